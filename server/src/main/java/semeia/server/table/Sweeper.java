package semeia.server.table;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.server.store.DatabaseException;
import semeia.server.store.Pulse;
import semeia.server.store.TableStore;

/**
 * Does what no client asks for: flags those whose time is up, finds computers that are to move, and reads what was missed of other
 * nodes' doing. Every node sweeps; that two do so at once does no harm.
 */
public final class Sweeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Sweeper.class);
    private static final long PERIOD_MILLIS = 400;
    private static final long LOOK_BACK_MILLIS = 10_000;
    private static final int MOST_AT_ONCE = 200;
    private static final int TIDY_EVERY = 50;
    private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Tables tables;
    private final TableStore store;
    private final Pulse pulse;
    private final LongSupplier clock;
    private final Consumer<String> thinkers;
    private final Runnable besides;
    private final Thread thread = new Thread(this::run, "sweeper");
    private volatile boolean closed;
    private long sweeps;

    /**
     * Begins to sweep.
     *
     * @param thinkers notified of tables where a computer is to move
     * @param besides is run after each sweep
     */
    public Sweeper(
            Tables tables,
            TableStore store,
            Pulse pulse,
            LongSupplier clock,
            Consumer<String> thinkers,
            Runnable besides) {
        this.tables = tables;
        this.store = store;
        this.pulse = pulse;
        this.clock = clock;
        this.thinkers = thinkers;
        this.besides = besides;
        thread.start();
    }

    private void run() {
        while (!closed) {
            try {
                TimeUnit.MILLISECONDS.sleep(PERIOD_MILLIS);
                sweep();
            } catch (InterruptedException e) {
                closed = true;
            }
        }
    }

    private void sweep() {
        try {
            long now = clock.getAsLong();
            pulse.beat(now);
            store.changed(now - LOOK_BACK_MILLIS).forEach(tables::refresh);
            store.due(now, MOST_AT_ONCE).forEach(this::checkTime);
            store.thinking(now, MOST_AT_ONCE).forEach(thinkers);
            if (++sweeps % TIDY_EVERY == 0) {
                tables.tidy(IDLE_NANOS);
            }
            besides.run();
        } catch (DatabaseException problem) {
            LOG.warn("the database does not answer: {}", problem.getMessage());
        } catch (RuntimeException fault) {
            LOG.error("a sweep failed", fault);
        }
    }

    private void checkTime(String table) {
        try {
            tables.checkTime(table);
        } catch (RefusedException late) {
            LOG.debug("not flagged: {}", late.getMessage());
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
