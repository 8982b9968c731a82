package semeia.engine;

import java.util.Arrays;
import semeia.rules.Moves;
import semeia.rules.Position;

/** The history heuristic: which moves caused cuts elsewhere in the tree, by pit and seeds lifted. */
final class HistoryHeuristic {
    /** More than any score. */
    static final int MOST = 1 << 20;

    private static final int KINDS = 16;
    private static final int MAX_PITS = 26;

    private final int[] scores = new int[MAX_PITS * KINDS];

    void clear() {
        Arrays.fill(scores, 0);
    }

    /** Ages the scores, so that new cuts count more than old ones. */
    void fade() {
        divide(8);
    }

    int score(Position position, int move) {
        return scores[index(position, move)];
    }

    /** The move was good enough at that depth. */
    void raise(Position position, int move, int depth) {
        int index = index(position, move);
        scores[index] += depth * depth;
        if (scores[index] >= MOST) {
            divide(2);
        }
    }

    private void divide(int by) {
        for (int i = 0; i < scores.length; i++) {
            scores[i] /= by;
        }
    }

    private static int index(Position position, int move) {
        return move == Moves.DECLINE ? 0 : move * KINDS + Math.min(KINDS - 1, position.seeds(move));
    }
}
