package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The default rate limits. */
class LimitsTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final ExecutorService AT_ONCE = Executors.newFixedThreadPool(30, task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @TempDir
    private Path folder;

    @Test
    void chat_guesses_tables_and_guests_are_limited() throws IOException {
        try (SemeiaServer server =
                        SemeiaServer.start(TestServer.settings(folder).withLimits(1));
                Client client = Client.guest(server).connect()) {
            String table = client.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            List<String> said = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                said.add(client.ask("say", "table", Client.quoted(table), "text", "\"buy\"")
                        .toString());
            }
            assertThat(said.subList(0, 6)).allMatch(answer -> answer.contains("done"));
            assertThat(said.get(9)).contains("TOO_MUCH");

            List<Integer> guesses = statuses(
                    30, i -> client.post("/api/session", "{\"name\":\"Ama\",\"password\":\"guess " + i + "\"}"));
            assertThat(guesses).contains(401, 429);

            List<Integer> guests = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                guests.add(new Client(server.address())
                        .post("/api/session/guest", "")
                        .statusCode());
            }
            assertThat(guests).contains(200).endsWith(429);

            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 14; i++) {
                tables.add(client.ask("create", "terms", "{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}")
                        .toString());
            }
            assertThat(tables.get(13)).contains("TOO_MUCH");
        }
    }

    /** The statuses of that many calls, sent at the same time, so that it does not matter how long each takes. */
    private static List<Integer> statuses(int calls, IntFunction<HttpResponse<String>> call) {
        return IntStream.range(0, calls)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> call.apply(i).statusCode(), AT_ONCE))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
    }

    @Test
    void each_door_has_the_same_limits_and_says_when_to_come_again() throws IOException {
        try (SemeiaServer server =
                        SemeiaServer.start(TestServer.settings(folder).withLimits(1));
                Client client = Client.guest(server).connect()) {
            String terms = "{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}";
            String table = client.create(terms);
            List<HttpResponse<String>> said = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                said.add(client.post("/api/tables/" + table + "/say", "{\"text\":\"buy\"}"));
            }
            HttpResponse<String> refused = said.stream()
                    .filter(answer -> answer.statusCode() == 429)
                    .findFirst()
                    .orElseThrow();
            assertThat(refused.headers().firstValueAsLong("Retry-After")).hasValue(2);
            assertThat(client.ask("say", "table", Client.quoted(table), "text", "\"buy\"")
                            .toString())
                    .as("the socket counts with HTTP")
                    .contains("TOO_MUCH", "\"retryAfter\":");
            assertThat(statuses(30, i -> client.post("/api/tables", terms))).contains(429);
        }
    }

    @Test
    void tables_of_computers_alone_and_streams_have_shares() throws Exception {
        try (SemeiaServer server =
                        SemeiaServer.start(TestServer.settings(folder).withLimits(1));
                Client greedy = Client.guest(server);
                Client calm = Client.guest(server)) {
            String alone = "{\"rules\":\"anywoli\",\"match\":\"wins 1000\",\"seats\":[\"computer 1\",\"computer 1\"]}";
            assertThat(greedy.post("/api/tables", alone).statusCode()).isEqualTo(200);
            assertThat(greedy.post("/api/tables", alone).statusCode()).isEqualTo(200);
            HttpResponse<String> third = greedy.post("/api/tables", alone);
            assertThat(third.statusCode()).isEqualTo(429);
            assertThat(third.body()).contains("computers alone");
            assertThat(calm.post("/api/tables", alone).statusCode()).isEqualTo(200);
            List<Integer> streams = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                streams.add(streamStatus(greedy, server));
            }
            assertThat(streams.subList(0, 8)).containsOnly(200);
            assertThat(streams.subList(8, 10)).containsOnly(429);
            assertThat(streamStatus(calm, server)).isEqualTo(200);
        }
    }

    /** The status of a new event stream, which stays open. */
    private static int streamStatus(Client client, SemeiaServer server) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.address().resolve("/api/stream/event"))
                .header("Cookie", client.cookie())
                .build();
        return HTTP.send(request, HttpResponse.BodyHandlers.ofInputStream()).statusCode();
    }

    @Test
    void the_guests_of_one_address_share_what_tables_it_may_open() throws IOException {
        try (SemeiaServer server =
                SemeiaServer.start(TestServer.settings(folder).withLimits(1))) {
            List<Integer> opened = new ArrayList<>();
            for (int guest = 0; guest < 6; guest++) {
                try (Client client = Client.guest(server)) {
                    for (int table = 0; table < 9; table++) {
                        opened.add(client.post("/api/tables", "{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}")
                                .statusCode());
                    }
                }
            }
            assertThat(opened.subList(0, 40)).containsOnly(200);
            assertThat(opened.subList(45, 54)).contains(429);
        }
    }
}
