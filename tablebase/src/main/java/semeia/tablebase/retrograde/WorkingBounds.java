package semeia.tablebase.retrograde;

import semeia.tablebase.layer.Forced;

/**
 * What a builder knows of every position of its layer while it works. For each of the two players it keeps what they are sure to reach: the
 * player to move by the best move so far; the opponent by the worst of all moves, which is certain only when none is open any more. It is
 * <em>propagated</em> once: then the moves that lead to it learn of it. Levels fall: at level k everything above k is settled.
 */
sealed interface WorkingBounds extends Forced permits MergedBounds, PairedBounds {
    /** The role of the player to move. */
    int MOVER = 1;
    /** The role of the other player. */
    int OTHER = 2;

    /**
     * Enters a position where play goes on.
     *
     * @param mover the best that a move which leaves the layer brings the player to move; 0 if none brings anything
     * @param other the least that such a move leaves the other; the seeds of the layer if there is no such move
     * @param open how many moves stay in the layer, at most 6
     */
    void enter(long index, int mover, int other, int open);

    /** The value of a position, or the seeds that the player to move can force, as far as it was propagated. */
    @Override
    int mover(long index);

    /** The value less than nothing, or the seeds that the other player can force, as far as it was propagated. */
    @Override
    int other(long index);

    /** Enters a position where the game is over, or would be. */
    void enterEnd(long index, int mover, int other);

    /** Learns that a move reaches {@code level}; whether that is new and has to be propagated. */
    boolean moverReaches(long index, int level);

    /** Learns that one open move leaves the other player {@code level} or more; whether that makes it just {@code level}, to be propagated. */
    boolean otherKeeps(long index, int level);

    /** Which roles of a position reach just {@code level} and were not propagated yet, as bits; now they are. */
    int tell(long index, int level);

    /** Takes back that a role of a position was propagated. */
    void untell(long index, int role, int level);

    /** Whether one of four positions, from a multiple of four, may have something to propagate; false is certain. */
    boolean someToTell(long index, int level);
}
