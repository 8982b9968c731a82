package semeia.engine;

import java.util.Arrays;
import semeia.rules.Moves;
import semeia.rules.Position;

/** Which moves were good elsewhere in the tree, by pit and seeds lifted. */
final class HistoryHeuristic {
    /** More than any habit is worth. */
    static final int MOST = 1 << 20;

    private static final int KINDS = 16;
    private static final int MOST_PITS = 26;

    private final int[] worth = new int[MOST_PITS * KINDS];

    void clear() {
        Arrays.fill(worth, 0);
    }

    /** Makes what was learned count less than what will be. */
    void fade() {
        divide(8);
    }

    int of(Position position, int move) {
        return worth[index(position, move)];
    }

    /** The move was good enough at that depth. */
    void reward(Position position, int move, int depth) {
        int index = index(position, move);
        worth[index] += depth * depth;
        if (worth[index] >= MOST) {
            divide(2);
        }
    }

    private void divide(int by) {
        for (int i = 0; i < worth.length; i++) {
            worth[i] /= by;
        }
    }

    private static int index(Position position, int move) {
        return move == Moves.DECLINE ? 0 : move * KINDS + Math.min(KINDS - 1, position.seeds(move));
    }
}
