package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tournaments on the server. */
class TournamentsTest {
    private static final String RECORD = String.join(
            "\\n",
            "semeia tournament 1",
            "name \\\"Cup\\\"",
            "rules %s",
            "kind %s",
            "points %s",
            "tiebreaks buchholz",
            "seeding entry",
            "lots 7",
            "");

    static Stream<String> databases() throws IOException {
        return Stream.of("sqlite:" + Files.createTempDirectory("semeia-test").resolve("a.db"), Postgres.database());
    }

    private static SemeiaServer start(String database) throws IOException {
        return SemeiaServer.start(
                TestServer.settings(Files.createTempDirectory("semeia-test")).withDatabase(database));
    }

    private static String create(Client organiser, String rules, String kind, String points) {
        String record = String.format(RECORD, rules, kind, points);
        JsonNode made = Client.json(organiser
                .post("/api/tournaments", "{\"record\":\"" + record + "\"}")
                .body());
        return made.get("id").asText();
    }

    private static JsonNode post(Client client, String cup, String what, String body) {
        return Client.json(
                client.post("/api/tournaments/" + cup + "/" + what, body).body());
    }

    private static JsonNode look(Client client, String cup) {
        return Client.json(client.get("/api/tournaments/" + cup).body());
    }

    private static String code(JsonNode answer) {
        return answer.path("code").asText("done");
    }

    private static String acts(String... lines) {
        return "{\"acts\":["
                + String.join(
                        ",",
                        Stream.of(lines)
                                .map(line -> "\"" + line.replace("\"", "\\\"") + "\"")
                                .toList()) + "]}";
    }

    @ParameterizedTest
    @MethodSource("databases")
    void people_who_join_play_at_tables_and_the_results_come_in(String database) throws IOException {
        try (SemeiaServer server = start(database);
                Client ama = Client.guest(server).connect();
                Client kofi = Client.guest(server).connect()) {
            String cup = create(ama, "abapa", "round-robin 1", "1-0.5-0");
            assertThat(post(ama, cup, "join", "{\"name\":\"Ama\"}").get("mine").asInt())
                    .isZero();
            assertThat(post(kofi, cup, "join", "{\"name\":\"Kofi\"}")
                            .get("mine")
                            .asInt())
                    .isEqualTo(1);
            post(ama, cup, "acts", acts("enter \"Yaa\" - \"\"", "enter \"Esi\" - \"\""));
            post(ama, cup, "next", "{}");
            post(ama, cup, "next", "{}");
            JsonNode begun = look(kofi, cup);
            assertThat(begun.get("tables")).hasSize(1);
            JsonNode place = begun.get("tables").get(0);
            String table = place.get("table").asText();
            Client first = begun.get("record").asText().contains("1-2") ? ama : kofi;
            Client second = first == ama ? kofi : ama;
            try (Client stranger = Client.guest(server).connect()) {
                assertThat(stranger.ask("sit", "table", Client.quoted(table))
                                .get("refusal")
                                .asText())
                        .isEqualTo("SEAT_TAKEN");
            }
            assertThat(first.ask("sit", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            assertThat(second.ask("sit", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            assertThat(first.play(table, 0, 1, "C").get("type").asText()).isEqualTo("done");
            assertThat(second.ask("resign", "table", Client.quoted(table))
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            JsonNode after = look(new Client(server.address()), cup);
            String board =
                    (place.get("round").asInt() + 1) + "." + (place.get("board").asInt() + 1);
            assertThat(after.get("record").asText()).contains("score " + board + " 1-2 48-0\n");
            assertThat(look(kofi, cup).get("number")).isEqualTo(after.get("number"));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_board_whose_table_was_closed_gets_another_and_a_round_taken_back_has_none(String database)
            throws IOException {
        try (SemeiaServer server = start(database);
                Client ama = Client.guest(server);
                Client kofi = Client.guest(server)) {
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            post(ama, cup, "join", "{\"name\":\"Ama\"}");
            post(kofi, cup, "join", "{\"name\":\"Kofi\"}");
            String table = post(ama, cup, "next", "{}")
                    .get("tables")
                    .get(0)
                    .get("table")
                    .asText();
            assertThat(code(post(ama, cup, "table", "{\"round\":0,\"board\":0}")))
                    .isEqualTo("NOT_ALLOWED");
            ama.post("/api/tables/" + table + "/sit", "{}");
            ama.post("/api/tables/" + table + "/abort", "");
            JsonNode again =
                    post(ama, cup, "table", "{\"round\":0,\"board\":0}").get("tables");
            assertThat(again).hasSize(1);
            assertThat(again.get(0).get("table").asText()).isNotEqualTo(table);
            assertThat(again.get(0).get("status").asText()).isEqualTo("open");
            assertThat(post(ama, cup, "undo", "").get("tables")).isEmpty();
        }
    }

    @Test
    void only_who_runs_it_may_change_it_and_everybody_may_look() throws IOException {
        try (SemeiaServer server = TestServer.start();
                Client ama = Client.guest(server);
                Client kofi = Client.guest(server)) {
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            Client stranger = new Client(server.address());
            for (String[] call : new String[][] {
                {"acts", acts("close")}, {"next", "{}"}, {"undo", ""}, {"table", "{\"round\":0,\"board\":0}"}
            }) {
                assertThat(code(post(kofi, cup, call[0], call[1]))).as(call[0]).isEqualTo("NOT_YOURS");
                assertThat(code(post(stranger, cup, call[0], call[1])))
                        .as(call[0])
                        .isEqualTo("NOT_SIGNED_IN");
            }
            assertThat(code(post(kofi, cup, "leave", ""))).isEqualTo("NOT_SEATED");
            assertThat(look(stranger, cup).get("organiser").asBoolean()).isFalse();
            assertThat(code(post(kofi, cup, "join", "{\"name\":\"Kofi\"}"))).isEqualTo("done");
            assertThat(code(post(kofi, cup, "join", "{\"name\":\"Kofi B\"}"))).isEqualTo("SEATED_ALREADY");
            assertThat(code(post(ama, cup, "join", "{\"name\":\"KOFI\"}"))).isEqualTo("MALFORMED");
            assertThat(code(post(ama, cup, "acts", acts("withdraw 1", "score 9.9 1-2"))))
                    .isEqualTo("MALFORMED");
            assertThat(look(kofi, cup).get("record").asText()).doesNotContain("withdraw");
            assertThat(code(look(kofi, "x"))).isEqualTo("NO_SUCH_TOURNAMENT");
            assertThat(Client.json(kofi.get("/api/tournaments").body()).get("tournaments"))
                    .hasSize(1);
        }
    }

    @Test
    void who_is_deleted_leaves_no_name_in_a_tournament() throws IOException {
        try (SemeiaServer server = TestServer.start();
                Client ama = Client.guest(server);
                Client kofi = Client.guest(server)) {
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            post(ama, cup, "acts", acts("enter \"Yaa\" - \"\""));
            post(kofi, cup, "join", "{\"name\":\"Kofi\"}");
            post(ama, cup, "acts", acts("amend 2 \"Kofi Mensah\" 1500 \"Accra\""));
            kofi.post("/api/account/delete", "{\"password\":\"\"}");
            assertThat(look(ama, cup).get("record").asText())
                    .doesNotContain("Kofi")
                    .contains("enter \"Entrant 2\" - \"\"")
                    .contains("withdraw 2");
        }
    }

    @Test
    void who_is_deleted_gets_a_name_that_nobody_else_has() throws IOException {
        try (SemeiaServer server = TestServer.start();
                Client ama = Client.guest(server);
                Client kofi = Client.guest(server)) {
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            post(kofi, cup, "join", "{\"name\":\"Kofi\"}");
            post(ama, cup, "acts", acts("enter \"Entrant 1\" - \"\""));
            kofi.post("/api/account/delete", "{\"password\":\"\"}");
            assertThat(look(ama, cup).get("record").asText()).contains("enter \"Entrant 1 (2)\" - \"\"");
        }
    }

    @Test
    void what_would_make_a_tournament_endless_or_unreadable_is_refused() throws IOException {
        try (SemeiaServer server = TestServer.start();
                Client ama = Client.guest(server)) {
            String record =
                    String.format(RECORD, "abapa", "swiss 2", "1-0.5-0").replace("kind", "match wins 1001\\nkind");
            assertThat(code(Client.json(ama.post("/api/tournaments", "{\"record\":\"" + record + "\"}")
                            .body())))
                    .isEqualTo("MALFORMED");
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            for (String name : List.of("\\ud800", "Kofi\\u200b", "\\u202eKofi")) {
                assertThat(code(post(ama, cup, "join", "{\"name\":\"" + name + "\"}")))
                        .isEqualTo("MALFORMED");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void what_many_do_at_once_is_all_done_once(String database) throws IOException {
        try (SemeiaServer server = start(database)) {
            Client ama = Client.guest(server);
            String cup = create(ama, "abapa", "swiss 2", "1-0.5-0");
            Executor threads = Executors.newFixedThreadPool(6);
            List<CompletableFuture<String>> joins = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                String name = "P" + i;
                Client client = Client.guest(server);
                joins.add(CompletableFuture.supplyAsync(
                        () -> code(post(client, cup, "join", "{\"name\":\"" + name + "\"}")), threads));
            }
            long done = joins.stream()
                    .map(CompletableFuture::join)
                    .filter("done"::equals)
                    .count();
            String record = look(ama, cup).get("record").asText();
            assertThat(record.lines().filter(line -> line.startsWith("enter"))).hasSize((int) done);
            assertThat(done).isPositive();
        }
    }
}
