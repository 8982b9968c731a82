package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Hands out the lines of a text that are not blank. A line beyond any use is cut, so that memory is bounded. Not thread-safe. */
final class LineSource {
    /** Room for the longest game that a record holds, a move and a space for each act. */
    static final int LONGEST_LINE = 2 * GameRecord.MOST_ACTS + 1000;

    private final Source source;

    LineSource(Reader reader) {
        this.source = new Source(reader);
    }

    /** The next line, at most {@link #LONGEST_LINE} characters and one more of it; empty at the end. */
    Optional<Word> next() throws IOException {
        source.skipSpace();
        if (source.peek() == Source.END) {
            return Optional.empty();
        }
        Mark mark = source.mark();
        StringBuilder line = new StringBuilder();
        while (source.peek() != Source.END && source.peek() != '\n' && source.peek() != '\r') {
            int c = source.take();
            if (line.length() <= LONGEST_LINE) {
                line.append((char) c);
            }
        }
        return Optional.of(new Word(line.toString(), mark));
    }

    /** Reports a line that was cut. */
    static void check(Word line, Faults faults) {
        if (line.text().length() > LONGEST_LINE) {
            faults.add(line.mark(), "line", line.text(), "at most " + LONGEST_LINE + " characters");
        }
    }
}
