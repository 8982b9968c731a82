package semeia.engine;

import java.util.Optional;
import semeia.rules.Game;
import semeia.rules.Position;

/**
 * The positions on the line that a search follows, and before them those of the game since its last capture: finds repetitions (rules 3.7
 * and 4.9). Positions are distinguished by {@link Position#key}.
 */
final class RepetitionHistory {
    private static final int THIRD = 3;

    private final long[] keys;
    private final int root;
    /** Fewer plies without a capture cannot bring a position back. */
    private final int cycle;

    private final int soonest;
    /** Whether a position before the root or the root has occurred twice since the last capture. */
    private final boolean repeated;

    RepetitionHistory(Game game, int plies) {
        int before = quietPositions(game);
        this.keys = new long[before + plies + 1];
        this.root = before;
        this.cycle = game.rules().shortestCycle();
        this.soonest = Math.min(game.rules().guard(), 2 * cycle);
        Optional<Game> each = Optional.of(game);
        for (int i = before; i >= 0; i--) {
            keys[i] = each.orElseThrow().position().key();
            each = each.orElseThrow().previous();
        }
        this.repeated = hasTwins(before);
    }

    private static int quietPositions(Game game) {
        int count = 0;
        for (Game each = game; each.position().quiet() > 0 && each.previous().isPresent(); count++) {
            each = each.previous().orElseThrow();
        }
        return count;
    }

    private boolean hasTwins(int last) {
        for (int i = 0; i <= last; i++) {
            for (int j = 0; j < i; j++) {
                if (keys[i] == keys[j]) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The quiet plies from which on the guard or a repetition may end the game. */
    int soonest() {
        return soonest;
    }

    /** Notes the position at a ply, 1 or more; its quiet plies may reach back behind the root. */
    void put(int ply, long key) {
        keys[root + ply] = key;
    }

    /** Whether the position noted at the ply occurs for the third time or more since the last capture. */
    boolean isThird(int ply, int quiet) {
        int here = root + ply;
        int first = quiet >= ply ? 0 : here - quiet;
        int count = 1;
        for (int i = here - cycle; i >= first; i--) {
            if (keys[i] == keys[here] && ++count == THIRD) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether proofs that know nothing of the line may be trusted at a ply: unless a position has occurred twice already before the root
     * and no capture lies between.
     */
    boolean trustsProofs(int ply, int quiet) {
        return !repeated || quiet < ply;
    }
}
