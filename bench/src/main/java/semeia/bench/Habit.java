package semeia.bench;

import java.util.Random;
import semeia.rules.Position;

/** What a player without foresight does: the moves among which the player draws by lot, with equal chances. */
@FunctionalInterface
interface Habit {
    /** The moves, a mask as of {@link semeia.rules.Rules#legalMoves}; not 0 unless the game is over. */
    int choices(Position position);

    /** Draws one move of the position by lot. */
    default int draw(Position position, Random lots) {
        return draw(choices(position), lots);
    }

    /** Draws one move of a mask that is not 0. */
    static int draw(int moves, Random lots) {
        int rest = moves;
        for (int skip = lots.nextInt(Integer.bitCount(moves)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
