package semeia.server.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Tables that wait for the computer, served in turn by whose they are: somebody with many tables waits no shorter than somebody with one.
 * Tables without people come last. Thread-safe.
 */
final class FairQueue {
    private final int most;
    private final Map<String, Deque<String>> ofPeople = new LinkedHashMap<>();
    private final Map<String, Deque<String>> ofComputers = new LinkedHashMap<>();
    private final Set<String> waiting = new HashSet<>();

    /** A queue of so many tables at most. */
    FairQueue(int most) {
        this.most = most;
    }

    /**
     * Adds a table, unless it waits already or too many do.
     *
     * @param whose the person whose table it is
     * @param alone whether no person plays there
     */
    synchronized void add(String table, String whose, boolean alone) {
        if (waiting.size() < most && waiting.add(table)) {
            (alone ? ofComputers : ofPeople)
                    .computeIfAbsent(whose, id -> new ArrayDeque<>())
                    .add(table);
            notifyAll();
        }
    }

    /** Waits for a table and takes it. */
    synchronized String take() throws InterruptedException {
        while (waiting.isEmpty()) {
            wait();
        }
        String table = next(ofPeople.isEmpty() ? ofComputers : ofPeople);
        waiting.remove(table);
        return table;
    }

    /** The first table of the person whose turn it is, who goes to the end if there are more. */
    private static String next(Map<String, Deque<String>> all) {
        Iterator<Map.Entry<String, Deque<String>>> first = all.entrySet().iterator();
        Map.Entry<String, Deque<String>> turn = first.next();
        String whose = turn.getKey();
        Deque<String> tables = turn.getValue();
        first.remove();
        String table = tables.remove();
        if (!tables.isEmpty()) {
            all.put(whose, tables);
        }
        return table;
    }

    synchronized int size() {
        return waiting.size();
    }
}
