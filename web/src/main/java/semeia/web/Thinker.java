package semeia.web;

import java.util.Optional;
import semeia.engine.Level;
import semeia.engine.Limits;
import semeia.engine.Opponent;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Rules;

/** The computer at any of its levels, for games by one set of rules. It keeps what it learns. Not thread-safe. */
final class Thinker {
    private static final int MEGABYTES = 16;
    /** How long the strongest level thinks, in milliseconds. */
    private static final int PATIENCE = 800;

    private final Rules rules;
    private Optional<Search> search = Optional.empty();

    Thinker(Rules rules) {
        this.rules = rules;
    }

    boolean isFor(Rules others) {
        return rules.equals(others);
    }

    /**
     * The move it plays.
     *
     * @param game a game by its rules that is not over
     * @param level 1 to {@link Level#STRONGEST}
     * @param seed what its oversights come from
     * @throws IllegalArgumentException if there is no such level
     * @throws IllegalStateException if the game is over
     */
    int choose(Game game, int level, long seed) {
        Opponent player = new Opponent(rules, level, seed, this::strongest);
        return player.choose(game, Limits.moveTime(PATIENCE));
    }

    private Search strongest() {
        search = Optional.of(
                search.orElseGet(() -> new Search(rules, MEGABYTES, Prober.NONE, System::currentTimeMillis)));
        return search.get();
    }
}
