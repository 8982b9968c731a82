package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ends a session ends all that is open under it, at once and on every node. */
class SessionsTest {
    @TempDir
    private Path folder;

    private static Client signIn(SemeiaServer server, String name) {
        Client client = new Client(server.address());
        client.post("/api/session", "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}");
        return client.connect();
    }

    private static void changePassword(Client client) {
        String passwords = "{\"old\":\"correct horse\",\"password\":\"battery staple\"}";
        assertThat(client.send("PUT", "/api/account/password", passwords).statusCode())
                .isEqualTo(204);
    }

    @Test
    void signing_out_changing_the_password_and_a_ban_end_sockets() throws IOException {
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder));
                Client here = Client.account(server, "Ama").connect();
                Client there = signIn(server, "Ama");
                Client elsewhere = signIn(server, "Ama")) {
            assertThat(elsewhere.closesAfter(() -> elsewhere.send("DELETE", "/api/session", "")))
                    .isTrue();
            assertThat(there.closesAfter(() -> changePassword(here))).isTrue();
            assertThat(here.ask("ping").get("type").asText())
                    .as("the session that changed it goes on")
                    .isEqualTo("done");
            assertThat(here.closesAfter(() -> server.ban("Ama", true))).isTrue();
        }
    }

    @Test
    void an_account_begins_with_a_new_session() throws IOException {
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder));
                Client guest = Client.guest(server).connect()) {
            String before = guest.cookie();
            assertThat(guest.closesAfter(
                            () -> guest.post("/api/account", "{\"name\":\"Ama\",\"password\":\"correct horse\"}")))
                    .isTrue();
            assertThat(guest.cookie()).isNotEqualTo(before);
            assertThat(guest.get("/api/me").body()).contains("Ama");
            Client thief = new Client(server.address());
            assertThat(thief.send("GET", "/api/me", "", "Cookie", before).statusCode())
                    .isEqualTo(401);
        }
    }

    @Test
    void a_password_changed_on_one_node_ends_sockets_on_the_other() throws IOException {
        String shared = Postgres.database();
        try (SemeiaServer one = SemeiaServer.start(TestServer.settings(folder).withDatabase(shared));
                SemeiaServer other =
                        SemeiaServer.start(TestServer.settings(folder).withDatabase(shared));
                Client here = Client.account(one, "Ama");
                Client there = signIn(other, "Ama")) {
            assertThat(there.closesAfter(() -> changePassword(here))).isTrue();
        }
    }
}
