package semeia.rules;

/** Who gets the seeds that are on the board when a game ends, see {@link Rules#leftover}. */
public enum Leftover {
    /** The owners of the pits in which they lie. */
    OWNERS,
    /** The player whose row is empty; if no row is, the owners (rule 3.5). */
    EMPTY_ROW,
    /** The opponent of the player who cannot move (rule 3.5). */
    OPPONENT_OF_MOVER,
    /** Two players, half each; an odd seed is nobody's (rule 3.7). */
    EVENLY,
    /** Nobody: they leave the board. */
    NOBODY,
    /** Nobody: they stay where they are, and do not count (rule 3.6). */
    UNCOUNTED,
    /** Who made the first move of the game (rule 4.5). */
    STARTER,
    /** Who was credited with the capture that left them. */
    TAKER,
    /** Who made the move that left them. */
    MOVER,
    /** Who first captured with a last seed in this game; if nobody did, the taker. */
    OPENER,
    /** The winner of a lot, see {@link Game#drawLot}. */
    LOT,
    /** The opponent of the player who gave up or ran out of time (rule 5). */
    OPPONENT
}
