package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** People have names of their own: accounts keep theirs, guests may give themselves one, and others see it at once. */
class NamingTest {
    private static SemeiaServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode name(Client client, String name) {
        return Client.json(client.send("PUT", "/api/me/name", "{\"name\":" + Client.quoted(name) + "}")
                .body());
    }

    private static String code(JsonNode answer) {
        return answer.path("code").asText();
    }

    @Test
    void an_account_of_any_script_signs_in_however_its_name_is_typed() {
        Client.account(server, "Ọláyínká");
        Client again = new Client(server.address());
        String decomposed = java.text.Normalizer.normalize("ọláyínká", java.text.Normalizer.Form.NFD);
        assertThat(again.post("/api/session", "{\"name\":\"" + decomposed + "\",\"password\":\"correct horse\"}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(Client.json(again.get("/api/people/%E1%BB%8Cl%C3%A1y%C3%ADnk%C3%A1")
                                .body())
                        .get("name")
                        .asText())
                .isEqualTo("Ọláyínká");
    }

    @Test
    void a_guest_is_seen_under_the_name_it_chose_at_once() {
        try (Client south = Client.guest(server).connect();
                Client north = Client.guest(server).connect()) {
            String table = south.create("{\"rules\":\"abapa\",\"seats\":[\"me\",\"open\"]}");
            north.ask("watch", "table", Client.quoted(table));
            assertThat(name(south, "Kwabɛna").get("name").asText()).isEqualTo("Kwabɛna");
            north.hear(message -> message.path("table")
                    .path("seats")
                    .path(0)
                    .path("player")
                    .path("name")
                    .asText()
                    .equals("Kwabɛna"));
            south.ask("say", "table", Client.quoted(table), "text", Client.quoted("hello"));
            assertThat(north.hear("said").get("by").get("name").asText()).isEqualTo("Kwabɛna");
        }
    }

    @Test
    void nobody_takes_the_name_of_an_account_or_one_that_looks_like_it() {
        Client.account(server, "Paul Okoro");
        Client guest = Client.guest(server);
        for (String name : new String[] {"paul okoro", "Pau1 Okoro", "You", "Guest 3"}) {
            assertThat(code(name(guest, name))).as(name).isEqualTo("NOT_ALLOWED");
        }
        assertThat(code(name(guest, "x"))).isEqualTo("MALFORMED");
        Client account = Client.account(server, "Yaa");
        assertThat(code(name(account, "Abena"))).as("accounts keep theirs").isEqualTo("NOT_ALLOWED");
    }

    @Test
    void an_account_comes_before_a_guest_of_its_name() {
        Client guest = Client.guest(server);
        assertThat(name(guest, "Esi").get("name").asText()).isEqualTo("Esi");
        assertThat(code(name(Client.guest(server), "ESI"))).isEqualTo("NOT_ALLOWED");
        Client.account(server, "Esi");
        assertThat(Client.json(guest.get("/api/me").body()).get("name").asText())
                .startsWith("Guest ");
    }
}
