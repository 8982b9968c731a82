package semeia.tablebase.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Many numbers of eight bits that several threads change at once; a byte of memory each. */
final class Cells {
    /** The most cells there can be. */
    static final long MOST = 1L << 31;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(int[].class);

    private final int[] words;

    /** So many cells, all 0. */
    Cells(long size) {
        words = new int[Math.toIntExact((size + 3) >>> 2)];
    }

    /** The number in a cell, 0 to 255. */
    int get(long cell) {
        return words[(int) (cell >>> 2)] >>> shift(cell) & 0xFF;
    }

    /** Sets a cell that no other thread looks at, nor at the other three of its group of four. */
    void set(long cell, int value) {
        int word = (int) (cell >>> 2);
        words[word] = (words[word] & ~(0xFF << shift(cell))) | (value << shift(cell));
    }

    /** Sets a cell if it still holds {@code from}; whether it did. */
    boolean replace(long cell, int from, int to) {
        int word = (int) (cell >>> 2);
        int shift = shift(cell);
        while (true) {
            int old = (int) WORD.getVolatile(words, word);
            if ((old >>> shift & 0xFF) != from) {
                return false;
            }
            if (WORD.compareAndSet(words, word, old, (old & ~(0xFF << shift)) | (to << shift))) {
                return true;
            }
        }
    }

    /** Whether one of the four cells from {@code cell}, a multiple of four, may hold {@code value}; false is certain. */
    boolean someOfFour(long cell, int value) {
        int other = words[(int) (cell >>> 2)] ^ value * 0x0101_0101;
        return ((other - 0x0101_0101) & ~other & 0x8080_8080) != 0;
    }

    private static int shift(long cell) {
        return 8 * ((int) cell & 3);
    }
}
