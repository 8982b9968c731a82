package semeia.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import semeia.server.SemeiaServer;
import semeia.server.config.ServerConfig;

/** A server in a process of its own, on a port that stays the same when it is killed and started again. */
final class ServerProcess implements AutoCloseable {
    private static final double NO_LIMITS = 100_000;

    private final String database;
    private final int port;
    private Process process;

    ServerProcess(String database) throws IOException {
        this.database = database;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            this.port = free.getLocalPort();
        }
        this.process = start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + port + "/");
    }

    private Process start() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process started = new ProcessBuilder(List.of(
                        java,
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        Integer.toString(port),
                        database))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        if (started.inputReader().readLine() == null) {
            throw new IOException("the server did not start");
        }
        return started;
    }

    /** Ends it without warning, as kill -9 does, and starts it again. */
    void killAndRestart() throws IOException {
        process.destroyForcibly().onExit().join();
        process = start();
    }

    /** Asks it to stop, as an operator would, and starts it again. */
    int stopAndRestart() throws IOException {
        process.destroy();
        int code = process.onExit().join().exitValue();
        process = start();
        return code;
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    /** The process itself. */
    public static void main(String[] args) throws IOException, InterruptedException {
        ServerConfig settings = ServerConfig.defaults()
                .at(SemeiaServer.LOOPBACK, Integer.parseInt(args[0]))
                .withDatabase(args[1])
                .withLimits(NO_LIMITS);
        SemeiaServer server = SemeiaServer.start(settings);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println(server.address());
        Thread.currentThread().join();
    }
}
