package semeia.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.terminal.spi.SystemStream;

/** The person at a game: prompted for lines, shown what happens. */
public interface Console extends AutoCloseable {
    /** Before what continues a broken line. */
    String INDENT = "  ";

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

    /** Prints sentences, each line broken where it would be too wide; what goes on is indented. */
    default void tell(String text) throws IOException {
        int width = Math.min(TextWrap.WIDTH, columns() - INDENT.length());
        for (String line : text.split("\n")) {
            String start = line.substring(0, line.length() - line.stripLeading().length());
            say(
                    line.length() <= width
                            ? line
                            : start + String.join("\n" + start + INDENT, TextWrap.wrap(line.strip(), width)));
        }
    }

    /** How many columns a line may have: what the terminal shows now, 80 elsewhere. */
    default int columns() {
        return 80;
    }

    @Override
    void close() throws IOException;
}
