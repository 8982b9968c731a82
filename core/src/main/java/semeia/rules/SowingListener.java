package semeia.rules;

/** Hears what one move does, in order. {@link #NONE} ignores all. */
public interface SowingListener {
    /** Ignores all. */
    SowingListener NONE = new SowingListener() {};

    /** All seeds of a pit were lifted: a lap begins. */
    default void lifted(int pit, int seeds) {}

    /** One seed of the hand fell into the pit. */
    default void dropped(int pit) {}

    /** The seeds of a pit left the board for the store of player {@code by}. */
    default void captured(int pit, int seeds, int by) {}

    /** A player without a legal move was passed over (rule 4.7). */
    default void passed(int player) {}
}
