package semeia.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * A game record in words alone, unchecked: what JSON and other forms of data carry.
 *
 * @param rules the id of the rules
 * @param position the position at the beginning; empty for the default one
 * @param tags what is known about the game
 * @param acts what was done, each as {@link Notation#format(Position, Action)} writes it
 * @param comments the comments
 * @param result the seeds of each player, such as {@code 26-22}, or {@code *}; empty where it is not stated
 * @param winner who won, a seat or {@code nobody}; empty where it is not stated or there is no end
 * @param termination the word for the end, such as {@code starved}; empty where it is not stated or there is no end
 */
public record PlainRecord(
        String rules,
        Optional<String> position,
        List<Tag> tags,
        List<String> acts,
        List<Comment> comments,
        Optional<String> result,
        Optional<String> winner,
        Optional<String> termination) {

    /** Copies the lists. */
    public PlainRecord {
        tags = List.copyOf(tags);
        acts = List.copyOf(acts);
        comments = List.copyOf(comments);
    }

    /** The record in words; {@link #toRecord} makes it again. */
    public static PlainRecord of(GameRecord record) {
        Game game = record.game();
        Position beginning = game.beginning();
        boolean standard = GameRecord.same(beginning, game.rules().start());
        List<String> acts = new ArrayList<>();
        for (Action act : game.actions()) {
            acts.add(Notation.format(beginning, act));
        }
        return new PlainRecord(
                game.rules().id(),
                standard ? Optional.empty() : Optional.of(Notation.format(game.rules(), beginning)),
                record.tags(),
                acts,
                record.comments(),
                Optional.of(ResultText.text(game)),
                ResultText.winner(game),
                ResultText.termination(game));
    }

    /**
     * The record that the words mean.
     *
     * @throws NotationException with every fault, but of acts only the first that is not legal; places are named, there are no
     *     lines
     */
    public GameRecord toRecord() {
        Faults faults = new Faults();
        Optional<Game> game = beginning(faults).flatMap(found -> played(found, faults));
        game.ifPresent(found -> {
            check("result", result, Optional.of(ResultText.text(found)), faults);
            check("winner", winner, ResultText.winner(found), faults);
            check("end", termination, ResultText.termination(found), faults);
        });
        faults.throwIfAny();
        return new GameRecord(tags, game.orElseThrow(), comments);
    }

    private Optional<Game> beginning(Faults faults) {
        Optional<Rules> found = Heading.rules(new Word(rules, Mark.NONE), "rules", faults);
        if (found.isEmpty() || position.isEmpty()) {
            return found.map(Game::start);
        }
        String text = position.get();
        Faults inText = new Faults();
        PositionReader reader = new PositionReader(found.get(), Word.split(text), Word.end(text), inText);
        Optional<Game> game = reader.read().map(read -> Game.from(found.get(), read));
        faults.addAll(inText.list(), Mark.NONE);
        return game;
    }

    private Optional<Game> played(Game beginning, Faults faults) {
        int pits = beginning.rules().territory().pits();
        int players = beginning.rules().territory().players();
        Optional<Game> game = Optional.of(beginning);
        if (acts.size() > GameRecord.MOST_ACTS) {
            faults.add(Mark.NONE, "acts", Integer.toString(acts.size()), "at most " + GameRecord.MOST_ACTS);
            return Optional.empty();
        }
        for (int i = 0; i < acts.size(); i++) {
            String text = acts.get(i);
            Optional<Action> act = Acts.parse(pits, players, text);
            if (act.isEmpty()) {
                faults.add(Mark.NONE, "act " + (i + 1), text, Acts.choices(pits, players));
            }
            game = act.isEmpty() ? Optional.empty() : act(game, act.get(), i, faults);
        }
        return game;
    }

    private Optional<Game> act(Optional<Game> game, Action act, int index, Faults faults) {
        try {
            return game.map(found -> found.act(act));
        } catch (IllegalMoveException e) {
            faults.add(
                    Mark.NONE,
                    "act " + (index + 1),
                    acts.get(index),
                    "a legal act: " + e.refusal().text());
            return Optional.empty();
        }
    }

    private static void check(String place, Optional<String> found, Optional<String> right, Faults faults) {
        if (found.isPresent() && !found.equals(right)) {
            faults.add(Mark.NONE, place, found.get(), right.orElse("none, the game is not over"));
        }
    }
}
