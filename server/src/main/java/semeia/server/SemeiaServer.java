package semeia.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import semeia.server.config.ServerConfig;
import semeia.server.http.BodyDeadline;
import semeia.server.http.ErrorPages;
import semeia.server.http.PageAssets;
import semeia.server.http.SafeHeaders;
import semeia.server.node.Logs;
import semeia.server.node.ServerNode;

/**
 * A running server: the page, tables over sockets, and the calls for programs. Thread-safe.
 */
public final class SemeiaServer implements AutoCloseable {
    /** The address that only this machine reaches. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final int MOST_THREADS = 128;
    private static final int FEWEST_THREADS = 4;
    private static final long MOST_BODY = 65_536;
    private static final long MOST_MESSAGE = 8_192;
    private static final int MOST_ON_ITS_WAY = 1_024;
    private static final Duration SILENCE = Duration.ofSeconds(90);
    private static final int SESSION_SECONDS = 60;
    private static final String HTTPS_FOR_A_YEAR = "max-age=31536000";
    private static final Duration SLOWEST = Duration.ofSeconds(30);

    private final Javalin javalin;
    private final ServerNode node;
    private final String host;
    private boolean closed;

    private SemeiaServer(Javalin javalin, ServerNode node, String host) {
        this.javalin = javalin;
        this.node = node;
        this.host = host;
    }

    /**
     * Starts a server and returns when it answers.
     *
     * @throws BindException if another program listens on the port
     * @throws IOException if the server cannot listen there for another reason, or the database cannot be opened; the message says
     *     which
     * @throws IllegalArgumentException if the host is empty or there is no such port
     */
    public static SemeiaServer start(ServerConfig settings) throws IOException {
        return start(settings, SLOWEST);
    }

    /** Starts a server that waits so long for a request and for each pause in it. */
    static SemeiaServer start(ServerConfig settings, Duration slowest) throws IOException {
        try {
            return start(settings, settings.port().orElse(ServerConfig.DEFAULT_PORT), slowest);
        } catch (BindException occupied) {
            if (settings.port().isPresent()) {
                throw occupied;
            }
            return start(settings, 0, slowest);
        }
    }

    private static SemeiaServer start(ServerConfig settings, int port, Duration slowest) throws IOException {
        String host = settings.host();
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is " + port + ", expected 0 to 65535");
        }
        if (host.isEmpty()) {
            throw new IllegalArgumentException("host is empty, expected a name or an address");
        }
        String place = "cannot listen on " + host + ":" + port + ": ";
        requireOwn(host, place);
        Logs.setLevel(settings.log());
        ServerNode node = new ServerNode(settings);
        try {
            Javalin javalin = Javalin.create(config -> configure(config, node, settings, slowest))
                    .start(host, port);
            return new SemeiaServer(javalin, node, host);
        } catch (JavalinException problem) {
            node.close();
            throw explained(problem, place);
        } catch (RuntimeException fault) {
            node.close();
            throw fault;
        }
    }

    private static void requireOwn(String host, String place) throws IOException {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (!address.isAnyLocalAddress()
                    && !address.isLoopbackAddress()
                    && NetworkInterface.getByInetAddress(address) == null) {
                throw new IOException(place + "this machine does not have that address");
            }
        } catch (UnknownHostException e) {
            throw new IOException(place + "there is no host of that name", e);
        }
    }

    /** What Javalin and Jetty wrap is a sentence of the operating system's. */
    private static IOException explained(Throwable problem, String place) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String reason = String.valueOf(root.getMessage());
        if (reason.contains("in use")) {
            BindException occupied = new BindException(place + "another program listens on that port");
            occupied.initCause(problem);
            return occupied;
        }
        return new IOException(
                place + (reason.contains("ermission denied") ? "that port is not allowed" : reason), problem);
    }

    private static void configure(JavalinConfig config, ServerNode node, ServerConfig settings, Duration slowest) {
        config.startup.showJavalinBanner = false;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.http.maxRequestSize = MOST_BODY;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new ErrorPages());
            server.setHandler(new BodyDeadline(slowest, settings.limits(), settings.proxies()));
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setIdleTimeout(slowest.toMillis());
        });
        config.jetty.modifyServletContextHandler(handler -> {
            // Javalin opens an HTTP session for each socket. Nothing is kept in it, so it has no cookie and is soon
            // over.
            handler.getSessionHandler().setUsingCookies(false);
            handler.getSessionHandler().setMaxInactiveInterval(SESSION_SECONDS);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(MOST_MESSAGE);
            factory.setMaxBinaryMessageSize(0);
            factory.setMaxFrameSize(MOST_MESSAGE);
            factory.setMaxOutgoingFrames(MOST_ON_ITS_WAY);
            factory.setIdleTimeout(SILENCE);
        });
        config.routes.before(context -> SafeHeaders.ALL.forEach(context::header));
        if (settings.origin().filter(origin -> origin.startsWith("https:")).isPresent()) {
            config.routes.before(context -> context.header("Strict-Transport-Security", HTTPS_FOR_A_YEAR));
        }
        config.requestLogger.http((context, millis) -> node.answered(millis));
        node.serve(config.routes);
        new PageAssets().serve(config.routes);
    }

    /** Shuts an account out, or lets it in again; false if there is none of that name. */
    public boolean ban(String name, boolean on) {
        return node.ban(name, on);
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** Where a browser on this machine finds the game. */
    public URI address() {
        String name = host.equals("0.0.0.0") || host.equals("::") ? LOOPBACK : host;
        return URI.create("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port() + "/");
    }

    /** Sends clients away, finishes what is under way, and stops; whoever asks again waits for it. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        node.stopTaking();
        javalin.stop();
        node.close();
    }
}
