package semeia.server.engine;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import semeia.engine.Analysis;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.server.table.Refusal;
import semeia.server.table.RefusedException;

/** Analyses games for people, one at a time, so that the computer's own moves never wait for it. Thread-safe. */
public final class Analyst implements AutoCloseable {
    /** The longest that one analysis may take, in milliseconds. */
    public static final int MOST_MILLIS = 5_000;

    private static final int MOST_WAITING = 8;
    private static final int MEGABYTES = 32;

    private final ThreadPoolExecutor worker = new ThreadPoolExecutor(
            1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), task -> new Thread(task, "analyst"));

    /** Nobody is analysing yet. */
    public Analyst() {}

    /**
     * What a search finds about a game that is not over.
     *
     * @throws RefusedException if too many wait already
     */
    public Analysis analyse(Game game, int millis, int lines) {
        try {
            Future<Analysis> found = worker.submit(() -> search(game, millis, lines));
            return found.get();
        } catch (RejectedExecutionException full) {
            throw new RefusedException(Refusal.UNAVAILABLE, "too many analyses are waiting; try again");
        } catch (ExecutionException failed) {
            throw new IllegalStateException("an analysis failed", failed);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedException(Refusal.UNAVAILABLE, "the server is stopping");
        }
    }

    private static Analysis search(Game game, int millis, int lines) {
        Search search = new Search(game.rules(), MEGABYTES, Prober.NONE, () -> System.nanoTime() / 1_000_000);
        return search.search(game, Limits.moveTime(millis).andLines(lines), progress -> {});
    }

    /** How many analyses wait. */
    public int waiting() {
        return worker.getQueue().size();
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
