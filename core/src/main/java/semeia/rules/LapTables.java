package semeia.rules;

/**
 * What sowing does to the two rows, for boards whose rows are one word each. The entry of a move, which begins at {@link #index}, is three words:
 * what it adds to the mover's row, what it adds to the other row, and the pits of the other row that a capture may take – those up to the last
 * seed's, as whole bytes, 0 where there can be none.
 */
final class LapTables {
    static final int TO_OTHER = 1;
    static final int TAKEABLE = 2;

    /** The most seeds of a game that has tables: above this the cheap operations on words are not exact. */
    static final int MOST_SEEDS = 127;

    private static final int WORDS = 4;
    private static final int COUNTS = MOST_SEEDS + 1;
    private static final LapTables[] MADE = new LapTables[8 * (PackedPits.MOST_PITS_A_WORD + 1)];

    private final int row;
    private final boolean originSown;
    private final long[] entries;

    private LapTables(int row, boolean originSown, boolean chained, boolean lone) {
        this.row = row;
        this.originSown = originSown;
        this.entries = new long[row * COUNTS * WORDS];
        for (int pit = 0; pit < row; pit++) {
            fill(pit, chained, lone);
        }
    }

    /**
     * The entries for a board, kept for who asks again. Made twice if two threads ask first at once, which does no harm.
     *
     * @param chained whether a capture goes on to the pits behind the last one
     * @param lone whether a sowing of one seed captures
     */
    static long[] entries(int row, boolean originSown, boolean chained, boolean lone) {
        int made = 8 * row + (originSown ? 4 : 0) + (chained ? 2 : 0) + (lone ? 1 : 0);
        if (MADE[made] == null) {
            MADE[made] = new LapTables(row, originSown, chained, lone);
        }
        return MADE[made].entries;
    }

    /** Where the entry begins for the pit of a row, the first being 0. */
    static int index(long own, int pit) {
        return (pit * COUNTS + ((int) (own >>> (8 * pit)) & 0x7F)) * WORDS;
    }

    /** What to add to a row so that bytes get a mark if their pit holds enough seeds to reach the other row. */
    static long reach(int row) {
        long marks = 0;
        for (int pit = 0; pit < row; pit++) {
            marks |= (0x80L - (row - pit)) << (8 * pit);
        }
        return marks;
    }

    private void fill(int origin, boolean chained, boolean lone) {
        long[] rows = new long[2];
        int last = origin;
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            last = next(origin, last);
            rows[last / row] += 1L << (8 * (last % row));
            int at = (origin * COUNTS + seeds) * WORDS;
            entries[at] = rows[0] - ((long) seeds << (8 * origin));
            entries[at + TO_OTHER] = rows[1];
            if (last >= row && (seeds > 1 || lone)) {
                long pits = (1L << (8 * (last - row + 1))) - 1;
                entries[at + TAKEABLE] = chained ? pits : pits & -1L << (8 * (last - row));
            }
        }
    }

    /** The pit after {@code pit} in sowing order that gets a seed (rule 3.1). */
    private int next(int origin, int pit) {
        int next = (pit + 1) % (2 * row);
        return next == origin && !originSown ? (next + 1) % (2 * row) : next;
    }
}
