package semeia.engine;

/**
 * When a search stops: at the first of its limits. Immutable; made from {@link #NONE} or one of the factories, and narrowed by the
 * {@code and…} methods.
 *
 * @param softMillis after so many milliseconds no new depth is begun
 * @param hardMillis after so many milliseconds the search breaks off
 * @param depth the greatest depth in plies, 1 or more
 * @param nodes moves played in the search, 1 or more
 * @param lines how many best lines are wanted, 1 or more
 */
public record Limits(long softMillis, long hardMillis, int depth, long nodes, int lines) {
    /** The greatest depth in plies. */
    public static final int MAX_DEPTH = AlphaBeta.MAX_DEPTH;

    /** No limit but {@link Search#stop} and the end of the game tree; one line. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, MAX_DEPTH, Long.MAX_VALUE, 1);

    /** Plies that a game is thought to go on, when a clock is divided. */
    private static final int PLIES_TO_GO = 25;

    /** Checks the ranges. */
    public Limits {
        check(softMillis >= 0 && hardMillis >= 0, "milliseconds", "0 or more");
        check(depth >= 1 && depth <= MAX_DEPTH, "depth " + depth, "1 to " + MAX_DEPTH);
        check(nodes >= 1, "nodes " + nodes, "1 or more");
        check(lines >= 1, "lines " + lines, "1 or more");
    }

    /** A fixed depth in plies. */
    public static Limits depth(int depth) {
        return NONE.andDepth(depth);
    }

    /** A number of moves played in the search. */
    public static Limits nodes(long nodes) {
        return NONE.andNodes(nodes);
    }

    /** A fixed time for this move, in milliseconds. */
    public static Limits moveTime(long millis) {
        return new Limits(millis, millis, NONE.depth, NONE.nodes, NONE.lines);
    }

    /**
     * A clock with an increment: the time for this move is chosen so that the clock lasts for the game.
     *
     * @param left milliseconds on the player's clock
     * @param increment milliseconds that each move adds
     */
    public static Limits clock(long left, long increment) {
        long most = Math.max(1, left / 4);
        long share = Math.min(most, left / PLIES_TO_GO + increment * 3 / 4);
        return new Limits(share * 3 / 5, Math.min(most, share * 3), NONE.depth, NONE.nodes, NONE.lines);
    }

    /** These limits with another depth. */
    public Limits andDepth(int plies) {
        return new Limits(softMillis, hardMillis, plies, nodes, lines);
    }

    /** These limits with another number of nodes. */
    public Limits andNodes(long moves) {
        return new Limits(softMillis, hardMillis, depth, moves, lines);
    }

    /** These limits with another number of lines. */
    public Limits andLines(int wanted) {
        return new Limits(softMillis, hardMillis, depth, nodes, wanted);
    }

    /** Three quarters of the time and nodes. */
    Limits most() {
        long most = Math.max(1, nodes - nodes / 4);
        return new Limits(softMillis - softMillis / 4, hardMillis - hardMillis / 4, depth, most, lines);
    }

    private static void check(boolean right, String found, String expected) {
        if (!right) {
            throw new IllegalArgumentException(found + ", expected " + expected);
        }
    }
}
