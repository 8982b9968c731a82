package semeia.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.terminal.spi.SystemStream;

/** The person at a game: prompted for lines, shown what happens. */
public interface Console extends AutoCloseable {
    /**
     * A console on the streams: with line editing and completion where a person sits at a terminal, line by line otherwise.
     *
     * @param words what can be entered now; asked whenever the person wants a completion
     */
    static Console on(StandardStreams streams, Supplier<List<String>> words) throws IOException {
        Terminals terminals = streams.terminals();
        return terminals.isTerminal(SystemStream.Input) && terminals.isTerminal(SystemStream.Output)
                ? new LineEditor(streams, words)
                : new PlainConsole(streams);
    }

    /**
     * Waits for a line.
     *
     * @return the line without blanks around it; empty if there will be no more
     * @throws InterruptedException if the person wants to stop everything (Ctrl-C)
     */
    Optional<String> ask(String prompt) throws IOException, InterruptedException;

    /** Prints something, in one line or more. */
    void say(String text) throws IOException;

    @Override
    void close() throws IOException;
}
