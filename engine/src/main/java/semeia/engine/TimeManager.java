package semeia.engine;

import java.util.function.LongSupplier;

/** The time and nodes that a search may use. Only {@link #stop} may be called from another thread. */
final class TimeManager {
    /** Nodes between two looks at the clock. */
    private static final int PATIENCE = 4096;

    private final LongSupplier millis;
    private long start;
    private Limits limits = Limits.NONE;
    private long nodes;
    private long allowed = Long.MAX_VALUE;
    private long look;
    private boolean spent;
    private boolean insisting;
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
        insisting = false;
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

    /** Begins or ends what is done whatever it takes: the first ply, without which no move can be judged. */
    void insist(boolean begin) {
        insisting = begin;
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
        spent = !insisting && (spent || stopped || nodes >= most || elapsed() >= limits.hardMillis());
        look = Math.min(nodes + PATIENCE, Math.max(most, nodes + 1));
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
