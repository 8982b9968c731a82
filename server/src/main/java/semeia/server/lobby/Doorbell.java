package semeia.server.lobby;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import semeia.server.table.Seat;
import semeia.server.table.Step;
import semeia.server.table.TableState;
import semeia.server.table.Watcher;

/** Rings for people when something happens at a table where they sit or are asked to. Thread-safe. */
public final class Doorbell implements Watcher {
    private final Map<String, Set<Runnable>> waiting = new ConcurrentHashMap<>();

    /**
     * Rings for that person from now on.
     *
     * @return how to end it
     */
    public Runnable ring(String person, Runnable bell) {
        waiting.computeIfAbsent(person, id -> new CopyOnWriteArraySet<>()).add(bell);
        return () -> waiting.computeIfPresent(person, (id, bells) -> {
            bells.remove(bell);
            return bells.isEmpty() ? null : bells;
        });
    }

    /** Whether anybody waits. */
    public boolean isWanted() {
        return !waiting.isEmpty();
    }

    @Override
    public void tell(Step step) {
        if (isWanted()) {
            ring(step.after());
        }
    }

    /** Rings for all at that table. */
    public void ring(TableState table) {
        for (Seat seat : table.seats()) {
            String person = seat instanceof Seat.Kept kept
                    ? kept.who().id()
                    : seat.person().orElse("");
            waiting.getOrDefault(person, Set.of()).forEach(Runnable::run);
        }
    }
}
