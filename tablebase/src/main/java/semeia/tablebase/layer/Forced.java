package semeia.tablebase.layer;

/** What can be forced in the positions of a layer, by their numbers. */
public interface Forced {
    /** The value of a position, or the seeds that the player to move can force. */
    int mover(long index);

    /** The negative of the value, or the seeds that the other player can force. */
    int other(long index);
}
