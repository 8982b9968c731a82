package semeia.engine;

import java.util.function.LongSupplier;
import semeia.rules.Game;
import semeia.rules.Rules;

/**
 * A second search of the same root (Lazy SMP). All it does for the first is to fill the transposition table they share: it leaves out some
 * depths, so that it is ahead, and both find each other's cuts, best moves and proofs.
 */
final class Helper {
    private final TimeManager time;
    private final AlphaBeta alphaBeta;
    private final int number;

    /** @param number which helper, from 0: it decides the depths that are left out */
    Helper(
            int number,
            Rules rules,
            TranspositionTable table,
            Evaluation evaluation,
            Prober prober,
            LongSupplier millis) {
        this.number = number;
        this.time = new TimeManager(millis);
        this.alphaBeta = new AlphaBeta(rules, table, evaluation, prober, time);
    }

    /** Prepares the work on a root; the task then ends when the depth is reached, all is proved, or {@link #stop} is called. */
    Runnable task(Game root, int depth, int lines) {
        time.begin(Limits.NONE);
        return () -> new IterativeDeepening(root, root.position().player(), alphaBeta, time)
                .run(depth, lines, this::leavesOut, progress -> {});
    }

    /** Blocks of one depth searched, one left out for the first two helpers; of two and two for the next four; and so on. */
    private boolean leavesOut(int depth) {
        int size = 1;
        int phase = number;
        while (phase >= 2 * size) {
            phase -= 2 * size;
            size++;
        }
        return (depth + phase) / size % 2 != 0;
    }

    void stop() {
        time.stop();
    }

    void clear() {
        alphaBeta.clear();
    }

    long nodes() {
        return time.nodes();
    }
}
