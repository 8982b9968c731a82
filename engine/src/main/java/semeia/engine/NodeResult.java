package semeia.engine;

/**
 * What the search of one node returns, in one word: a value in {@link AlphaBeta#UNIT}ths of a seed, the proved bounds in seeds, and the quiet plies
 * that the proof needs. All but the last are differences for one player, and {@link #negate} turns them for the other.
 *
 * <p>The need n says: the bounds hold if the position's quiet plies and n are not more than the guard. A proof that used an end by the
 * guard holds with the same quiet plies only, one that used a repetition on its own line only.
 */
final class NodeResult {
    /** The need of bounds that hold with the same number of quiet plies. */
    static final int AT_THIS_QUIET = 254;
    /** The need of bounds that hold for the line of play they were found on. */
    static final int ON_THIS_LINE = 255;

    /** No result. */
    static final long NONE = -1;

    private NodeResult() {}

    static long of(int value, int least, int most, int need) {
        return ((long) value << 48) | (least & 0xFFFFL) << 32 | (most & 0xFFFFL) << 16 | need;
    }

    /** The game ends here with this difference in seeds. */
    static long end(int seeds, int need) {
        return of(seeds * AlphaBeta.UNIT, seeds, seeds, need);
    }

    static int value(long result) {
        return (int) (result >> 48);
    }

    static int least(long result) {
        return (short) (result >> 32);
    }

    static int most(long result) {
        return (short) (result >> 16);
    }

    static int need(long result) {
        return (int) result & 0xFFFF;
    }

    /** The need one quiet ply before. */
    static int needBefore(int need) {
        return need == 0 || need >= AT_THIS_QUIET ? need : need == AT_THIS_QUIET - 1 ? ON_THIS_LINE : need + 1;
    }

    static long negate(long result) {
        return of(-value(result), -most(result), -least(result), need(result));
    }
}
