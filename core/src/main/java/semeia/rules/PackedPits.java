package semeia.rules;

/**
 * How pits lie in machine words: six pits to a {@code long}, a byte each, the first pit lowest. A row of six is one word, a row of twelve
 * two. A pit holds at most 96 seeds, so the highest bit of a byte is free for marks and a sum of six bytes fits a byte only on
 * small boards; {@link #sum} is exact up to 255 seeds.
 */
final class PackedPits {
    static final int PITS = 6;
    static final long LOW = 0x0000_0101_0101_0101L;
    static final long HIGH = LOW << 7;
    private static final long REST = HIGH - LOW;
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private static final int[] WORD = new int[24];
    private static final int[] SHIFT = new int[24];

    static {
        for (int pit = 0; pit < WORD.length; pit++) {
            WORD[pit] = pit / PITS;
            SHIFT[pit] = 8 * (pit % PITS);
        }
    }

    private PackedPits() {}

    static int count(int pits) {
        return pits / PITS;
    }

    static int word(int pit) {
        return WORD[pit];
    }

    static int shift(int pit) {
        return SHIFT[pit];
    }

    static int seeds(long[] words, int pit) {
        return (int) (words[WORD[pit]] >>> SHIFT[pit]) & 0xFF;
    }

    /** The highest bit of every byte that is not zero. */
    static long occupied(long word) {
        return word + REST & HIGH;
    }

    /** The highest bit of every byte that equals {@code seeds}. */
    static long equal(long word, int seeds) {
        return ~((word ^ LOW * seeds) + REST) & HIGH;
    }

    /** Marks (highest bits of bytes) as bits 0 to 5. */
    static int mask(long marks) {
        return (int) (((marks >>> 7) * GATHER) >>> 56);
    }

    /** The bytes that carry a mark, whole. */
    static long bytes(long marks) {
        return (marks << 1) - (marks >>> 7);
    }

    /** The seeds in the six pits together. */
    static int sum(long word) {
        return (int) ((word * 0x0101_0101_0101_0101L) >>> 56);
    }
}
