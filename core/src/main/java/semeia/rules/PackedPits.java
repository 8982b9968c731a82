package semeia.rules;

import java.util.Arrays;

/**
 * How the pits of a board of two rows lie in machine words: a byte a pit, the first pit lowest, at most seven pits to a {@code long}. A row of
 * two to seven is one word, a longer one two, so that a board has two or four words and no word has pits of both rows. The operations on
 * words are exact up to {@link #MOST_SEEDS} seeds on the whole board. <em>Marks</em> are the highest bits of bytes.
 */
final class PackedPits {
    /** The most seeds of a game: what a byte holds, and the sum of all bytes too. */
    static final int MOST_SEEDS = 255;

    static final int FEWEST_PITS_A_ROW = 2;
    static final int MOST_PITS_A_ROW = 13;

    static final long LOW = 0x0101_0101_0101_0101L;
    static final long HIGH = 0x8080_8080_8080_8080L;
    /** All bits but the marks. */
    static final long REST = 0x7F7F_7F7F_7F7F_7F7FL;

    private static final long GATHER = 0x0102_0408_1020_4080L;
    private static final long SPREAD = 0xD1B5_4A32_D192_ED03L;
    static final int MOST_PITS_A_WORD = 7;
    private static final PackedPits[] BOARDS = new PackedPits[MOST_PITS_A_ROW + 1];

    static {
        for (int row = FEWEST_PITS_A_ROW; row <= MOST_PITS_A_ROW; row++) {
            BOARDS[row] = new PackedPits(row);
        }
    }

    /** Pits a row. */
    final int row;
    /** How many words there are, 2 or 4. */
    final int words;
    /** Where a pit lies: its word times 64, plus its shift. */
    final int[] slots;
    /** The first pit of a word. */
    final int[] firsts;
    /** Marks of all pits that a word has. */
    final long[] every;
    /** Whether a word has seven pits. */
    final boolean hasSevens;
    /** A factor that brings flags of 16 bits where no pit lies in the first word, or else spreads them over it. */
    final long flags;

    private PackedPits(int row) {
        this.row = row;
        this.words = row <= MOST_PITS_A_WORD ? 2 : 4;
        this.slots = new int[2 * row];
        this.firsts = new int[words];
        this.every = new long[words];
        this.hasSevens = row == MOST_PITS_A_WORD || row == MOST_PITS_A_ROW;
        this.flags = hasSevens ? SPREAD : 1L << 48;
        int wordsARow = words / 2;
        int width = (row + wordsARow - 1) / wordsARow;
        for (int pit = 2 * row - 1; pit >= 0; pit--) {
            int word = pit / row * wordsARow + pit % row / width;
            slots[pit] = word << 6 | 8 * (pit % row % width);
            firsts[word] = pit;
            every[word] |= 0x80L << slots[pit];
        }
    }

    /** The board with so many pits a row, 2 to 13. */
    static PackedPits ofRow(int row) {
        return BOARDS[row];
    }

    /** The highest bit of every byte that is not zero. */
    static long occupied(long word) {
        return ((word & REST) + REST | word) & HIGH;
    }

    /** The highest bit of every byte that holds {@code seeds} or more, 1 to 128. */
    static long atLeast(long word, int seeds) {
        return ((word & REST) + LOW * (0x80 - seeds) | word) & HIGH;
    }

    /**
     * Those of the marks whose bytes are equal in two words.
     *
     * @param other a word, such as so many seeds in every byte
     */
    static long equalAmong(long word, long other, long marks) {
        long differing = word ^ other;
        return ~((differing & REST) + REST | differing) & marks;
    }

    /**
     * The contents of a set as pairs of words: seeds in every byte, and the bits in which a byte must agree with them. Two contents that differ in
     * their lowest bit alone, such as two and three, are one pair.
     *
     * @param contents bit d stands for d seeds, 1 to 9
     */
    static long[] patterns(int contents) {
        long[] patterns = new long[2 * Integer.SIZE];
        int length = 0;
        for (int rest = contents; rest != 0; rest &= rest - 1) {
            int seeds = Integer.numberOfTrailingZeros(rest);
            boolean pair = seeds % 2 == 0 && (rest & 2 << seeds) != 0;
            rest &= pair ? ~(2 << seeds) : -1;
            patterns[length++] = LOW * seeds;
            patterns[length++] = LOW * (pair ? 0xFE : 0xFF);
        }
        return Arrays.copyOf(patterns, length);
    }

    /** Marks as bits, the first pit lowest. */
    static int mask(long marks) {
        return (int) (((marks >>> 7) * GATHER) >>> 56);
    }

    /** The bytes that carry a mark, whole. */
    static long bytes(long marks) {
        return (marks << 1) - (marks >>> 7);
    }

    /** The seeds in the pits of a word together. */
    static int sum(long word) {
        return (int) ((word * LOW) >>> 56);
    }
}
