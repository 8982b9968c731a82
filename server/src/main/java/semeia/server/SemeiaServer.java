package semeia.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.URI;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A running server of the browser game. It serves the files of the page and nothing else; games run in the browsers. Thread-safe.
 */
public final class SemeiaServer implements AutoCloseable {
    /** The address that only this machine reaches. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final int MOST_THREADS = 32;
    private static final int FEWEST_THREADS = 4;

    private final Javalin javalin;
    private final String host;

    private SemeiaServer(Javalin javalin, String host) {
        this.javalin = javalin;
        this.host = host;
    }

    /**
     * Starts a server and returns when it answers.
     *
     * @param host the address to listen on, such as {@link #LOOPBACK}, or {@code 0.0.0.0} for every network
     * @param port from 1 to 65535, or 0 for any free one
     * @throws IOException if the server cannot listen there
     * @throws IllegalArgumentException if there is no such port
     */
    public static SemeiaServer start(String host, int port) throws IOException {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is " + port + ", expected 0 to 65535");
        }
        try {
            return new SemeiaServer(Javalin.create(SemeiaServer::configure).start(host, port), host);
        } catch (JavalinBindException occupied) {
            throw new IOException(
                    "cannot listen on " + host + ":" + port + ": the port is in use or not allowed", occupied);
        } catch (JavalinException problem) {
            throw new IOException(
                    "cannot listen on " + host + ":" + port + ": "
                            + problem.getCause().getMessage(),
                    problem);
        }
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        new Page().serve(config.routes);
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

    /** Stops listening and ends what is under way. */
    @Override
    public void close() {
        javalin.stop();
    }
}
