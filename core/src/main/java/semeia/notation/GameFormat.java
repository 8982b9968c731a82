package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** The forms in which games are written as text. */
public enum GameFormat {
    /** Our own records, which carry everything. */
    SEMEIA("\n"),
    /** Lines of Aualé: a position and moves, see {@link Auale}. */
    AUALE(""),
    /** Oware Game Notation, the files of Aualé. */
    OGN("\n"),
    /** Positions of PlayStrategy, one a line, see {@link PlayStrategy}. */
    PLAYSTRATEGY("");

    private final String separator;

    GameFormat(String separator) {
        this.separator = separator;
    }

    /** The name on the command line: {@code semeia}, {@code auale}, {@code ogn}, {@code playstrategy}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The form that has the name; empty if none has. */
    public static Optional<GameFormat> byId(String id) {
        for (GameFormat format : values()) {
            if (format.id().equals(id)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** What stands between two games: an empty line or nothing. */
    public String separator() {
        return separator;
    }

    /** A reader of games; where the form does not carry the rules they are those of Abapa. */
    public GameReader reader(Reader reader) {
        return reader(reader, RuleBook.ABAPA);
    }

    /**
     * A reader of games.
     *
     * @param rules the rules where the form does not carry them
     * @throws NotationException if the form does not carry them and cannot hold such games
     */
    public GameReader reader(Reader reader, Rules rules) {
        return switch (this) {
            case SEMEIA -> new RecordReader(reader);
            case AUALE -> new Auale.Games(reader, rules);
            case OGN -> new OgnReader(reader);
            case PLAYSTRATEGY -> new PlayStrategy.Games(reader, rules);
        };
    }

    /**
     * The record in this form, its last line ended.
     *
     * @throws NotationException if the form cannot hold games by these rules
     */
    public String format(GameRecord record) {
        return switch (this) {
            case SEMEIA -> record.format();
            case AUALE -> Auale.format(record.game()) + "\n";
            case OGN -> Ogn.text(record);
            case PLAYSTRATEGY -> PlayStrategy.format(record) + "\n";
        };
    }

    /** Whether a text in this form says by which rules its games are; otherwise whoever reads it has to know them. */
    public boolean carriesRules() {
        return this == SEMEIA || this == OGN;
    }

    /**
     * What is lost when the record is written in this form, in English: of tags, comments, rules, beginning, acts. Empty if it reads back
     * to the same by {@link #reader(Reader)}.
     *
     * @throws NotationException as {@link #format}
     */
    public List<String> losses(GameRecord record) {
        try {
            Rules rules = record.game().rules();
            GameRecord read =
                    reader(new StringReader(format(record)), rules).next().orElseThrow();
            List<String> lost = differences(record, read);
            if (!carriesRules() && !rules.equals(RuleBook.ABAPA)) {
                lost.add("rules");
            }
            return lost;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> differences(GameRecord one, GameRecord other) {
        List<String> lost = new ArrayList<>();
        add(lost, "tags", other.tags().containsAll(one.tags()));
        add(lost, "comments", one.comments().equals(other.comments()));
        add(lost, "rules", one.game().rules().equals(other.game().rules()));
        add(
                lost,
                "beginning",
                GameRecord.same(one.game().beginning(), other.game().beginning()));
        add(lost, "acts", one.game().actions().equals(other.game().actions()));
        return lost;
    }

    private static void add(List<String> lost, String part, boolean kept) {
        if (!kept) {
            lost.add(part);
        }
    }
}
