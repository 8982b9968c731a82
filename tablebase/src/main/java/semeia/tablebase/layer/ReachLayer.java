package semeia.tablebase.layer;

import semeia.tablebase.retrograde.Forcing;
import semeia.tablebase.retrograde.KeySet;

/** The positions of one game with the same number of seeds that play can reach, and what is known of them. */
public final class ReachLayer {
    private final int seeds;
    private final KeySet keys = new KeySet();
    private byte[] movers = {};
    private byte[] others = {};
    private int mostPlies;

    public ReachLayer(int seeds) {
        this.seeds = seeds;
    }

    public int seeds() {
        return seeds;
    }

    public KeySet keys() {
        return keys;
    }

    /** Keeps what was found out. */
    public void know(Forcing found) {
        movers = found.movers();
        others = found.others();
        mostPlies = found.mostPlies();
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

    /** How many positions have an exact value. */
    long exact() {
        long count = 0;
        for (int slot = 0; slot < movers.length; slot++) {
            count += keys.at(slot) >= 0 && movers[slot] + others[slot] == seeds ? 1 : 0;
        }
        return count;
    }
}
