package semeia.tablebase.retrograde;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * Takes back, in games of one lap, the moves without a capture that led to a position. The player who moved lifted an own pit that is empty
 * now, and every pit after it that the seeds reached, the origin skipped, holds one of them a turn. Not thread-safe.
 */
public final class Unsowing {
    private static final int ROW = 6;
    private static final int PITS = 12;

    private final Rules rules;
    private final Position trial;
    private final boolean slamsCaptureNothing;

    /** Takes back moves by these rules, which must be of one lap. */
    public Unsowing(Rules rules) {
        this.rules = rules;
        this.trial = rules.start();
        this.slamsCaptureNothing = rules.is("slam", "captures-nothing");
    }

    /** Takes the positions before a move. */
    public interface Target {
        /**
         * Takes one.
         *
         * @param origin the pit that was lifted, 0 to 5
         * @param own the row of the player who moved, as it was before
         * @param other the other player's row
         */
        void accept(int origin, long own, long other);
    }

    /**
     * Finds all positions from which a move without a capture leads here.
     *
     * @param own the row of the player to move here, where play goes on
     * @param other the row of the player who moved
     */
    public void before(long own, long other, Target target) {
        for (int origin = 0; origin < ROW; origin++) {
            if ((other >>> (8 * origin) & 0xFF) == 0) {
                before(own, other, origin, target);
            }
        }
    }

    private void before(long own, long other, int origin, Target target) {
        long mine = other;
        long theirs = own;
        int pit = origin;
        for (int seeds = 1; ; seeds++) {
            pit = pit + 1 == PITS ? 0 : pit + 1;
            pit = pit == origin ? pit + 1 : pit;
            if (pit < ROW) {
                if ((mine >>> (8 * pit) & 0xFF) == 0) {
                    return;
                }
                mine -= 1L << (8 * pit);
                target.accept(origin, mine + ((long) seeds << (8 * origin)), theirs);
            } else {
                int shift = 8 * (pit - ROW);
                if ((theirs >>> shift & 0xFF) == 0) {
                    return;
                }
                theirs -= 1L << shift;
                long before = mine + ((long) seeds << (8 * origin));
                if (((own >>> shift & 0xFF) >>> 1) != 1 || isSlam(before, theirs, own, origin)) {
                    target.accept(origin, before, theirs);
                }
            }
        }
    }

    /** Whether the move, whose last seed made two or three, captures nothing all the same (rule 3.3). */
    private boolean isSlam(long mine, long theirs, long after, int origin) {
        if (!slamsCaptureNothing) {
            return false;
        }
        trial.clear(0, 0);
        trial.fill(0, mine);
        trial.fill(1, theirs);
        return Moves.has(rules.legalMoves(trial), origin) && rules.play(trial, origin) && trial.six(1) == after;
    }

    /** The rules that moves follow. */
    Rules rules() {
        return rules;
    }
}
