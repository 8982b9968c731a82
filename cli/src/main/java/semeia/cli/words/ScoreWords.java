package semeia.cli.words;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import semeia.engine.Line;
import semeia.engine.Score;
import semeia.notation.Notation;
import semeia.rules.Position;

/** Scores and lines as text and JSON. */
public final class ScoreWords {
    private ScoreWords() {}

    /** The score in seeds, {@code +4 exact}, {@code at least +2}, {@code at most -3}, {@code +1.5}. */
    public static String of(Score score) {
        String seeds = seeds(score.seeds());
        return switch (score.flag()) {
            case EXACT -> seeds + " exact";
            case AT_LEAST -> "at least " + seeds;
            case AT_MOST -> "at most " + seeds;
            case ESTIMATE -> seeds;
        };
    }

    /** A number of seeds with its sign, one decimal where it is not whole. */
    public static String seeds(double seeds) {
        long tenths = Math.round(seeds * 10);
        return tenths % 10 == 0 ? "%+d".formatted(tenths / 10) : String.format(Locale.ROOT, "%+.1f", tenths / 10.0);
    }

    /** The moves with spaces between. */
    public static String moves(Position position, Line line) {
        return String.join(
                " ",
                line.moves().stream()
                        .map(move -> Notation.format(position, move))
                        .toList());
    }

    /** Writes the fields of a line: its move, its score, its moves. */
    public static void write(Position position, Line line, JsonGenerator json) throws IOException {
        json.writeStringField("move", Notation.format(position, line.move()));
        write(line.score(), json);
        json.writeStringField("line", moves(position, line));
    }

    /** Writes the fields of a score. */
    public static void write(Score score, JsonGenerator json) throws IOException {
        json.writeNumberField("seeds", Math.round(score.seeds() * 100) / 100.0);
        json.writeStringField("flag", score.flag().word());
        json.writeNumberField("atLeast", score.atLeast());
        json.writeNumberField("atMost", score.atMost());
    }
}
