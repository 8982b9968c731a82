package semeia.cli.options;

import java.util.List;
import semeia.engine.Helpers;

/** Starts what helps a search on threads of their own, which end with the search. */
public final class HelperThreads implements Helpers {
    @Override
    public Runnable start(List<Runnable> tasks) {
        List<Thread> threads = tasks.stream().map(HelperThreads::started).toList();
        return () -> threads.forEach(HelperThreads::await);
    }

    private static Thread started(Runnable task) {
        Thread thread = new Thread(task, "search helper");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Waits for the thread, which was told to end, even when interrupted. */
    private static void await(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
