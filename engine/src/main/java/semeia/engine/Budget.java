package semeia.engine;

import java.util.function.LongSupplier;

/** The time and nodes that a search may use. Only {@link #stop} may be called from another thread. */
final class Budget {
    /** Nodes between two looks at the clock. */
    private static final int PATIENCE = 4096;

    private final LongSupplier millis;
    private long start;
    private Limits limits = Limits.NONE;
    private long nodes;
    private long look;
    private boolean spent;
    private volatile boolean stopped;

    Budget(LongSupplier millis) {
        this.millis = millis;
    }

    void begin(Limits newLimits) {
        limits = newLimits;
        start = millis.getAsLong();
        nodes = 0;
        look = 0;
        spent = false;
        stopped = false;
    }

    /** Sets another limit of nodes, if it is lower. */
    void narrow(long most) {
        limits = limits.andNodes(Math.min(most, limits.nodes()));
        look = 0;
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
        spent = spent || stopped || nodes >= limits.nodes() || elapsed() >= limits.hardMillis();
        look = Math.min(nodes + PATIENCE, Math.max(limits.nodes(), nodes + 1));
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
