package semeia.web;

import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import semeia.engine.Greedy;
import semeia.match.MatchRules;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Perft;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * The page's door to the rules: plain functions that take text and numbers and give JSON, described in {@code rules.js}. The page has one
 * table at a time, kept here. What is not allowed gives {@code {"error": "…"}} and changes nothing.
 */
public final class Bridge {
    private static Table table = Table.begin(RuleBook.ABAPA, Optional.empty(), Optional.of(0), 0);
    private static Optional<Thinker> thinker = Optional.empty();

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
     * Sits down to a game or a match.
     *
     * @param match how games count, such as {@code wins 3}; empty for a single game
     * @param starter the seat that begins, −1 for a lot
     * @param seed what lots are drawn from
     */
    @JSExport
    public static String begin(String id, String match, int starter, int seed) {
        return answer(() -> {
            Optional<MatchRules> kind = match.isEmpty() ? Optional.empty() : Optional.of(MatchRules.parse(match));
            Optional<Integer> first = starter < 0 ? Optional.empty() : Optional.of(starter);
            table = Table.begin(RuleBook.byId(id), kind, first, seed);
            return Picture.of(table);
        });
    }

    /** The game or the match as text. */
    @JSExport
    public static String save() {
        return answer(() -> Json.text(table.save()));
    }

    /**
     * Takes up a game or a match that was saved.
     *
     * @param inMatch whether the text is a match
     * @param ended whether its last finished game was still on the table
     */
    @JSExport
    public static String restore(String text, boolean inMatch, boolean ended, int seed) {
        return answer(() -> {
            table = Table.restore(text, inMatch, ended, seed);
            return Picture.of(table);
        });
    }

    /** The game as it stood after {@code length} acts; all of it if that is too many. */
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
        return answer(() -> Picture.acts(table.game()));
    }

    /** Does what an act in our notation says: somebody at another screen has done it. */
    @JSExport
    public static String act(String text) {
        return change(() -> table.act(Notation.parseAct(table.game().position(), text)));
    }

    /** Plays a move: a pit, or 31 to decline an extra move. */
    @JSExport
    public static String play(int move) {
        return change(() -> table.act(new Action.Move(move)));
    }

    @JSExport
    public static String resign(int player) {
        return change(() -> table.act(new Action.Resign(player)));
    }

    @JSExport
    public static String claim(int player) {
        return change(() -> table.act(new Action.Claim(player)));
    }

    @JSExport
    public static String agree() {
        return change(() -> table.act(new Action.Agree()));
    }

    /** Draws the lot that the last seeds wait for. */
    @JSExport
    public static String lot() {
        return change(() -> table.drawLot());
    }

    /** Takes the last act back. */
    @JSExport
    public static String undo() {
        return change(() -> table.undo());
    }

    /** Begins the next game of the match. */
    @JSExport
    public static String next() {
        return change(() -> table.next());
    }

    /**
     * The move that the computer plays now: a pit, or 31.
     *
     * @param level how strong it is, 1 to 8
     * @param seed what its oversights come from
     */
    @JSExport
    public static String choose(int level, int seed) {
        return answer(() -> {
            Game game = table.game();
            Thinker here =
                    thinker.filter(known -> known.isFor(game.rules())).orElseGet(() -> new Thinker(game.rules()));
            thinker = Optional.of(here);
            return Json.number(here.choose(game, level, seed));
        });
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

    /**
     * Play from any position, apart from the table.
     *
     * @param position as text; empty for the usual start
     * @param acts as text, with commas between them
     */
    @JSExport
    public static String demo(String id, String position, String acts) {
        return answer(() -> Picture.scenes(Demo.play(RuleBook.byId(id), position, acts)));
    }

    /** The pits that answer what a task asks for in a position, see {@link Goal}. */
    @JSExport
    public static String answers(String id, String position, String goal) {
        return answer(() -> Json.numbers(Goal.parse(goal).answers(Demo.play(RuleBook.byId(id), position, ""))));
    }

    /** Counts the move tree of the usual start, to show that the page runs the same rules. */
    @JSExport
    public static String leaves(String id, int depth) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            return Json.text(Long.toString(Perft.count(rules, rules.start(), depth)));
        });
    }

    private static Game at(int length) {
        Game past = table.game();
        while (past.length() > length) {
            past = past.previous().orElseThrow();
        }
        return past;
    }

    private static String change(Runnable act) {
        return answer(() -> {
            act.run();
            return Picture.of(table);
        });
    }

    private static String answer(Supplier<String> question) {
        return Json.answer(question);
    }
}
