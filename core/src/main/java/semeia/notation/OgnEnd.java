package semeia.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Position;

/** How a game in Oware Game Notation ended: what its tags and the result after its moves say beyond the moves, see {@link OgnReader}. */
final class OgnEnd {
    /** Won by South, won by North, drawn. */
    private static final List<String> POINTS = List.of("1-0", "0-1", "1/2-1/2");

    private static final int DRAW = 2;

    private final Map<String, Word> own;
    private final List<Tag> tags;
    private final boolean points;
    private final Faults faults;

    /**
     * The end that the tags state.
     *
     * @param own the tags that are not kept, by name
     * @param tags the tags that are kept, to which the score may be added
     * @param points whether results are points, {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, rather than seeds
     * @param faults where faults go
     */
    OgnEnd(Map<String, Word> own, List<Tag> tags, boolean points, Faults faults) {
        this.own = own;
        this.tags = tags;
        this.points = points;
        this.faults = faults;
    }

    private Optional<Word> tag(String name) {
        return Optional.ofNullable(own.get(name));
    }

    /** The game with its end; empty if the result cannot be, which is now a fault with the others. */
    Optional<Game> of(Game played, Optional<Word> result) {
        Optional<Game> ended =
                tag(Ogn.ENDING).isPresent() ? ending(played, tag(Ogn.ENDING).get()) : Optional.of(played);
        if (ended.isEmpty()) {
            return ended;
        }
        Game game = ended.get();
        for (Optional<Word> said : List.of(tag(Tag.RESULT), result)) {
            if (said.isPresent()) {
                game = withResult(game, said.get());
            }
        }
        return Optional.of(game);
    }

    private Optional<Game> ending(Game played, Word word) {
        List<Word> words = word.split();
        String verb = words.isEmpty() ? "" : words.get(0).text();
        OptionalInt seat = words.size() == 2 ? Names.seat(2, words.get(1).text()) : OptionalInt.empty();
        try {
            if (verb.equals(Acts.AGREE) && words.size() == 1) {
                return Optional.of(played.agreeToEnd());
            } else if (Acts.needsSeat(verb) && seat.isPresent()) {
                return Optional.of(played.act(Acts.bySeat(verb, seat.getAsInt())));
            }
            faults.add(word.mark(), "tag Ending", word.text(), "agree, or resign, flag or claim and S or N");
        } catch (IllegalMoveException e) {
            faults.add(
                    word.mark(),
                    "tag Ending",
                    word.text(),
                    "a legal act: " + e.refusal().text());
        }
        return Optional.empty();
    }

    private Game withResult(Game game, Word word) {
        String text = word.text();
        if (text.equals(ResultText.OPEN) || text.equals(Ogn.UNKNOWN) || text.equals(ResultText.text(game))) {
            return game;
        }
        if (points && POINTS.contains(text)) {
            return withPoints(game, word);
        }
        String divided = ResultText.seeds(divided(game));
        if (game.outcome().isEmpty() && text.equals(divided)) {
            return game.agreeToEnd();
        }
        if (game.outcome().isEmpty() && isPossible(game.position(), word)) {
            keepScore(word);
        } else {
            faults.add(word.mark(), "result", text, possible(game));
        }
        return game;
    }

    private Game withPoints(Game game, Word word) {
        int winner = POINTS.indexOf(word.text());
        if (game.outcome().isEmpty()) {
            Game ended = winner == DRAW ? game.agreeToEnd() : game.resign(1 - winner);
            if (winner(ended) == winner) {
                return ended;
            }
            keepScore(word);
        } else if (winner(game) != winner) {
            faults.add(word.mark(), "result", word.text(), POINTS.get(winner(game)) + " or *");
        }
        return game;
    }

    private static int winner(Game game) {
        return game.outcome().orElseThrow().winner().orElse(DRAW);
    }

    /** The results that a game may have, in words. */
    private static String possible(Game game) {
        String divided = ResultText.seeds(divided(game));
        if (game.outcome().isPresent()) {
            return divided + ", or *";
        }
        List<Integer> stores = game.position().stores();
        return divided + ", other seeds of each from " + ResultText.seeds(stores) + " and "
                + game.rules().seeds() + " in all at most, or *";
    }

    /** Whether the players can still end with so many seeds. */
    private static boolean isPossible(Position position, Word word) {
        List<Word> parts = word.split('-');
        if (parts.size() != 2) {
            return false;
        }
        int south = Numbers.parse(parts.get(0).text()).orElse(-1);
        int north = Numbers.parse(parts.get(1).text()).orElse(-1);
        int all = position.store(0) + position.store(1) + position.seedsOnBoard();
        return south >= position.store(0) && north >= position.store(1) && south + north <= all;
    }

    private void keepScore(Word word) {
        Optional<String> before = tags.stream()
                .filter(tag -> tag.name().equals(Ogn.SCORE))
                .map(Tag::value)
                .findFirst();
        if (before.isEmpty()) {
            tags.add(new Tag(Ogn.SCORE, word.text()));
        } else if (!before.get().equals(word.text())) {
            faults.add(word.mark(), "result", word.text(), before.get());
        }
    }

    /** The seeds of each player, each having taken their own row if the game is not over. */
    static List<Integer> divided(Game game) {
        return game.outcome().isPresent()
                ? game.outcome().get().seeds()
                : game.agreeToEnd().outcome().orElseThrow().seeds();
    }
}
