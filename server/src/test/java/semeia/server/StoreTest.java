package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.store.Append;
import semeia.server.store.BlockStore;
import semeia.server.store.CredentialStore;
import semeia.server.store.Database;
import semeia.server.store.DatabaseException;
import semeia.server.store.Journal;
import semeia.server.store.PeopleStore;
import semeia.server.store.PeopleStore.Looked;
import semeia.server.store.Pulse;
import semeia.server.store.TableEntry;
import semeia.server.store.TableRow;
import semeia.server.store.TableStore;
import semeia.server.store.TableSummary;
import semeia.server.store.Who;
import semeia.server.table.RefusedException;

class StoreTest {
    private static final Looked AMA = new Looked("Ama", "ama", "arna", "AMA");

    private static final TableSummary PLAYING = new TableSummary("PLAYING", OptionalLong.of(500), OptionalInt.empty());

    static Stream<Database> databases() throws IOException {
        return Stream.of(
                Database.open(
                        "sqlite:" + Files.createTempDirectory("semeia-test").resolve("a.db")),
                Database.open(Postgres.database()));
    }

    private static void table(Database database, String id) {
        TableRow.SeatRow open = new TableRow.SeatRow("open", Optional.empty(), Optional.empty(), OptionalInt.empty());
        TableRow row = new TableRow(
                id, 0, "OPEN", true, false, "abapa", "", "none", "lot", 7, Optional.empty(), 100, List.of(open, open));
        new TableStore(database).create(row, 1_000, transaction -> {});
    }

    private static TableEntry move(String table, int number, int ply, String body) {
        return new TableEntry(
                table, number, 100 + number, TableEntry.Kind.ACTED, 0, Optional.empty(), body, 0, OptionalInt.of(ply));
    }

    private static Append append(TableEntry... entries) {
        return new Append(List.of(entries), PLAYING, handle -> {});
    }

    @ParameterizedTest
    @MethodSource("databases")
    void of_two_that_append_at_once_one_succeeds(Database database) {
        try (database;
                Journal one = new Journal(database);
                Journal other = new Journal(database)) {
            table(database, "t");
            List<CompletableFuture<Boolean>> done = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                done.add((i % 2 == 0 ? one : other).append(append(move("t", 1, 1, "A"), move("t", 2, 2, "b"))));
            }
            assertThat(done.stream().filter(CompletableFuture::join)).hasSize(1);
            TableStore store = new TableStore(database);
            assertThat(store.entries("t", 0)).extracting(TableEntry::body).containsExactly("A", "b");
            assertThat(store.find("t").orElseThrow().number()).isEqualTo(2);
            assertThat(store.due(500, 10)).containsExactly("t");
            assertThat(store.due(499, 10)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_ply_that_was_taken_back_is_played_again_under_its_number(Database database) {
        try (database;
                Journal journal = new Journal(database)) {
            table(database, "t");
            journal.append(append(move("t", 1, 1, "A"), move("t", 2, 2, "b"))).join();
            TableEntry back = new TableEntry(
                    "t", 3, 200, TableEntry.Kind.TOOK_BACK, 0, Optional.empty(), "0", 0, OptionalInt.empty());
            journal.append(append(back)).join();
            assertThat(journal.append(append(move("t", 4, 1, "C"))).join()).isTrue();
            List<String> standing = new TableStore(database)
                    .entries("t", 0).stream()
                            .filter(entry -> entry.ply().isPresent())
                            .map(TableEntry::body)
                            .toList();
            assertThat(standing).containsExactly("C");
            assertThatThrownBy(
                            () -> journal.append(append(move("t", 5, 1, "D"))).join())
                    .as("the database itself keeps two moves from being the same ply")
                    .hasCauseInstanceOf(DatabaseException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void one_bad_entry_does_not_spoil_what_is_written_with_it(Database database) {
        try (database;
                Journal journal = new Journal(database)) {
            table(database, "a");
            table(database, "b");
            TableEntry stranger = new TableEntry(
                    "a",
                    1,
                    1,
                    TableEntry.Kind.SAID,
                    0,
                    Optional.of(new Who("nobody", "")),
                    "x",
                    0,
                    OptionalInt.empty());
            CompletableFuture<Boolean> bad = journal.append(append(stranger));
            CompletableFuture<Boolean> good = journal.append(append(move("b", 1, 1, "A")));
            assertThat(good.join()).isTrue();
            assertThatThrownBy(bad::join).hasCauseInstanceOf(DatabaseException.class);
            assertThat(new TableStore(database).find("a").orElseThrow().number())
                    .isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void one_node_thinks_and_another_only_when_its_time_is_over(Database database) {
        try (database;
                Journal journal = new Journal(database)) {
            table(database, "t");
            TableSummary thinking = new TableSummary("PLAYING", OptionalLong.empty(), OptionalInt.of(1));
            journal.append(new Append(List.of(move("t", 1, 1, "A")), thinking, handle -> {}))
                    .join();
            TableStore store = new TableStore(database);
            assertThat(store.thinking(1_000, 5)).containsExactly("t");
            assertThat(store.claimThinking("t", 1, "one", 1_000, 2_000)).isTrue();
            assertThat(store.claimThinking("t", 1, "other", 1_500, 2_500)).isFalse();
            assertThat(store.thinking(1_500, 5)).isEmpty();
            assertThat(store.claimThinking("t", 1, "other", 2_000, 3_000)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void time_without_a_server_counts_on_no_clock(Database database) {
        try (database) {
            Pulse pulse = new Pulse(database);
            pulse.beat(1_000);
            pulse.beat(2_000);
            assertThat(pulse.between(500, 2_500)).isEqualTo(2_000);
            Pulse afterwards = new Pulse(database);
            afterwards.beat(60_000);
            assertThat(afterwards.between(1_500, 61_000)).isEqualTo(1_500);
            assertThat(afterwards.between(60_000, 61_000)).isEqualTo(1_000);
            pulse.beat(60_500);
            assertThat(pulse.between(1_500, 61_000))
                    .as("the other node learns of it")
                    .isEqualTo(1_500);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void names_that_look_alike_belong_to_one_person_and_accounts_come_before_guests(Database database) {
        try (database) {
            PeopleStore people = new PeopleStore(database);
            List.of("p", "q", "r").forEach(id -> people.add(id, "Guest 1", 5));
            Looked like = new Looked("Arna", "arna", "arna", "ARNA");
            assertThat(people.name("p", AMA, 0)).isTrue();
            assertThat(people.name("q", like, 0)).as("a guest has it").isFalse();
            assertThat(people.enrol("q", like, Optional.of("hash"), Optional.empty(), "Guest 3", 0))
                    .isTrue();
            assertThat(people.byId("p").orElseThrow().name()).isEqualTo("Guest 3");
            assertThat(people.isFree(AMA, 0)).isFalse();
            assertThat(people.name("p", AMA, 0)).isFalse();
            assertThat(people.enrol("r", AMA, Optional.of("hash"), Optional.empty(), "Guest 3", 0))
                    .isFalse();
            people.delete("q", 10);
            assertThat(people.isFree(AMA, 9)).as("what looks like it rests too").isFalse();
            assertThat(people.isFree(AMA, 10)).isTrue();
        }
    }

    /** Before names were compared by what they look like, there were accounts that look alike. */
    @ParameterizedTest
    @MethodSource("databases")
    void accounts_of_before_keep_their_names(Database database) throws Exception {
        try (database) {
            PeopleStore people = new PeopleStore(database);
            for (String name : List.of("Paul", "pau1")) {
                people.add(name, name, 5);
                execute(database, "update person set login = lower(name) where id = '" + name + "'");
            }
            People known = new People(database, () -> 0L);
            new People(database, () -> 0L); // as often as servers start
            assertThat(known.byName("PAUL").orElseThrow().id()).isEqualTo("Paul");
            assertThat(known.byName("Pau1").orElseThrow().id()).isEqualTo("pau1");
            Person guest = known.guest(0).person();
            assertThatThrownBy(() -> known.name(guest, "PauI")).isInstanceOf(RefusedException.class);
        }
    }

    private static void execute(Database database, String statement) throws Exception {
        String url = (database.isShared() ? "" : "jdbc:") + database.url();
        try (Connection connection = DriverManager.getConnection(url);
                Statement made = connection.createStatement()) {
            made.execute(statement);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void nothing_is_left_of_a_person_who_is_deleted(Database database) {
        try (database;
                Journal journal = new Journal(database)) {
            PeopleStore people = new PeopleStore(database);
            people.add("p", "Guest 1", 5);
            people.add("q", "Guest 2", 5);
            assertThat(people.enrol("p", AMA, Optional.of("hash"), Optional.of("ama@example.org"), "Guest 3", 0))
                    .isTrue();
            assertThat(people.enrol("q", AMA, Optional.of("hash"), Optional.empty(), "Guest 3", 0))
                    .isFalse();
            assertThat(people.setMail("q", "ama@example.org")).isFalse();
            new CredentialStore(database).add("secret", "p", "session", "", 5);
            BlockStore blocks = new BlockStore(database);
            blocks.setBlock("q", "p", "block", true);
            assertThat(blocks.isBlocked("p", "q")).isTrue();
            table(database, "t");
            TableEntry said = new TableEntry(
                    "t",
                    1,
                    1,
                    TableEntry.Kind.SAID,
                    0,
                    Optional.of(new Who("p", "Ama")),
                    "my address",
                    0,
                    OptionalInt.empty());
            journal.append(new Append(
                            List.of(said), PLAYING, handle -> TableStore.sit(handle, "t", 0, Optional.of("p"))))
                    .join();
            people.delete("p", 0);
            assertThat(people.byLogin("ama")).isEmpty();
            assertThat(people.byMail("ama@example.org")).isEmpty();
            assertThat(people.byCredential("secret")).isEmpty();
            assertThat(blocks.blocked("q", "block")).isEmpty();
            TableStore store = new TableStore(database);
            assertThat(store.entries("t", 0).get(0).body()).isEmpty();
            assertThat(store.entries("t", 0).get(0).who()).isEmpty();
            assertThat(store.find("t").orElseThrow().seats().get(0).holder()).isEqualTo("gone");
        }
    }

    @Test
    void an_address_that_is_none_is_told_without_its_password() {
        assertThatThrownBy(() -> Database.open("mysql://me:secret@host/x"))
                .hasMessageContaining("sqlite:FILE")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> Database.open("jdbc:postgresql://127.0.0.1:1/x?user=a&password=secret"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("password=***")
                .hasMessageNotContaining("secret");
    }

    @Test
    void a_database_that_a_newer_version_has_written_to_is_refused(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("newer.db");
        Database.open("sqlite:" + file).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("""
                insert into flyway_schema_history
                select installed_rank + 1, '999', 'of the future', type, 'V999__future.sql', checksum, installed_by,
                    installed_on, execution_time, success
                from flyway_schema_history order by installed_rank desc limit 1\
                """);
        }
        assertThatThrownBy(() -> Database.open("sqlite:" + file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("newer version of Semeia");
    }
}
