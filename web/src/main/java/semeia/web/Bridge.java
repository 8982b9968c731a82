package semeia.web;

import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import semeia.engine.Greedy;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Perft;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * The page's door to the rules: plain functions that take text and numbers and give JSON, described in {@code rules.js}. The page has one
 * game at a time, kept here. What is not allowed gives {@code {"error": "…"}} and changes nothing.
 */
public final class Bridge {
    private static Game game = Game.start(RuleBook.ABAPA);
    private static Greedy simple = new Greedy(RuleBook.ABAPA, 0);

    private Bridge() {}

    /** Every preset, in the order of the rule book. */
    @JSExport
    public static String rulesets() {
        return answer(() -> Json.array(RuleBook.all().stream().map(Picture::of)));
    }

    /** The rules that an id names, options included. */
    @JSExport
    public static String ruleset(String id) {
        return answer(() -> Picture.of(RuleBook.byId(id)));
    }

    /**
     * Begins a game on the usual division.
     *
     * @param starter the seat that moves first
     * @param seed what the simple opponent draws its lots from
     */
    @JSExport
    public static String begin(String id, int starter, int seed) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            game = Game.start(rules, rules.territory(), starter);
            simple = new Greedy(rules, seed);
            return Picture.of(game);
        });
    }

    /** The game as it stands after {@code length} acts; all of it if that is too many. */
    @JSExport
    public static String look(int length) {
        return answer(() -> Picture.of(at(length)));
    }

    /** The steps of act number {@code length}, counted from 1. */
    @JSExport
    public static String steps(int length) {
        return answer(() -> Picture.steps(at(length)));
    }

    /** All acts of the game. */
    @JSExport
    public static String acts() {
        return answer(() -> Picture.acts(game));
    }

    /** Plays a move: a pit, or 31 to decline an extra move. */
    @JSExport
    public static String play(int move) {
        return act(new Action.Move(move));
    }

    @JSExport
    public static String resign(int player) {
        return act(new Action.Resign(player));
    }

    @JSExport
    public static String claim(int player) {
        return act(new Action.Claim(player));
    }

    @JSExport
    public static String agree() {
        return act(new Action.Agree());
    }

    /** Gives the last seeds to the winner of a lot. */
    @JSExport
    public static String lot(int player) {
        return act(new Action.Lot(player));
    }

    /** Takes the last act back. */
    @JSExport
    public static String undo() {
        return answer(() -> {
            game = game.previous().orElse(game);
            return Picture.of(game);
        });
    }

    /** The move that the simple opponent plays now: a pit, or 31. */
    @JSExport
    public static String choose() {
        return answer(() -> Json.number(simple.choose(game.position())));
    }

    /** The first moves of a game that the simple opponent plays against itself, for looking at. */
    @JSExport
    public static String sample(String id, int seed, int moves) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            Greedy greedy = new Greedy(rules, seed);
            Game sample = Game.start(rules);
            while (!sample.isOver() && sample.length() < moves) {
                sample = sample.play(greedy.choose(sample.position()));
            }
            return Picture.film(sample);
        });
    }

    /** Counts the move tree of the usual start, to show that the page runs the same rules. */
    @JSExport
    public static String leaves(String id, int depth) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            return Json.text(Long.toString(Perft.count(rules, rules.start(), depth)));
        });
    }

    private static String act(Action action) {
        return answer(() -> {
            game = game.act(action);
            return Picture.of(game);
        });
    }

    private static Game at(int length) {
        Game past = game;
        while (past.length() > length) {
            past = past.previous().orElseThrow();
        }
        return past;
    }

    private static String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (IllegalArgumentException | IllegalStateException problem) {
            return Json.object("error", Json.text(String.valueOf(problem.getMessage())));
        }
    }
}
