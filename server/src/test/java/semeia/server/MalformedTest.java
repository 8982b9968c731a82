package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a message is answered, and nothing else happens. */
class MalformedTest {
    private static final List<String> GOOD = List.of(
            "{\"type\":\"ping\",\"id\":1}",
            "{\"type\":\"play\",\"id\":2,\"table\":\"TABLE\",\"game\":0,\"ply\":1,\"move\":\"C\"}",
            "{\"type\":\"create\",\"id\":3,\"terms\":{\"rules\":\"abapa\",\"clock\":\"300+5\",\"seats\":[\"me\",\"open\"]}}",
            "{\"type\":\"watch\",\"id\":4,\"table\":\"TABLE\",\"after\":0}",
            "{\"type\":\"say\",\"id\":5,\"table\":\"TABLE\",\"text\":\"hello\"}",
            "{\"type\":\"offer\",\"id\":6,\"table\":\"TABLE\",\"offer\":\"takeback\"}",
            "{\"type\":\"sit\",\"id\":7,\"table\":\"TABLE\",\"seat\":1}",
            "{\"type\":\"lobby\",\"id\":8,\"on\":true}");
    private static final String SPICE = "{}[]\",:\\0123456789eE+-.truefalsnl \u0000\u0007\u00e9\ud83d\ude00abcxyz";

    private static SemeiaServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String spoil(Random random, String text) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(spoilt.length());
            switch (random.nextInt(4)) {
                case 0 -> spoilt.deleteCharAt(at);
                case 1 -> spoilt.insert(at, SPICE.charAt(random.nextInt(SPICE.length())));
                case 2 -> spoilt.setCharAt(at, SPICE.charAt(random.nextInt(SPICE.length())));
                default -> {
                    int end = Math.min(spoilt.length(), at + random.nextInt(12));
                    spoilt.insert(random.nextInt(spoilt.length()), spoilt.substring(at, end));
                }
            }
            if (spoilt.length() == 0) {
                spoilt.append('x');
            }
        }
        return spoilt.toString().replaceAll("[\ud800-\udfff]", "?");
    }

    private static void throwAt(int messages, long seed) {
        Random random = new Random(seed);
        try (Client client = Client.guest(server).connect()) {
            String table = client.create("{\"rules\":\"abapa\",\"starter\":\"0\",\"seats\":[\"me\",\"open\"]}");
            int unanswered = 0;
            for (int i = 0; i < messages; i++) {
                client.raw(spoil(random, GOOD.get(random.nextInt(GOOD.size())).replace("TABLE", table)));
                if (++unanswered == 100) {
                    client.ask("ping");
                    client.forget();
                    unanswered = 0;
                }
            }
            JsonNode now = Client.json(client.get("/api/tables/" + table).body());
            assertThat(now.get("id").asText()).isEqualTo(table);
            client.ask("ping");
        }
        assertThat(client().get("/metrics").body()).contains("semeia_sockets");
    }

    private static Client client() {
        return new Client(server.address());
    }

    @Test
    void ten_thousand_spoilt_messages_bring_only_clean_answers() {
        throwAt(10_000, 1);
        assertThat(TestServer.errorsLogged()).isZero();
    }

    @Test
    @Tag("proof")
    void hundreds_of_thousands_of_spoilt_messages_bring_only_clean_answers() {
        for (int seed = 2; seed < 8; seed++) {
            throwAt(50_000, seed);
        }
        assertThat(TestServer.errorsLogged()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "17",
                "\"ping\"",
                "{}",
                "{\"type\":\"ping\"}",
                "{\"id\":1}",
                "{\"type\":\"pong\",\"id\":1}",
                "{\"type\":\"ping\",\"id\":\"1\"}",
                "{\"type\":\"ping\",\"id\":1.5}",
                "{\"type\":\"ping\",\"id\":null}",
                "{\"type\":\"ping\",\"id\":99999999999999999999}",
                "{\"type\":\"ping\",\"id\":1,\"more\":2}",
                "{\"type\":\"ping\",\"id\":1,\"id\":2}",
                "{\"type\":\"ping\",\"id\":1} {}",
                "{\"type\":\"play\",\"id\":1,\"table\":\"x\",\"game\":0,\"ply\":1}",
                "{\"type\":\"play\",\"id\":1,\"table\":null,\"game\":0,\"ply\":1,\"move\":\"A\"}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"chess\",\"seats\":[\"me\",\"open\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"seats\":[\"me\",\"me\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"seats\":[\"me\",\"computer 9\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"match\":\"territory"
                        + " 10\",\"seats\":[\"me\",\"open\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"clock\":\"0+0\",\"seats\":[\"me\",\"open\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"starter\":\"2\",\"seats\":[\"me\",\"open\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"match\":\"wins"
                        + " 1001\",\"seats\":[\"me\",\"open\"]}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"seats\":null}}",
                "{\"type\":\"create\",\"id\":1,\"terms\":{\"rules\":\"abapa\",\"seats\":[null,\"me\"]}}",
            })
    void names_what_is_wrong(String text) {
        try (Client client = Client.guest(server).connect()) {
            client.raw(text);
            JsonNode refused = client.hear("refused");
            assertThat(refused.get("refusal").asText()).isEqualTo("MALFORMED");
            assertThat(refused.get("message").asText()).isNotBlank().doesNotContain("semeia.", "java.", "jackson");
            assertThat(client.ask("ping").get("type").asText()).isEqualTo("done");
        }
    }

    @Test
    void an_oversized_or_binary_message_closes_the_socket_and_no_other() {
        try (Client big = Client.guest(server).connect();
                Client calm = Client.guest(server).connect()) {
            assertThat(big.closesAfter(() -> big.raw("x".repeat(20_000)))).isTrue();
            assertThat(calm.ask("ping").get("type").asText()).isEqualTo("done");
        }
    }

    @Test
    void an_oversized_body_and_deep_json_are_refused() {
        Client client = Client.guest(server);
        assertThat(client.post("/api/tables", "x".repeat(100_000)).statusCode()).isEqualTo(413);
        assertThat(client.post("/api/tables", "[".repeat(10_000)).statusCode()).isEqualTo(400);
        assertThat(client.post("/api/tables", "{\"rules\":" + "[".repeat(1_000) + "]".repeat(1_000) + "}")
                        .statusCode())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\n\r\n",
                "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET //x HTTP/1.1\r\nHost: x\r\n\r\n",
                "\u0001\u0002\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET /api/tables/%2e%2e/x HTTP/1.1\r\nHost: x\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            })
    void the_http_servers_own_errors_are_as_harmless_as_ours(String request) throws IOException {
        String answer = exchange(request);
        assertThat(answer).containsPattern("^HTTP/1.1 [45]").contains("Content-Security-Policy: default-src 'none'");
        assertThat(answer).doesNotContain("Jetty", "<html", "java.", "Exception");
    }

    private static String exchange(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(5_000);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            socket.shutdownOutput();
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(all);
            return all.toString(StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void calls_and_sockets_of_other_sites_are_refused() {
        Client client = Client.guest(server);
        String cookie = client.cookie();
        assertThat(client.send("POST", "/api/tables", "{}", "Cookie", cookie, "Origin", "https://evil.example")
                        .body())
                .contains("NOT_YOURS");
        assertThat(client.send("POST", "/api/tables", "{}", "Cookie", cookie).statusCode())
                .as("a form of a page that hides where it comes from")
                .isEqualTo(403);
        assertThat(client.send("POST", "/api/session/guest", "", "Cookie", cookie, "Sec-Fetch-Site", "cross-site")
                        .statusCode())
                .isEqualTo(403);
        assertThat(client.socketStatus("Cookie", cookie, "Origin", "https://evil.example"))
                .isEqualTo(403);
        assertThat(client.socketStatus("Cookie", cookie)).isEqualTo(403);
        assertThat(client.socketStatus("Origin", client.origin())).isEqualTo(401);
    }

    @Test
    void errors_are_problem_documents_in_utf_8() throws IOException {
        HttpResponse<String> answer =
                Client.guest(server).post("/api/tables", "{\"rules\":\"\u1ecc\u0301y\u00f3\",\"seats\":[]}");
        assertThat(answer.body()).contains("\u1ecc\u0301y\u00f3");
        String own = exchange("GET / HTTP/9.9\r\nHost: x\r\n\r\n");
        assertThat(own).contains("Content-Type: application/problem+json", "\"code\":\"MALFORMED\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u202eb", "a\u2066b", "a\u200bb", "a\ufeffb", "\u2028"})
    void chat_refuses_what_steers_or_hides(String text) {
        Client client = Client.guest(server);
        String table = Client.json(client.post("/api/tables", "{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}")
                        .body())
                .get("id")
                .asText();
        String path = "/api/tables/" + table + "/say";
        assertThat(client.post(path, "{\"text\":\"" + text + "\"}").statusCode())
                .isEqualTo(400);
        assertThat(client.post(path, "{\"text\":\"\ud83d\udc69\u200d\ud83d\ude80 Bj\u00f6rn\"}")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void a_name_that_leads_here_is_not_our_own_page_unless_it_is_the_origin() throws IOException {
        assertThat(asGuestAt("evil.example:8017")).startsWith("HTTP/1.1 403");
        assertThat(asGuestAt("localhost:8017")).startsWith("HTTP/1.1 200");
    }

    private static String asGuestAt(String host) throws IOException {
        List<String> lines = List.of(
                "POST /api/session/guest HTTP/1.1",
                "Host: " + host,
                "Origin: http://" + host,
                "Connection: close",
                "",
                "");
        return exchange(String.join("\r\n", lines));
    }
}
