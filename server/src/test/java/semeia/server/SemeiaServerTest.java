package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SemeiaServerTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir
    private static Path folder;

    private static SemeiaServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "'', text/html;charset=utf-8",
        "index.html, text/html;charset=utf-8",
        "app.js, text/javascript;charset=utf-8",
        "board/board.js, text/javascript;charset=utf-8",
        "styles/page.css, text/css;charset=utf-8",
        "messages/en/page.json, application/json",
        "icon.svg, image/svg+xml",
        "icons/192.png, image/png",
        "manifest.webmanifest, application/manifest+json",
        "sw.js, text/javascript;charset=utf-8",
        "fonts/figtree.woff2, font/woff2",
        "rules/semeia.wasm, application/wasm",
        "rules/semeia.js, text/javascript;charset=utf-8"
    })
    void gives_every_file_its_type(String path, String type) throws Exception {
        HttpResponse<byte[]> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue(type);
        assertThat(answer.body()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing.js",
                "board",
                "board/",
                "..%2fweb%2fBridge.class",
                "%2e%2e/web/Bridge.class",
                "../web/Bridge.class",
                "Bridge.class",
                "rules//semeia.js",
                "a%00.js"
            })
    void gives_nothing_else(String path) throws Exception {
        assertThat(get(path).statusCode()).isIn(400, 404);
    }

    @Test
    void forbids_scripts_and_styles_that_are_not_its_own() throws Exception {
        HttpResponse<byte[]> answer = get("");
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval';", "style-src 'self';")
                .doesNotContain("unsafe-inline", "'unsafe-eval'");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(new String(answer.body(), java.nio.charset.StandardCharsets.UTF_8))
                .doesNotContain("<style", "style=", "onclick", "<script>");
    }

    @Test
    void tells_a_browser_that_its_copy_is_still_good() throws Exception {
        String tag = get("app.js").headers().firstValue("ETag").orElseThrow();
        HttpResponse<byte[]> again = get("app.js", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(again.headers().firstValue("Cache-Control")).hasValue("no-cache");
        assertThat(get("app.js", "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    }

    @Test
    void compresses_for_browsers_that_ask() throws Exception {
        HttpResponse<byte[]> plain = get("rules/semeia.wasm");
        HttpResponse<byte[]> packed = get("rules/semeia.wasm", "Accept-Encoding", "br, gzip");
        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(packed.headers().firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                .isEqualTo(plain.body());
        assertThat(packed.headers().firstValue("ETag"))
                .isNotEqualTo(plain.headers().firstValue("ETag"));
        assertThat(get("app.js", "Accept-Encoding", "gzip;q=0, identity")
                        .headers()
                        .firstValue("Content-Encoding"))
                .isEmpty();
        assertThat(get("fonts/figtree.woff2", "Accept-Encoding", "gzip")
                        .headers()
                        .firstValue("Content-Encoding"))
                .as("a font is compressed already")
                .isEmpty();
    }

    @Test
    void lists_every_file_of_the_page_with_its_tag() throws Exception {
        String list = new String(get("files.js").body(), java.nio.charset.StandardCharsets.UTF_8);
        List<MatchResult> files = Pattern.compile("\"([^\"]+\\.[a-z0-9]+)\":\"(\\w+)\"")
                .matcher(list)
                .results()
                .toList();
        assertThat(files.stream().map(file -> file.group(1)))
                .contains("index.html", "app.js", "board/board.js", "messages/en/page.json", "rules/semeia.wasm")
                .doesNotContain("sw.js", "files.js");
        for (MatchResult file : files) {
            assertThat(get(file.group(1), "Accept-Encoding", "gzip").headers().firstValue("ETag"))
                    .as(file.group(1))
                    .hasValueSatisfying(tag -> assertThat(tag).contains(file.group(2)));
        }
    }

    @Test
    void answers_head_without_a_body() throws Exception {
        HttpRequest head = request("app.js")
                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                .build();
        HttpResponse<byte[]> answer = CLIENT.send(head, HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
        assertThat(answer.headers().firstValue("ETag"))
                .isEqualTo(get("app.js").headers().firstValue("ETag"));
    }

    @ParameterizedTest
    @CsvSource({"POST, ''", "PUT, ''", "DELETE, app.js", "PATCH, ''", "OPTIONS, ''", "FOO, ''", "POST, nothing.js"})
    void refuses_to_do_anything_but_hand_out(String method, String path) throws Exception {
        HttpRequest request = request(path)
                .method(method, HttpRequest.BodyPublishers.ofString("x"))
                .build();
        HttpResponse<byte[]> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).hasValue("GET, HEAD");
        assertThat(answer.headers().firstValue("Content-Security-Policy")).isPresent();
    }

    @Test
    void tells_that_a_port_is_taken() {
        assertThatExceptionOfType(BindException.class)
                .isThrownBy(() -> startAt(SemeiaServer.LOOPBACK, server.port()))
                .withMessage("cannot listen on 127.0.0.1:" + server.port() + ": another program listens on that port");
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, this machine does not have that address",
        "no-such-host.invalid, there is no host of that name",
        "a b, there is no host of that name",
    })
    void tells_what_is_wrong_with_a_host(String host, String reason) {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> startAt(host, 0))
                .withMessage("cannot listen on " + host + ":0: " + reason);
    }

    @Test
    void refuses_an_empty_host() {
        assertThatIllegalArgumentException().isThrownBy(() -> startAt("", 0)).withMessageContaining("host is empty");
    }

    @Test
    void refuses_a_port_that_does_not_exist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> startAt(SemeiaServer.LOOPBACK, 70_000))
                .withMessageContaining("70000");
    }

    @Test
    void stops_listening_when_closed() throws Exception {
        SemeiaServer other = TestServer.start();
        URI address = other.address();
        other.close();
        HttpRequest request = HttpRequest.newBuilder(address).build();
        assertThatExceptionOfType(ConnectException.class)
                .isThrownBy(() -> CLIENT.send(request, HttpResponse.BodyHandlers.discarding()));
    }

    private static SemeiaServer startAt(String host, int port) throws IOException {
        return SemeiaServer.start(TestServer.settings(folder).at(host, port));
    }

    private static HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(server.address() + path));
        return headers.length == 0 ? builder : builder.headers(headers);
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        return CLIENT.send(request(path, headers).build(), HttpResponse.BodyHandlers.ofByteArray());
    }
}
