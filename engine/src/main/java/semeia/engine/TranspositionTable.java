package semeia.engine;

import semeia.rules.Moves;

/**
 * The transposition table: remembers what was found about a position. An entry is two words, key and data, the key mixed with the data,
 * so that threads may share the table: a torn entry is no entry. Four entries, 64 bytes, make a bucket.
 *
 * <p>Values and bounds are stored relative to the lead in seeds at the position: what is still to be gained.
 */
final class TranspositionTable {
    static final long MISS = 0;

    /** Nothing is known of the value. */
    static final int NOTHING = 0;

    /** The value came from a full window. */
    static final int FULL = 3;
    /** The value is a lower bound. */
    static final int LOWER = 1;
    /** The value is an upper bound. */
    static final int UPPER = 2;

    static final int NO_MOVE = 30;
    /** What stands for {@link Moves#DECLINE}, so that a move takes five bits. */
    private static final int DECLINE = 31;

    private static final int BUCKET = 8;
    /** Array words before the first bucket, so that buckets do not straddle cache lines on common machines. */
    private static final int PADDING = 6;

    private static final int AGES = 256;

    private final long[] words;
    private final int mask;
    private int age;

    /**
     * An empty table.
     *
     * @param megabytes its size, rounded down to a power of two, 1 to 8192
     */
    TranspositionTable(int megabytes) {
        int buckets = Integer.highestOneBit(megabytes) << 14;
        this.words = new long[buckets * BUCKET + PADDING];
        this.mask = buckets - 1;
    }

    /** Begins a new search: what is there may be replaced sooner. */
    void newSearch() {
        age = (age + 1) % AGES;
    }

    void clear() {
        java.util.Arrays.fill(words, 0);
    }

    /** The data stored for the key, or {@link #MISS}. */
    long probe(long key) {
        int at = bucket(key);
        for (int i = at; i < at + BUCKET; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key) {
                return data;
            }
        }
        return MISS;
    }

    /** Stores data for a key in place of the least worthy entry of its bucket. */
    void store(long key, long data) {
        int at = bucket(key);
        int victim = at;
        int least = Integer.MAX_VALUE;
        for (int i = at; i < at + BUCKET; i += 2) {
            long old = words[i + 1];
            if ((words[i] ^ old) == key) {
                victim = i;
                break;
            }
            int worth = worth(old);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        words[victim] = key ^ data;
        words[victim + 1] = data;
    }

    private int worth(long data) {
        if (data == MISS) {
            return Integer.MIN_VALUE;
        }
        int passed = (age - age(data) + AGES) % AGES;
        return depth(data) - 4 * passed;
    }

    private int bucket(long key) {
        return PADDING + ((int) (key >>> 32) & mask) * BUCKET;
    }

    long data(int value, int bound, int depth, int move, int least, int most, int need) {
        return ((long) value << 48)
                | (depth & 0x7FL) << 41
                | (least & 0x1FFL) << 32
                | (most & 0x1FFL) << 23
                | (long) need << 15
                | (long) age << 7
                | (long) bound << 5
                | (move == Moves.DECLINE ? DECLINE : move);
    }

    static int value(long data) {
        return (int) (data >> 48);
    }

    static int depth(long data) {
        return (int) (data >>> 41) & 0x7F;
    }

    static int least(long data) {
        return (int) (data << 23 >> 55);
    }

    static int most(long data) {
        return (int) (data << 32 >> 55);
    }

    static int need(long data) {
        return (int) (data >>> 15) & 0xFF;
    }

    private static int age(long data) {
        return (int) (data >>> 7) & 0xFF;
    }

    static int bound(long data) {
        return (int) (data >>> 5) & 3;
    }

    static int move(long data) {
        int move = (int) data & 31;
        return move == DECLINE ? Moves.DECLINE : move;
    }
}
