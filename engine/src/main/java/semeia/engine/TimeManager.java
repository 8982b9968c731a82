package semeia.engine;

import java.util.function.LongSupplier;

/** Time management: the time and nodes that a search may use. Only {@link #stop} may be called from another thread. */
final class TimeManager {
    /** Nodes between two readings of the clock. */
    private static final int NODES_BETWEEN_CLOCK_READINGS = 4096;

    private final LongSupplier millis;
    private long start;
    private Limits limits = Limits.NONE;
    private long nodes;
    private long allowed = Long.MAX_VALUE;
    private long look;
    private boolean spent;
    private boolean suspended;
    private volatile boolean stopped;

    TimeManager(LongSupplier millis) {
        this.millis = millis;
    }

    void begin(Limits newLimits) {
        limits = newLimits;
        start = millis.getAsLong();
        nodes = 0;
        allowed = Long.MAX_VALUE;
        look = 0;
        spent = false;
        stopped = false;
        suspended = false;
    }

    /** Goes on with other limits, unless it was stopped. */
    void widen(Limits newLimits) {
        limits = newLimits;
        allowAll();
    }

    /** Breaks off after so many more nodes too, until {@link #allowAll}. */
    void allow(long more) {
        allowed = nodes + more;
        look = 0;
    }

    /** Undoes {@link #allow}, also if it was spent. */
    void allowAll() {
        allowed = Long.MAX_VALUE;
        spent = false;
        look();
    }

    /** Suspends the limits or ends that: the first ply is searched whatever it takes, since without it no move can be judged. */
    void suspendLimits(boolean begin) {
        suspended = begin;
        look();
    }

    /** Counts a node; true once the search must break off. */
    boolean count() {
        nodes++;
        if (nodes >= look) {
            look();
        }
        return spent;
    }

    private void look() {
        long most = Math.min(allowed, limits.nodes());
        spent = !suspended && (spent || stopped || nodes >= most || elapsed() >= limits.hardMillis());
        look = Math.min(nodes + NODES_BETWEEN_CLOCK_READINGS, Math.max(most, nodes + 1));
    }

    boolean isSpent() {
        return spent;
    }

    /** Whether no new depth should be begun. */
    boolean isNearlySpent() {
        return spent || stopped || elapsed() >= limits.softMillis();
    }

    long nodes() {
        return nodes;
    }

    long elapsed() {
        return millis.getAsLong() - start;
    }

    void stop() {
        stopped = true;
    }
}
