package semeia.tablebase.layer;

/**
 * Numbers all boards of some pits with some seeds, without gaps, by the combinatorial number system: with s(i) the seeds in the pits up to
 * pit i, a board's number is the sum of C(s(i) + i, i + 1) over all pits but the last. A board is given as words of six pits, a byte each,
 * the first pit lowest. Immutable.
 */
public final class BoardIndex {
    private static final int PITS_A_WORD = 6;
    private static final long LOW = 0x0000_0101_0101_0101L;
    private static final int MOST_SEEDS = 96;
    private static final int MOST_PITS = 24;
    /** C(seeds + pit, pit + 1) at index {@code pit * (MOST_SEEDS + 1) + seeds}; too large ones are not asked for. */
    private static final long[] CHOICES = choices();

    private final int pits;
    private final int seeds;
    private final long size;

    /**
     * The numbering for a board.
     *
     * @param pits 12 or 24
     * @param seeds seeds on the board, 0 to 48
     */
    public BoardIndex(int pits, int seeds) {
        this.pits = pits;
        this.seeds = seeds;
        this.size = size(pits, seeds);
    }

    private static long[] choices() {
        long[] choices = new long[MOST_PITS * (MOST_SEEDS + 1)];
        for (int pit = 0; pit < MOST_PITS; pit++) {
            for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
                long below = pit == 0 ? 1 : choices[(pit - 1) * (MOST_SEEDS + 1) + seeds];
                choices[pit * (MOST_SEEDS + 1) + seeds] = below + choices[pit * (MOST_SEEDS + 1) + seeds - 1];
            }
        }
        return choices;
    }

    /** How many boards of the pits up to {@code pit} hold fewer than so many seeds. */
    static long choices(int pit, int seeds) {
        return CHOICES[pit * (MOST_SEEDS + 1) + seeds];
    }

    /** How many boards of {@code pits} pits hold just {@code seeds} seeds. */
    public static long size(int pits, int seeds) {
        long size = 1;
        for (int i = 1; i < pits; i++) {
            size = size * (seeds + i) / i;
        }
        return size;
    }

    /** How many boards there are. */
    public long size() {
        return size;
    }

    /** The number of a board of twelve pits, 0 to {@link #size()} − 1. */
    public static long rank(long first, long second) {
        long sums = first * LOW;
        long more = second * LOW + LOW * (sums >>> 40 & 0xFF);
        return CHOICES[(int) (sums & 0xFF)]
                + CHOICES[MOST_SEEDS + 1 + (int) (sums >>> 8 & 0xFF)]
                + CHOICES[2 * (MOST_SEEDS + 1) + (int) (sums >>> 16 & 0xFF)]
                + CHOICES[3 * (MOST_SEEDS + 1) + (int) (sums >>> 24 & 0xFF)]
                + CHOICES[4 * (MOST_SEEDS + 1) + (int) (sums >>> 32 & 0xFF)]
                + CHOICES[5 * (MOST_SEEDS + 1) + (int) (sums >>> 40 & 0xFF)]
                + CHOICES[6 * (MOST_SEEDS + 1) + (int) (more & 0xFF)]
                + CHOICES[7 * (MOST_SEEDS + 1) + (int) (more >>> 8 & 0xFF)]
                + CHOICES[8 * (MOST_SEEDS + 1) + (int) (more >>> 16 & 0xFF)]
                + CHOICES[9 * (MOST_SEEDS + 1) + (int) (more >>> 24 & 0xFF)]
                + CHOICES[10 * (MOST_SEEDS + 1) + (int) (more >>> 32 & 0xFF)];
    }

    /** The number of a board of twenty-four pits, 0 to {@link #size()} − 1. */
    public static long rank(long first, long second, long third, long fourth) {
        long sums1 = first * LOW;
        long sums2 = second * LOW + LOW * (sums1 >>> 40 & 0xFF);
        long sums3 = third * LOW + LOW * (sums2 >>> 40 & 0xFF);
        long sums4 = fourth * LOW + LOW * (sums3 >>> 40 & 0xFF);
        return part(0, sums1, PITS_A_WORD)
                + part(1, sums2, PITS_A_WORD)
                + part(2, sums3, PITS_A_WORD)
                + part(3, sums4, PITS_A_WORD - 1);
    }

    private static long part(int word, long sums, int count) {
        long rank = 0;
        for (int i = 0; i < count; i++) {
            rank += CHOICES[(word * PITS_A_WORD + i) * (MOST_SEEDS + 1) + (int) (sums >>> (8 * i) & 0xFF)];
        }
        return rank;
    }

    /** The number of a board, 0 to {@link #size()} − 1. */
    public long rank(long[] words) {
        return pits == 2 * PITS_A_WORD ? rank(words[0], words[1]) : rank(words[0], words[1], words[2], words[3]);
    }

    /** Writes the board of a number. */
    public void unrank(long rank, long[] words) {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
        int sum = seeds;
        for (int pit = pits - 2; pit >= 0; pit--) {
            int row = pit * (MOST_SEEDS + 1);
            int below = sum;
            while (CHOICES[row + below] > rank) {
                below--;
            }
            rank -= CHOICES[row + below];
            put(words, pit + 1, sum - below);
            sum = below;
        }
        put(words, 0, sum);
    }

    /** Turns a board into the one of the next number; the last one becomes anything. */
    public static void next(long[] words) {
        long first = words[0] & 0xFF;
        words[0] &= ~0xFFL;
        int pit = 1;
        while (pit < words.length * PITS_A_WORD - 1
                && (words[pit / PITS_A_WORD] >>> (8 * (pit % PITS_A_WORD)) & 0xFF) == 0) {
            pit++;
        }
        put(words, pit, -1);
        put(words, pit - 1, (int) first + 1);
    }

    private static void put(long[] words, int pit, int seeds) {
        words[pit / PITS_A_WORD] += (long) seeds << (8 * (pit % PITS_A_WORD));
    }
}
