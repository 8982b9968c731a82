package semeia.tablebase.retrograde;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Some workers that share out the parts of a job. Used from one thread. */
public final class Crew implements AutoCloseable {
    private static final long LOOK_UP_MILLIS = 100;

    private final int workers;
    private final ExecutorService pool;

    /** So many workers, at least 1. */
    public Crew(int workers) {
        this.workers = workers;
        this.pool = Executors.newFixedThreadPool(workers, work -> {
            Thread thread = new Thread(work, "tablebase");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** One part of a job. */
    public interface Part {
        /** Does part {@code number}; {@code worker} is the number of the worker, from 0. */
        void work(int worker, int number);
    }

    int workers() {
        return workers;
    }

    /** Has all parts done, in any order, and waits for the last. */
    public void share(int parts, Part part, Watch watch) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            int worker = i;
            running.add(pool.submit(() -> {
                for (int number = next.getAndIncrement(); number < parts; number = next.getAndIncrement()) {
                    part.work(worker, number);
                }
            }));
        }
        try {
            for (Future<?> worker : running) {
                await(worker, () -> watch.at((double) Math.min(next.get(), parts) / Math.max(1, parts)));
            }
        } catch (InterruptedException e) {
            next.set(parts);
            throw e;
        }
    }

    private static void await(Future<?> worker, Runnable meanwhile) throws InterruptedException {
        while (true) {
            try {
                worker.get(LOOK_UP_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException stillAtWork) {
                meanwhile.run();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e.getCause() instanceof RuntimeException fault ? fault : new IllegalStateException(e.getCause());
            }
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
