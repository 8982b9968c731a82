package semeia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, that signals reach. */
final class NodeProcess implements AutoCloseable {
    private static final String READY = "at ";

    private final Process process;
    private final URI address;

    private NodeProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** What runs in that process: it stops as the program does when it is asked to. */
    public static void main(String[] arguments) throws IOException {
        SemeiaServer server =
                SemeiaServer.start(TestServer.settings(Path.of(arguments[0])).withDatabase(arguments[1]));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        System.out.println(READY + server.address());
    }

    static NodeProcess start(Path folder, String database) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NodeProcess.class.getName(),
                        folder.toString(),
                        database)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(READY)) {
                return new NodeProcess(process, URI.create(line.substring(READY.length())));
            }
        }
        throw new IOException("the process ended before it served");
    }

    URI address() {
        return address;
    }

    /** Asks it to stop, as an operator or a service manager does. */
    void terminate() {
        process.destroy();
    }

    /** Whether it ends by itself within so many seconds. */
    boolean endsWithin(int seconds) throws InterruptedException {
        return process.waitFor(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
