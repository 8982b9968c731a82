package semeia.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import semeia.server.SemeiaServer;

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
        try (SemeiaServer server = SemeiaServer.start(SemeiaServer.LOOPBACK, 0);
                InputStream page = server.address().toURL().openStream()) {
            page.readAllBytes();
        }
    }

    private static Streams silent() {
        return new Streams(
                new ByteArrayInputStream(INPUT),
                new Output(OutputStream.nullOutputStream()),
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    }
}
