package semeia.cli.arena;

import semeia.engine.Limits;

/**
 * What a player may use for one move.
 *
 * @param limits time, depth and nodes; at least one of them is limited
 * @param margin milliseconds that a player may take beyond its time before it loses
 * @param patience milliseconds after which a player that has not answered loses
 * @param words the limits as words of the protocol: {@code movetime 100}
 */
public record Allowance(Limits limits, long margin, long patience, String words) {
    /** How long a player may take that has no time limit, in milliseconds: after that it hangs. */
    private static final long HANGS = 600_000;

    /** The same limits for every move. */
    public Allowance(Limits limits, long margin) {
        this(
                limits,
                margin,
                limits.hardMillis() == Limits.NONE.hardMillis() ? HANGS : limits.hardMillis() + margin,
                words(limits));
    }

    private static String words(Limits limits) {
        StringBuilder words = new StringBuilder();
        append(words, "movetime", limits.hardMillis(), Limits.NONE.hardMillis());
        append(words, "depth", limits.depth(), Limits.NONE.depth());
        append(words, "nodes", limits.nodes(), Limits.NONE.nodes());
        return words.toString();
    }

    private static void append(StringBuilder words, String name, long value, long unlimited) {
        if (value != unlimited) {
            words.append(words.isEmpty() ? "" : " ").append(name).append(' ').append(value);
        }
    }

    /** The words. */
    @Override
    public String toString() {
        return words;
    }
}
