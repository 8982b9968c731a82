package semeia.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A scripted client: one guest with one socket that comes back by itself, goes on after the last number it has, and sends again what
 * was not answered. Thread-safe.
 */
final class ScriptedClient {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final long AGAIN_MILLIS = 200;

    private final HttpClient http;
    private final Supplier node;
    private final ScheduledExecutorService timer;
    private final String cookie;
    private final LoadTally tally;
    private final AtomicLong ids = new AtomicLong();
    private final Map<Long, Asked> asked = new ConcurrentHashMap<>();
    private Consumer<JsonNode> listener = message -> {};
    private Optional<WebSocket> socket = Optional.empty();
    private String table = "";
    private int last;
    private boolean closed;
    /** Only this one is listened to: an older line may still have something to say. */
    private Optional<Ears> ears = Optional.empty();

    /** Where to connect to, each time anew. */
    interface Supplier {
        URI next();
    }

    private record Asked(String text, Consumer<JsonNode> answer) {}

    ScriptedClient(HttpClient http, Supplier node, ScheduledExecutorService timer, LoadTally tally) {
        this.http = http;
        this.node = node;
        this.timer = timer;
        this.tally = tally;
        this.cookie = introduce();
    }

    private String introduce() {
        URI server = node.next();
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/api/session/guest"))
                .header("Origin", "http://" + server.getAuthority())
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        try {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            String given = answer.headers()
                    .firstValue("Set-Cookie")
                    .orElseThrow(
                            () -> new IllegalStateException("no guest: " + answer.statusCode() + " " + answer.body()));
            return given.substring(0, given.indexOf(';'));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("the server does not answer", e);
        }
    }

    /** Opens the socket; the listener gets every message about its table, each number once. */
    void connect(Consumer<JsonNode> tableListener) {
        listener = tableListener;
        open();
    }

    private synchronized void open() {
        if (closed) {
            return;
        }
        URI server = node.next();
        Ears opening = new Ears();
        ears = Optional.of(opening);
        var unused = http.newWebSocketBuilder()
                .header("Origin", "http://" + server.getAuthority())
                .header("Cookie", cookie)
                .buildAsync(URI.create("ws://" + server.getAuthority() + "/api/socket"), opening)
                .whenComplete((opened, problem) -> {
                    if (problem != null) {
                        again(opening);
                    }
                });
    }

    private synchronized void again(Ears broken) {
        if (!closed && isCurrent(broken)) {
            ears = Optional.empty();
            socket = Optional.empty();
            tally.reconnected();
            long wait = AGAIN_MILLIS + ThreadLocalRandom.current().nextLong(AGAIN_MILLIS);
            var unused = timer.schedule(this::open, wait, TimeUnit.MILLISECONDS);
        }
    }

    private synchronized boolean isCurrent(Ears some) {
        return ears.isPresent() && ears.get() == some;
    }

    private final class Ears implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean complete) {
            text.append(data);
            if (complete) {
                if (isCurrent(this)) {
                    hear(from, text.toString());
                }
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            again(this);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            again(this);
        }
    }

    private void hear(WebSocket from, String text) {
        JsonNode message = parse(text);
        String type = message.get("type").asText();
        if (type.equals("welcome")) {
            begin(from);
        } else if (type.equals("done") || type.equals("refused")) {
            Optional.ofNullable(asked.remove(message.path("id").asLong()))
                    .ifPresent(waiting -> waiting.answer.accept(message));
        } else if (type.equals("table")) {
            show(message.get("table"));
        } else if (message.has("number") && message.get("table").asText().equals(table)) {
            take(message);
        }
    }

    private synchronized void begin(WebSocket from) {
        socket = Optional.of(from);
        if (!table.isEmpty()) {
            send(Watching.text(ids.incrementAndGet(), table, last));
        }
        asked.values().forEach(waiting -> send(waiting.text));
    }

    /** A table as it is: its own that it has just opened. */
    private synchronized void show(JsonNode opened) {
        table = opened.get("id").asText();
        last = opened.get("number").asInt();
    }

    private void take(JsonNode message) {
        int number = message.get("number").asInt();
        if (number == last + 1) {
            last = number;
            listener.accept(message);
        } else if (number <= last) {
            tally.doubled();
        } else {
            tally.lost(number - last - 1);
            last = number;
        }
    }

    static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new IllegalStateException("the server sent no JSON: " + text, e);
        }
    }

    /** Watches another table from its first entry. */
    synchronized void watch(String id) {
        table = id;
        last = 0;
        send(Watching.text(ids.incrementAndGet(), table, 0));
    }

    /** Asks for something; the answer comes even if the line breaks in between. */
    synchronized void ask(String type, String more, Consumer<JsonNode> answer) {
        long id = ids.incrementAndGet();
        String text = "{\"type\":\"" + type + "\",\"id\":" + id + "," + more + "}";
        asked.put(id, new Asked(text, answer));
        send(text);
    }

    private void send(String text) {
        // What cannot be sent now is sent when the line is up again.
        socket.ifPresent(open -> open.sendText(text, true).exceptionally(problem -> open));
    }

    /** Calls without a socket. */
    JsonNode get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(node.next().resolve(path))
                .header("Cookie", cookie)
                .build();
        return parse(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    }

    synchronized void close() {
        closed = true;
        socket.ifPresent(WebSocket::abort);
    }

    /** The message that subscribes to a table. */
    private static final class Watching {
        static String text(long id, String table, int after) {
            return "{\"type\":\"watch\",\"id\":" + id + ",\"table\":\"" + table + "\",\"after\":" + after + "}";
        }
    }
}
