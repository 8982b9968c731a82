package semeia.cli.games;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.TextFault;
import semeia.rules.Game;
import semeia.rules.Rules;

/** Positions in our own form, one a line, as games without moves. Blank lines are read over. Not thread-safe. */
final class PositionLines implements GameReader {
    private static final String MIXED = "a position: the file begins with one, and forms are not mixed";

    private final BufferedReader text;
    private final Rules rules;
    private int number;

    PositionLines(BufferedReader text, Rules rules) {
        this.text = text;
        this.rules = rules;
    }

    /** Whether the text begins like a position; what comes before it, white space, is read. */
    static boolean beginsIn(BufferedReader text) throws IOException {
        int c;
        do {
            text.mark(1);
            c = text.read();
        } while (Character.isWhitespace(c));
        text.reset();
        return Character.isDigit(c);
    }

    @Override
    public Optional<GameRecord> next() throws IOException {
        String line = text.readLine();
        number++;
        while (line != null && line.isBlank()) {
            line = text.readLine();
            number++;
        }
        if (line == null) {
            return Optional.empty();
        }
        if (line.indexOf('/') < 0) {
            throw new NotationException(List.of(new TextFault(number, 1, "line", line, MIXED)));
        }
        try {
            return Optional.of(GameRecord.of(Game.from(rules, Notation.parsePosition(rules, line))));
        } catch (NotationException e) {
            throw new NotationException(e.faults().stream()
                    .map(fault -> new TextFault(number, fault.column(), fault.place(), fault.value(), fault.expected()))
                    .toList());
        }
    }
}
