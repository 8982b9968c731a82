package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import semeia.server.message.Command;
import semeia.server.message.FromClient;

/**
 * Who may do what: every message and every call at a table, by everybody it might come from, at a table for all and at a private one. A new
 * message without a line here is a failure.
 */
class AuthorisationTest {
    /** Message, what it has besides, and the answers to: who is to move, the other player, a spectator, somebody banned. */
    private static final String[][] MESSAGES = {
        {"play", "\"game\":0,\"ply\":2,\"move\":\"a\"", "done", "NOT_YOUR_TURN", "NOT_SEATED", "BANNED"},
        {"left", "\"seat\":0,\"wants\":\"win\"", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_ALLOWED", "BANNED"},
        {"resign", "", "done", "done", "NOT_SEATED", "BANNED"},
        {"offer", "\"offer\":\"end\"", "done", "done", "NOT_SEATED", "BANNED"},
        {"decline", "\"offer\":\"end\"", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_SEATED", "BANNED"},
        {"claim", "", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_SEATED", "BANNED"},
        {"abort", "", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_SEATED", "BANNED"},
        {"stand", "", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_SEATED", "BANNED"},
        {"sit", "", "SEAT_TAKEN", "SEAT_TAKEN", "SEAT_TAKEN", "BANNED"},
        {"say", "\"text\":\"hello\"", "done", "done", "done", "BANNED"},
        {"greet", "\"greeting\":\"hello\"", "done", "done", "done", "BANNED"},
        {"watch", "", "done", "done", "done", "done"},
        {"leave", "", "done", "done", "done", "done"},
    };

    /** What concerns no table: anybody who is here. */
    private static final List<String> OTHERS = List.of("create", "mute", "lobby", "ping");

    private static final List<String> ROLES = List.of("mover", "other", "spectator", "banned");

    private static SemeiaServer server;
    private static Client south;
    private static Client north;
    private static Client spectator;
    private static Client banned;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        south = Client.guest(server).connect();
        north = Client.guest(server).connect();
        spectator = Client.guest(server).connect();
        banned = Client.account(server, "Banned").connect();
        server.ban("banned", true);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String table(boolean listed) {
        String terms = "{\"rules\":\"abapa\",\"starter\":\"0\",\"listed\":" + listed + ",\"seats\":[\"me\",\"open\"]}";
        String table =
                Client.json(south.post("/api/tables", terms).body()).get("id").asText();
        north.ask("sit", "table", Client.quoted(table));
        south.play(table, 0, 1, "C");
        return table;
    }

    private static Client of(String role) {
        return switch (role) {
            case "mover" -> north;
            case "other" -> south;
            case "spectator" -> spectator;
            default -> banned;
        };
    }

    private static String said(JsonNode answer) {
        return answer.has("refusal")
                ? answer.get("refusal").asText()
                : answer.get("type").asText();
    }

    @TestFactory
    List<DynamicTest> every_message_by_everybody() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String[] line : MESSAGES) {
            for (int role = 0; role < ROLES.size(); role++) {
                String who = ROLES.get(role);
                String expected = line[2 + role];
                if (who.equals("banned")) {
                    continue; // has no socket
                }
                tests.add(DynamicTest.dynamicTest(line[0] + " by " + who, () -> {
                    assertThat(said(send(of(who), line, table(true)))).isEqualTo(expected);
                }));
                boolean outside = role >= 2;
                String hidden = !outside ? expected : line[0].equals("leave") ? "done" : "NO_SUCH_TABLE";
                tests.add(DynamicTest.dynamicTest(line[0] + " at a private table by " + who, () -> {
                    assertThat(said(send(of(who), line, table(false)))).isEqualTo(hidden);
                }));
            }
        }
        return tests;
    }

    private static JsonNode send(Client client, String[] line, String table) {
        long id = 1_000_000L + Math.floorMod(table.hashCode(), 1_000_000_000);
        String more = line[1].isEmpty() ? "" : "," + line[1];
        client.raw("{\"type\":\"" + line[0] + "\",\"id\":" + id + ",\"table\":\"" + table + "\"" + more + "}");
        return client.hear(message -> message.path("id").asLong(-1) == id && !message.has("you"));
    }

    @TestFactory
    List<DynamicTest> every_call_at_a_table_by_everybody() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String[] line : MESSAGES) {
            if (line[0].equals("watch") || line[0].equals("leave")) {
                continue;
            }
            for (int role = 0; role < ROLES.size(); role++) {
                String who = ROLES.get(role);
                String expected = line[2 + role];
                tests.add(DynamicTest.dynamicTest(line[0] + " by " + who, () -> {
                    String path = "/api/tables/" + table(true) + "/" + line[0];
                    assertThat(code(of(who).post(path, "{" + line[1] + "}").body()))
                            .isEqualTo(expected);
                }));
            }
            tests.add(DynamicTest.dynamicTest(line[0] + " by a stranger", () -> {
                String path = "/api/tables/" + table(true) + "/" + line[0];
                Client stranger = new Client(server.address());
                assertThat(code(stranger.post(path, "{" + line[1] + "}").body()))
                        .isEqualTo("NOT_SIGNED_IN");
                for (String secret : List.of("", "/said", "/record")) {
                    assertThat(code(stranger.get("/api/tables/" + table(false) + secret)
                                    .body()))
                            .isEqualTo("NO_SUCH_TABLE");
                }
            }));
        }
        return tests;
    }

    private static String code(String body) {
        JsonNode answer = Client.json(body);
        return answer.has("code") ? answer.get("code").asText() : "done";
    }

    @TestFactory
    List<DynamicTest> every_call_of_people_alone_refuses_strangers() {
        Contract contract = new Contract(south.get("/api/openapi.json").body());
        List<DynamicTest> tests = new ArrayList<>();
        for (String call : contract.forPeople()) {
            tests.add(DynamicTest.dynamicTest(call, () -> {
                String path = call.substring(call.indexOf(' ') + 1).replaceAll("\\{\\w+}", "x");
                String method = call.substring(0, call.indexOf(' '));
                Client stranger = new Client(server.address());
                assertThat(stranger.send(method, path, "").statusCode()).isEqualTo(401);
                assertThat(banned.send(method, path, "").statusCode()).isEqualTo(403);
                assertThat(stranger.as("no-such-token").send(method, path, "").statusCode())
                        .isEqualTo(401);
            }));
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> no_message_is_forgotten() {
        Map<String, Boolean> covered = new LinkedHashMap<>();
        for (String[] line : MESSAGES) {
            covered.put(line[0], true);
        }
        OTHERS.forEach(name -> covered.put(name, true));
        List<String> all = new ArrayList<>(Command.KINDS.keySet());
        for (var type : FromClient.class
                .getAnnotation(com.fasterxml.jackson.annotation.JsonSubTypes.class)
                .value()) {
            all.add(type.name());
        }
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(DynamicTest.dynamicTest(
                "all are here", () -> assertThat(covered.keySet()).containsExactlyInAnyOrderElementsOf(all)));
        tests.add(DynamicTest.dynamicTest("somebody banned has no socket", () -> {
            assertThat(banned.closesAfter(() -> {})).isTrue();
            assertThat(banned.socketStatus("Cookie", banned.cookie(), "Origin", banned.origin()))
                    .isEqualTo(403);
        }));
        return tests;
    }
}
