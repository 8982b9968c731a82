package semeia.server.table;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** A table that this node has in memory: its newest known state and who watches. Used only by whoever holds its lock. */
final class Live {
    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();
    private TableState state;
    private long used = System.nanoTime();
    /** Whether a write failed, so that the database may know more than the state does. */
    private boolean doubtful;

    Live(TableState state) {
        this.state = state;
    }

    TableState state() {
        used = System.nanoTime();
        return state;
    }

    /** How far it is, without using it. */
    int number() {
        return state.number();
    }

    boolean isDoubtful() {
        return doubtful;
    }

    void doubt() {
        doubtful = true;
    }

    /** Applies what happened since and notifies those who watch. */
    void take(List<Step> steps) {
        doubtful = false;
        for (Step step : steps) {
            state = step.after();
            watchers.forEach(watcher -> watcher.tell(step));
        }
    }

    /** Takes the same table with other names. */
    void reload(TableState renamed) {
        state = renamed;
    }

    void add(Watcher watcher) {
        watchers.add(watcher);
    }

    void remove(Watcher watcher) {
        watchers.remove(watcher);
        used = System.nanoTime();
    }

    /** Whether nobody has watched or used it for so many nanoseconds. */
    boolean isIdle(long nanos) {
        return watchers.isEmpty() && System.nanoTime() - used > nanos;
    }
}
