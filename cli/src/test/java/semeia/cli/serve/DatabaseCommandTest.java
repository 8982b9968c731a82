package semeia.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.server.SemeiaServer;
import semeia.server.config.ServerConfig;
import semeia.server.store.Database;

class DatabaseCommandTest {
    @TempDir
    private Path folder;

    private String database(String name) {
        return "sqlite:" + folder.resolve(name);
    }

    private static HttpResponse<String> send(URI address, String method, String body, String cookie) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Origin", "http://" + address.getAuthority())
                .header("Cookie", cookie)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void a_backup_taken_while_a_server_runs_is_restored_to_the_same() throws Exception {
        String backup = folder.resolve("backup").toString();
        ServerConfig settings = ServerConfig.defaults().at(SemeiaServer.LOOPBACK, 0);
        String cookie;
        String table;
        try (SemeiaServer server = SemeiaServer.start(settings.withDatabase(database("a.db")))) {
            URI address = server.address();
            HttpResponse<String> guest = send(address.resolve("/api/session/guest"), "POST", "", "");
            cookie = guest.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
            HttpResponse<String> account = send(
                    address.resolve("/api/account"),
                    "POST",
                    "{\"name\":\"Ama\",\"password\":\"correct horse\"}",
                    cookie);
            cookie = account.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
            String opened = send(
                            address.resolve("/api/tables"),
                            "POST",
                            "{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"computer 1\"]}",
                            cookie)
                    .body();
            table = opened.replaceAll(".*\"id\":\"(\\w{16})\",\"number\".*", "$1");
            send(
                    address.resolve("/api/tables/" + table + "/play"),
                    "POST",
                    "{\"game\":0,\"ply\":1,\"move\":\"C\"}",
                    cookie);
            Run run = Run.of("database", "--database", database("a.db"), "backup", backup);
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("rows are in");
        }
        assertThat(Run.of("database", "--database", database("b.db"), "restore", backup)
                        .code())
                .isEqualTo(ExitCode.FINE);
        try (SemeiaServer server = SemeiaServer.start(settings.withDatabase(database("b.db")))) {
            String shown = send(server.address().resolve("/api/tables/" + table), "GET", "", cookie)
                    .body();
            assertThat(shown).contains("1. C");
            assertThat(send(server.address().resolve("/api/me"), "GET", "", cookie)
                            .body())
                    .contains("Ama");
        }
        Run again = Run.of("database", "--database", database("b.db"), "restore", backup);
        assertThat(again.err()).contains("the database is not empty");
        assertThat(again.code()).isEqualTo(ExitCode.BAD_FILE);
    }

    @Test
    void a_backup_that_is_cut_short_or_none_is_refused_and_nothing_is_restored() throws IOException {
        Path backup = folder.resolve("backup");
        Database.open(database("a.db")).close();
        Run.of("database", "--database", database("a.db"), "backup", backup.toString());
        List<String> lines = Files.readAllLines(backup);
        Files.write(backup, lines.subList(0, lines.size() - 1));
        assertThat(Run.of("database", "--database", database("b.db"), "restore", backup.toString())
                        .err())
                .contains("cut short");
        Files.writeString(backup, "{}\n");
        assertThat(Run.of("database", "--database", database("b.db"), "restore", backup.toString())
                        .err())
                .contains("not a backup of Semeia");
    }

    @Test
    void an_account_that_is_not_there_is_not_banned() throws IOException {
        Database.open(database("a.db")).close();
        Run run = Run.of("database", "--database", database("a.db"), "ban", "nobody");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains("no account named nobody");
    }

    @Test
    void a_mistyped_database_is_an_error_and_is_not_created() {
        for (String[] action :
                new String[][] {{"backup", folder.resolve("backup").toString()}, {"ban", "ama"}}) {
            Run run = Run.of("database", "--database", database("mistyped.db"), action[0], action[1]);
            assertThat(run.code()).as(action[0]).isEqualTo(ExitCode.BAD_FILE);
            assertThat(run.err()).contains("there is no database", "mistyped.db");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void a_backup_says_what_it_holds_and_is_checked_without_a_database() throws IOException {
        Path backup = folder.resolve("backup");
        Database.open(database("a.db")).close();
        Run made = Run.of("database", "--database", database("a.db"), "backup", backup.toString());
        assertThat(made.out()).contains("0 people, 0 tables, no entry");
        assertThat(Run.of("database", "check", backup.toString()).out()).isEqualTo(made.out());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rw-------");
        Files.writeString(backup, Files.readString(backup).replaceFirst("(?s)\\d+\\s*$", "{\"\":\"pul"));
        Run damaged = Run.of("database", "check", backup.toString());
        assertThat(damaged.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(damaged.err()).contains("damaged after");
        assertThat(Run.of("database", "check", database("nothing")).code()).isEqualTo(ExitCode.BAD_FILE);
    }
}
