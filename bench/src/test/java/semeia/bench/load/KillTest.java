package semeia.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers that are killed under load lose nothing that they acknowledged, and clients come back by themselves. */
@Tag("slow")
class KillTest {
    private static final int GAMES = 8;
    private static final int BETWEEN = 60;
    private static final long PAUSE_MILLIS = 50;

    @TempDir
    private Path folder;

    private interface Blow {
        void strike() throws IOException, InterruptedException;
    }

    private static void loseNothing(List<URI> servers, int games, int blows, Blow blow) throws Exception {
        try (Load load = new Load(servers, games, PAUSE_MILLIS)) {
            load.start(500);
            for (int i = 0; i < blows; i++) {
                waitForMoves(load, BETWEEN);
                blow.strike();
            }
            waitForMoves(load, BETWEEN);
            load.settle();
            System.out.println(load.tally().text());
            assertThat(load.tally().lostOrDoubled()).as(load.tally().text()).isZero();
            assertThat(load.verify()).isEmpty();
        }
    }

    /** Waits for so many more acknowledged moves: play goes on. */
    private static void waitForMoves(Load load, int more) throws InterruptedException {
        long until = load.tally().acknowledgements() + more;
        long patience = System.nanoTime() + 60_000_000_000L;
        while (load.tally().acknowledgements() < until) {
            assertThat(System.nanoTime())
                    .as("play goes on: " + load.tally().text())
                    .isLessThan(patience);
            Thread.sleep(20);
        }
    }

    @Test
    void a_server_on_sqlite_is_killed() throws Exception {
        try (ServerProcess server = new ServerProcess("sqlite:" + folder.resolve("a.db"))) {
            loseNothing(List.of(server.address()), GAMES, 1, server::killAndRestart);
        }
    }

    @Test
    void a_server_that_is_asked_to_stop_finishes_what_is_under_way() throws Exception {
        try (ServerProcess server = new ServerProcess("sqlite:" + folder.resolve("a.db"))) {
            loseNothing(
                    List.of(server.address()),
                    GAMES,
                    1,
                    () -> assertThat(server.stopAndRestart()).isEqualTo(143));
        }
    }

    @Test
    void two_nodes_on_postgresql_are_killed_in_turn() throws Exception {
        try (EmbeddedPostgres postgres = postgres();
                ServerProcess one = new ServerProcess(url(postgres));
                ServerProcess other = new ServerProcess(url(postgres))) {
            int[] turn = {0};
            loseNothing(
                    List.of(one.address(), other.address()),
                    GAMES,
                    2,
                    () -> (turn[0]++ % 2 == 0 ? one : other).killAndRestart());
        }
    }

    @Test
    @Tag("proof")
    void a_server_on_sqlite_is_killed_twenty_times() throws Exception {
        try (ServerProcess server = new ServerProcess("sqlite:" + folder.resolve("a.db"))) {
            loseNothing(List.of(server.address()), 100, 20, server::killAndRestart);
        }
    }

    @Test
    @Tag("proof")
    void a_server_on_postgresql_is_killed_twenty_times() throws Exception {
        try (EmbeddedPostgres postgres = postgres();
                ServerProcess server = new ServerProcess(url(postgres))) {
            loseNothing(List.of(server.address()), 100, 20, server::killAndRestart);
        }
    }

    /** Nodes killed in turn, and in the middle the database itself is stopped and started again. */
    @Test
    @Tag("proof")
    void two_nodes_and_their_database_are_restarted_in_turn() throws Exception {
        EmbeddedPostgres[] postgres = {kept(0)};
        int port = postgres[0].getPort();
        try (ServerProcess one = new ServerProcess(url(postgres[0]));
                ServerProcess other = new ServerProcess(url(postgres[0]))) {
            int[] turn = {0};
            loseNothing(List.of(one.address(), other.address()), GAMES, 7, () -> {
                if (turn[0]++ == 3) {
                    postgres[0].close();
                    postgres[0] = kept(port);
                } else {
                    (turn[0] % 2 == 0 ? one : other).killAndRestart();
                }
            });
        } finally {
            postgres[0].close();
        }
    }

    /** A database whose files stay when it stops. */
    private EmbeddedPostgres kept(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setLocaleConfig("locale", "C")
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    private static EmbeddedPostgres postgres() throws IOException {
        return EmbeddedPostgres.builder().setLocaleConfig("locale", "C").start();
    }

    private static String url(EmbeddedPostgres postgres) {
        return "jdbc:postgresql://localhost:" + postgres.getPort() + "/postgres?user=postgres";
    }
}
