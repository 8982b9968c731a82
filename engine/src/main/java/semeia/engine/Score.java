package semeia.engine;

import java.util.Locale;

/**
 * What a position or move is worth: the final difference in seeds for the player to move at the root, own seeds less the opponent's – with
 * three seats less the larger of the others'.
 *
 * @param seeds the value, with fractions where it is an estimate
 * @param atLeast the proved minimum, whatever the others do
 * @param atMost the proved maximum, if all others form a coalition
 */
public record Score(double seeds, int atLeast, int atMost) {

    /** How much is proved about a score. */
    public enum Flag {
        /** The value is proved to the end of the game. */
        EXACT,
        /** The player can reach the value, perhaps more. */
        AT_LEAST,
        /** The player cannot exceed the value, perhaps gets less. */
        AT_MOST,
        /** Nothing is proved about the value. */
        ESTIMATE;

        /** The flag as programs write and read it, everywhere the same: {@code exact}, {@code at-least}, {@code at-most}, {@code estimate}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What {@link #seeds} is. */
    public Flag flag() {
        if (atLeast == atMost) {
            return Flag.EXACT;
        }
        if (seeds == atLeast) {
            return Flag.AT_LEAST;
        }
        return seeds == atMost ? Flag.AT_MOST : Flag.ESTIMATE;
    }

    /** The score of a search's result. */
    static Score of(long result) {
        return new Score(
                (double) NodeResult.value(result) / AlphaBeta.UNIT, NodeResult.least(result), NodeResult.most(result));
    }
}
