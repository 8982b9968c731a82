package semeia.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import semeia.cli.terminal.Interruption;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.StandardStreams;
import semeia.server.SemeiaServer;
import semeia.server.config.ServerConfig;

/**
 * Runs what people run most, so that the launcher can archive the classes loaded on the way for a fast start.
 *
 * <p>Prints nothing. A new command that should start fast gets a line here.
 */
final class Training {
    private static final String[][] COMMAND_LINES = {
        {"--version"},
        {"--help"},
        {"rules"},
        {"rules", "show", "anywoli"},
        {"rules", "--json"},
        {"perft", "--rules", "abapa", "--depth", "3"},
        {"perft", "--rules", "anywoli", "--depth", "2", "--json"},
        {"replay"},
        {"replay", "--json"},
        {"convert", "--from", "json", "--to", "semeia"},
        {"play", "--seats", "computer,computer", "--seed", "1"},
        {"serve", "--help"},
        {"no-such-command"},
    };

    private static final byte[] INPUT = """
            {"rules":"abapa","moves":"C f"}
            {"rules":"anywoli","moves":"A"}
            {"rules":"abapa","moves":"f"}
            """.getBytes(StandardCharsets.UTF_8);

    private Training() {}

    public static void main(String[] args) throws IOException {
        Interruption watch = Interruption.watch();
        for (String[] commandLine : COMMAND_LINES) {
            Semeia.run(silent(), commandLine);
        }
        serve();
        watch.finish();
    }

    /** What {@code serve} does, but for waiting. */
    private static void serve() throws IOException {
        Path folder = Files.createTempDirectory("semeia-training");
        ServerConfig settings = ServerConfig.defaults()
                .at(SemeiaServer.LOOPBACK, 0)
                .withDatabase("sqlite:" + folder.resolve("semeia.db"));
        try (SemeiaServer server = SemeiaServer.start(settings);
                InputStream page = server.address().toURL().openStream()) {
            page.readAllBytes();
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> file.toFile().deleteOnExit());
        }
        folder.toFile().deleteOnExit();
    }

    private static StandardStreams silent() {
        return new StandardStreams(
                new ByteArrayInputStream(INPUT),
                new Output(OutputStream.nullOutputStream()),
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    }
}
