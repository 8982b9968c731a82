package semeia.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;

/** Stands before a server and hands its page on; from a moment on it hands on a newer one, in which one word and with it the list of files has changed. */
final class NewerPage implements AutoCloseable {
    /** The word that only the newer page says. */
    static final String WORD = "Newer";

    private static final String CHANGED = "messages/en/page.json";
    private static final List<String> HEADERS =
            List.of("Content-Type", "ETag", "Cache-Control", "Content-Security-Policy");

    private final HttpClient client = HttpClient.newHttpClient();
    private final String origin;
    private final HttpServer server;
    private volatile boolean published;

    NewerPage(String origin) {
        this.origin = origin;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/", this::answer);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    /** From now on the newer page is there. */
    void publish() {
        published = true;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            HttpResponse<byte[]> answer = client.send(
                    HttpRequest.newBuilder(URI.create(origin).resolve("/" + name))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            for (String header : HEADERS) {
                answer.headers()
                        .firstValue(header)
                        .ifPresent(value -> exchange.getResponseHeaders().set(header, changed(name, value)));
            }
            byte[] body = published ? changed(name, answer.body()) : answer.body();
            exchange.sendResponseHeaders(answer.statusCode(), body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The tag of the changed file has the same letters the other way round, here and in the list. */
    private String changed(String name, String header) {
        return published && name.equals(CHANGED) && header.startsWith("\"")
                ? new StringBuilder(header).reverse().toString()
                : header;
    }

    private static byte[] changed(String name, byte[] body) {
        String text = new String(body, StandardCharsets.UTF_8);
        if (name.equals(CHANGED)) {
            return text.replace("African sowing", WORD + " sowing").getBytes(StandardCharsets.UTF_8);
        } else if (name.equals("files.js")) {
            String key = "\"" + CHANGED + "\":\"";
            int from = text.indexOf(key) + key.length();
            int to = text.indexOf('"', from);
            String tag = new StringBuilder(text.substring(from, to)).reverse().toString();
            return (text.substring(0, from) + tag + text.substring(to))
                    .replace("\"version\":\"", "\"version\":\"n")
                    .getBytes(StandardCharsets.UTF_8);
        }
        return body;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
