package semeia.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The three standard streams of one run, handed to every command so that tests can put their own in their place.
 *
 * @param in what the user or a pipe sends
 * @param out the results, and nothing else
 * @param err messages to people: errors, progress, hints
 * @param terminals which of them lead to a person's terminal
 */
public record StandardStreams(InputStream in, Output out, PrintStream err, Terminals terminals) {
    /** Streams that lead to no terminal. */
    public StandardStreams(InputStream in, Output out, PrintStream err) {
        this(in, out, err, Terminals.NONE);
    }

    /** The streams of this process; standard output is buffered and flushed by {@code Semeia.run}. */
    public static StandardStreams ofProcess() {
        return new StandardStreams(
                new InterruptibleInput(new FileInputStream(FileDescriptor.in)),
                new Output(new FileOutputStream(FileDescriptor.out)),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                new ProcessTerminals());
    }
}
