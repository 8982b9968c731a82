package semeia.web;

import java.util.List;
import java.util.stream.Stream;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

/** A game that is played to show something: it begins anywhere, and nobody sits at it. */
final class Demo {
    private Demo() {}

    /**
     * The game after some acts.
     *
     * @param position as text; empty for the default start
     * @param acts as text, with commas between them; empty for none
     * @throws IllegalArgumentException if the position or an act is none, or is not allowed
     */
    static Game play(Rules rules, String position, String acts) {
        Position start = position.isEmpty() ? rules.start() : Notation.parsePosition(rules, position);
        Game game = Game.from(rules, start);
        for (String act : split(acts)) {
            game = game.act(Notation.parseAct(game.position(), act));
        }
        return game;
    }

    /** The acts that are written with commas between them. */
    static List<String> split(String acts) {
        return Stream.of(acts.split(",", -1))
                .map(String::trim)
                .filter(act -> !act.isEmpty())
                .toList();
    }
}
