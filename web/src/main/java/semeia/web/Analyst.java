package semeia.web;

import java.util.Optional;
import semeia.engine.Analysis;
import semeia.engine.Limits;
import semeia.engine.Line;
import semeia.engine.Prober;
import semeia.engine.Review;
import semeia.engine.Review.Judged;
import semeia.engine.Score;
import semeia.engine.Search;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/** The engine as a student asks it: what every move is worth. It keeps what it learned from one question to the next. Not thread-safe. */
final class Analyst {
    private static final int MEGABYTES = 32;
    private static final int TENTHS = 10;

    private final Rules rules;
    private final Search search;

    Analyst(Rules rules) {
        this.rules = rules;
        this.search = new Search(rules, MEGABYTES, Prober.NONE, System::currentTimeMillis);
    }

    /** The analyst of before, if it is for these rules, or a new one. */
    static Analyst of(Optional<Analyst> before, Rules rules) {
        return before.filter(known -> known.rules.equals(rules)).orElseGet(() -> new Analyst(rules));
    }

    /**
     * Looks at every legal move for a while. Asked again about the same game it goes on from what it knows.
     *
     * @param game a game that is not over
     */
    String analyse(Game game, int millis) {
        int moves = Math.max(1, Moves.count(game.legalMoves()));
        Analysis found = search.search(game, Limits.moveTime(millis).andLines(moves), progress -> {});
        return JsonText.object(
                "depth", JsonText.number(found.depth()),
                "nodes", Long.toString(found.nodes()),
                "score", score(found.score()),
                "move", JsonText.number(found.move()),
                "lines", JsonText.array(found.lines().stream().map(line -> line(game.position(), line))));
    }

    /** What a move in a game gave away, with so many nodes of search. */
    Judged judge(Game before, int move, int nodes) {
        return Review.judge(before, move, search, Limits.nodes(nodes));
    }

    /** @param board any position on the board in question */
    static String judged(Position board, Judged judged) {
        return JsonText.object(
                "act", JsonText.number(judged.act()),
                "player", JsonText.number(judged.player()),
                "played", line(board, judged.played()),
                "best", line(board, judged.best()),
                "forced", JsonText.truth(judged.forced()),
                "drop", decimal(roundedDown(judged.drop())),
                "mark", JsonText.text(judged.mark().name()),
                "accuracy", decimal(judged.accuracy()));
    }

    private static String line(Position board, Line line) {
        return JsonText.object(
                "move",
                JsonText.number(line.move()),
                "score",
                score(line.score()),
                "moves",
                JsonText.numbers(line.moves()),
                "texts",
                JsonText.texts(line.moves().stream()
                        .map(move -> Notation.format(board, move))
                        .toList()));
    }

    private static String score(Score score) {
        return JsonText.object(
                "seeds", decimal(score.seeds()),
                "least", JsonText.number(score.atLeast()),
                "most", JsonText.number(score.atMost()),
                "flag", JsonText.text(score.flag().name()));
    }

    /** To tenths, and never up: what is called a slip must not read like a mistake. */
    private static double roundedDown(double number) {
        return Math.floor(number * TENTHS) / TENTHS;
    }

    /** A number to its nearest tenth. */
    static String decimal(double number) {
        long tenths = Math.round(number * TENTHS);
        String sign = tenths < 0 ? "-" : "";
        long whole = Math.abs(tenths);
        return sign + whole / TENTHS + "." + whole % TENTHS;
    }
}
