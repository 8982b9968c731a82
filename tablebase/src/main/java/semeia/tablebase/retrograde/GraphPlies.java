package semeia.tablebase.retrograde;

import java.util.Arrays;
import semeia.tablebase.layer.EntryCode;

/**
 * How many plies it takes at most, in a {@link Graph}, until a player has what they can force; defined as in {@link PlyCount}. What is held
 * counts 1, like a move that leaves the graph.
 */
public final class GraphPlies {
    /** In a list: it is the role of the other player. */
    private static final int OTHER = 1 << 31;

    private final Graph graph;
    private final byte[] movers;
    private final byte[] others;
    private final byte[] moverPlies;
    private final byte[] otherPlies;
    /** Moves in the graph that have no number yet. */
    private final byte[] open;

    private int[] now = new int[1 << 16];
    private int[] next = new int[1 << 16];
    private int nextCount;

    /**
     * Counts.
     *
     * @param movers what the player to move can force in each position
     * @param others what the other player can force
     * @param heldByMover what the player to move can hold
     * @param heldByOther what the other player can hold
     */
    GraphPlies(Graph graph, byte[] movers, byte[] others, byte[] heldByMover, byte[] heldByOther) {
        this.graph = graph;
        this.movers = movers;
        this.others = others;
        this.moverPlies = new byte[movers.length];
        this.otherPlies = new byte[movers.length];
        this.open = new byte[movers.length];
        for (int i = 0; i < movers.length; i++) {
            open[i] = (byte) graph.open(i);
            if (movers[i] > 0 && (graph.mover(i) == movers[i] || heldByMover[i] == movers[i])) {
                reach(moverPlies, i, 1, 0);
            }
            if (others[i] > 0 && (open[i] == 0 || heldByOther[i] == others[i])) {
                reach(otherPlies, i, 1, OTHER);
            }
        }
        for (int plies = 2; nextCount > 0; plies++) {
            spread(Math.min(plies, EntryCode.UNKNOWN));
        }
    }

    private void reach(byte[] of, int position, int plies, int role) {
        of[position] = (byte) plies;
        if (nextCount == next.length) {
            next = Arrays.copyOf(next, 2 * nextCount);
        }
        next[nextCount++] = position | role;
    }

    private void spread(int plies) {
        int[] swap = now;
        now = next;
        next = swap;
        int count = nextCount;
        nextCount = 0;
        for (int i = 0; i < count; i++) {
            int position = now[i] & ~OTHER;
            boolean ofMover = now[i] >= 0;
            int level = ofMover ? movers[position] : others[position];
            for (int edge = graph.first(position); edge < graph.first(position + 1); edge++) {
                int before = graph.source(edge);
                if (ofMover == graph.isAgain(edge)) {
                    if (movers[before] == level && moverPlies[before] == 0) {
                        reach(moverPlies, before, plies, 0);
                    }
                } else if (others[before] > 0 && --open[before] == 0 && otherPlies[before] == 0) {
                    reach(otherPlies, before, plies, OTHER);
                }
            }
        }
    }

    /** The plies in which the player to move has what they can force, 0 where that is nothing. */
    int mover(int position) {
        return plies(movers[position], moverPlies[position]);
    }

    /** The plies in which the other player has what they can force, 0 where that is nothing. */
    int other(int position) {
        return plies(others[position], otherPlies[position]);
    }

    private static int plies(int forced, byte plies) {
        return forced == 0 ? 0 : plies == 0 ? EntryCode.UNKNOWN : plies & 0xFF;
    }

    /** The most plies without leaving the graph that any of that takes; {@link EntryCode#UNKNOWN} means so many or more. */
    public int most() {
        int most = 0;
        for (int i = 0; i < movers.length; i++) {
            most = Math.max(most, Math.max(mover(i), other(i)));
        }
        return most;
    }
}
