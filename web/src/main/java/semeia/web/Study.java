package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import semeia.engine.Remark;
import semeia.engine.Remarks;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * Games that are studied, not played: each is given whole, as rules, beginning and acts in text, and nothing is kept between two questions.
 */
final class Study {
    private static final String BETWEEN = ",";

    private Study() {}

    /**
     * The game that the texts mean.
     *
     * @param id the rules
     * @param begin the position at the beginning; empty for the default one
     * @param acts the acts in our notation with commas between
     * @throws IllegalArgumentException if they mean none
     */
    static Game game(String id, String begin, String acts) {
        Game game = beginning(id, begin);
        for (String act : words(acts)) {
            game = game.act(Notation.parseAct(game.position(), act));
        }
        return game;
    }

    private static Game beginning(String id, String begin) {
        Rules rules = RuleBook.byId(id);
        return begin.isEmpty() ? Game.start(rules) : Game.from(rules, Notation.parsePosition(rules, begin));
    }

    static List<String> words(String acts) {
        return acts.isEmpty() ? List.of() : List.of(acts.split(BETWEEN, -1));
    }

    /** The acts of a game, as {@link #game} reads them. */
    static String acts(Game game) {
        Position any = game.position();
        return String.join(
                BETWEEN,
                game.actions().stream().map(act -> Notation.format(any, act)).toList());
    }

    /** The beginning of a game, as {@link #game} reads it: empty where it is the default one. */
    static String begin(Game game) {
        String standard = Notation.format(game.rules(), game.rules().start());
        String begin = Notation.format(game.rules(), game.beginning());
        return begin.equals(standard) ? "" : begin;
    }

    /**
     * A line of play: its beginning and what each act did, up to the first act that is not possible, which is reported.
     *
     * @param known so many acts the page has already: they are not sent again
     */
    static String line(String id, String begin, String acts, int known) {
        Game game = beginning(id, begin);
        String start = scene(game);
        List<String> played = new ArrayList<>();
        String fault = JsonText.NULL;
        for (String word : words(acts)) {
            Optional<Game> next = after(game, word);
            if (next.isEmpty()) {
                fault = JsonText.object("n", JsonText.number(game.length() + 1), "text", JsonText.text(word));
                break;
            }
            game = next.get();
            if (game.length() > known) {
                played.add(scene(game));
            }
        }
        return JsonText.object(
                "rules", JsonText.text(game.rules().id()),
                "preset", JsonText.text(game.rules().preset()),
                "begin", JsonText.text(begin(game)),
                "start", start,
                "acts", JsonText.array(played.stream()),
                "fault", fault,
                "seatTags", seatTags(game.rules().territory().players()));
    }

    private static String seatTags(int players) {
        return JsonText.texts(IntStream.range(0, players)
                .mapToObj(seat -> GameRecord.playerTag(players, seat))
                .toList());
    }

    private static Optional<Game> after(Game game, String word) {
        try {
            return Optional.of(game.act(Notation.parseAct(game.position(), word)));
        } catch (NotationException | IllegalMoveException notPossible) {
            return Optional.empty();
        }
    }

    /** The game after its last act, without what might come next. */
    private static String scene(Game game) {
        Position position = game.position();
        String text = game.action()
                .map(act -> JsonText.text(Notation.format(position, act)))
                .orElse(JsonText.NULL);
        return JsonText.object(
                "text", text,
                "act", Picture.lastAct(game).orElse(JsonText.NULL),
                "board", Picture.board(game.rules(), position),
                "mover", JsonText.number(game.isOver() ? -1 : position.player()),
                "over", JsonText.truth(game.isOver()));
    }

    /**
     * The game as it stands, with all that may be done, its position as text, the steps of its last act, and whether its history counts:
     * whether a position has come up twice since the last capture, so that what is known of the position alone may not hold.
     */
    static String stand(String id, String begin, String acts) {
        Game game = game(id, begin, acts);
        return JsonText.object(
                "game", Picture.of(game),
                "position", JsonText.text(Notation.format(game.rules(), game.position())),
                "steps", Picture.steps(game),
                "repeated", JsonText.truth(isRepeated(game)));
    }

    private static boolean isRepeated(Game game) {
        Game at = game;
        while (at.occurrences() == 1
                && at.position().quiet() > 0
                && at.previous().isPresent()) {
            at = at.previous().get();
        }
        return at.occurrences() > 1;
    }

    /** What can be said about a move, the most important first: {@code [{kind, pit, seeds, count, seat}, …]} with what the kind has. */
    static String remarks(String id, String begin, String acts, int move) {
        Game game = game(id, begin, acts);
        return JsonText.array(
                Remarks.of(game.rules(), game.position(), move).stream().map(Study::remark));
    }

    private static String remark(Remark remark) {
        List<String> fields =
                new ArrayList<>(List.of("kind", JsonText.text(remark.kind().name())));
        for (int i = 0; i < remark.numbers().size(); i++) {
            fields.add(
                    switch (remark.kind().roles().get(i)) {
                        case SEEDS -> "seeds";
                        case COUNT -> "count";
                        case PIT -> "pit";
                        case SEAT -> "seat";
                    });
            fields.add(JsonText.number(remark.numbers().get(i)));
        }
        return JsonText.object(fields.toArray(String[]::new));
    }
}
