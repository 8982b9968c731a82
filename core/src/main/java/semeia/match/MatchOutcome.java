package semeia.match;

import java.util.OptionalInt;

/**
 * How a match ended.
 *
 * @param reason why it ended
 * @param winner the player who won, from 0; empty if the match is drawn
 */
public record MatchOutcome(Reason reason, OptionalInt winner) {
    /** Why a match ended. */
    public enum Reason {
        /** A player reached the target. */
        TARGET,
        /** The same division of the pits with the same starter came a third time (rule 7). */
        REPEATED_DIVISION,
        /** The last of a fixed number of games was played. */
        LAST_GAME
    }
}
