package semeia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * Finds the weights of an evaluation. The engine plays games against itself, and a regression fits the terms of each position to what was
 * still gained there: half what the search thought, half how the game ended. The same arguments give the same weights; some rounds, each with
 * the weights of the one before, come to rest. Not thread-safe.
 */
public final class Tuning {
    /** Random plies at the beginning of a game, at most. */
    private static final int OPENING = 14;
    /** How often a later move is random, so that the games see more. */
    private static final double STRAY = 0.015;
    /** A position with more quiet plies teaches little: the game goes round. */
    private static final int MOST_QUIET = 30;

    private static final int MOST_PLIES = 400;
    private static final int MEGABYTES = 4;
    private static final double RIDGE = 30;

    private final Rules rules;
    private final long nodes;
    private final Random random;
    private final Search search;
    private final EvaluationTerms terms;
    private final int[] knots;
    private final Regression regression;

    /**
     * A tuning that has seen no game yet.
     *
     * @param rules rules for two players with as many pits each
     * @param nodes moves played in the search before each move, 1 or more
     * @param seed where chance comes from
     * @throws IllegalArgumentException if the players do not own as many pits each, or there are three
     */
    public Tuning(Rules rules, long nodes, long seed) {
        if (rules.territory().players() != 2
                || rules.territory().share(0) != rules.territory().share(1)) {
            throw new IllegalArgumentException(
                    "rules " + rules.id() + " cannot be tuned: expected two players with as many pits each");
        }
        this.rules = rules;
        this.nodes = nodes;
        this.random = new Random(seed);
        this.search = new Search(rules, MEGABYTES, Prober.NONE, () -> 0);
        this.terms = new EvaluationTerms(rules);
        this.knots = new int[] {rules.seeds() / 8, rules.seeds() / 4, rules.seeds() / 2, rules.seeds() * 5 / 6};
        this.regression = new Regression(knots, terms.count());
    }

    /** A position on the way, and what the search thought would still be gained. */
    private record Sample(Position position, double thought) {}

    /**
     * Plays one more game and learns from it.
     *
     * @return the positions it learned from
     */
    public int playGame() {
        List<Sample> samples = new ArrayList<>();
        Game game = Game.start(rules);
        int opening = random.nextInt(OPENING + 1);
        for (int ply = 0; !game.isOver() && !game.canClaim() && ply < MOST_PLIES; ply++) {
            if (ply < opening || random.nextDouble() < STRAY) {
                game = game.play(anyMove(game));
                continue;
            }
            Position position = game.position();
            Analysis analysis = search.search(game, Limits.nodes(nodes), progress -> {});
            if (position.quiet() < MOST_QUIET) {
                samples.add(new Sample(position, analysis.score().seeds() - lead(position, position.player())));
            }
            game = game.play(analysis.move());
        }
        learn(samples, game.isOver() ? game.position() : game.agreeToEnd().position());
        return samples.size();
    }

    private int anyMove(Game game) {
        long moves = game.legalMoves();
        for (int skip = random.nextInt(Moves.count(moves)); skip > 0; skip--) {
            moves = Moves.rest(moves);
        }
        return Moves.first(moves);
    }

    private void learn(List<Sample> samples, Position end) {
        for (Sample sample : samples) {
            Position position = sample.position();
            int mover = position.player();
            double gained = lead(end, mover) - lead(position, mover);
            double target = AlphaBeta.UNIT * (sample.thought() + gained) / 2;
            regression.add(position.seedsOnBoard(), terms.of(position), target);
        }
    }

    private static int lead(Position position, int seat) {
        return position.store(seat) - position.store(1 - seat);
    }

    /**
     * The weights that fit best so far, as the Java source of a class.
     *
     * @param name the class's simple name
     */
    public String source(String name) {
        return WeightsSource.of(name, rules.territory().share(0), knots, regression.solve(RIDGE));
    }
}
