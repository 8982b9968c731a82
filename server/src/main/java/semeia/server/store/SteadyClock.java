package semeia.server.store;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The time in milliseconds since 1970, for all that is counted here. It never goes back: it is the machine's clock at the start and
 * what has gone by since, so that a step of that clock lengthens and shortens nobody's time. Where the machine's clock stays ahead for
 * minutes, as after the machine has slept, this one follows. Thread-safe.
 */
public final class SteadyClock {
    private static final SteadyClock OURS = new SteadyClock(System::currentTimeMillis, System::nanoTime);

    /** A lead of the machine's clock that is less than this, in milliseconds, is none. */
    private static final long LEAST_LEAD = 4_000;

    private static final long PATIENCE = TimeUnit.MINUTES.toMillis(5);

    private final LongSupplier wall;
    private final LongSupplier nanos;
    private final long zero;
    private long offset;
    private long leads = Long.MAX_VALUE;

    /**
     * A clock of its own.
     *
     * @param wall the machine's clock in milliseconds
     * @param nanos what goes by, in nanoseconds
     */
    SteadyClock(LongSupplier wall, LongSupplier nanos) {
        this.wall = wall;
        this.nanos = nanos;
        this.zero = nanos.getAsLong();
        this.offset = wall.getAsLong();
    }

    /** The time in milliseconds since 1970. */
    public static long millis() {
        return OURS.now();
    }

    synchronized long now() {
        long steady = offset + TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - zero);
        long lead = wall.getAsLong() - steady;
        if (lead < LEAST_LEAD) {
            leads = Long.MAX_VALUE;
            return steady;
        }
        leads = Math.min(leads, steady);
        if (steady - leads < PATIENCE) {
            return steady;
        }
        leads = Long.MAX_VALUE;
        offset += lead;
        return steady + lead;
    }
}
