package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several servers on one PostgreSQL. */
class NodesTest {
    @TempDir
    private static Path folder;

    private static String database;
    private static SemeiaServer one;
    private static SemeiaServer other;

    @BeforeAll
    static void start() throws IOException {
        database = Postgres.database();
        one = SemeiaServer.start(TestServer.settings(folder).withDatabase(database));
        other = SemeiaServer.start(TestServer.settings(folder).withDatabase(database));
    }

    @AfterAll
    static void stop() {
        one.close();
        other.close();
    }

    @Test
    void players_at_different_nodes_finish_a_game() {
        try (Client south = Client.guest(one).connect();
                Client north = Client.guest(one).connect(other.address())) {
            String table = south.create(
                    "{\"rules\":\"ba-awa\",\"starter\":\"0\",\"clock\":\"300+5\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table));
            north.ask("sit", "table", Client.quoted(table));
            JsonNode game = south.hear("began").get("game");
            Random random = new Random(3);
            while (!game.has("outcome")) {
                Client mover = List.of(south, north).get(game.get("mover").asInt());
                String move = game.get("moves")
                        .get(random.nextInt(game.get("moves").size()))
                        .asText();
                int ply = game.get("length").asInt() + 1;
                assertThat(mover.play(table, 0, ply, move).get("type").asText()).isEqualTo("done");
                JsonNode here = heard(south, ply);
                assertThat(heard(north, ply).get("number")).isEqualTo(here.get("number"));
                game = here.get("game");
            }
        }
    }

    @Test
    void who_looks_on_is_counted_through_all_nodes() {
        try (Client south = Client.guest(one).connect();
                Client near = Client.guest(one).connect();
                Client far = Client.guest(one).connect(other.address())) {
            String table = south.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            near.ask("watch", "table", Client.quoted(table));
            far.ask("watch", "table", Client.quoted(table));
            assertThat(looking(south, 2)).isEqualTo(looking(far, 2));
            far.disconnect();
            looking(near, 1);
        }
    }

    @Test
    void leaving_and_coming_back_are_seen_through_all_nodes() {
        try (Client south = Client.guest(one).connect();
                Client north = Client.guest(one).connect(other.address())) {
            String table = south.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table));
            south.disconnect();
            north.hear(message -> message.path("away").path(0).path("seat").asInt(-1) == 0);
            south.connect();
            north.hear(message -> message.path("type").asText().equals("looking")
                    && message.path("away").isEmpty());
        }
    }

    private static JsonNode looking(Client client, int people) {
        return client.hear(message -> message.get("type").asText().equals("looking")
                && message.get("people").asInt() == people);
    }

    private static JsonNode heard(Client client, int length) {
        return client.hear(message -> message.get("type").asText().equals("acted")
                && message.get("game").get("length").asInt() == length);
    }

    @Test
    void a_new_name_is_seen_through_all_nodes() {
        try (Client south = Client.guest(one).connect();
                Client north = Client.guest(one).connect(other.address())) {
            String table = south.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table));
            south.send("PUT", "/api/me/name", "{\"name\":\"Ŋutifafa\"}");
            north.hear(message -> message.path("table")
                    .path("seats")
                    .path(0)
                    .path("player")
                    .path("name")
                    .asText()
                    .equals("Ŋutifafa"));
        }
    }

    @Test
    void a_client_goes_on_at_another_node_where_it_was() {
        try (Client south = Client.guest(one).connect();
                Client north = Client.guest(one).connect(other.address())) {
            String table = south.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table), "after", "0");
            north.ask("sit", "table", Client.quoted(table));
            int last = north.hear("began").get("number").asInt();
            north.disconnect();
            south.play(table, 0, 1, "C");
            north.connect(one.address()).ask("watch", "table", Client.quoted(table), "after", "" + last);
            assertThat(north.hear("acted").get("number").asInt()).isEqualTo(last + 1);
            north.disconnect();
            north.connect(other.address()).play(table, 0, 2, "a");
            assertThat(south.hear(message -> message.path("act").asText().equals("a"))
                            .get("number")
                            .asInt())
                    .isEqualTo(last + 2);
        }
    }

    @Test
    void computers_move_once_though_all_nodes_see_the_table() {
        try (Client here = Client.guest(one).connect();
                Client there = Client.guest(one).connect(other.address())) {
            String table = here.create("{\"rules\":\"awale\",\"seats\":[\"computer 2\",\"computer 3\"]}");
            there.ask("watch", "table", Client.quoted(table), "after", "0");
            JsonNode end = there.hear(message -> message.path("game").has("outcome"));
            JsonNode same = here.hear(message -> message.path("game").has("outcome"));
            assertThat(same.get("number")).isEqualTo(end.get("number"));
            assertThat(Client.json(here.get("/api/tables/" + table).body()).get("number"))
                    .isEqualTo(end.get("number"));
            int acts = end.get("game").get("length").asInt();
            assertThat(end.get("number").asInt())
                    .as("opened, began and every act once")
                    .isEqualTo(acts + 2);
        }
    }

    @Test
    void of_many_who_move_at_once_at_all_nodes_one_is_played() {
        try (Client south = Client.guest(one).connect();
                Client twin = Client.guest(other).connect(other.address())) {
            String token = south.cookie();
            assertThat(token).isNotEmpty();
            String table = south.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            twin.ask("sit", "table", Client.quoted(table));
            var pool = Executors.newFixedThreadPool(8);
            List<CompletableFuture<Integer>> tries = java.util.stream.IntStream.range(0, 16)
                    .mapToObj(i -> CompletableFuture.supplyAsync(
                            () -> {
                                SemeiaServer node = i % 2 == 0 ? one : other;
                                String move = String.valueOf((char) ('A' + i % 6));
                                return south.send(
                                                "POST",
                                                node.address() + "api/tables/" + table + "/play",
                                                "{\"game\":0,\"ply\":1,\"move\":\"" + move + "\"}",
                                                "Cookie",
                                                token,
                                                "Sec-Fetch-Site",
                                                "same-origin")
                                        .statusCode();
                            },
                            pool))
                    .toList();
            List<Integer> answers = tries.stream().map(CompletableFuture::join).toList();
            pool.shutdown();
            assertThat(answers)
                    .allMatch(status -> status == 200 || status == 409)
                    .contains(200, 409);
            JsonNode shown = Client.json(south.get("/api/tables/" + table).body());
            assertThat(shown.get("game").get("length").asInt()).isEqualTo(1);
        }
    }

    @Test
    void challenges_ring_at_every_node() throws Exception {
        Client bot = Client.account(one, "FarBot");
        String token = Client.json(bot.post("/api/tokens", "{\"label\":\"x\"}").body())
                .get("token")
                .asText();
        Process curl = new ProcessBuilder(
                        "curl",
                        "-sN",
                        "-m",
                        "20",
                        "-H",
                        "Authorization: Bearer " + token,
                        other.address() + "api/stream/event")
                .start();
        try (Client host = Client.guest(one).connect();
                var lines = curl.inputReader()) {
            host.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"for FarBot\"]}");
            String line =
                    lines.lines().filter(text -> !text.isEmpty()).findFirst().orElseThrow();
            assertThat(Client.json(line).get("type").asText()).isEqualTo("challenge");
        } finally {
            curl.destroy();
        }
    }
}
