package semeia.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What one run of the program did, for tests. */
record Run(int code, String out, String err) {
    /** Runs a command line with nothing on standard input. */
    static Run of(String... args) {
        return with("", args);
    }

    /** Runs a command line with the given text on standard input. */
    static Run with(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new Output(out),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        int code = Semeia.run(streams, args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
