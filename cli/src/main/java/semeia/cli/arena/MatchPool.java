package semeia.cli.arena;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;

/** Plays the games of a match, several at a time, each with players of its own, and hands them out in order. Not thread-safe. */
final class MatchPool implements AutoCloseable {
    private final List<EngineMatch> matches;
    private final BlockingQueue<EngineMatch> free;
    private final ExecutorService threads;
    private final Deque<Future<PlayedGame>> waiting = new ArrayDeque<>();
    private final int last;
    private int next;

    /**
     * A pool at the beginning of a match, or in the middle of one.
     *
     * @param concurrency how many games at a time
     * @param first the number of the first game to play
     * @param last the number of the last
     * @throws IllegalArgumentException if a player's words mean none
     */
    MatchPool(MatchPlan plan, int concurrency, int first, int last) {
        this.matches = IntStream.range(0, concurrency)
                .mapToObj(i -> new EngineMatch(plan))
                .toList();
        this.free = new LinkedBlockingQueue<>(matches);
        this.threads = Executors.newFixedThreadPool(concurrency);
        this.next = first;
        this.last = last;
    }

    /** The players' names in seat order. */
    List<String> names(PlayedGame game) {
        return matches.get(0).names(game);
    }

    /**
     * The next game, once it is played. Only as many are under way as are played at a time: a match that ends early plays no more.
     *
     * @throws IllegalArgumentException if a player does not start
     */
    PlayedGame next() throws InterruptedException {
        while (next <= last && waiting.size() < matches.size()) {
            int number = next++;
            waiting.add(threads.submit(() -> play(number)));
        }
        try {
            return waiting.removeFirst().get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IllegalArgumentException fault) {
                throw fault;
            }
            throw new IllegalStateException("a game failed", e.getCause());
        }
    }

    private PlayedGame play(int number) throws InterruptedException {
        EngineMatch match = free.take();
        try {
            return match.play(number);
        } finally {
            free.add(match);
        }
    }

    /** Ends the games under way and the programs that play. */
    @Override
    public void close() {
        threads.shutdownNow();
        matches.forEach(EngineMatch::close);
    }
}
