package semeia.cli.protocol;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import semeia.engine.Analysis;
import semeia.engine.Limits;
import semeia.engine.Search;
import semeia.rules.Game;

/** One search that somebody asked for, from then until it is answered. It may be stopped from any thread, even before it begins. */
final class Thinking {
    private final GoRequest request;
    private final CountDownLatch released = new CountDownLatch(1);
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
        if (request.waits()) {
            stop();
        }
    }

    /** Ends the search as soon as it has a move. */
    void stop() {
        stopped = true;
        stopper.run();
        released.countDown();
    }

    /** Searches; a stop that came too early for the search is heard after its first depth. */
    Analysis search(Search search, Game game, int lines, Consumer<Analysis> progress) {
        stopper = search::stop;
        Limits limits = request.limits(game.position().player()).andLines(lines);
        return search.search(game, limits, found -> {
            if (stopped) {
                search.stop();
            }
            progress.accept(found);
        });
    }

    /** Waits until somebody stops it, if it was asked to go on until then. */
    void awaitStop() throws InterruptedException {
        if (request.waits()) {
            released.await();
        }
    }
}
