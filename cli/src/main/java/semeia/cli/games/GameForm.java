package semeia.cli.games;

import java.io.BufferedReader;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import semeia.cli.terminal.InputLines;
import semeia.cli.terminal.LenientText;
import semeia.notation.GameFormat;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** The forms that {@code semeia convert} reads and writes. */
public enum GameForm {
    /** Our own records, or positions in our own form. */
    SEMEIA(Optional.of(GameFormat.SEMEIA)),
    /** Lines of Aualé. */
    AUALE(Optional.of(GameFormat.AUALE)),
    /** Files of Aualé. */
    OGN(Optional.of(GameFormat.OGN)),
    /** Positions of PlayStrategy. */
    PLAYSTRATEGY(Optional.of(GameFormat.PLAYSTRATEGY)),
    /** JSON Lines, see {@link JsonGames}. */
    JSON(Optional.empty()),
    /** Comma-separated values, see {@link CsvGames}. */
    CSV(Optional.empty());

    private final Optional<GameFormat> text;

    GameForm(Optional<GameFormat> text) {
        this.text = text;
    }

    /** The form that the ending of a file's name says: {@code .ogn}, {@code .json} or {@code .jsonl}; ours for any other. */
    public static GameForm ofFile(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (ending) {
            case "ogn" -> OGN;
            case "json", "jsonl" -> JSON;
            case "csv" -> CSV;
            default -> SEMEIA;
        };
    }

    /**
     * A reader of games.
     *
     * @param bytes the text in UTF-8
     * @param lenient whether unknown fields and columns are skipped and reported as lost, rather than refused
     * @param rules the rules of games that do not name theirs
     * @param waiting is called before the reader waits for more
     * @param damaged hears of each line that is not UTF-8 text
     */
    GameReader reader(
            InputStream bytes, boolean lenient, Rules rules, InputLines.Waiting waiting, IntConsumer damaged) {
        if (this == JSON) {
            return new JsonGames(bytes, waiting, lenient);
        }
        BufferedReader lines = new BufferedReader(new LenientText(bytes, damaged));
        return this == CSV ? new CsvGames(lines, lenient) : text.orElseThrow().reader(lines, rules);
    }

    /** The form of text that it is; empty for JSON and CSV. */
    public Optional<GameFormat> text() {
        return text;
    }

    /** What a record loses in this form, see {@link GameFormat#losses}; JSON holds everything. */
    List<String> losses(GameRecord record) {
        if (this == CSV) {
            return Stream.of(
                            record.tags().isEmpty() ? "" : "tags",
                            record.comments().isEmpty() ? "" : "comments")
                    .filter(part -> !part.isEmpty())
                    .toList();
        }
        return text.isPresent() ? text.get().losses(record) : List.of();
    }

    /**
     * What the last position of a game loses in this form, written alone: a line of ours is a position without its rules.
     *
     * @throws NotationException if the form cannot hold positions by these rules
     */
    List<String> positionLosses(Game game) {
        if (this == JSON) {
            return List.of();
        }
        if (this == SEMEIA || game.isOver()) {
            return game.rules().equals(RuleBook.ABAPA) ? List.of() : List.of("rules");
        }
        return losses(GameRecord.of(Game.from(game.rules(), game.position())));
    }

    /** Its name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names, for a shell to complete. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(values()).map(GameForm::toString).iterator();
        }
    }

    /** Reads a form's name from the command line. */
    public static final class Converter implements ITypeConverter<GameForm> {
        @Override
        public GameForm convert(String text) {
            return Stream.of(values())
                    .filter(form -> form.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(
                            "\"" + text + "\", expected one of semeia, auale, ogn, playstrategy, json, csv"));
        }
    }
}
