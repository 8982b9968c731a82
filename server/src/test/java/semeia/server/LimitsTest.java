package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The default rate limits. */
class LimitsTest {
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

            List<Integer> guesses = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                guesses.add(client.post("/api/session", "{\"name\":\"Ama\",\"password\":\"guess " + i + "\"}")
                        .statusCode());
            }
            assertThat(guesses.get(0)).isEqualTo(401);
            assertThat(guesses.get(11)).isEqualTo(429);

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
}
