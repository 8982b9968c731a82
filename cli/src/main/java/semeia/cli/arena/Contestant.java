package semeia.cli.arena;

import semeia.rules.Action;
import semeia.rules.Game;

/** One who plays in a match. Not thread-safe. */
public interface Contestant extends AutoCloseable {
    /** What it calls itself. */
    String name();

    /**
     * Begins another game.
     *
     * @param number the number of the game in the match, from 1
     * @throws ForfeitException if it cannot
     */
    void begin(int number) throws ForfeitException, InterruptedException;

    /**
     * What it does in the game.
     *
     * @param game a game in which it is to move
     * @return a legal move, or a claim that is allowed
     * @throws ForfeitException if it does neither
     */
    Action choose(Game game, Allowance allowance) throws ForfeitException, InterruptedException;

    @Override
    void close();
}
