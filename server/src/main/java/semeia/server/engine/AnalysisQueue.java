package semeia.server.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.engine.Analysis;
import semeia.engine.Bounds;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.server.limits.Shares;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.tablebase.FirstLayers;
import semeia.tablebase.Tablebases;

/** Analyses games for people, one at a time, so that the computer's own moves never wait for it. Thread-safe. */
public final class AnalysisQueue implements AutoCloseable {
    /** The longest that one analysis may take, in milliseconds. */
    public static final int MOST_MILLIS = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(AnalysisQueue.class);
    private static final int MOST_WAITING = 8;
    private static final int MOST_OF_ONE = 2;
    private static final int MEGABYTES = 32;

    private final ThreadPoolExecutor worker = new ThreadPoolExecutor(
            1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), task -> new Thread(task, "analyst"));

    private final Tablebases tablebases;
    private final Shares shares;
    /** Used on the worker's thread alone. */
    private final Map<Rules, Prober> probers = new HashMap<>();

    /** Nobody is analysing yet. */
    public AnalysisQueue(Tablebases tablebases, double limits) {
        this.tablebases = tablebases;
        this.shares = new Shares(MOST_OF_ONE * limits, "you have " + MOST_OF_ONE + " analyses waiting");
    }

    /**
     * What a search finds about a game that is not over.
     *
     * @throws RefusedException if too many wait already
     */
    public Analysis analyse(String address, Game game, int millis, int lines) {
        return ask(address, () -> search(game, millis, lines));
    }

    /**
     * What databases know of positions that are not over, for each its bounds; empty where they know nothing, or nothing that the guard
     * might not cut short.
     *
     * @throws RefusedException if too many questions wait already
     */
    public List<Optional<Bounds>> probe(String address, Rules rules, List<Position> positions) {
        return ask(address, () -> {
            Prober prober = prober(rules);
            return positions.stream()
                    .map(position -> probe(rules, prober, position))
                    .toList();
        });
    }

    private static Optional<Bounds> probe(Rules rules, Prober prober, Position position) {
        Bounds bounds = new Bounds();
        boolean known = prober.probe(position, bounds);
        return known && bounds.hold(rules, position) ? Optional.of(bounds) : Optional.empty();
    }

    private <T> T ask(String address, Callable<T> question) {
        Runnable end = shares.take(address);
        try {
            return worker.submit(question).get();
        } catch (RejectedExecutionException full) {
            throw new RefusedException(RefusalCode.UNAVAILABLE, "too many analyses are waiting; try again");
        } catch (ExecutionException failed) {
            throw new IllegalStateException("an analysis failed", failed);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedException(RefusalCode.UNAVAILABLE, "the server is stopping");
        } finally {
            end.run();
        }
    }

    /** Of a preset it is kept; rules with options are too many for that. */
    private Prober prober(Rules rules) {
        return RuleBook.all().contains(rules) ? probers.computeIfAbsent(rules, this::open) : open(rules);
    }

    private Prober open(Rules rules) {
        return FirstLayers.prober(
                tablebases, rules, fault -> LOG.warn("a database is not used: {}", fault.getMessage()));
    }

    private Analysis search(Game game, int millis, int lines) {
        Search search = new Search(game.rules(), MEGABYTES, prober(game.rules()), () -> System.nanoTime() / 1_000_000);
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
