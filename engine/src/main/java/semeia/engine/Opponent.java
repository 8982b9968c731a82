package semeia.engine;

import java.util.Optional;
import java.util.function.Supplier;
import semeia.rules.Game;
import semeia.rules.Rules;

/** The computer as an opponent at any level: a {@link Search} at full strength, a {@link LevelPlayer} below it. Not thread-safe. */
public final class Opponent {
    private final Optional<LevelPlayer> weaker;
    private final Supplier<Search> strongest;

    /**
     * An opponent in games by these rules.
     *
     * @param level 1 to {@link Level#STRONGEST}
     * @param seed what the oversights of the lower levels come from
     * @param strongest gives the search of the full strength; asked for each of its moves, never below it
     * @throws IllegalArgumentException if there is no such level
     */
    public Opponent(Rules rules, int level, long seed, Supplier<Search> strongest) {
        if (level < 1 || level > Level.STRONGEST) {
            throw new IllegalArgumentException("level is " + level + ", expected 1 to " + Level.STRONGEST);
        }
        this.weaker = level == Level.STRONGEST
                ? Optional.empty()
                : Optional.of(new LevelPlayer(rules, Level.of(level), seed));
        this.strongest = strongest;
    }

    /**
     * The move it plays.
     *
     * @param game a game that is not over
     * @param limits what the full strength may use; the lower levels need hardly any time
     * @throws IllegalStateException if the game is over
     */
    public int choose(Game game, Limits limits) {
        return weaker.isPresent()
                ? weaker.get().choose(game.position())
                : strongest.get().search(game, limits, progress -> {}).move();
    }
}
