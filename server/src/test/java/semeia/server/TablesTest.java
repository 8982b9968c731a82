package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.match.MatchRecord;

class TablesTest {
    private static SemeiaServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Lets people play random moves until the table is over, and gives its last state. */
    private static JsonNode playOut(String table, List<Client> people, long seed) {
        Random random = new Random(seed);
        while (true) {
            JsonNode now = Client.json(people.get(0).get("/api/tables/" + table).body());
            if (!now.get("status").asText().equals("playing")) {
                return now;
            }
            JsonNode game = now.get("game");
            int mover = game.get("mover").asInt();
            JsonNode moves = game.get("moves");
            String move = moves.get(random.nextInt(moves.size())).asText();
            int ply = game.get("length").asInt() + 1;
            JsonNode done = people.get(mover).play(table, game.get("game").asInt(), ply, move);
            assertThat(done.get("type").asText()).as(done.toString()).isEqualTo("done");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abapa",
                "ayo",
                "awale",
                "awale-points",
                "awari",
                "ba-awa",
                "anywoli",
                "anywoli+last4=lot",
                "ba-awa:8"
            })
    void two_people_play_every_ruleset_to_its_end(String rules) {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"" + rules + "\",\"seats\":[\"me\",\"open\"]}");
            assertThat(north.ask("sit", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            JsonNode last = playOut(table, List.of(south, north), 1);
            assertThat(last.get("status").asText()).isEqualTo("over");
            assertThat(last.get("game").get("outcome").get("seeds").size()).isEqualTo(2);
            assertThat(last.get("lots").isIntegralNumber()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "abapa, wins 2",
        "awale-points, points 3",
        "ayo, streak 2",
        "ba-awa, territory 10",
        "ba-awa-3, territory 10",
        "ba-awa-3, wins 2"
    })
    void every_kind_of_match_is_played_to_its_end(String rules, String match) {
        try (Client first = Client.guest(server).connect();
                Client second = Client.guest(server).connect();
                Client third = Client.guest(server).connect()) {
            boolean three = rules.endsWith("3");
            String seats = three ? "[\"me\",\"open\",\"open\"]" : "[\"me\",\"open\"]";
            String table =
                    first.create("{\"rules\":\"" + rules + "\",\"match\":\"" + match + "\",\"seats\":" + seats + "}");
            second.ask("sit", "table", Client.quoted(table), "seat", "1");
            if (three) {
                third.ask("sit", "table", Client.quoted(table));
            }
            JsonNode last = playOut(table, List.of(first, second, third), 2);
            assertThat(last.get("match").get("over").asBoolean()).isTrue();
            assertThat(last.get("match").get("kind").asText()).isEqualTo(match.substring(0, match.indexOf(' ')));
        }
    }

    @Test
    void a_match_read_again_is_the_same_match() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create(
                    "{\"rules\":\"abapa\",\"match\":\"wins 2\",\"starter\":\"lot\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            south.ask("resign", "table", Client.quoted(table), "game", "0");
            assertThat(south.get("/api/tables/" + table + "/record").body())
                    .as("lots are secret while they are drawn")
                    .doesNotContain("Lots");
            north.ask("resign", "table", Client.quoted(table), "game", "1");
            south.ask("resign", "table", Client.quoted(table), "game", "2");
            JsonNode shown = Client.json(south.get("/api/tables/" + table).body());
            assertThat(shown.get("status").asText()).isEqualTo("over");
            String record = south.get("/api/tables/" + table + "/record").body();
            MatchRecord read = MatchRecord.parse(record);
            assertThat(read.games()).hasSize(3);
            assertThat(read.match().outcome().orElseThrow().winner()).hasValue(1);
            assertThat(read.match().lots().orElseThrow().seed())
                    .isEqualTo(shown.get("lots").asLong());
            assertThat(south.get("/api/me/games?form=text").body()).contains("[Match \"wins 2\"]", "[Game \"3\"]");
        }
    }

    @Test
    void a_table_says_what_giving_up_means_for_the_match() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create(
                    "{\"rules\":\"ba-awa\",\"match\":\"territory 10\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            JsonNode game =
                    Client.json(north.get("/api/tables/" + table).body()).get("game");
            assertThat(game.get("givingUp").get(0).get("over").asBoolean()).isTrue();
            assertThat(game.get("givingUp").get(0).get("winner").asInt()).isEqualTo(1);
            assertThat(game.get("givingUp").get(1).get("winner").asInt()).isZero();
        }
    }

    @Test
    void a_client_that_comes_again_misses_nothing_and_hears_nothing_twice() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            north.ask("watch", "table", Client.quoted(table), "after", "0");
            south.play(table, 0, 1, "C");
            JsonNode acted = north.hear("acted");
            assertThat(acted.get("act").asText()).isEqualTo("C");
            north.disconnect();
            south.ask("say", "table", Client.quoted(table), "text", "\"your turn\"");
            north.connect();
            north.ask(
                    "watch",
                    "table",
                    Client.quoted(table),
                    "after",
                    acted.get("number").toString());
            north.play(table, 0, 2, "a");
            assertThat(north.hear("said").get("number").asInt())
                    .isEqualTo(acted.get("number").asInt() + 1);
            assertThat(north.hear("acted").get("number").asInt())
                    .isEqualTo(acted.get("number").asInt() + 2);
            north.disconnect();
            north.connect();
            north.ask("watch", "table", Client.quoted(table), "after", "0");
            north.ask("ping");
            List<Integer> numbers = new ArrayList<>();
            for (String type : List.of("opened", "sat", "began", "acted", "said", "acted")) {
                numbers.add(north.hear(type).get("number").asInt());
            }
            assertThat(numbers).containsExactly(1, 2, 3, 4, 5, 6);
        }
    }

    @Test
    void a_move_sent_again_is_answered_and_played_once() {
        try (Client south = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"computer 1\"]}");
            assertThat(south.play(table, 0, 1, "C").get("type").asText()).isEqualTo("done");
            assertThat(south.play(table, 0, 1, "C").get("type").asText()).isEqualTo("done");
            assertThat(south.play(table, 0, 1, "D").get("refusal").asText()).isEqualTo("STALE");
            south.hear(message -> message.path("act").asText().equals("C"));
            south.hear(message -> message.get("type").asText().equals("acted")
                    && message.get("seat").asInt() == 1);
            JsonNode now = Client.json(south.get("/api/tables/" + table).body());
            assertThat(now.get("game").get("length").asInt()).isEqualTo(2);
        }
    }

    @Test
    void the_computer_takes_any_seats_at_any_level() {
        try (Client looker = Client.guest(server).connect()) {
            String table = looker.create(
                    "{\"rules\":\"ba-awa-3\",\"seats\":[\"computer 1\",\"computer 4\",\"computer 8\"],\"clock\":\"60+0\"}");
            JsonNode last = looker.hear(message -> message.path("game").has("outcome"));
            assertThat(last.get("table").asText()).isEqualTo(table);
            assertThat(looker.play(table, 0, 1, "A").get("refusal").asText()).isEqualTo("NOT_SEATED");
        }
    }

    @Test
    void players_agree_to_end_to_take_back_and_to_play_again() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"awale-points\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            String quoted = Client.quoted(table);
            north.ask("sit", "table", quoted);
            south.play(table, 0, 1, "C");
            south.ask("offer", "table", quoted, "offer", "\"takeback\"");
            north.ask("decline", "table", quoted, "offer", "\"takeback\"");
            south.ask("offer", "table", quoted, "offer", "\"takeback\"");
            north.ask("offer", "table", quoted, "offer", "\"takeback\"");
            assertThat(south.hear("took-back").get("game").get("length").asInt())
                    .isEqualTo(0);
            assertThat(south.play(table, 0, 1, "D").get("type").asText()).isEqualTo("done");
            north.ask("offer", "table", quoted, "offer", "\"end\"");
            south.ask("offer", "table", quoted, "offer", "\"end\"");
            JsonNode ended = south.hear(message -> message.path("game").has("outcome"));
            assertThat(ended.get("game").get("outcome").get("reason").asText()).isEqualTo("agreement");
            assertThat(ended.get("game").get("outcome").get("seeds").toString()).isEqualTo("[22,26]");
            north.ask("offer", "table", quoted, "offer", "\"rematch\"");
            south.ask("offer", "table", quoted, "offer", "\"rematch\"");
            String next = south.hear("rematched").get("next").asText();
            JsonNode again = Client.json(north.get("/api/tables/" + next).body());
            assertThat(again.get("status").asText()).isEqualTo("playing");
            assertThat(again.get("seats").get(0).get("player").get("id").asText())
                    .isEqualTo(north.id());
        }
    }

    @Test
    void resigning_and_aborting_end_a_table() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String first = south.create("{\"rules\":\"awale\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(first));
            assertThat(north.ask("abort", "table", Client.quoted(first))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            String second = south.create("{\"rules\":\"awale\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(second));
            south.play(second, 0, 1, "A");
            assertThat(north.ask("abort", "table", Client.quoted(second))
                            .get("refusal")
                            .asText())
                    .isEqualTo("NOT_ALLOWED");
            south.ask("resign", "table", Client.quoted(second));
            JsonNode over = Client.json(south.get("/api/tables/" + second).body());
            assertThat(over.get("game").get("outcome").get("winner").asInt()).isEqualTo(1);
        }
    }

    @Test
    void time_that_is_up_is_flagged_by_the_server() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create(
                    "{\"rules\":\"abapa\",\"starter\":\"0\",\"clock\":\"1+0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            north.ask("watch", "table", Client.quoted(table));
            south.play(table, 0, 1, "C");
            JsonNode flagged =
                    north.hear(message -> message.path("act").asText().startsWith("flag"));
            assertThat(flagged.get("act").asText()).isEqualTo("flag N");
            assertThat(flagged.get("game").get("clocks").toString()).isEqualTo("[1000,0]");
            assertThat(flagged.get("game").get("outcome").get("winner").asInt()).isEqualTo(0);
        }
    }

    @Test
    void the_lobby_shows_open_tables_and_the_address_is_enough_for_a_private_one() {
        try (Client host = Client.guest(server).connect();
                Client friend = Client.guest(server).connect();
                Client stranger = Client.guest(server).connect()) {
            String open = host.create("{\"rules\":\"awari\",\"seats\":[\"open\",\"me\"]}");
            String secret = host.create("{\"rules\":\"awari\",\"listed\":false,\"seats\":[\"me\",\"open\"]}");
            stranger.ask("lobby", "on", "true");
            String lobby = stranger.hear("lobby").toString();
            assertThat(lobby).contains(open).doesNotContain(secret);
            stranger.ask("watch", "table", Client.quoted(secret));
            friend.ask("sit", "table", Client.quoted(secret));
            friend.ask("sit", "table", Client.quoted(open));
            JsonNode later =
                    stranger.hear(message -> message.get("type").asText().equals("lobby")
                            && !message.get("tables").toString().contains(open));
            assertThat(later.get("playing").toString()).contains(open).doesNotContain(secret);
            assertThat(stranger.get("/api/tables/" + secret).statusCode()).isEqualTo(404);
            assertThat(stranger.get("/api/tables/" + open).statusCode()).isEqualTo(200);
            host.play(secret, 0, 1, "C");
            stranger.ask("ping");
            assertThat(stranger.get("/api/tables/" + secret).body()).contains("NO_SUCH_TABLE");
        }
    }

    @Test
    void the_end_is_claimed_when_a_position_has_come_up_three_times_and_not_before() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table =
                    south.create("{\"rules\":\"abapa+guard=off\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            assertThat(south.ask("claim", "table", Client.quoted(table))
                            .get("refusal")
                            .asText())
                    .isEqualTo("NOT_ALLOWED");
            List<String> moves = Repetition.moves();
            for (int ply = 1; ply <= moves.size(); ply++) {
                Client mover = ply % 2 == 1 ? south : north;
                assertThat(mover.play(table, 0, ply, moves.get(ply - 1))
                                .get("type")
                                .asText())
                        .isEqualTo("done");
                JsonNode game = heard(south, ply).get("game");
                assertThat(game.get("canClaim").asBoolean()).isEqualTo(ply == moves.size());
            }
            Client stranger = Client.guest(server).connect();
            assertThat(stranger.ask("claim", "table", Client.quoted(table))
                            .get("refusal")
                            .asText())
                    .isEqualTo("NOT_SEATED");
            Client waiting = moves.size() % 2 == 1 ? south : north;
            assertThat(waiting.ask("claim", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .as("who is not to move may claim too")
                    .isEqualTo("done");
            JsonNode over = Client.json(south.get("/api/tables/" + table).body());
            assertThat(over.get("status").asText()).isEqualTo("over");
            assertThat(over.at("/game/outcome/reason").asText()).isEqualTo("claim");
            int seeds = over.at("/game/outcome/seeds/0").asInt()
                    + over.at("/game/outcome/seeds/1").asInt();
            assertThat(seeds).as("each takes the seeds of his own row").isEqualTo(48);
        }
    }

    private static JsonNode heard(Client client, int length) {
        return client.hear(message -> message.get("type").asText().equals("acted")
                && message.get("game").get("length").asInt() == length);
    }

    @Test
    void the_next_game_of_a_match_waits_until_the_last_one_was_looked_at() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create(
                    "{\"rules\":\"ba-awa\",\"match\":\"territory 10\",\"clock\":\"300+5\",\"starter\":\"0\","
                            + "\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
            JsonNode first = south.hear("began").get("game");
            assertThat(first.get("running").asInt()).isEqualTo(-1);
            assertThat(first.get("waits").asLong()).isZero();
            south.play(table, 0, 1, "A");
            south.ask("offer", "table", Client.quoted(table), "offer", "\"end\"");
            north.ask("offer", "table", Client.quoted(table), "offer", "\"end\"");
            JsonNode next =
                    south.hear(message -> message.path("game").path("game").asInt() == 1);
            assertThat(next.at("/game/waits").asLong()).isEqualTo(20_000);
            assertThat(next.at("/game/running").asInt()).isEqualTo(1);
            JsonNode match =
                    Client.json(south.get("/api/tables/" + table).body()).get("match");
            assertThat(match.get("games").size()).isEqualTo(1);
            assertThat(match.at("/games/0/reason").asText()).isEqualTo("agreement");
            assertThat(match.get("starter").asInt()).isEqualTo(1);
            assertThat(match.at("/shares/0").asInt() + match.at("/shares/1").asInt())
                    .isEqualTo(12);
        }
    }

    @Test
    void muted_people_are_not_heard() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table), "after", "0");
            north.ask("mute", "person", Client.quoted(south.id()), "on", "true");
            south.ask("say", "table", Client.quoted(table), "text", "\"you there\"");
            assertThat(north.hear("said").has("text")).isFalse();
            String said = "/api/tables/" + table + "/said";
            assertThat(north.get(said).body()).doesNotContain("you there");
            assertThat(south.get(said).body()).contains("you there");
            assertThat(north.get("/api/blocks").body()).contains(south.id());
            north.ask("mute", "person", Client.quoted(south.id()), "on", "false");
            south.ask("greet", "table", Client.quoted(table), "greeting", "\"hello\"");
            assertThat(north.hear("greeted").get("greeting").asText()).isEqualTo("hello");
        }
    }
}
