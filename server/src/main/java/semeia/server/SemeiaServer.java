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
     * @throws BindException if another program listens on the port
     * @throws IOException if the server cannot listen there for another reason; the message tells which
     * @throws IllegalArgumentException if the host is empty or there is no such port
     */
    public static SemeiaServer start(String host, int port) throws IOException {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is " + port + ", expected 0 to 65535");
        }
        if (host.isEmpty()) {
            throw new IllegalArgumentException("host is empty, expected a name or an address");
        }
        String place = "cannot listen on " + host + ":" + port + ": ";
        requireOwn(host, place);
        try {
            return new SemeiaServer(Javalin.create(SemeiaServer::configure).start(host, port), host);
        } catch (JavalinException problem) {
            throw explained(problem, place);
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
