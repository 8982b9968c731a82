package semeia.server.node;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import semeia.server.api.Api;
import semeia.server.api.BotCalls;
import semeia.server.api.CallGroup;
import semeia.server.api.EngineCalls;
import semeia.server.api.KnowledgeCalls;
import semeia.server.api.OperatorCalls;
import semeia.server.api.PeopleCalls;
import semeia.server.api.SessionCalls;
import semeia.server.api.TableCalls;
import semeia.server.api.TournamentCalls;
import semeia.server.config.ServerConfig;
import semeia.server.engine.AnalysisQueue;
import semeia.server.engine.Thinkers;
import semeia.server.http.Access;
import semeia.server.http.SecurityLog;
import semeia.server.limits.RateLimits;
import semeia.server.lobby.Away;
import semeia.server.lobby.Doorbell;
import semeia.server.lobby.Host;
import semeia.server.mail.Postman;
import semeia.server.people.Bookkeeping;
import semeia.server.people.LiveSessions;
import semeia.server.people.MailLinks;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.people.Presence;
import semeia.server.socket.Sockets;
import semeia.server.store.ActKeyStore;
import semeia.server.store.Database;
import semeia.server.store.Herald;
import semeia.server.store.Journal;
import semeia.server.store.LinkStore;
import semeia.server.store.Newest;
import semeia.server.store.PresenceStore;
import semeia.server.store.Pulse;
import semeia.server.store.SteadyClock;
import semeia.server.store.TableEntry;
import semeia.server.store.TableStore;
import semeia.server.store.TournamentStore;
import semeia.server.table.Ids;
import semeia.server.table.Keys;
import semeia.server.table.Status;
import semeia.server.table.Sweeper;
import semeia.server.table.Tables;
import semeia.server.tournament.Tournaments;
import semeia.tablebase.Tablebases;

/** All that a server is beneath HTTP, put together and running. Thread-safe. */
public final class ServerNode implements AutoCloseable {
    private static final int PRESENCE_EVERY = 2;
    private static final int LOBBY_EVERY = 2;
    private static final int BANNED_EVERY = 2;
    private static final long KEYS_KEPT_MILLIS = TimeUnit.DAYS.toMillis(30);
    private static final int MOST_LETTERS = 200;
    /** At how many of a person's tables of a kind a new name is shown at once. */
    private static final int MOST_RENAMED = 50;

    private static final int TIDY_EVERY = 9_000;

    /** What other nodes call this one. */
    private final String name = Ids.table();

    private final Database database;
    private final Pulse pulse;
    private final Journal journal;
    private final People people;
    private final Optional<Postman> postman;
    private final ExecutorService letters = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(MOST_LETTERS),
            task -> new Thread(task, "letters"),
            new ThreadPoolExecutor.DiscardPolicy());
    private final MailLinks links;
    private final TableStore store;
    private final ActKeyStore keys;
    private final Tables tables;
    private final Tournaments tournaments;
    private final Presence presence;
    private final Host host;
    private final LiveSessions live;
    private final Sockets sockets;
    private final Thinkers thinkers;
    private final Tablebases tablebases = new Tablebases(Tablebases.defaultDirectory(System.getenv()));
    private final AnalysisQueue analyst;
    private final Doorbell doorbell = new Doorbell();
    private final Sweeper sweeper;
    private final Optional<Herald> herald;
    private final Metrics metrics;
    private final Api api;
    private final LongSupplier clock = SteadyClock::millis;
    private volatile boolean stopping;
    private long sweeps;

    /**
     * Opens the database and starts.
     *
     * @throws IOException if the database cannot be opened
     */
    public ServerNode(ServerConfig settings) throws IOException {
        database = Database.open(settings.database());
        store = new TableStore(database);
        people = new People(database, clock);
        postman = settings.mail().map(Postman::new);
        links = new MailLinks(
                new LinkStore(database),
                people,
                settings.mail().flatMap(mail -> settings.origin()),
                letter -> postman.ifPresent(sender -> sender.send(letter)),
                letters);
        journal = new Journal(database);
        analyst = new AnalysisQueue(tablebases, settings.limits());
        pulse = new Pulse(database);
        pulse.beat(clock.getAsLong());
        keys = new ActKeyStore(database);
        tables = new Tables(store, new Keys(keys), journal, pulse::between, clock, new Bookkeeping());
        tables.listen(doorbell);
        tournaments = new Tournaments(new TournamentStore(database), tables, new Keys(keys), clock);
        live = new LiveSessions(people);
        RateLimits limits = new RateLimits(settings.limits());
        presence = new Presence(new PresenceStore(database), name, pulse::between, clock);
        host = new Host(tables, store, people, presence, new Away(presence, pulse::between, clock), limits, clock);
        sockets = new Sockets(host, people, live, limits, clock);
        tables.listen(step -> {
            if (step.entry().kind() == TableEntry.Kind.SAT || step.entry().kind() == TableEntry.Kind.STOOD) {
                sockets.onlookers().seatsChanged(step.after().id());
            }
        });
        thinkers = new Thinkers(tables, store, name, settings.thinkers(), clock, tablebases);
        sweeper = new Sweeper(tables, store, pulse, clock, thinkers::offer, this::besides);
        metrics = new Metrics(sockets, tables, journal, thinkers, analyst);
        herald = database.isShared() ? Optional.of(Herald.listen(database, new Ear())) : Optional.empty();
        Access access = new Access(people, settings);
        SecurityLog log = new SecurityLog(metrics::noted);
        api = new Api(groups(settings, access, limits, log), sockets, access, limits, log);
    }

    private List<CallGroup> groups(ServerConfig settings, Access access, RateLimits limits, SecurityLog log) {
        return List.of(
                new SessionCalls(
                        people, links, this::delete, this::sessionsEnded, this::renamed, access, clock, limits, log),
                new TableCalls(host, people, store, access, clock),
                new TournamentCalls(tournaments, access),
                new PeopleCalls(people, host, store, tables, access),
                new EngineCalls(analyst, access, limits),
                new KnowledgeCalls(analyst, access),
                new BotCalls(host, doorbell, live, access, settings.limits(), clock),
                new OperatorCalls(this::isReady, metrics::text));
    }

    /** Receives the notifications of other nodes, and our own. */
    private final class Ear implements Herald.Listener {
        @Override
        public void written(String table, int number) {
            if (number == Herald.ANEW) {
                tables.reload(table);
                sockets.showAnew(table);
                return;
            }
            tables.refresh(new Newest(table, number));
            if (doorbell.isWanted()) {
                doorbell.ring(tables.look(table));
            }
        }

        @Override
        public void sessionsEnded(String person) {
            live.check(person);
            sockets.renamed(person);
        }

        @Override
        public void looking(String table, String from, int people) {
            if (!from.equals(name)) {
                sockets.onlookers().heard(table, from, people);
            }
        }
    }

    private void sessionsEnded(String person) {
        live.check(person);
        if (database.isShared()) {
            Herald.tellSessionsEnded(database, person);
        }
    }

    /** Shows a person's new name where the person plays, on all nodes. */
    private void renamed(String person) {
        sockets.renamed(person);
        if (database.isShared()) {
            Herald.tellSessionsEnded(database, person);
        }
        for (Status status : List.of(Status.OPEN, Status.PLAYING)) {
            for (String table : store.tablesOf(person, status.name(), MOST_RENAMED)) {
                tables.reload(table);
                sockets.showAnew(table);
                if (database.isShared()) {
                    Herald.tellAnew(database, table);
                }
            }
        }
    }

    private void tellWhoLooksOn() {
        sockets.onlookers()
                .tell(
                        (table, person) -> tables.look(table).seatOf(person).isPresent(),
                        (table, people) -> {
                            if (database.isShared()) {
                                Herald.tellLooking(database, table, name, people);
                            }
                        },
                        sockets::tellLooking);
    }

    /** What is done now and then, on the sweeper's thread. */
    private void besides() {
        sweeps++;
        if (sweeps % PRESENCE_EVERY == 0) {
            presence.beat(live.people());
            sockets.tellAway();
        }
        tellWhoLooksOn();
        if (sweeps % LOBBY_EVERY == 0) {
            sockets.tellLobby();
        }
        if (sweeps % BANNED_EVERY == 0) {
            people.readBanned();
            live.checkBanned();
        }
        if (sweeps % TIDY_EVERY == 0) {
            people.tidy(clock.getAsLong());
            presence.tidy();
            keys.tidy(clock.getAsLong() - KEYS_KEPT_MILLIS);
            links.tidy(clock.getAsLong());
        }
    }

    /** Adds the routes of all calls and of the socket. */
    public void serve(RoutesConfig routes) {
        api.serve(routes);
    }

    /** Notes how long a call took, in milliseconds. */
    public void answered(float millis) {
        metrics.answered(millis);
    }

    /** Shuts an account out, or lets it in again; false if there is none of that name. */
    public boolean ban(String name, boolean on) {
        boolean known = people.ban(name, on);
        live.checkBanned();
        return known;
    }

    /** Whether it can serve people now: the database answers, and takes what is written. */
    private boolean isReady() {
        return !stopping && database.answers() && pulse.isBeating();
    }

    /** Takes no more people, so that they go elsewhere; those who are here are sent away. */
    public void stopTaking() {
        stopping = true;
        sockets.closeAll();
    }

    /** Deletes a person: ends what the person does, then forgets the person here and on all other nodes. */
    private void delete(Person person) {
        host.withdraw(person);
        sockets.close(person);
        tournaments.forget(person);
        List<String> played = store.tablesOf(person.id());
        people.delete(person);
        played.forEach(tables::reload);
        if (database.isShared()) {
            played.forEach(table -> Herald.tellAnew(database, table));
        }
    }

    /** Finishes what is under way and stops. */
    @Override
    public void close() {
        sweeper.close();
        thinkers.close();
        analyst.close();
        letters.shutdown();
        postman.ifPresent(Postman::close);
        metrics.close();
        herald.ifPresent(Herald::close);
        journal.close();
        database.close();
    }
}
