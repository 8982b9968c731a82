package semeia.rules;

/**
 * What sowing does to the two rows, for boards whose rows are one word each: at index {@code pit * (most + 1) + seeds} for the mover's pit
 * {@code pit} and that many seeds in it.
 */
final class LapTables {
    /** The seeds in the whole game, the most that a pit can hold. */
    final int most;
    /** What the sowing adds to the mover's row. */
    final long[] toOwn;
    /** What it adds to the other row. */
    final long[] toOther;
    /** The pits of the other row that a capture may take: up to that of the last seed, as whole bytes; 0 where there can be none. */
    final long[] takeable;
    /** What to add to a row so that bytes get a mark if their pit holds enough seeds to reach the other row. */
    final long reach;

    private final int row;
    private final boolean originSown;

    /**
     * The tables.
     *
     * @param chained whether a capture goes on to the pits behind the last one
     * @param lone whether a sowing of one seed captures
     */
    LapTables(int row, int most, boolean originSown, boolean chained, boolean lone) {
        this.row = row;
        this.most = most;
        this.originSown = originSown;
        this.toOwn = new long[row * (most + 1)];
        this.toOther = new long[row * (most + 1)];
        this.takeable = new long[row * (most + 1)];
        long marks = 0;
        for (int pit = 0; pit < row; pit++) {
            marks |= (0x80L - (row - pit)) << (8 * pit);
            fill(pit, chained, lone);
        }
        this.reach = marks;
    }

    private void fill(int origin, boolean chained, boolean lone) {
        int at = origin * (most + 1);
        long[] rows = new long[2];
        int last = origin;
        for (int seeds = 1; seeds <= most; seeds++) {
            last = next(origin, last);
            rows[last / row] += 1L << (8 * (last % row));
            toOwn[at + seeds] = rows[0] - ((long) seeds << (8 * origin));
            toOther[at + seeds] = rows[1];
            if (last >= row && (seeds > 1 || lone)) {
                long pits = (1L << (8 * (last - row + 1))) - 1;
                takeable[at + seeds] = chained ? pits : pits & -1L << (8 * (last - row));
            }
        }
    }

    /** The pit after {@code pit} in sowing order that gets a seed (rule 3.1). */
    private int next(int origin, int pit) {
        int next = (pit + 1) % (2 * row);
        return next == origin && !originSown ? (next + 1) % (2 * row) : next;
    }

    /** Where a row has its entries. */
    int index(long own, int pit) {
        return pit * (most + 1) + ((int) (own >>> (8 * pit)) & 0xFF);
    }

}
