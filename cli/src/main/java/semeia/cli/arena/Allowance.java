package semeia.cli.arena;

import semeia.engine.Limits;

/**
 * What a player may use for one move.
 *
 * @param limits time, depth and nodes; at least one of them is limited
 * @param margin milliseconds that a player may take beyond its time before it loses
 */
public record Allowance(Limits limits, long margin) {
    /** How long a player may take that has no time limit, in milliseconds: after that it hangs. */
    private static final long HANGS = 600_000;

    /** The limits as words of the protocol: {@code movetime 100}. */
    @Override
    public String toString() {
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

    /** Milliseconds after which a player that has not answered loses. */
    long patience() {
        return limits.hardMillis() == Limits.NONE.hardMillis() ? HANGS : limits.hardMillis() + margin;
    }
}
