package semeia.tablebase.retrograde;

/**
 * What a builder knows of every position of its layer while it works. For each of the two players it keeps what he is sure to reach: the
 * player to move by his best move so far; the other by the worst for him of all moves, which is sure only when none is open any more. It is
 * <em>told</em> once: then the moves that lead to it learn of it. Levels fall: at level k everything above k is settled.
 */
sealed interface WorkingBounds permits MergedBounds, PairedBounds {
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

    /** The value of a position, or the seeds that the player to move can force, as far as it was told. */
    int mover(long index);

    /** The value less than nothing, or the seeds that the other player can force, as far as it was told. */
    int other(long index);

    /** Enters a position where the game is over, or would be. */
    void enterEnd(long index, int mover, int other);

    /** Learns that a move reaches {@code level}; whether that is news to be told. */
    boolean moverReaches(long index, int level);

    /** Learns that one open move leaves the other player {@code level} or more; whether with that he has just {@code level}, to be told. */
    boolean otherKeeps(long index, int level);

    /** Which roles of a position reach just {@code level} and were not told yet, as bits; now they are. */
    int tell(long index, int level);

    /** Takes back that a role of a position was told. */
    void untell(long index, int role, int level);

    /** Whether one of four positions, from a multiple of four, may have something to tell; false is certain. */
    boolean someToTell(long index, int level);
}
