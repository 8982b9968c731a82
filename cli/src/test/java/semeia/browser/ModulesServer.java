package semeia.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Gives the page's files, and beside them under {@code tests/} those that test its modules. */
final class ModulesServer implements AutoCloseable {
    private static final Path TESTS = Path.of("..", "web", "src", "test", "page");
    private static final String UNDER = "/tests/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "json", "application/json",
            "wasm", "application/wasm");

    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final HttpServer server;

    ModulesServer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath();
            byte[] file = file(name);
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(file.length == 0 ? 404 : 200, file.length == 0 ? -1 : file.length);
            exchange.getResponseBody().write(file);
        }
    }

    /** The bytes of a file; none where there is no such file. */
    private static byte[] file(String name) throws IOException {
        if (name.startsWith(UNDER)) {
            Path file = TESTS.resolve(name.substring(UNDER.length()));
            return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        }
        try (InputStream file = ModulesServer.class.getResourceAsStream("/semeia/page" + name)) {
            return file == null ? new byte[0] : file.readAllBytes();
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdown();
    }
}
