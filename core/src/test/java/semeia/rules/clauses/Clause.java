package semeia.rules.clauses;

import java.util.List;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Sowing;

/** What the tests of clauses do with games. */
final class Clause {
    private Clause() {}

    /** A game of the rules from a position as text (rule 8). */
    static Game from(String rules, String position) {
        Rules read = RuleBook.byId(rules);
        return Game.from(read, Notation.parsePosition(read, position));
    }

    /** The game after moves, named and separated by spaces. */
    static Game play(Game from, String moves) {
        Game game = from;
        for (String move : moves.split(" ", -1)) {
            game = game.play(Notation.parseMove(game.rules(), game.position(), move));
        }
        return game;
    }

    /** Fours and other captures of the last move, each as {@code pit by seat}, in order. */
    static List<String> captures(Game game) {
        return game.lastSowing().orElseThrow().steps().stream()
                .filter(Sowing.Capture.class::isInstance)
                .map(Sowing.Capture.class::cast)
                .map(capture -> capture.pit() + " by " + capture.by())
                .toList();
    }

    /** The pits into which the last move dropped a seed, in order. */
    static List<Integer> drops(Game game) {
        return game.lastSowing().orElseThrow().steps().stream()
                .filter(Sowing.Drop.class::isInstance)
                .map(step -> ((Sowing.Drop) step).pit())
                .toList();
    }
}
