package semeia.engine;

import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Rules;

/** Plain, exhaustive minimax over games, the literal meaning of an exact score. For few seeds and small guards. */
final class Minimax {
    private Minimax() {}

    /** The final lead of a player when all play their best; with three seats the others stand together against the player. */
    static int value(Game game, int seat) {
        if (game.isOver()) {
            return lead(game, seat);
        }
        boolean his = game.position().player() == seat;
        int best = his ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            int value = value(game.play(Moves.first(rest)), seat);
            best = his ? Math.max(best, value) : Math.min(best, value);
        }
        if (game.canClaim()) {
            best = Math.max(best, lead(game.claim(seat), seat));
            best = Math.min(best, lead(game.claim(1 - seat), seat));
        }
        return best;
    }

    /** How far the player is ahead of the others when the game is over. */
    static int lead(Game game, int seat) {
        int others = Integer.MIN_VALUE;
        Rules rules = game.rules();
        for (int other = 0; other < rules.territory().players(); other++) {
            others = other == seat ? others : Math.max(others, game.position().store(other));
        }
        return game.position().store(seat) - others;
    }
}
