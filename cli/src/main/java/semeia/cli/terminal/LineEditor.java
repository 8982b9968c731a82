package semeia.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A console on a terminal, with line editing, history and completion. */
final class LineEditor implements Console {
    private final Output out;
    private final Terminal terminal;
    private final LineReader reader;
    private final Supplier<List<String>> words;

    LineEditor(StandardStreams streams, Supplier<List<String>> words) throws IOException {
        this.out = streams.out();
        this.words = words;
        // Signals stay with the process, which stops cleanly by itself.
        this.terminal = TerminalBuilder.builder()
                .system(true)
                .nativeSignals(false)
                .graphemeCluster(false)
                .build();
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(this::complete)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, false)
                .build();
    }

    private void complete(LineReader line, ParsedLine parsed, List<Candidate> candidates) {
        if (parsed.wordIndex() == 0) {
            words.get().forEach(word -> candidates.add(new Candidate(word)));
        }
    }

    @Override
    public Optional<String> ask(String prompt) throws IOException, InterruptedException {
        out.flush();
        try {
            return Optional.of(reader.readLine(prompt).strip());
        } catch (EndOfFileException end) {
            return Optional.empty();
        } catch (UserInterruptException stop) {
            InterruptedException interrupted = new InterruptedException();
            interrupted.initCause(stop);
            throw interrupted;
        }
    }

    @Override
    public void say(String text) throws IOException {
        out.line(text);
        out.flush();
    }

    @Override
    public int columns() {
        return terminal.getColumns() > 0 ? terminal.getColumns() : Console.super.columns();
    }

    @Override
    public void close() throws IOException {
        out.flush();
        terminal.close();
    }
}
