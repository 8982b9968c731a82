package semeia.tablebase.layer;

import java.util.Arrays;

/**
 * Goes through boards of twelve pits in the order of their numbers, with gaps: only the pits that change from one board to the next are worked out.
 * Not thread-safe.
 */
public final class BoardWalk {
    private static final int PITS = 12;
    private static final int PITS_A_WORD = 6;
    private static final int STEPS = PITS - 1;

    private final int seeds;
    /** By pit: the first number after those of all boards that agree with this one in all pits above. */
    private final long[] limits = new long[STEPS];
    /** By pit: the first number of those boards with no seed fewer below. */
    private final long[] bases = new long[STEPS];
    /** By pit: the seeds in all pits up to it. */
    private final int[] sums = new int[STEPS];

    private final long[] board = new long[PITS / PITS_A_WORD];

    /** A walk through the boards with so many seeds. */
    public BoardWalk(int seeds) {
        this.seeds = seeds;
        Arrays.fill(limits, -1);
    }

    /**
     * Goes to a board.
     *
     * @param rank its number, not smaller than that of the board before
     */
    public void to(long rank) {
        int pit = 0;
        while (pit < STEPS && rank >= limits[pit]) {
            pit++;
        }
        long base = pit == STEPS ? 0 : bases[pit];
        int sum = pit == STEPS ? seeds : sums[pit];
        for (int lower = pit - 1; lower >= 0; lower--) {
            int below = sum;
            while (BoardIndex.choices(lower, below) > rank - base) {
                below--;
            }
            limits[lower] = base + BoardIndex.choices(lower, below + 1);
            base += BoardIndex.choices(lower, below);
            bases[lower] = base;
            sums[lower] = below;
            set(lower + 1, sum - below);
            sum = below;
        }
        set(0, sum);
    }

    private void set(int pit, int count) {
        int shift = 8 * (pit % PITS_A_WORD);
        int word = pit / PITS_A_WORD;
        board[word] = (board[word] & ~(0xFFL << shift)) | ((long) count << shift);
    }

    /** The first six pits of the board, a byte each, the first lowest. */
    public long first() {
        return board[0];
    }

    /** The other six. */
    public long second() {
        return board[1];
    }
}
