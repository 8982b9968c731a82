package semeia.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.spi.SystemStream;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.Terminals;

/** What one run of the program did, for tests. */
public record Run(int code, String out, String err) {
    /** Runs a command line with nothing on standard input. */
    public static Run of(String... args) {
        return with("", args);
    }

    /** Runs a command line with the given text on standard input. */
    public static Run with(String input, String... args) {
        return with(Terminals.NONE, input, args);
    }

    /** Runs a command line whose output and errors lead to a terminal with colours and all characters. */
    public static Run onTerminal(String input, String... args) {
        return with(new ColourfulScreen(), input, args);
    }

    private static Run with(Terminals terminals, String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new Output(out),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminals);
        int code = Semeia.run(streams, args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A terminal for output and errors; input comes from elsewhere. */
    public static final class ColourfulScreen implements Terminals {
        @Override
        public boolean isTerminal(SystemStream stream) {
            return stream != SystemStream.Input;
        }

        @Override
        public boolean hasColours() {
            return true;
        }

        @Override
        public boolean hasUnicode() {
            return true;
        }
    }
}
