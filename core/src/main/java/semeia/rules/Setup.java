package semeia.rules;

import java.util.List;
import java.util.Optional;

/**
 * Plain, unchecked data for a position: what notation and JSON read. {@link Rules#position} checks it.
 *
 * @param territory who owns which pit
 * @param seeds seeds a pit in sowing order
 * @param stores captured seeds a player
 * @param player the player to move, from 0
 * @param extraMove whether he has an extra move pending (rule 4.4)
 * @param starter the player who made the first move, from 0; 0 where the rules do not ask
 * @param opener who first captured with a last seed; empty if nobody did or the rules do not ask
 * @param opening whether the first move of the game is still to be made; false where the rules do not ask
 * @param quiet plies since the last capture
 * @param resigned mask of the players who have resigned (three or four seats): bit i stands for player i
 */
public record Setup(
        Territory territory,
        List<Integer> seeds,
        List<Integer> stores,
        int player,
        boolean extraMove,
        int starter,
        Optional<Integer> opener,
        boolean opening,
        int quiet,
        int resigned) {

    /** Copies the lists. */
    public Setup {
        seeds = List.copyOf(seeds);
        stores = List.copyOf(stores);
    }

    /** A set-up with nothing pending: no extra move, the first player as starter, no quiet plies, nobody resigned. */
    public static Setup of(Territory territory, List<Integer> seeds, List<Integer> stores, int player) {
        return new Setup(territory, seeds, stores, player, false, 0, Optional.empty(), false, 0, 0);
    }
}
