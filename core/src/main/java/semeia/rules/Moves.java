package semeia.rules;

/**
 * Sets of moves, in the form that machines use: the bits of a {@code long}. Bit i plays pit i, 0 to 31; bit {@link #DECLINE} declines an extra
 * move. A loop over a set reads {@code for (long rest = moves; rest != 0; rest = Moves.rest(rest))} with {@link #first} inside.
 *
 * <p>The set is no object because a search makes one a node: see docs/decisions.md for the measurement.
 */
public final class Moves {
    /** The move number that stands for declining an extra move (rule 4.4); above every pit. */
    public static final int DECLINE = 32;
    /** The set without a move. */
    public static final long NONE = 0;

    private Moves() {}

    /** The set of one move. */
    public static long of(int move) {
        return 1L << move;
    }

    /** Whether the set has the move; false for numbers that are no move. */
    public static boolean has(long moves, int move) {
        return move >= 0 && move <= DECLINE && (moves & 1L << move) != 0;
    }

    /** How many moves the set has. */
    public static int count(long moves) {
        return Long.bitCount(moves);
    }

    /** The first move of a set that is not empty: the lowest pit; declining comes last. */
    public static int first(long moves) {
        return Long.numberOfTrailingZeros(moves);
    }

    /** The set without its first move. */
    public static long rest(long moves) {
        return moves & moves - 1;
    }

    /** The set without the move. */
    public static long without(long moves, int move) {
        return moves & ~(1L << move);
    }

    /** The move at a place of the set, 0 to {@link #count} - 1. */
    public static int at(long moves, int place) {
        long rest = moves;
        for (int skip = place; skip > 0; skip--) {
            rest = rest(rest);
        }
        return first(rest);
    }
}
