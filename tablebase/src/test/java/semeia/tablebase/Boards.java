package semeia.tablebase;

import java.util.Random;

/** Boards as words, for tests. */
public final class Boards {
    private Boards() {}

    static int seeds(long[] board, int pit) {
        return (int) (board[pit / 6] >>> (8 * (pit % 6))) & 0xFF;
    }

    public static int sum(long[] board) {
        int sum = 0;
        for (int pit = 0; pit < 6 * board.length; pit++) {
            sum += seeds(board, pit);
        }
        return sum;
    }

    /** Scatters seeds; now and then most of them into one pit, where sowing goes round. */
    public static void scatter(Random random, int pits, int seeds, long[] board) {
        for (int i = 0; i < board.length; i++) {
            board[i] = 0;
        }
        int heap = random.nextInt(3) == 0 ? random.nextInt(seeds + 1) : 0;
        int full = random.nextInt(pits);
        board[full / 6] += (long) heap << (8 * (full % 6));
        for (int i = heap; i < seeds; i++) {
            int pit = random.nextInt(pits);
            board[pit / 6] += 1L << (8 * (pit % 6));
        }
    }
}
