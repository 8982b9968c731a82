package semeia.tablebase.retrograde;

/** The positions of one game with the same number of seeds that play can reach, and what is known of them. */
public final class ReachLayer {
    private final int seeds;
    private final KeySet keys = new KeySet();
    private byte[] movers = {};
    private byte[] others = {};
    private int mostPlies;

    ReachLayer(int seeds) {
        this.seeds = seeds;
    }

    public int seeds() {
        return seeds;
    }

    KeySet keys() {
        return keys;
    }

    /** How many positions there are. */
    public long size() {
        return keys.size();
    }

    /** The slot of the position with a number, or −1. */
    public int find(long number) {
        return keys.find(number);
    }

    /** Keeps what was found out. */
    void know(Forcing found) {
        movers = found.movers();
        others = found.others();
        mostPlies = found.plies().most();
    }

    /** The seeds that the player to move can force. */
    public int mover(int slot) {
        return movers[slot];
    }

    /** The seeds that the other player can force. */
    public int other(int slot) {
        return others[slot];
    }

    /** The most plies without a capture that any position takes. */
    public int mostPlies() {
        return mostPlies;
    }
}
