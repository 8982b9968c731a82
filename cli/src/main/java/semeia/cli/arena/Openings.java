package semeia.cli.arena;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import semeia.engine.Limits;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Rules;

/**
 * Beginnings of games in which nobody is ahead: random moves from the start that a short search of our own holds for even. The same seed
 * gives the same in the same order, no position twice. With three seats any position will do. Not thread-safe.
 */
final class Openings {
    private static final int NODES = 20_000;
    private static final int MOST_TRIES = 200;
    /** One seed in so many may be the lead. */
    private static final int EVEN = 24;

    private final Rules rules;
    private final int plies;
    private final SplittableRandom chance;
    private final Search search;
    private final Set<Long> used = new HashSet<>();

    /**
     * Openings of a number of plies.
     *
     * @param plies 0: the start itself, every time
     */
    Openings(Rules rules, int plies, long seed) {
        this.rules = rules;
        this.plies = plies;
        this.chance = new SplittableRandom(seed);
        this.search = Search.of(rules);
    }

    /** The next opening; the most even one of many where none is even enough. */
    Game next() {
        Game best = Game.start(rules);
        double bestLead = Double.MAX_VALUE;
        for (int tries = 0; plies > 0 && tries < MOST_TRIES && bestLead > (double) rules.seeds() / EVEN; tries++) {
            Game game = random();
            if (game.isOver() || used.contains(game.position().key())) {
                continue;
            }
            double lead = lead(game);
            if (lead < bestLead) {
                bestLead = lead;
                best = game;
            }
        }
        used.add(best.position().key());
        return best;
    }

    private Game random() {
        Game game = Game.start(rules);
        while (game.length() < plies && !game.isOver()) {
            long moves = game.legalMoves();
            for (int skip = chance.nextInt(Moves.count(moves)); skip > 0; skip--) {
                moves = Moves.rest(moves);
            }
            game = game.play(Moves.first(moves));
        }
        return game;
    }

    private double lead(Game game) {
        if (rules.territory().players() > 2) {
            return 0;
        }
        search.clear();
        return Math.abs(
                search.search(game, Limits.nodes(NODES), progress -> {}).score().seeds());
    }
}
