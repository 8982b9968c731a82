package semeia.server.socket;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;

/**
 * Counts the spectators of each table, through this node and through others. Nodes send each other what they count; what
 * has not been sent again for a while came from a node that no longer exists. Thread-safe.
 */
public final class Onlookers {
    /** Nothing that is still valid was sent. */
    private static final int UNTOLD = -1;

    private static final long TOLD_AGAIN_MILLIS = 20_000;
    private static final long FORGOTTEN_MILLIS = 3 * TOLD_AGAIN_MILLIS;

    private final LongSupplier clock;
    private final Map<String, Map<String, Integer>> here = new HashMap<>();
    private final Map<String, Map<String, Elsewhere>> elsewhere = new HashMap<>();
    /** What this node last sent to other nodes, and to its clients. */
    private final Map<String, Integer> announced = new HashMap<>();

    private final Map<String, Integer> said = new HashMap<>();
    private final Set<String> changed = new HashSet<>();
    private long toldAgain;

    private record Elsewhere(int people, long at) {}

    /** Sends a number of spectators of a table. */
    @FunctionalInterface
    public interface Teller {
        /** So many are there. */
        void tell(String table, int people);
    }

    /** Nobody looks on yet. */
    public Onlookers(LongSupplier clock) {
        this.clock = clock;
    }

    /** A person begins to watch a table. */
    synchronized void came(String table, String person) {
        here.computeIfAbsent(table, id -> new HashMap<>()).merge(person, 1, Integer::sum);
        said.computeIfPresent(table, (id, people) -> UNTOLD); // whoever comes gets the number, even if it is zero
        changed.add(table);
    }

    /** A person no longer watches a table, in one of the windows in which they did. */
    synchronized void left(String table, String person) {
        here.computeIfPresent(table, (id, people) -> {
            people.computeIfPresent(person, (who, windows) -> windows == 1 ? null : windows - 1);
            return people.isEmpty() ? null : people;
        });
        changed.add(table);
    }

    /** Somebody sat down at a table, or stood up. */
    public synchronized void seatsChanged(String table) {
        if (here.containsKey(table)) {
            changed.add(table);
        }
    }

    /** Another node has counted. */
    public synchronized void heard(String table, String node, int people) {
        Map<String, Elsewhere> nodes = elsewhere.computeIfAbsent(table, id -> new HashMap<>());
        nodes.put(node, new Elsewhere(people, clock.getAsLong()));
        changed.add(table);
    }

    /**
     * Sends what has changed.
     *
     * @param isSeated whether a person has a seat at a table
     * @param nodes gets what this node counts
     * @param clients gets the sum, if it has changed
     */
    public void tell(BiPredicate<String, String> isSeated, Teller nodes, Teller clients) {
        for (String table : take()) {
            int counted = (int) people(table).stream()
                    .filter(person -> !isSeated.test(table, person))
                    .count();
            if (isNews(announced, table, counted)) {
                nodes.tell(table, counted);
            }
            int sum = counted + elsewhere(table);
            if (isNews(said, table, sum)) {
                clients.tell(table, sum);
            }
        }
    }

    private synchronized Set<String> take() {
        long now = clock.getAsLong();
        if (now - toldAgain > TOLD_AGAIN_MILLIS) {
            toldAgain = now;
            announced.values().removeIf(people -> people > 0);
            changed.addAll(here.keySet());
            elsewhere.values().forEach(nodes -> nodes.values().removeIf(node -> now - node.at() > FORGOTTEN_MILLIS));
            elsewhere.values().removeIf(Map::isEmpty);
        }
        Set<String> taken = Set.copyOf(changed);
        changed.clear();
        return taken;
    }

    private synchronized List<String> people(String table) {
        return List.copyOf(here.getOrDefault(table, Map.of()).keySet());
    }

    private synchronized int elsewhere(String table) {
        return elsewhere.getOrDefault(table, Map.of()).values().stream()
                .mapToInt(Elsewhere::people)
                .sum();
    }

    /** Notes a number; whether it is another than before. If nothing was sent, the number is taken to be zero. */
    private synchronized boolean isNews(Map<String, Integer> told, String table, int people) {
        Integer before = people == 0 ? told.remove(table) : told.put(table, people);
        return people != (before == null ? 0 : before);
    }
}
