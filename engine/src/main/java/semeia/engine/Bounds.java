package semeia.engine;

/** What a {@link Prober} knows about a position. Mutable, filled in by the prober, so that a search allocates nothing. Not thread-safe. */
public final class Bounds {
    private static final int MAX_PLAYERS = 4;

    private final int[] seeds = new int[MAX_PLAYERS];
    private int quietPlies;

    /**
     * Sets what a player can force.
     *
     * @param seat the player, from 0
     * @param forced the seeds that the player gets from here on, of those on the board, by play that ends by itself, whatever the others do
     */
    public void set(int seat, int forced) {
        seeds[seat] = forced;
    }

    /**
     * Sets how far the next capture or the end can be put off.
     *
     * @param plies the most plies without a capture from here on that any player needs to force their seeds; where that is not known, what
     *     it can be at most
     */
    public void setQuietPlies(int plies) {
        quietPlies = plies;
    }

    /** The seeds that the player can force from here on. */
    public int seeds(int seat) {
        return seeds[seat];
    }

    /** The most plies without a capture from here on that any player needs. */
    public int quietPlies() {
        return quietPlies;
    }
}
