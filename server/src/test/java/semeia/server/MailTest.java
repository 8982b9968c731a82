package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.server.config.ServerConfig;
import semeia.server.mail.Letter;
import semeia.server.mail.MailServer;

/** Letters with links that sign people in, taken by a mail server that listens on this machine. */
class MailTest {
    private static final String PAGE = "https://play.example.org";
    private static final Pattern LINK = Pattern.compile(Pattern.quote(PAGE) + "/#/link/([A-Za-z0-9_-]+)");
    private static final long PATIENCE = 10_000;

    private static GreenMail post;
    private static Path database;
    private static SemeiaServer server;

    @BeforeAll
    static void start() throws IOException {
        post = new GreenMail(new ServerSetup(0, SemeiaServer.LOOPBACK, ServerSetup.PROTOCOL_SMTP));
        post.start();
        Path folder = Files.createTempDirectory("semeia-mail");
        database = folder.resolve("semeia.db");
        server = SemeiaServer.start(TestServer.settings(folder).withMail(mail(), PAGE));
    }

    private static MailServer mail() {
        return MailServer.parse(
                "smtp://" + SemeiaServer.LOOPBACK + ":" + post.getSmtp().getPort(), "semeia@example.org");
    }

    @AfterAll
    static void stop() {
        server.close();
        post.stop();
    }

    @AfterEach
    void empty() throws Exception {
        post.purgeEmailFromAllMailboxes();
    }

    /** A guest whose page is where the server says that it is. */
    private static Client guest() {
        Client client = new Client(server.address()).from(PAGE);
        client.post("/api/session/guest", "");
        return client;
    }

    private static int ask(Client client, String body) {
        return client.post("/api/session/link", body).statusCode();
    }

    private static MimeMessage letter(int number) {
        assertThat(post.waitForIncomingEmail(PATIENCE, number))
                .as("letters arrive")
                .isTrue();
        return post.getReceivedMessages()[number - 1];
    }

    private static String token(MimeMessage letter) throws MessagingException, IOException {
        Matcher link = LINK.matcher(String.valueOf(letter.getContent()));
        assertThat(link.find()).as("the letter holds a link").isTrue();
        return link.group(1);
    }

    private static JsonNode use(Client client, String token) {
        return Client.json(client.post("/api/session/linked", "{\"token\":\"" + token + "\"}")
                .body());
    }

    @Test
    void a_guest_gets_an_account_by_a_link_and_signs_in_by_another() throws Exception {
        Client guest = guest();
        String id = guest.id();
        assertThat(ask(guest, "{\"mail\":\"Ama@Example.org\",\"name\":\"Ama\"}"))
                .isEqualTo(204);
        MimeMessage letter = letter(1);
        assertThat(letter.getAllRecipients()[0]).hasToString("Ama@Example.org");
        assertThat(letter.getFrom()[0]).hasToString("semeia@example.org");
        assertThat(letter.getHeader("Date")).hasSize(1);
        assertThat(Client.json(guest.get("/api/me").body()).get("guest").asBoolean())
                .as("nothing is done before the link is used")
                .isTrue();
        JsonNode me = use(guest, token(letter));
        assertThat(me.get("name").asText()).isEqualTo("Ama");
        assertThat(me.get("id").asText()).as("what he played stays his").isEqualTo(id);
        assertThat(me.get("mail").asText()).isEqualTo("ama@example.org");
        assertThat(me.get("password").asBoolean()).isFalse();

        Client elsewhere = guest();
        assertThat(ask(elsewhere, "{\"mail\":\"AMA@example.org\"}")).isEqualTo(204);
        String token = token(letter(2));
        assertThat(use(elsewhere, token).get("id").asText()).isEqualTo(id);
        assertThat(use(guest(), token).get("code").asText())
                .as("a link is used once")
                .isEqualTo("NOT_SIGNED_IN");
        assertThat(elsewhere
                        .post("/api/session", "{\"name\":\"Ama\",\"password\":\"\"}")
                        .statusCode())
                .as("no password is not an empty one")
                .isEqualTo(401);
    }

    @Test
    void an_account_with_a_password_gets_an_address_that_it_owns() throws Exception {
        Client yaa = guest();
        yaa.post("/api/account", "{\"name\":\"Yaa\",\"password\":\"correct horse\"}");
        assertThat(yaa.send("PUT", "/api/account/mail", "{\"mail\":\"yaa@example.org\",\"password\":\"wrong horse!\"}")
                        .statusCode())
                .isEqualTo(403);
        assertThat(yaa.send("PUT", "/api/account/mail", "{\"mail\":\"yaa@example.org\",\"password\":\"correct horse\"}")
                        .statusCode())
                .isEqualTo(204);
        ask(guest(), "{\"mail\":\"yaa@example.org\"}");
        String token = token(letter(1));
        assertThat(use(yaa, token).get("mail").asText()).isEqualTo("yaa@example.org");
        ask(guest(), "{\"mail\":\"yaa@example.org\"}");
        assertThat(String.valueOf(letter(2).getContent())).contains("Yaa", "use this link to sign in");
    }

    @Test
    void a_changed_password_and_a_changed_address_are_told_to_the_address_until_then() throws Exception {
        Client efua = guest();
        efua.post("/api/account", "{\"name\":\"Efua\",\"password\":\"correct horse\"}");
        move(efua, "efua@example.org");
        use(efua, token(letter(1)));
        assertThat(efua.send(
                                "PUT",
                                "/api/account/password",
                                "{\"old\":\"correct horse\",\"password\":\"battery staple\"}")
                        .statusCode())
                .isEqualTo(204);
        assertThat(letter(2).getSubject()).isEqualTo("Your password at Semeia was changed");
        assertThat(String.valueOf(letter(2).getContent())).contains("Hello Efua", PAGE);
        efua.send("PUT", "/api/account/mail", "{\"mail\":\"new@example.org\",\"password\":\"battery staple\"}");
        use(efua, token(letter(3)));
        letter(4);
        List<String> told = new ArrayList<>();
        for (MimeMessage letter : post.getReceivedMessages()) {
            told.add(letter.getAllRecipients()[0] + ": " + letter.getSubject());
        }
        assertThat(told).contains("efua@example.org: Your address at Semeia was changed");
    }

    private static void move(Client client, String mail) {
        String body = "{\"mail\":\"" + mail + "\",\"password\":\"correct horse\"}";
        assertThat(client.send("PUT", "/api/account/mail", body).statusCode()).isEqualTo(204);
    }

    @ParameterizedTest
    @CsvSource({
        "fi, Kirjaudu Semeiaan",
        "sv-SE, Logga in på Semeia",
        "pt-BR, Iniciar sessão no Semeia",
        "fr, Se connecter à Semeia",
        "de, Sign in to Semeia"
    })
    void letters_are_in_the_language_of_the_page(String language, String subject) {
        assertThat(Letter.of("sign-in", Locale.forLanguageTag(language), "a@b.c", "Ama", PAGE, 20)
                        .subject())
                .isEqualTo(subject);
    }

    @Test
    void over_https_sessions_are_bound_to_the_host() {
        HttpResponse<String> answer = new Client(server.address()).from(PAGE).post("/api/session/guest", "");
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .startsWith("__Host-semeia=")
                .containsIgnoringCase("secure");
        assertThat(answer.headers().firstValue("Strict-Transport-Security")).hasValue("max-age=31536000");
    }

    @Test
    void nobody_learns_whose_address_it_is() throws Exception {
        Client kojo = guest();
        ask(kojo, "{\"mail\":\"kojo@example.org\",\"name\":\"Kojo\"}");
        use(kojo, token(letter(1)));
        String known = guest().post("/api/session/link", "{\"mail\":\"kojo@example.org\"}")
                .body();
        letter(2);
        Client curious = guest();
        assertThat(curious.post("/api/session/link", "{\"mail\":\"nobody@example.org\"}")
                        .body())
                .isEqualTo(known);
        assertThat(ask(curious, "{\"mail\":\"nobody@example.org\",\"name\":\"kojo\"}"))
                .as("a name is no secret")
                .isEqualTo(409);
        assertThat(ask(curious, "{\"mail\":\"kojo@example.org\",\"name\":\"Somebody\"}"))
                .isEqualTo(204);
        assertThat(String.valueOf(letter(3).getContent()))
                .as("who has an account is only signed in")
                .contains("Hello Kojo");
        assertThat(post.getReceivedMessages()).hasSize(3);
    }

    @Test
    void only_hashes_are_kept_and_links_end() throws Exception {
        Client esi = guest();
        ask(esi, "{\"mail\":\"esi@example.org\",\"name\":\"Esi\"}");
        String token = token(letter(1));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            assertThat(row(connection, "select group_concat(hash) from mail_link"))
                    .doesNotContain(token);
            connection.createStatement().execute("update mail_link set expires = expires - 1200001");
        }
        assertThat(use(esi, token).get("code").asText()).isEqualTo("NOT_SIGNED_IN");
        assertThat(Client.json(esi.get("/api/me").body()).get("guest").asBoolean())
                .isTrue();
    }

    private static String row(Connection connection, String query) throws SQLException {
        try (var rows = connection.createStatement().executeQuery(query)) {
            return rows.getString(1);
        }
    }

    @Test
    void asking_again_and_again_is_too_much() throws IOException {
        try (SemeiaServer strict = SemeiaServer.start(TestServer.settings(Files.createTempDirectory("semeia-mail"))
                .withMail(mail(), PAGE)
                .withLimits(1))) {
            Client client = new Client(strict.address()).from(PAGE);
            client.post("/api/session/guest", "");
            int last = 204;
            for (int tries = 0; tries < 20 && last == 204; tries++) {
                last = ask(client, "{\"mail\":\"victim@example.org\"}");
            }
            assertThat(last).isEqualTo(429);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ama", "@example.org", "a b@example.org", "a@b\\r\\nBcc: c@d", "<a@b>", "a@b,c@d"})
    void what_is_no_address_is_refused(String mail) {
        assertThat(ask(guest(), "{\"mail\":\"" + mail + "\"}")).isEqualTo(400);
    }

    @Test
    void a_mail_server_is_set_up_whole_or_not_at_all() {
        assertThatThrownBy(() -> ServerConfig.read(Map.of("SEMEIA_MAIL", "http://u:secret@h"), Optional.empty()))
                .hasMessageContaining("sender")
                .hasMessageContaining("origin")
                .hasMessageContaining("smtp://")
                .hasMessageNotContaining("secret");
        assertThat(MailServer.parse("smtps://me:sec:ret@mail.example.org", "a@b.c"))
                .isEqualTo(new MailServer(
                        true, "mail.example.org", 465, Optional.of("me"), Optional.of("sec:ret"), "a@b.c"));
        assertThat(MailServer.parse("smtps://me:secret@h", "a@b.c").shown()).doesNotContain("secret");
    }
}
