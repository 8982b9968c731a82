package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ApiTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern BLOCK = Pattern.compile("```console\\n(.*?)```", Pattern.DOTALL);

    private static SemeiaServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String base() {
        return server.address().toString().replaceAll("/$", "");
    }

    /** Runs every example of the manual as a reader would: in one shell, one after another. */
    @Test
    void every_call_has_an_example_in_the_manual_that_works() throws Exception {
        String manual = Files.readString(DOCS.resolve("api.md"));
        StringBuilder script = new StringBuilder("set -eu\nBASE=" + base() + "\n");
        Matcher blocks = BLOCK.matcher(manual);
        while (blocks.find()) {
            script.append(blocks.group(1));
        }
        Process shell = new ProcessBuilder("bash", "-c", script.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(shell.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(shell.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(shell.exitValue()).as(said).isZero();
        assertThat(said).contains("\"challenge\"", "gameFull", "NOT_ALLOWED", "semeia_sockets", "ready");

        Contract contract =
                new Contract(Client.guest(server).get("/api/openapi.json").body());
        Set<String> unshown = new TreeSet<>(contract.described());
        unshown.removeIf(call -> isShown(call, script.toString()));
        assertThat(unshown).isEmpty();
    }

    private static boolean isShown(String call, String script) {
        String method = call.substring(0, call.indexOf(' '));
        String path = call.substring(call.indexOf(' ') + 1).replaceAll("\\{\\w+}", "[^/ ?\"]+");
        Pattern url = Pattern.compile("\\$BASE" + path + "([?\" )]|$)");
        return script.lines().anyMatch(line -> {
            boolean posts = line.contains(" -d ") && !line.contains("-X");
            String used = line.contains("-X ") ? line.replaceAll(".*-X (\\w+).*", "$1") : posts ? "POST" : "GET";
            return used.equals(method) && url.matcher(line).find();
        });
    }

    @Test
    void the_description_is_whole() {
        JsonNode description =
                Client.json(Client.guest(server).get("/api/openapi.json").body());
        assertThat(description.get("openapi").asText()).startsWith("3.1");
        List<String> references = new ArrayList<>();
        description.findValuesAsText("$ref", references);
        assertThat(references)
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                description.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
        description
                .get("paths")
                .forEach(path -> path.forEach(operation ->
                        assertThat(operation.get("summary").asText()).endsWith(".")));
    }

    @Test
    void a_bot_of_sixty_lines_plays_a_game_to_its_end() throws Exception {
        assertThat(Files.readAllLines(DOCS.resolve("bot.py"))).hasSizeLessThan(60);
        Client owner = Client.account(server, "Robot");
        String token = Client.json(
                        owner.post("/api/tokens", "{\"label\":\"bot\"}").body())
                .get("token")
                .asText();
        ProcessBuilder python = new ProcessBuilder("python3", "bot.py", base())
                .directory(new File(DOCS.toString()))
                .redirectErrorStream(true);
        python.environment().put("TOKEN", token);
        Process bot = python.start();
        try (Client host = Client.guest(server).connect()) {
            host.create("{\"rules\":\"ba-awa\",\"seats\":[\"computer 1\",\"for Robot\"]}");
            JsonNode last = host.hear(message -> message.path("game").has("outcome"));
            assertThat(last.get("game").get("outcome").get("seeds").size()).isEqualTo(2);
        } finally {
            bot.destroy();
        }
    }

    @Test
    void rated_games_change_the_ratings_of_their_ruleset_and_speed() {
        try (Client winner = Client.account(server, "Winner").connect();
                Client loser = Client.account(server, "Loser").connect();
                Client guest = Client.guest(server).connect()) {
            String table = winner.create(
                    "{\"rules\":\"awale\",\"clock\":\"300+5\",\"rated\":true,\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            assertThat(guest.ask("sit", "table", Client.quoted(table))
                            .get("refusal")
                            .asText())
                    .isEqualTo("NEEDS_ACCOUNT");
            loser.ask("sit", "table", Client.quoted(table));
            List<String> moves = List.of("A", "a", "B", "a", "C", "a");
            for (int ply = 0; ply < moves.size(); ply++) {
                (ply % 2 == 0 ? winner : loser).play(table, 0, ply + 1, moves.get(ply));
            }
            loser.ask("resign", "table", Client.quoted(table));
            JsonNode up = Client.json(winner.get("/api/people/winner").body())
                    .get("ratings")
                    .get(0);
            JsonNode down = Client.json(winner.get("/api/people/Loser").body())
                    .get("ratings")
                    .get(0);
            assertThat(up.get("ruleset").asText() + " " + up.get("speed").asText())
                    .isEqualTo("awale rapid");
            assertThat(up.get("rating").asDouble()).isGreaterThan(1600);
            assertThat(up.get("rating").asDouble() + down.get("rating").asDouble())
                    .isEqualTo(3000);
            assertThat(up.get("provisional").asBoolean()).isTrue();
        }
    }

    @Test
    void a_game_given_up_before_each_player_has_moved_three_times_is_not_rated() {
        try (Client one = Client.account(server, "Farmer").connect();
                Client other = Client.account(server, "Sheep").connect()) {
            String table = one.create(
                    "{\"rules\":\"awale\",\"clock\":\"300+5\",\"rated\":true,\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            other.ask("sit", "table", Client.quoted(table));
            List<String> moves = List.of("A", "a", "B", "a", "C");
            for (int ply = 0; ply < moves.size(); ply++) {
                (ply % 2 == 0 ? one : other).play(table, 0, ply + 1, moves.get(ply));
            }
            other.ask("resign", "table", Client.quoted(table));
            assertThat(Client.json(one.get("/api/people/Farmer").body()).get("ratings"))
                    .isEmpty();
        }
    }

    @Test
    void games_are_exported_as_text_and_as_lines_that_can_be_read_back() {
        try (Client one = Client.account(server, "Exporter").connect();
                Client other = Client.account(server, "Partner").connect()) {
            for (String listed : List.of("true", "false")) {
                String table = one.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"listed\":" + listed
                        + ",\"seats\":[\"me\",\"open\"]}");
                other.ask("sit", "table", Client.quoted(table));
                one.play(table, 0, 1, "C");
                one.ask("resign", "table", Client.quoted(table));
            }
            String text = other.get("/api/people/Exporter/games?form=text").body();
            assertThat(semeia.notation.GameRecord.parse(text).player(0)).hasValue("Exporter");
            List<String> mine = one.get("/api/me/games").body().lines().toList();
            assertThat(mine).hasSize(2);
            assertThat(Client.json(mine.get(0)).get("outcome").get("reason").asText())
                    .isEqualTo("resignation");
            assertThat(one.get("/api/me/games?max=1").body().lines()).hasSize(1);
            assertThat(other.get("/api/people/exporter/games").body().lines())
                    .as("an unlisted table is shown to its players alone, in their own list")
                    .hasSize(1);
        }
    }

    @Test
    void blocking_keeps_two_apart_both_ways() {
        try (Client one = Client.account(server, "Blocker").connect();
                Client other = Client.account(server, "Blocked").connect()) {
            one.send("PUT", "/api/blocks/Blocked", "");
            assertThat(one.get("/api/blocks").body()).contains("Blocked");
            String table = one.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            assertThat(other.ask("sit", "table", Client.quoted(table))
                            .get("refusal")
                            .asText())
                    .isEqualTo("BLOCKED");
            assertThat(other.post("/api/tables", "{\"rules\":\"abapa\",\"seats\":[\"me\",\"for Blocker\"]}")
                            .body())
                    .contains("BLOCKED");
            one.send("DELETE", "/api/blocks/Blocked", "");
            assertThat(other.ask("sit", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
        }
    }

    @Test
    void deleting_an_account_resigns_signs_out_and_leaves_no_name() {
        try (Client leaver = Client.account(server, "Leaver").connect();
                Client stayer = Client.guest(server).connect()) {
            String table = leaver.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            stayer.ask("sit", "table", Client.quoted(table));
            leaver.play(table, 0, 1, "C");
            leaver.ask("say", "table", Client.quoted(table), "text", "\"my secret\"");
            assertThat(leaver.post("/api/account/delete", "{\"password\":\"wrong horse!\"}")
                            .statusCode())
                    .isEqualTo(403);
            assertThat(leaver.post("/api/account/delete", "{\"password\":\"correct horse\"}")
                            .statusCode())
                    .isEqualTo(204);
            assertThat(leaver.get("/api/me").statusCode()).isEqualTo(401);
            assertThat(stayer.get("/api/people/Leaver").statusCode()).isEqualTo(404);
            String record = stayer.get("/api/tables/" + table).body();
            assertThat(record).contains("\"resignation\"").contains("\"gone\"").doesNotContain("Leaver");
            stayer.disconnect();
            stayer.connect().ask("watch", "table", Client.quoted(table), "after", "0");
            JsonNode said = stayer.hear("said");
            assertThat(said.toString()).doesNotContain("secret").doesNotContain("Leaver");
            Client again = Client.guest(server);
            assertThat(again.post("/api/account", "{\"name\":\"Leaver\",\"password\":\"correct horse\"}")
                            .statusCode())
                    .as("the name rests, so that nobody takes the place of who has gone")
                    .isEqualTo(409);
        }
    }

    @Test
    void passwords_are_kept_as_argon2id_and_names_are_not_given_away() throws IOException {
        Client account = Client.account(server, "Careful");
        assertThat(account.post("/api/session", "{\"name\":\"Careful\",\"password\":\"wrong horse!\"}")
                        .body())
                .isEqualTo(account.post("/api/session", "{\"name\":\"Nobody\",\"password\":\"wrong horse!\"}")
                        .body());
        assertThat(account.post("/api/session", "{\"name\":\"CAREFUL\",\"password\":\"correct horse\"}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(Client.guest(server)
                        .post("/api/account", "{\"name\":\"careful\",\"password\":\"correct horse\"}")
                        .statusCode())
                .isEqualTo(409);
        assertThat(Client.guest(server)
                        .post("/api/account", "{\"name\":\"x/y\",\"password\":\"correct horse\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void the_cookie_is_for_no_script_and_no_other_site() {
        String cookie = new Client(server.address())
                .send("POST", "/api/session/guest", "", "Origin", base())
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .toLowerCase(Locale.ROOT);
        assertThat(cookie).contains("httponly", "samesite=lax", "path=/");
    }
}
