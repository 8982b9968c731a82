package semeia.cluster;

import java.util.Arrays;

/** Sorts numbers by some of their bits, digit by digit from the lowest; equal ones stay in order. Not thread-safe. */
final class RadixSort {
    private static final int DIGIT = 11;
    private static final int MASK = (1 << DIGIT) - 1;

    private final int[] places = new int[1 << DIGIT];
    private long[] spare;

    /** Room for so many numbers. */
    RadixSort(int room) {
        this.spare = new long[room];
    }

    /**
     * Sorts the first {@code count} numbers.
     *
     * @param numbers as many as there is room for; used further by this class
     * @param lowest the lowest bit that matters
     * @param end the lowest bit above which none is set
     * @return the sorted numbers; the array may be another
     */
    long[] sort(long[] numbers, int count, int lowest, int end) {
        long[] from = numbers;
        for (int shift = lowest; shift < end; shift += DIGIT) {
            long[] to = spare;
            move(from, to, count, shift);
            spare = from;
            from = to;
        }
        return from;
    }

    private void move(long[] from, long[] to, int count, int shift) {
        Arrays.fill(places, 0);
        for (int i = 0; i < count; i++) {
            places[(int) (from[i] >>> shift) & MASK]++;
        }
        int place = 0;
        for (int digit = 0; digit < places.length; digit++) {
            int some = places[digit];
            places[digit] = place;
            place += some;
        }
        for (int i = 0; i < count; i++) {
            to[places[(int) (from[i] >>> shift) & MASK]++] = from[i];
        }
    }
}
