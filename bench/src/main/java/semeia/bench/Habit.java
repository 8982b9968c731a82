package semeia.bench;

import java.util.Random;
import semeia.rules.Moves;
import semeia.rules.Position;

/** What a player without foresight does: the moves among which the player draws by lot, with equal chances. */
@FunctionalInterface
interface Habit {
    /** The moves, a set as of {@link Moves}; not empty unless the game is over. */
    long choices(Position position);

    /** Draws one move of the position by lot. */
    default int draw(Position position, Random lots) {
        return draw(choices(position), lots);
    }

    /** Draws one move of a set that is not empty. */
    static int draw(long moves, Random lots) {
        return Moves.at(moves, lots.nextInt(Moves.count(moves)));
    }
}
