package semeia.cli.terminal;

import java.io.IOException;
import java.util.Optional;

/** A console on a file or a pipe. It shows each line that it reads, so that what it prints reads like a dialogue. */
final class PlainConsole implements Console {
    private static final int LONGEST_LINE = 4096;

    private final Output out;
    private final InputLines lines;

    PlainConsole(StandardStreams streams) {
        this.out = streams.out();
        this.lines = new InputLines(streams.in(), LONGEST_LINE, out::flush);
    }

    @Override
    public Optional<String> ask(String prompt) throws IOException {
        out.text(prompt);
        if (!lines.next()) {
            out.line("");
            return Optional.empty();
        }
        try {
            String line = lines.text().strip();
            out.line(Shown.of(line));
            return Optional.of(line);
        } catch (IllegalArgumentException e) {
            out.line("");
            say(e.getMessage());
            return ask(prompt);
        }
    }

    @Override
    public void say(String text) throws IOException {
        out.line(text);
    }

    @Override
    public void close() throws IOException {
        out.flush();
    }
}
