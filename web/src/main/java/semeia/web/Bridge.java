package semeia.web;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import semeia.engine.Agreement;
import semeia.engine.Greedy;
import semeia.match.MatchRules;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Perft;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * The page's door to the rules: plain functions that take text and numbers and give JSON, described in {@code rules.js}. The page has one
 * table at a time, kept here; games that are studied are given whole and disturb nobody. What is not allowed gives {@code
 * {"error": "…"}} and changes nothing.
 */
public final class Bridge {
    private static PageTable table = PageTable.begin(RuleBook.ABAPA, Optional.empty(), Optional.of(0), 0);
    private static Optional<Thinker> thinker = Optional.empty();
    private static Optional<Analyst> analyst = Optional.empty();
    private static Optional<Reviewer> reviewer = Optional.empty();

    private Bridge() {}

    /** Every preset, in the order of the rule book. */
    @JSExport
    public static String rulesets() {
        return answer(() -> JsonText.array(RuleBook.all().stream().map(Picture::of)));
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
            table = PageTable.begin(RuleBook.byId(id), kind, first, seed);
            return Picture.of(table);
        });
    }

    /** Sits down to a single game from any position, which is given as text. */
    @JSExport
    public static String beginAt(String id, String position, int seed) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            table = PageTable.from(rules, Notation.parsePosition(rules, position), seed);
            return Picture.of(table);
        });
    }

    /** The game that is on as a record of its own, also in a match. */
    @JSExport
    public static String record() {
        return answer(() -> JsonText.text(GameRecord.of(table.game()).format()));
    }

    /** The game or the match as text. */
    @JSExport
    public static String save() {
        return answer(() -> JsonText.text(table.save()));
    }

    /**
     * The game or the match as a file of its own. A single game has the day and those who played in it; a match is as {@link #save} gives it.
     *
     * @param day as a record has it, such as {@code 2026.12.01}
     * @param players names in seat order with a line break between, empty where nobody is known
     */
    @JSExport
    public static String file(String day, String players) {
        return answer(() -> JsonText.text(table.file(day, List.of(players.split("\n", -1)))));
    }

    /** Who played what a file holds, see {@link PageTable#players}. */
    @JSExport
    public static String players(String file) {
        return answer(() -> PageTable.players(file));
    }

    /** An analysis as a part of an address, see {@link Address}. */
    @JSExport
    public static String address(String id, String begin, String acts, int shown) {
        return answer(() -> JsonText.text(Address.format(id, begin, acts, shown)));
    }

    /** What a part of an address means, see {@link Address}. */
    @JSExport
    public static String addressed(String address) {
        return answer(() -> Address.parse(address));
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
            table = PageTable.restore(text, inMatch, ended, seed);
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

    /** Whether the computer, in a seat, would agree to end the game now. */
    @JSExport
    public static String agrees(int player) {
        return answer(() -> JsonText.truth(Agreement.isWelcome(table.game(), player)));
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
     * The move that the computer plays in a game or a match that was saved: a pit, or 31. The page's table has no part in it.
     *
     * @param inMatch whether the text is a match
     * @param seed what its oversights come from
     * @param level how strong it is, 1 to 8
     */
    @JSExport
    public static String choose(String text, boolean inMatch, int seed, int level) {
        return answer(() -> {
            Game game = PageTable.restore(text, inMatch, false, seed).game();
            Thinker here =
                    thinker.filter(known -> known.isFor(game.rules())).orElseGet(() -> new Thinker(game.rules()));
            thinker = Optional.of(here);
            return JsonText.number(here.choose(game, level, seed));
        });
    }

    /**
     * Whether the computer, in a seat, claims the end of a game or a match that was saved, see {@link Agreement#isClaimed}.
     *
     * @param inMatch whether the text is a match
     */
    @JSExport
    public static String claims(String text, boolean inMatch, int seed, int seat) {
        return answer(() -> JsonText.truth(Agreement.isClaimed(
                PageTable.restore(text, inMatch, false, seed).game(), seat)));
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
     * @param position as text; empty for the default start
     * @param acts as text, with commas between them
     */
    @JSExport
    public static String demo(String id, String position, String acts) {
        return answer(() -> Picture.scenes(Demo.play(RuleBook.byId(id), position, acts)));
    }

    /** The pits that answer what a task asks for in a position, see {@link Goal}. */
    @JSExport
    public static String answers(String id, String position, String goal) {
        return answer(() -> JsonText.numbers(Goal.parse(goal).answers(Demo.play(RuleBook.byId(id), position, ""))));
    }

    /** Counts the move tree of the start position, to show that the page runs the same rules. */
    @JSExport
    public static String leaves(String id, int depth) {
        return answer(() -> {
            Rules rules = RuleBook.byId(id);
            return JsonText.text(Long.toString(Perft.count(rules, rules.start(), depth)));
        });
    }

    /** A line of play with what each act did, see {@link Study#line}. */
    @JSExport
    public static String line(String id, String begin, String acts, int known) {
        return answer(() -> Study.line(id, begin, acts, known));
    }

    /** A game as it stands after the acts, see {@link Study#stand}. */
    @JSExport
    public static String stand(String id, String begin, String acts) {
        return answer(() -> Study.stand(id, begin, acts));
    }

    /** What can be said about a move after the acts, see {@link Study#remarks}. */
    @JSExport
    public static String remarks(String id, String begin, String acts, int move) {
        return answer(() -> Study.remarks(id, begin, acts, move));
    }

    /** What every move is worth after the acts, as far as some milliseconds of search show, see {@link Analyst#analyse}. */
    @JSExport
    public static String analyse(String id, String begin, String acts, int millis) {
        return answer(() -> {
            Game game = Study.game(id, begin, acts);
            return analyst(game.rules()).analyse(game, millis);
        });
    }

    /** What a move after the acts gives away, with so many nodes of search. */
    @JSExport
    public static String weigh(String id, String begin, String acts, int move, int nodes) {
        return answer(() -> {
            Game game = Study.game(id, begin, acts);
            return Analyst.judged(game.position(), analyst(game.rules()).judge(game, move, nodes));
        });
    }

    /** Begins the review of a game and gives the number of its moves; {@link #judge} goes on with it. */
    @JSExport
    public static String review(String id, String begin, String acts) {
        return answer(() -> {
            reviewer = Optional.of(new Reviewer(Study.game(id, begin, acts)));
            return JsonText.number(reviewer.get().rest());
        });
    }

    /** Judges the next move of the game under review: {@code {move, players}}; the move is null after the last. */
    @JSExport
    public static String judge(int nodes) {
        return answer(() -> {
            Reviewer here = reviewer.orElseThrow(() -> new IllegalStateException("no game is under review"));
            String move = here.next(nodes).orElse(JsonText.NULL);
            return JsonText.object("move", move, "players", here.players());
        });
    }

    /** A position that is put together, or what is wrong with it, see {@link Workshop#position}. */
    @JSExport
    public static String position(String id, String shares, String seeds, String stores, String more) {
        return answer(() -> Workshop.position(id, shares, seeds, stores, more));
    }

    /** A position taken apart, see {@link Workshop#setup}; an empty text for the default start. */
    @JSExport
    public static String setup(String id, String position) {
        return answer(() -> Workshop.setup(id, position));
    }

    /** The form that a text seems to have, see {@link GameTexts#guess}. */
    @JSExport
    public static String guess(String text) {
        return answer(() -> JsonText.text(GameTexts.guess(text)));
    }

    /** The games in a text, see {@link GameTexts#read}. */
    @JSExport
    public static String read(String form, String id, String text) {
        return answer(() -> GameTexts.read(form, RuleBook.byId(id), text));
    }

    /** A game or its position in a form, see {@link GameTexts#write}. */
    @JSExport
    public static String write(String form, String id, String begin, String acts, String tags, String comments) {
        return answer(() -> GameTexts.write(form, Study.game(id, begin, acts), tags, comments));
    }

    private static Analyst analyst(Rules rules) {
        Analyst here = Analyst.of(analyst, rules);
        analyst = Optional.of(here);
        return here;
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
        return JsonText.answer(question);
    }
}
