package semeia.cli.protocol;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import semeia.engine.Analysis;
import semeia.engine.Limits;
import semeia.engine.Search;
import semeia.rules.Game;

/** One search that somebody asked for, from then until it is answered. It may be stopped from any thread, even before it begins. */
final class Thinking {
    private final GoRequest request;
    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch hit = new CountDownLatch(1);
    private Optional<Limits> limits = Optional.empty();
    private volatile boolean stopped;
    private volatile Runnable stopper = () -> {};

    /**
     * A search to come.
     *
     * @param request when it ends by itself, if it does
     */
    Thinking(GoRequest request) {
        this.request = request;
    }

    /** Stops it if it would never end by itself. */
    void stopIfWaiting() {
        if (request.waits() || request.ponders()) {
            stop();
        }
    }

    /** Ends the search as soon as it has a move. */
    void stop() {
        stopped = true;
        stopper.run();
        released.countDown();
        hit.countDown();
    }

    /** The opponent has played what was expected: from now on the limits of time hold. */
    synchronized void ponderHit() {
        if (!request.ponders() || hit.getCount() == 0) {
            return;
        }
        hit.countDown();
        long millis = limits.orElse(Limits.NONE).softMillis();
        if (millis < Limits.NONE.softMillis()) {
            CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS).execute(this::stop);
        }
    }

    /** What holds when the search begins. */
    private synchronized Limits begin(int seat) {
        limits = Optional.of(request.limits(seat));
        return request.ponders() && hit.getCount() > 0 ? request.untimed() : limits.get();
    }

    /** Searches; a stop that came too early for the search is heard after its first depth. */
    Analysis search(Search search, Game game, int lines, Consumer<Analysis> progress) {
        stopper = search::stop;
        Limits now = begin(game.position().player()).andLines(lines);
        return search.search(game, now, found -> {
            if (stopped) {
                search.stop();
            }
            progress.accept(found);
        });
    }

    /** Waits until the answer is wanted: until a stop or a {@code ponderhit}, if it was asked to go on until then. */
    void awaitStop() throws InterruptedException {
        if (request.waits()) {
            released.await();
        } else if (request.ponders()) {
            hit.await();
        }
    }
}
