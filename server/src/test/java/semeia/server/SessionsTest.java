package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.server.people.People;
import semeia.server.store.Database;

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

    @Test
    void a_session_is_listed_with_its_browser_and_ended_from_another() throws IOException {
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder));
                Client here = Client.account(server, "Ama");
                Client there = signIn(server, "Ama")) {
            JsonNode sessions = Client.json(here.get("/api/sessions").body()).get("sessions");
            assertThat(sessions).hasSize(2);
            JsonNode other = sessions.get(0).get("current").asBoolean() ? sessions.get(1) : sessions.get(0);
            assertThat(other.get("kind").asText()).isEqualTo("session");
            assertThat(there.closesAfter(() -> end(here, other.get("id").asText())))
                    .isTrue();
            assertThat(there.get("/api/me").statusCode()).isEqualTo(401);
            assertThat(here.get("/api/me").statusCode()).isEqualTo(200);
            assertThat(here.send("DELETE", "/api/sessions/" + other.get("id").asText(), "")
                            .statusCode())
                    .isEqualTo(409);
        }
    }

    private static void end(Client client, String session) {
        assertThat(client.send("DELETE", "/api/sessions/" + session, "").statusCode())
                .isEqualTo(204);
    }

    @Test
    void nobody_ends_the_session_of_somebody_else() throws IOException {
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder));
                Client ama = Client.account(server, "Ama");
                Client kofi = Client.account(server, "Kofi")) {
            String session = Client.json(ama.get("/api/sessions").body())
                    .get("sessions")
                    .get(0)
                    .get("id")
                    .asText();
            assertThat(kofi.send("DELETE", "/api/sessions/" + session, "").statusCode())
                    .isEqualTo(409);
            assertThat(ama.get("/api/me").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whoever_guesses_cannot_lock_the_owner_out_of_a_browser_that_is_known() throws IOException {
        try (SemeiaServer server =
                SemeiaServer.start(TestServer.settings(folder).withLimits(0.1).behindProxy())) {
            Client owner = Client.account(server, "Ama");
            String right = "{\"name\":\"Ama\",\"password\":\"correct horse\"}";
            HttpResponse<String> first = from(owner, "203.0.113.1", right, "");
            String device = first.headers().allValues("Set-Cookie").stream()
                    .filter(cookie -> cookie.startsWith("semeia-device="))
                    .map(cookie -> cookie.substring(0, cookie.indexOf(';')))
                    .findFirst()
                    .orElseThrow();
            String wrong = "{\"name\":\"Ama\",\"password\":\"guess\"}";
            int last = 0;
            for (int i = 0; i < 20 && last != 429; i++) {
                last = from(owner, "198.51.100." + i, wrong, "").statusCode();
            }
            assertThat(last).as("guesses from twenty addresses").isEqualTo(429);
            assertThat(from(owner, "203.0.113.2", right, "").statusCode()).isEqualTo(429);
            assertThat(from(owner, "203.0.113.3", right, device).statusCode()).isEqualTo(200);
        }
    }

    private static HttpResponse<String> from(Client client, String address, String body, String cookie) {
        return client.send(
                "POST",
                "/api/session",
                body,
                "Origin",
                client.origin(),
                "X-Forwarded-For",
                address,
                "Cookie",
                cookie.isEmpty() ? "none=1" : cookie);
    }

    @Test
    void a_session_that_is_not_used_for_ninety_days_ends() throws IOException {
        long[] now = {1_000_000};
        try (Database database = Database.open("sqlite:" + folder.resolve("idle.db"))) {
            People people = new People(database, () -> now[0]);
            String used = account(people, "Ama", now[0]);
            String idle = account(people, "Kofi", now[0]);
            now[0] += TimeUnit.DAYS.toMillis(60);
            assertThat(people.bySecret(used)).isPresent();
            now[0] += TimeUnit.DAYS.toMillis(60);
            people.tidy(now[0]);
            assertThat(people.bySecret(used)).isPresent();
            assertThat(people.bySecret(idle)).isEmpty();
        }
    }

    private static String account(People people, String name, long now) {
        People.SignedIn guest = people.guest(now);
        people.enrol(guest.person(), name, "correct horse");
        return guest.secret();
    }
}
