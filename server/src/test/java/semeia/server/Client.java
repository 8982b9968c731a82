package semeia.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A person's browser, as far as a test needs one: a cookie, calls, one socket. */
final class Client implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Map<URI, Contract> CONTRACTS = new ConcurrentHashMap<>();
    private static final int PATIENCE = 20;
    private static final int GLANCES_A_SECOND = 10;

    private final URI address;
    private String cookie = "";
    private String bearer = "";
    private String origin = "";
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private Optional<WebSocket> socket = Optional.empty();
    /** Of the newest socket. */
    private volatile CountDownLatch closed = new CountDownLatch(1);

    private long lastId;

    Client(URI address) {
        this.address = address;
    }

    /** A guest of the server. */
    static Client guest(SemeiaServer server) {
        return guest(server.address());
    }

    static Client guest(URI address) {
        Client client = new Client(address);
        client.post("/api/session/guest", "");
        return client;
    }

    /** Somebody with an account. */
    static Client account(SemeiaServer server, String name) {
        Client client = guest(server);
        client.post("/api/account", "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}");
        return client;
    }

    static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Client as(String token) {
        bearer = token;
        return this;
    }

    String cookie() {
        return cookie;
    }

    String id() {
        return json(get("/api/me").body()).get("id").asText();
    }

    HttpResponse<String> get(String path) {
        return send("GET", path, "");
    }

    HttpResponse<String> post(String path, String body) {
        return send("POST", path, body);
    }

    HttpResponse<String> send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        } else if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        } else {
            request.header("Origin", origin());
            if (!cookie.isEmpty()) {
                request.header("Cookie", cookie);
            }
        }
        try {
            HttpResponse<String> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            contract().check(method, answer);
            answer.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(given -> cookie = given.substring(0, given.indexOf(';')));
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Contract contract() throws IOException, InterruptedException {
        Contract known = CONTRACTS.get(address);
        if (known == null) {
            HttpRequest ask =
                    HttpRequest.newBuilder(address.resolve("/api/openapi.json")).build();
            known = new Contract(
                    HTTP.send(ask, HttpResponse.BodyHandlers.ofString()).body());
            CONTRACTS.put(address, known);
        }
        return known;
    }

    /** Says that it is a page from there. */
    Client from(String page) {
        origin = page;
        return this;
    }

    String origin() {
        return origin.isEmpty() ? "http://" + address.getAuthority() : origin;
    }

    /** Opens the socket and hears the welcome. */
    Client connect() {
        return connect(address);
    }

    Client connect(URI node) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        if (bearer.isEmpty()) {
            builder.header("Origin", "http://" + node.getAuthority()).header("Cookie", cookie);
        } else {
            builder.header("Authorization", "Bearer " + bearer);
        }
        URI target = URI.create("ws://" + node.getAuthority() + "/api/socket");
        closed = new CountDownLatch(1);
        socket = Optional.of(builder.buildAsync(target, new Listener(closed)).join());
        hear("welcome");
        return this;
    }

    void disconnect() {
        socket.ifPresent(WebSocket::abort);
        socket = Optional.empty();
        heard.clear();
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();
        private final CountDownLatch over;

        Listener(CountDownLatch over) {
            this.over = over;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            over.countDown();
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            over.countDown();
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                heard.add(json(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }

    /** Forgets what was heard so far. */
    void forget() {
        heard.clear();
    }

    /** Whether the server closes the socket after that. */
    boolean closesAfter(Runnable act) {
        try {
            act.run();
        } catch (CompletionException already) {
            return true;
        }
        try {
            return closed.await(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The status with which the server refuses a socket. */
    int socketStatus(String... headers) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI target = URI.create("ws://" + address.getAuthority() + "/api/socket");
        try {
            builder.buildAsync(target, new Listener(new CountDownLatch(1))).join();
            return 101;
        } catch (CompletionException refused) {
            return ((WebSocketHandshakeException) refused.getCause())
                    .getResponse()
                    .statusCode();
        }
    }

    /** Sends text as it is. */
    void raw(String text) {
        socket.orElseThrow().sendText(text, true).join();
    }

    /** Sends a message with an id and gives the answer to it; what else is heard before is kept. */
    JsonNode ask(String type, String... namesAndValues) {
        long id = tell(type, namesAndValues);
        return hear(message -> message.path("id").asLong(-1) == id
                && (message.get("type").asText().equals("done")
                        || message.get("type").asText().equals("refused")));
    }

    /** Sends a message and waits for nothing. */
    long tell(String type, String... namesAndValues) {
        long id = ++lastId;
        StringBuilder text = new StringBuilder("{\"type\":\"" + type + "\",\"id\":" + id);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            text.append(",\"").append(namesAndValues[i]).append("\":").append(namesAndValues[i + 1]);
        }
        raw(text.append('}').toString());
        return id;
    }

    /** The next message of that type; those before it are put behind it. */
    JsonNode hear(String type) {
        return hear(message -> message.get("type").asText().equals(type));
    }

    JsonNode hear(Predicate<JsonNode> wanted) {
        BlockingQueue<JsonNode> others = new LinkedBlockingQueue<>();
        try {
            while (true) {
                JsonNode message = next();
                if (message == null) {
                    throw new AssertionError("nothing of that kind was heard, only " + others);
                }
                if (wanted.test(message)) {
                    heard.addAll(others);
                    return message;
                }
                others.add(message);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is heard next; null if nothing comes, or nothing can come any more. */
    private JsonNode next() throws InterruptedException {
        for (int glances = 0; glances < PATIENCE * GLANCES_A_SECOND; glances++) {
            boolean last = closed.getCount() == 0;
            JsonNode message = heard.poll(1_000 / GLANCES_A_SECOND, TimeUnit.MILLISECONDS);
            if (message != null || last) {
                return message;
            }
        }
        return null;
    }

    /** Makes a table and gives its id. */
    String create(String terms) {
        JsonNode done = ask("create", "terms", terms);
        if (!done.get("type").asText().equals("done")) {
            throw new AssertionError(done.toString());
        }
        return done.get("table").asText();
    }

    static String quoted(String text) {
        return '"' + text + '"';
    }

    /** Plays a move at a table. */
    JsonNode play(String table, int game, int ply, String move) {
        return ask("play", "table", quoted(table), "game", "" + game, "ply", "" + ply, "move", quoted(move));
    }

    @Override
    public void close() {
        disconnect();
    }
}
