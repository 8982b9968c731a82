package semeia.notation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;

/**
 * A game with what is known about it. Two records are equal if tags, comments, rules, beginning and acts are. Immutable.
 *
 * @param tags what is known, no name twice, in the order of writing; players are {@code South} and {@code North}, of three {@code
 *     Player1} to {@code Player3}
 * @param game the game, finished or not
 * @param comments the comments, in the order of the game
 */
public record GameRecord(List<Tag> tags, Game game, List<Comment> comments) {
    /** The most acts that a record holds. */
    public static final int MOST_ACTS = 20_000;
    /** The most text that a record holds in tags and comments: UTF-16 units, {@link #TEXT_OVERHEAD} more for each of them. */
    public static final int MOST_TEXT = 1_000_000;
    /** What each tag and comment counts in addition to its own length. */
    public static final int TEXT_OVERHEAD = 16;

    /**
     * Checks and copies.
     *
     * @throws NotationException with every fault, without lines: a tag name stands twice, comments are out of order or beyond the game,
     *     the record is too long, or the game is one that no text can begin: under rules that {@link RuleBook#byId} does not know, or from
     *     a finished position that does not show its end
     */
    public GameRecord {
        tags = List.copyOf(tags);
        comments = List.copyOf(comments);
        Faults faults = new Faults();
        checkTags(tags, faults);
        checkComments(comments, game.length(), faults);
        require(game.length() <= MOST_ACTS, "acts", game.length(), "at most " + MOST_ACTS, faults);
        long text = textOf(tags, comments);
        require(text <= MOST_TEXT, "text of tags and comments", text, "at most " + MOST_TEXT, faults);
        checkBeginning(game, faults);
        faults.throwIfAny();
    }

    /** The record of a game about which nothing is known. */
    public static GameRecord of(Game game) {
        return new GameRecord(List.of(), game, List.of());
    }

    /**
     * The one record in a text.
     *
     * @throws NotationException with every fault
     */
    public static GameRecord parse(String text) {
        return RecordReader.parseOne(text);
    }

    /** The record as text; {@link #parse} reads it back to the same. */
    public String format() {
        return RecordWriter.text(this);
    }

    /** The value of the tag of that name; empty if there is none. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }

    /** The name of the player in that seat, from 0, if it is known. */
    public Optional<String> player(int seat) {
        return tag(playerTag(game.rules().territory().players(), seat));
    }

    /**
     * The name of the tag for a player: {@code South}, {@code North}; of three {@code Player1}, {@code Player2}, {@code Player3}.
     *
     * @param players 2 or 3
     * @param seat from 0
     */
    public static String playerTag(int players, int seat) {
        return players == 2 ? (seat == 0 ? "South" : "North") : "Player" + (seat + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && tags.equals(that.tags)
                && comments.equals(that.comments)
                && game.rules().equals(that.game.rules())
                && game.actions().equals(that.game.actions())
                && same(game.beginning(), that.game.beginning());
    }

    @Override
    public int hashCode() {
        return 31 * (31 * tags.hashCode() + comments.hashCode())
                + game.actions().hashCode();
    }

    static boolean same(Position one, Position other) {
        return one.setup().equals(other.setup())
                && one.reason().equals(other.reason())
                && one.undrawnSeeds() == other.undrawnSeeds();
    }

    static long cost(int length) {
        return (long) length + TEXT_OVERHEAD;
    }

    private static long textOf(List<Tag> tags, List<Comment> comments) {
        long text = 0;
        for (Tag tag : tags) {
            text += cost(tag.name().length() + tag.value().length());
        }
        for (Comment comment : comments) {
            text += cost(comment.text().length());
        }
        return text;
    }

    private static void checkTags(List<Tag> tags, Faults faults) {
        Set<String> names = new HashSet<>();
        for (Tag tag : tags) {
            require(names.add(tag.name()), "tag", tag.name(), "each name once", faults);
        }
    }

    private static void checkComments(List<Comment> comments, int acts, Faults faults) {
        int last = 0;
        for (Comment comment : comments) {
            boolean right = comment.after() >= last && comment.after() <= acts;
            require(right, "comment after act", comment.after(), "from " + last + " to " + acts, faults);
            last = right ? comment.after() : last;
        }
    }

    private static void checkBeginning(Game game, Faults faults) {
        Rules rules = game.rules();
        require(isKnown(rules), "rules", rules.id(), "rules that the rule book knows by this id", faults);
        Position beginning = game.beginning();
        require(
                !beginning.isOver() || isReadable(rules, beginning),
                "beginning",
                Notation.format(rules, beginning),
                "a position that shows its end",
                faults);
    }

    private static boolean isKnown(Rules rules) {
        try {
            return RuleBook.byId(rules.id()).equals(rules);
        } catch (RulesIdException e) {
            return false;
        }
    }

    private static boolean isReadable(Rules rules, Position position) {
        try {
            return same(Notation.parsePosition(rules, Notation.format(rules, position)), position);
        } catch (NotationException e) {
            return false;
        }
    }

    private static void require(boolean right, String place, Object value, String expected, Faults faults) {
        if (!right) {
            faults.add(Mark.NONE, place, value.toString(), expected);
        }
    }
}
