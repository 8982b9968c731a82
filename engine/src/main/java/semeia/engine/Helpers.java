package semeia.engine;

import java.util.List;

/**
 * Runs what helps a search (Lazy SMP) at the same time as the search. The engine starts no threads itself, so that it runs in the browser; who wants
 * several gives it a way to start them.
 */
@FunctionalInterface
public interface Helpers {
    /**
     * Starts tasks, each on a thread of its own.
     *
     * @return waits until all have ended; called after they were told to stop
     */
    Runnable start(List<Runnable> tasks);
}
