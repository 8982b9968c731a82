package semeia.tablebase.layer;

/** What is known of all positions with the same number of seeds on the board. Safe for many threads. */
public interface Layer extends Forced {
    /** What an entry says. */
    enum Kind {
        /** One value: what the player to move gains from here on less what the other gains; a line that never ends gains nothing. */
        VALUES,
        /** Two numbers: the seeds that each of the two players can force by play that ends by itself. */
        BOUNDS
    }

    /** What the entries say. */
    Kind kind();

    /** The seeds on the board. */
    int seeds();

    /** How many positions there are. */
    long size();

    /** The most plies without a capture from here on that the mover needs to force that; {@link EntryCode#UNKNOWN} if not known. */
    int moverPlies(long index);

    /** The most plies without a capture from here on that the other player needs to force that. */
    int otherPlies(long index);
}
