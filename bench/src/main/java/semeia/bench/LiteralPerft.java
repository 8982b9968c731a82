package semeia.bench;

import java.util.Arrays;

/**
 * Perft as one writes it down from the rules: int arrays, a seed at a time. The measure that {@link PerftBenchmark} puts next to the
 * product's rules; it knows Abapa and Anywoli only, and no endless sowing (none occurs so near the start).
 */
final class LiteralPerft {
    private final int pits;
    private final int[][] boards;
    private final int[] seedsLeft;

    LiteralPerft(int pits, int depth) {
        this.pits = pits;
        this.boards = new int[depth + 1][pits];
        this.seedsLeft = new int[depth + 1];
        Arrays.fill(boards[0], 4);
        seedsLeft[0] = 4 * pits;
    }

    /** The leaves at the depth, Abapa on 12 pits. */
    long abapa(int ply, int depth, int player) {
        int row = pits / 2;
        int[] board = boards[ply];
        boolean mustFeed = isEmpty(board, 1 - player);
        long leaves = 0;
        for (int pit = row * player; pit < row * (player + 1); pit++) {
            if (board[pit] == 0 || (mustFeed && board[pit] < row * (player + 1) - pit)) {
                continue;
            }
            int[] next = boards[ply + 1];
            System.arraycopy(board, 0, next, 0, pits);
            sowOneLap(next, pit, player);
            leaves += ply + 1 == depth ? 1 : abapa(ply + 1, depth, 1 - player);
        }
        return leaves;
    }

    private void sowOneLap(int[] board, int origin, int player) {
        int hand = board[origin];
        board[origin] = 0;
        int pit = origin;
        while (hand > 0) {
            pit = (pit + 1) % pits;
            if (pit != origin) {
                board[pit]++;
                hand--;
            }
        }
        int row = pits / 2;
        int first = row * (1 - player);
        int from = pit;
        while (from >= first && from < first + row && (board[from] == 2 || board[from] == 3)) {
            from--;
        }
        int captured = 0;
        int others = 0;
        for (int i = first; i < first + row; i++) {
            others += board[i];
            captured += i > from && i <= pit ? board[i] : 0;
        }
        if (captured < others) {
            Arrays.fill(board, from + 1, pit + 1, 0);
        }
    }

    /** The leaves at the depth, Anywoli on 24 pits. */
    long anywoli(int ply, int depth, int player, boolean extra) {
        int row = pits / 2;
        long leaves = 0;
        for (int pit = row * player; pit < row * (player + 1); pit++) {
            if (boards[ply][pit] == 0) {
                continue;
            }
            System.arraycopy(boards[ply], 0, boards[ply + 1], 0, pits);
            seedsLeft[ply + 1] = seedsLeft[ply];
            boolean closing = sowLaps(boards[ply + 1], ply + 1, pit);
            leaves += ply + 1 == depth ? 1 : after(ply + 1, depth, player, closing);
        }
        if (extra) {
            System.arraycopy(boards[ply], 0, boards[ply + 1], 0, pits);
            seedsLeft[ply + 1] = seedsLeft[ply];
            leaves += ply + 1 == depth ? 1 : after(ply + 1, depth, player, false);
        }
        return leaves;
    }

    private long after(int ply, int depth, int player, boolean closing) {
        if (seedsLeft[ply] == 4) {
            return 0;
        }
        if (closing && !isEmpty(boards[ply], player)) {
            return anywoli(ply, depth, player, true);
        }
        int next = isEmpty(boards[ply], 1 - player) ? player : 1 - player;
        return isEmpty(boards[ply], next) ? 0 : anywoli(ply, depth, next, false);
    }

    private boolean sowLaps(int[] board, int ply, int origin) {
        int pit = origin;
        while (true) {
            int hand = board[pit];
            board[pit] = 0;
            for (; hand > 0; hand--) {
                pit = pit == pits - 1 ? 0 : pit + 1;
                board[pit]++;
                if (board[pit] == 4) {
                    board[pit] = 0;
                    seedsLeft[ply] -= 4;
                    if (seedsLeft[ply] == 4 || hand == 1) {
                        return true;
                    }
                }
            }
            if (board[pit] == 1) {
                return false;
            }
        }
    }

    private boolean isEmpty(int[] board, int player) {
        for (int pit = pits / 2 * player; pit < pits / 2 * (player + 1); pit++) {
            if (board[pit] != 0) {
                return false;
            }
        }
        return true;
    }
}
