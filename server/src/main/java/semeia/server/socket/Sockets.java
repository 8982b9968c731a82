package semeia.server.socket;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.server.limits.RateLimit;
import semeia.server.limits.RateLimits;
import semeia.server.lobby.Host;
import semeia.server.message.FromClient;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.LiveSessions;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.store.DatabaseException;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.server.table.TableState;
import semeia.server.table.View;
import semeia.server.table.Watcher;

/** All sockets of this node: takes what clients say and answers. Thread-safe. */
public final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final int MOST_OF_ONE = 20;
    /** What sockets are closed with when the server stops. */
    private static final int GOING_AWAY = 1001;

    private static final int POLICY = 1008;

    private final Host host;
    private final People people;
    private final LongSupplier clock;
    private final RateLimits limits;
    private final LiveSessions live;
    private final Map<Session, Socket> sockets = new ConcurrentHashMap<>();
    private final Set<Socket> inLobby = ConcurrentHashMap.newKeySet();
    private final Onlookers onlookers;
    /** What clients were last told of each table: how many look on, and who is away. */
    private final Map<String, Integer> looking = new ConcurrentHashMap<>();

    private final Map<String, List<ToClient.Away>> away = new ConcurrentHashMap<>();
    private final AtomicReference<List<String>> lobby = new AtomicReference<>(List.of());

    /** Sockets of clients who are led to tables by the host. */
    public Sockets(Host host, People people, LiveSessions live, RateLimits limits, LongSupplier clock) {
        this.live = live;
        this.host = host;
        this.people = people;
        this.clock = clock;
        this.onlookers = new Onlookers(clock);
        this.limits = limits;
    }

    /** How many clients are here. */
    public int count() {
        return sockets.size();
    }

    /** A client came. */
    public void connected(Session session, Person person, String secret, String address) {
        long same = sockets.values().stream()
                .filter(other -> other.person().id().equals(person.id()))
                .count();
        Socket socket = new Socket(person, address, session, people.unheard(person));
        if (same >= MOST_OF_ONE) {
            socket.close(POLICY, "too many sockets");
            return;
        }
        sockets.put(session, socket);
        socket.setEnd(live.add(person.id(), secret, () -> socket.close(POLICY, "the session has ended")));
        people.seen(person, clock.getAsLong());
        socket.send(new ToClient.Welcome(new ToClient.Player(person.id(), person.name()), clock.getAsLong()));
    }

    /** A client went. */
    public void closed(Session session) {
        Optional.ofNullable(sockets.remove(session)).ifPresent(socket -> {
            inLobby.remove(socket);
            socket.closed();
        });
    }

    /** A client said something. */
    public void heard(Session session, String text) {
        Optional.ofNullable(sockets.get(session)).ifPresent(socket -> hear(socket, text));
    }

    private void hear(Socket socket, String text) {
        Optional<Long> id = Optional.empty();
        try {
            limits.require(RateLimit.MESSAGES, socket.person().id());
            FromClient message = MessageJson.readMessage(text);
            id = Optional.of(message.id());
            socket.send(obey(socket, message));
        } catch (RefusedException refused) {
            socket.send(new ToClient.Refused(
                    id,
                    refused.refusal().name(),
                    refused.getMessage(),
                    refused.retryAfter().map(Duration::toSeconds)));
        } catch (IllegalArgumentException wrong) {
            socket.send(new ToClient.Refused(id, RefusalCode.MALFORMED.name(), wrong.getMessage(), Optional.empty()));
        } catch (DatabaseException problem) {
            socket.send(new ToClient.Refused(
                    id, RefusalCode.UNAVAILABLE.name(), "the server cannot do it now; try again", Optional.of(1L)));
        } catch (RuntimeException fault) {
            LOG.error("a message was not answered", fault);
            socket.send(
                    new ToClient.Refused(id, RefusalCode.UNAVAILABLE.name(), "the server failed", Optional.empty()));
        }
    }

    private ToClient obey(Socket socket, FromClient message) {
        Person person = socket.person();
        if (message instanceof FromClient.Create create) {
            TableState table = host.create(person, socket.address(), create.terms());
            socket.watch(table.id(), this, OptionalInt.empty());
            return done(message, table);
        } else if (message instanceof FromClient.Mute mute) {
            people.mute(person, mute.person(), mute.on());
            socket.mute(mute.person(), mute.on());
        } else if (message instanceof FromClient.Lobby asked) {
            enterLobby(socket, asked.on());
        } else if (message instanceof FromClient.AtTable at) {
            return atTable(socket, at);
        }
        return new ToClient.Done(message.id(), Optional.empty(), Optional.empty());
    }

    private ToClient atTable(Socket socket, FromClient.AtTable message) {
        if (message instanceof FromClient.Watch watch) {
            OptionalInt after = watch.after().map(OptionalInt::of).orElse(OptionalInt.empty());
            require(socket.watch(watch.table(), this, after), "too many tables at once");
        } else if (message instanceof FromClient.Leave) {
            socket.leave(message.table());
        } else if (message instanceof FromClient.Act act) {
            return done(message, host.act(socket.person(), message.table(), act.command()));
        }
        return new ToClient.Done(message.id(), Optional.of(message.table()), Optional.empty());
    }

    private static ToClient done(FromClient message, TableState table) {
        return new ToClient.Done(message.id(), Optional.of(table.id()), Optional.of(table.number()));
    }

    private static void require(boolean right, String message) {
        if (!right) {
            throw new RefusedException(RefusalCode.TOO_MUCH, message);
        }
    }

    Runnable watch(Socket socket, String table, OptionalInt after, Watcher watcher) {
        String person = socket.person().id();
        Runnable end = host.watch(
                Optional.of(socket.person()),
                table,
                after,
                watcher,
                state -> socket.send(new ToClient.Table(View.of(state, clock.getAsLong(), true))));
        ToClient.Looking now = looking(table);
        away.putIfAbsent(table, now.away());
        if (!now.away().isEmpty()) {
            socket.send(now);
        }
        onlookers.came(table, person);
        return () -> {
            end.run();
            onlookers.left(table, person);
        };
    }

    /** Who looks on. */
    public Onlookers onlookers() {
        return onlookers;
    }

    /** Sends the number of spectators of a table to all clients that watch it. */
    public void tellLooking(String table, int people) {
        looking.put(table, people);
        String json = MessageJson.write(looking(table));
        sockets.values().stream().filter(socket -> socket.watches(table)).forEach(socket -> socket.send(json));
    }

    private ToClient.Looking looking(String table) {
        return new ToClient.Looking(table, looking.getOrDefault(table, 0), host.away(host.tableOf(table)));
    }

    /** Tells who came to tables or went, to all clients that watch them. */
    public void tellAway() {
        Set<String> watched = new HashSet<>();
        sockets.values().forEach(socket -> watched.addAll(socket.watched()));
        away.keySet().retainAll(watched);
        looking.keySet().retainAll(watched);
        for (String table : watched) {
            List<ToClient.Away> now = host.away(host.tableOf(table));
            if (!now.equals(away.getOrDefault(table, List.of()))) {
                away.put(table, now);
                tellLooking(table, looking.getOrDefault(table, 0));
            }
        }
    }

    /** Somebody may have another name: what they say and do through their sockets from now on is said under it. */
    public void renamed(String person) {
        List<Socket> own = sockets.values().stream()
                .filter(socket -> socket.person().id().equals(person))
                .toList();
        if (!own.isEmpty()) {
            people.byId(person).ifPresent(named -> own.forEach(socket -> socket.rename(named)));
        }
    }

    /** Shows a table as it is to all clients that watch it: somebody there has another name. */
    public void showAnew(String table) {
        List<Socket> watching = sockets.values().stream()
                .filter(socket -> socket.watches(table))
                .toList();
        if (!watching.isEmpty()) {
            String json = MessageJson.write(new ToClient.Table(View.of(host.tableOf(table), clock.getAsLong(), true)));
            watching.forEach(socket -> socket.send(json));
        }
    }

    private void enterLobby(Socket socket, boolean on) {
        if (on) {
            inLobby.add(socket);
            socket.send(host.rooms());
        } else {
            inLobby.remove(socket);
        }
    }

    /** Sends the tables to those in the lobby, if they have changed; moves are no change. */
    public void tellLobby() {
        if (inLobby.isEmpty()) {
            return;
        }
        ToClient.Lobby now = host.rooms();
        List<String> known = names(now);
        if (!known.equals(lobby.getAndSet(known))) {
            String json = MessageJson.write(now);
            inLobby.forEach(socket -> socket.send(json));
        }
    }

    private static List<String> names(ToClient.Lobby rooms) {
        return Stream.concat(
                        rooms.tables().stream().map(table -> table.id() + table.number() + table.away()),
                        rooms.playing().stream()
                                .map(table -> table.id() + table.away())
                                .sorted())
                .toList();
    }

    /** Closes the sockets of somebody who is no more. */
    public void close(Person person) {
        sockets.values().stream()
                .filter(socket -> socket.person().id().equals(person.id()))
                .forEach(socket -> socket.close(POLICY, "you are deleted"));
    }

    /** Notifies all clients that the server stops; they reconnect elsewhere or later. */
    public void closeAll() {
        sockets.values().forEach(socket -> socket.close(GOING_AWAY, "the server is stopping; come again"));
    }
}
