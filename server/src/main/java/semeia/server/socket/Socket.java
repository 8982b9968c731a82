package semeia.server.socket;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.Person;
import semeia.server.store.TableEntry;
import semeia.server.table.Step;
import semeia.server.table.Watcher;

/** One client: what it watches and whom it does not hear. Messages to it never wait; one that reads too slowly is cut off. Thread-safe. */
final class Socket {
    private static final int MOST_WATCHED = 64;

    private volatile Person person;
    private final String address;
    private final Session session;
    private final Map<String, Runnable> watched = new HashMap<>();
    private final Set<String> unheard = ConcurrentHashMap.newKeySet();
    private boolean closed;
    private Runnable end = () -> {};

    Socket(Person person, String address, Session session, Set<String> unheard) {
        this.person = person;
        this.address = address;
        this.session = session;
        this.unheard.addAll(unheard);
    }

    /** What is run when the socket is closed. */
    void setEnd(Runnable ended) {
        synchronized (watched) {
            end = ended;
            if (closed) {
                ended.run();
            }
        }
    }

    Person person() {
        return person;
    }

    /** The same person has another name. */
    void rename(Person named) {
        person = named;
    }

    /** Where the person calls from. */
    String address() {
        return address;
    }

    void send(ToClient message) {
        send(MessageJson.write(message));
    }

    void send(String json) {
        // Jetty queues what is on its way, up to its limit.
        session.sendText(json, Callback.from(() -> {}, problem -> session.disconnect()));
    }

    /** What happens at a table, as this person is to hear it. */
    private void tell(Step step) {
        if (!step.after().isVisibleTo(Optional.of(person.id()))) {
            return; // the person saw it while it was open
        }
        TableEntry entry = step.entry();
        boolean spoken = entry.kind() == TableEntry.Kind.SAID || entry.kind() == TableEntry.Kind.GREETED;
        if (spoken && entry.who().map(who -> unheard.contains(who.id())).orElse(false)) {
            send(new ToClient.Said(
                    entry.table(), entry.number(), entry.at(), entry.seat(), Optional.empty(), Optional.empty()));
        } else {
            send(step.json());
        }
    }

    void mute(String other, boolean on) {
        if (on) {
            unheard.add(other);
        } else {
            unheard.remove(other);
        }
    }

    /** Starts to watch; false if it watches too many tables. */
    boolean watch(String table, Sockets sockets, OptionalInt after) {
        synchronized (watched) {
            if (closed || (!watched.containsKey(table) && watched.size() >= MOST_WATCHED)) {
                return false;
            }
            Optional.ofNullable(watched.remove(table)).ifPresent(Runnable::run);
            Watcher watcher = this::tell;
            watched.put(table, sockets.watch(this, table, after, watcher));
            return true;
        }
    }

    boolean watches(String table) {
        synchronized (watched) {
            return watched.containsKey(table);
        }
    }

    Set<String> watched() {
        synchronized (watched) {
            return Set.copyOf(watched.keySet());
        }
    }

    void leave(String table) {
        synchronized (watched) {
            Optional.ofNullable(watched.remove(table)).ifPresent(Runnable::run);
        }
    }

    void closed() {
        synchronized (watched) {
            closed = true;
            end.run();
            new HashSet<>(watched.keySet()).forEach(this::leave);
        }
    }

    void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }
}
