package semeia.cli.analyse;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import semeia.cli.games.GameFiles;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.engine.Limits;
import semeia.engine.Review;
import semeia.engine.Search;
import semeia.rules.Rules;

/**
 * Reviews many games, several at a time, and writes a row for each move in the order of the games. Each game begins with an empty table, so
 * that with limits by depth or nodes the rows are the same whatever else runs and wherever the batch was stopped. Not thread-safe.
 */
final class BatchAnalysis {
    /** Games that wait for their turn to be written, for each that is reviewed. */
    private static final int AHEAD = 4;

    private final StandardStreams streams;
    private final Function<Rules, Search> searches;
    private final Limits limits;
    private final int jobs;
    private final ThreadLocal<Optional<Seat>> seats = ThreadLocal.withInitial(Optional::empty);
    private final Deque<Future<byte[]>> waiting = new ArrayDeque<>();

    /** The search of one thread, made anew when the rules change. */
    private record Seat(Rules rules, Search search) {}

    /**
     * A batch that has not begun.
     *
     * @param searches makes a search for games by some rules
     * @param limits for every position
     * @param jobs how many games at a time
     */
    BatchAnalysis(StandardStreams streams, Function<Rules, Search> searches, Limits limits, int jobs) {
        this.streams = streams;
        this.searches = searches;
        this.limits = limits;
        this.jobs = jobs;
    }

    /**
     * Reviews the games that are left to do.
     *
     * @param total how many valid games there are; 0 if nobody knows
     * @throws InterruptedException if the user wants to stop; what was written stays, and the same command goes on
     */
    void run(GameFiles games, MoveRows form, BatchFile file, int total) throws IOException, InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(jobs);
        try (Progress progress = Progress.between(streams)) {
            progress.begin("analyse");
            int done = file.games();
            int skipped = 0;
            for (Optional<GameFiles.Found> next = games.next(); next.isPresent(); next = games.next()) {
                if (skipped < done) {
                    skipped++;
                    continue;
                }
                GameFiles.Found found = next.get();
                waiting.add(workers.submit(() -> form.of(found, review(found))));
                if (waiting.size() > jobs * AHEAD) {
                    write(file, total, progress);
                }
            }
            while (!waiting.isEmpty()) {
                write(file, total, progress);
            }
            file.finish();
        } finally {
            workers.shutdownNow();
        }
    }

    private void write(BatchFile file, int total, Progress progress) throws IOException, InterruptedException {
        try {
            file.add(waiting.removeFirst().get());
            if (total > 0) {
                progress.at((double) file.games() / total);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a review failed", e.getCause());
        }
    }

    private List<Review.Judged> review(GameFiles.Found found) {
        Rules rules = found.record().game().rules();
        Seat seat = seats.get()
                .filter(mine -> mine.rules().equals(rules))
                .orElseGet(() -> new Seat(rules, searches.apply(rules)));
        seats.set(Optional.of(seat));
        seat.search().clear();
        return Review.of(found.record().game(), seat.search(), limits, judged -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                })
                .moves();
    }
}
