package semeia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Moves;

/**
 * A game looked at again, move by move: what the position was worth, what the move gave away, what was better. Immutable.
 *
 * @param moves the moves in order; what else was done in the game is left out
 */
public record Review(List<Judged> moves) {
    /** Seeds given away that halve the accuracy of a move: those of an ordinary capture. */
    public static final double HALVING = 3;

    private static final double SLIP = 1;
    private static final double MISTAKE = 3;
    private static final double BLUNDER = 6;

    /** Copies the list. */
    public Review {
        moves = List.copyOf(moves);
    }

    /** How bad a move is. */
    public enum Mark {
        /** It gives away less than one seed. */
        GOOD,
        /** It gives away one seed or more. */
        SLIP,
        /** It gives away three seeds or more. */
        MISTAKE,
        /** It gives away six seeds or more. */
        BLUNDER
    }

    /**
     * One move and what is thought of it.
     *
     * @param act the number of acts in the game before it
     * @param player who played it, from 0
     * @param played the move and what it is worth, for the player
     * @param best the best move and what it is worth, for the player
     * @param forced whether it was the only legal move
     * @param depth how far the position was searched to the end, in plies
     * @param nodes moves played in that search
     */
    public record Judged(int act, int player, Line played, Line best, boolean forced, int depth, long nodes) {
        /** The seeds that the move gave away, 0 or more. */
        public double drop() {
            return Math.max(0, best.score().seeds() - played.score().seeds());
        }

        /** How bad the move is. */
        public Mark mark() {
            if (drop() < SLIP) {
                return Mark.GOOD;
            }
            return drop() < MISTAKE ? Mark.SLIP : drop() < BLUNDER ? Mark.MISTAKE : Mark.BLUNDER;
        }

        /** The accuracy of the move, 0 to 100: 100 where nothing is given away, half of it for every {@link Review#HALVING} seeds. */
        public double accuracy() {
            return 100 * Math.pow(0.5, drop() / HALVING);
        }
    }

    /**
     * Looks at every move of a game.
     *
     * @param search an engine for the rules of the game
     * @param limits for every position; all moves of a position are looked at within them
     * @param progress receives every move
     */
    public static Review of(Game game, Search search, Limits limits, Consumer<Judged> progress) {
        List<Game> games = new ArrayList<>();
        for (Game at = game; at.previous().isPresent(); at = at.previous().get()) {
            games.add(0, at);
        }
        List<Judged> moves = new ArrayList<>();
        for (Game after : games) {
            Game before = after.previous().orElseThrow();
            if (after.action().orElseThrow() instanceof Action.Move move) {
                Judged judged = judge(before, move.move(), search, limits);
                progress.accept(judged);
                moves.add(judged);
            }
        }
        return new Review(moves);
    }

    /**
     * Looks at one move of a game.
     *
     * @param before the game before it
     * @param move a legal move there
     * @param search an engine for the rules of the game
     * @param limits all moves of the position are looked at within them
     */
    public static Judged judge(Game before, int move, Search search, Limits limits) {
        int count = Moves.count(before.legalMoves());
        Analysis analysis = search.search(before, limits.andLines(count), found -> {});
        Line played = analysis.lines().stream()
                .filter(line -> line.move() == move)
                .findFirst()
                .orElseThrow();
        Line best = analysis.best().score().seeds() > played.score().seeds() ? analysis.best() : played;
        return new Judged(
                before.length(),
                before.position().player(),
                played,
                best,
                count == 1,
                analysis.depth(),
                analysis.nodes());
    }

    /**
     * The accuracy of a player, 0 to 100: the mean over the moves that were not forced; 100 if there were none.
     *
     * @param player from 0
     */
    public double accuracy(int player) {
        return moves.stream()
                .filter(move -> move.player() == player && !move.forced())
                .mapToDouble(Judged::accuracy)
                .average()
                .orElse(100);
    }
}
