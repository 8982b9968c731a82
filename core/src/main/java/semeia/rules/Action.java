package semeia.rules;

/** What players do in a game: moves, and what ends a game otherwise. */
public sealed interface Action {
    /**
     * Plays a move.
     *
     * @param move a pit, or {@link Moves#DECLINE}
     */
    record Move(int move) implements Action {}

    /**
     * Gives up (rule 5).
     *
     * @param player who, on move or not
     */
    record Resign(int player) implements Action {}

    /**
     * Runs out of time (rule 5, flag).
     *
     * @param player who
     */
    record Flag(int player) implements Action {}

    /**
     * Claims the end after a repetition (rule 3.7).
     *
     * @param player who
     */
    record Claim(int player) implements Action {}

    /** All players agree to end (rule 3.7). */
    record Agree() implements Action {}

    /**
     * A lot gives the last seeds (rule 4.5).
     *
     * @param player who won it
     */
    record Lot(int player) implements Action {}
}
