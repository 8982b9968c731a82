package semeia.cli.play;

import java.util.Optional;
import java.util.function.Function;
import semeia.engine.Analysis;
import semeia.engine.Level;
import semeia.engine.Limits;
import semeia.engine.Opponent;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Rules;

/** The computer at this terminal: an opponent of any level, and the adviser of who asks. Not thread-safe. */
final class Computer {
    private final Function<Rules, Search> searches;
    private final Limits limits;
    private Optional<Search> search = Optional.empty();
    private Optional<Rules> searched = Optional.empty();

    /**
     * A computer that has not been asked yet.
     *
     * @param searches makes the search of the full strength, when it is first needed
     * @param limits what the full strength, a hint and an analysis may use for one position
     */
    Computer(Function<Rules, Search> searches, Limits limits) {
        this.searches = searches;
        this.limits = limits;
    }

    /**
     * The move it plays.
     *
     * @param seed what the oversights of the levels below the highest come from: the same seed plays the same game again
     * @param most what it may use at most, by its clock
     */
    int move(Game game, int level, long seed, Limits most) {
        Limits allowed = new Limits(
                Math.min(limits.softMillis(), most.softMillis()),
                Math.min(limits.hardMillis(), most.hardMillis()),
                limits.depth(),
                limits.nodes(),
                1);
        return new Opponent(game.rules(), level, seed, () -> search(game.rules())).choose(game, allowed);
    }

    /** The best move at full strength. */
    int hint(Game game) {
        return move(game, Level.STRONGEST, 0, Limits.NONE);
    }

    /** Every legal move with its value, best first. */
    Analysis analyse(Game game) {
        return search(game.rules()).search(game, limits.andLines(Moves.count(game.legalMoves())), progress -> {});
    }

    private Search search(Rules rules) {
        if (!searched.equals(Optional.of(rules))) {
            searched = Optional.of(rules);
            search = Optional.of(searches.apply(rules));
        }
        return search.orElseThrow();
    }
}
