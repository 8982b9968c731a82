package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.server.limits.RateLimits;
import semeia.server.lobby.Away;
import semeia.server.lobby.Host;
import semeia.server.message.Command;
import semeia.server.message.FromClient.NewTable;
import semeia.server.message.ToClient;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.people.Presence;
import semeia.server.store.ActKeyStore;
import semeia.server.store.Database;
import semeia.server.store.Journal;
import semeia.server.store.PresenceStore;
import semeia.server.store.TableStore;
import semeia.server.table.Keys;
import semeia.server.table.RefusedException;
import semeia.server.table.Status;
import semeia.server.table.TableState;
import semeia.server.table.Tables;

/** Who is here is known on every node; what nobody waits at leaves the lobby, and whoever is left may end the game. */
class PresenceTest {
    private static final long START = TimeUnit.DAYS.toMillis(10_000);

    private long now = START;
    /** When no server was at work: the time up to this does not count. */
    private long outage = START;

    /** One of the servers, without its sockets. */
    private final class Node implements AutoCloseable {
        private final Database database;
        private final Journal journal;
        private final People people;
        private final Presence presence;
        private final Host host;

        Node(String address, String name) throws IOException {
            database = Database.open(address);
            journal = new Journal(database);
            people = new People(database, () -> now);
            LongBinaryOperator worked = (from, to) -> to - Math.max(from, Math.min(outage, to));
            presence = new Presence(new PresenceStore(database), name, worked, () -> now);
            TableStore store = new TableStore(database);
            Keys keys = new Keys(new ActKeyStore(database));
            Tables tables = new Tables(store, keys, journal, worked, () -> now, (transaction, step) -> {});
            RateLimits limits = new RateLimits(TestServer.NO_LIMITS);
            host = new Host(tables, store, people, presence, new Away(presence, worked, () -> now), limits, () -> now);
        }

        String table(Person person, String clock, String... seats) {
            NewTable wanted = new NewTable(
                    "abapa",
                    Optional.empty(),
                    Optional.of(clock),
                    Optional.of("0"),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(seats),
                    Optional.empty());
            return host.create(person, "", wanted).id();
        }

        List<Integer> away(String table) {
            return host.away(host.tableOf(table)).stream()
                    .map(ToClient.Away::seat)
                    .toList();
        }

        List<String> lobby() {
            return host.lobby().stream().map(ToClient.TableShown::id).toList();
        }

        @Override
        public void close() {
            journal.close();
            database.close();
        }
    }

    static Stream<String> databases() throws IOException {
        return Stream.of("sqlite:" + Files.createTempDirectory("semeia-test").resolve("a.db"), Postgres.database());
    }

    private void after(long seconds) {
        now += TimeUnit.SECONDS.toMillis(seconds);
    }

    private static Command.Left left(int seat, String wants) {
        return new Command.Left(seat, wants, Optional.empty(), Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("databases")
    void leaving_and_coming_back_are_seen_on_the_other_node_within_seconds(String database) throws IOException {
        try (Node one = new Node(database, "one");
                Node other = new Node(database, "other")) {
            Person ama = one.people.guest(now).person();
            String table = one.table(ama, "none", "me", "open");
            one.presence.beat(Set.of(ama.id()));
            other.presence.beat(Set.of());
            assertThat(other.away(table)).isEmpty();
            after(1);
            one.presence.beat(Set.of());
            after(1);
            other.presence.beat(Set.of());
            assertThat(other.away(table)).as("a page that is loaded anew").isEmpty();
            after(2);
            assertThat(other.away(table)).containsExactly(0);
            assertThat(other.host.lobby().get(0).away()).containsExactly(0);
            other.presence.beat(Set.of(ama.id()));
            one.presence.beat(Set.of());
            assertThat(one.away(table))
                    .as("she comes back through the other node")
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void who_was_here_through_a_node_that_died_is_away_in_half_a_minute(String database) throws IOException {
        try (Node one = new Node(database, "one");
                Node other = new Node(database, "other")) {
            Person ama = one.people.guest(now).person();
            String table = one.table(ama, "none", "me", "open");
            one.presence.beat(Set.of(ama.id()));
            after(30);
            other.presence.beat(Set.of());
            assertThat(other.away(table)).containsExactly(0);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_table_of_which_nobody_is_here_leaves_the_lobby_until_they_come_back(String database) throws IOException {
        try (Node one = new Node(database, "one");
                Node other = new Node(database, "other")) {
            Person ama = one.people.guest(now).person();
            one.presence.beat(Set.of(ama.id()));
            String table = one.table(ama, "300+5", "me", "open");
            String slow = one.table(ama, "3d", "me", "open");
            one.presence.beat(Set.of());
            for (int i = 0; i < 8; i++) {
                after(10);
                other.presence.beat(Set.of());
            }
            assertThat(other.lobby()).containsExactlyInAnyOrder(table, slow);
            after(20);
            assertThat(other.lobby()).as("where moves take days it stays").containsExactly(slow);
            assertThat(other.host.lobby().get(0).away()).containsExactly(0);
            other.presence.beat(Set.of(ama.id()));
            assertThat(other.lobby()).containsExactlyInAnyOrder(table, slow);
        }
    }

    /** Plays a move at a table of two, after which the other has left; gives the table. */
    private String deserted(Node node, Person ama, Person kofi, String clock) {
        String table = node.table(ama, clock, "me", "open");
        node.host.act(kofi, table, new Command.Sit(Optional.empty(), Optional.empty()));
        node.presence.beat(Set.of(ama.id(), kofi.id()));
        node.host.act(ama, table, new Command.Play(0, 1, "C", Optional.empty(), Optional.empty()));
        node.presence.beat(Set.of(ama.id()));
        return table;
    }

    private void stay(Node node, Person person, long seconds) {
        for (long passed = 0; passed < seconds; passed += 10) {
            after(Math.min(10, seconds - passed));
            node.presence.beat(Set.of(person.id()));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void who_is_left_claims_the_win_or_the_end_after_the_wait_and_not_before(String database) throws IOException {
        try (Node one = new Node(database, "one");
                Node other = new Node(database, "other")) {
            Person ama = one.people.guest(now).person();
            Person kofi = one.people.guest(now).person();
            String fast = deserted(one, ama, kofi, "1800+5");
            String untimed = deserted(one, ama, kofi, "none");
            String slow = deserted(one, ama, kofi, "1d");
            stay(other, ama, 119);
            assertThatThrownBy(() -> other.host.act(ama, fast, left(1, "win"))).isInstanceOf(RefusedException.class);
            stay(other, ama, 3);
            assertThatThrownBy(() -> other.host.act(ama, fast, left(0, "win")))
                    .as("she is here herself")
                    .isInstanceOf(RefusedException.class);
            TableState won = other.host.act(ama, fast, left(1, "win"));
            assertThat(won.status()).isEqualTo(Status.OVER);
            assertThat(won.game().orElseThrow().outcome().orElseThrow().winner())
                    .hasValue(0);
            assertThatThrownBy(() -> other.host.act(ama, untimed, left(1, "end")))
                    .as("longer without a clock")
                    .isInstanceOf(RefusedException.class);
            stay(other, ama, 480);
            TableState ended = other.host.act(ama, untimed, left(1, "end"));
            assertThat(ended.game()
                            .orElseThrow()
                            .outcome()
                            .orElseThrow()
                            .reason()
                            .code())
                    .isEqualTo("agreement");
            stay(other, ama, 3_600);
            assertThatThrownBy(() -> other.host.act(ama, slow, left(1, "win")))
                    .as("where moves take days the clock decides")
                    .isInstanceOf(RefusedException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void who_comes_back_is_not_claimed_against(String database) throws IOException {
        try (Node one = new Node(database, "one")) {
            Person ama = one.people.guest(now).person();
            Person kofi = one.people.guest(now).person();
            String table = deserted(one, ama, kofi, "1800+5");
            stay(one, ama, 200);
            assertThat(one.host.away(one.host.tableOf(table)).get(0).claim()).isPresent();
            one.presence.beat(Set.of(ama.id(), kofi.id()));
            assertThatThrownBy(() -> one.host.act(ama, table, left(1, "win"))).isInstanceOf(RefusedException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void time_in_which_the_server_was_away_counts_for_nobody(String database) throws IOException {
        try (Node one = new Node(database, "one");
                Node again = new Node(database, "again")) {
            Person ama = one.people.guest(now).person();
            Person kofi = one.people.guest(now).person();
            String table = deserted(one, ama, kofi, "1800+5");
            one.presence.beat(Set.of(ama.id(), kofi.id()));
            after(3_600);
            outage = now;
            again.presence.beat(Set.of(ama.id()));
            after(20);
            assertThat(again.away(table)).as("he has had no time to come back").isEmpty();
            assertThatThrownBy(() -> again.host.act(ama, table, left(1, "win"))).isInstanceOf(RefusedException.class);
            stay(again, ama, 95);
            assertThat(again.away(table)).containsExactly(1);
            assertThatThrownBy(() -> again.host.act(ama, table, left(1, "win"))).isInstanceOf(RefusedException.class);
            stay(again, ama, 10);
            assertThat(again.host.act(ama, table, left(1, "win")).status()).isEqualTo(Status.OVER);
        }
    }
}
