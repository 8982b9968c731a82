package semeia.tablebase.retrograde;

import java.util.Arrays;

/**
 * The positions of a layer, numbered from 0, with what moves out of the layer bring and with the moves that stay, as edges from a position to
 * those before it.
 */
public final class Graph {
    /** In an edge: the same player moves again. */
    private static final int AGAIN = 1 << 31;

    private final int positions;
    /** The best that a move out of the layer brings the player to move. */
    private final byte[] movers;
    /** The least that such a move leaves the other; the seeds of the layer if there is none. */
    private final byte[] others;
    /** How many moves stay. */
    private final byte[] open;
    /** The seeds in the pits of the player to move: theirs if the game ends here by repetition or the guard. */
    private final byte[] owned;

    private final Edges[] edges;
    private int[] firsts = {};
    private int[] sources = {};

    /** A graph without edges, to which so many workers will add. */
    public Graph(int positions, int workers) {
        this.positions = positions;
        movers = new byte[positions];
        others = new byte[positions];
        open = new byte[positions];
        owned = new byte[positions];
        edges = new Edges[workers];
        Arrays.setAll(edges, worker -> new Edges());
    }

    /** Enters a position. */
    public void enter(int position, int mover, int other, int staying, int seedsOwned) {
        movers[position] = (byte) mover;
        others[position] = (byte) other;
        open[position] = (byte) staying;
        owned[position] = (byte) seedsOwned;
    }

    /** Adds a move that stays; {@code again} if the same player moves there. */
    public void add(int worker, int from, int to, boolean again) {
        edges[worker].add(from | (again ? AGAIN : 0), to);
    }

    /** Ends the building. */
    public void close() {
        firsts = new int[positions + 1];
        for (Edges list : edges) {
            for (long i = 1; i < list.size; i += 2) {
                firsts[list.at(i) + 1]++;
            }
        }
        for (int i = 1; i < firsts.length; i++) {
            firsts[i] += firsts[i - 1];
        }
        sources = new int[firsts[positions]];
        for (int worker = 0; worker < edges.length; worker++) {
            for (long i = 0; i < edges[worker].size; i += 2) {
                sources[firsts[edges[worker].at(i + 1)]++] = edges[worker].at(i);
            }
            edges[worker] = new Edges();
        }
        System.arraycopy(firsts, 0, firsts, 1, positions);
        firsts[0] = 0;
    }

    int positions() {
        return positions;
    }

    int mover(int position) {
        return movers[position];
    }

    int other(int position) {
        return others[position];
    }

    int open(int position) {
        return open[position];
    }

    int owned(int position) {
        return owned[position];
    }

    /** The first edge to those before a position; the last one is before the first of the next position. */
    int first(int position) {
        return firsts[position];
    }

    /** The position from which an edge comes. */
    int source(int edge) {
        return sources[edge] & ~AGAIN;
    }

    /** Whether the same player moves again after the edge's move. */
    boolean isAgain(int edge) {
        return sources[edge] < 0;
    }

    /** A growing list of pairs. */
    private static final class Edges {
        private static final int BLOCK = 1 << 20;
        private int[][] blocks = new int[4][];
        private long size;

        void add(int from, int to) {
            int block = (int) (size / BLOCK);
            if (block == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * block);
            }
            if (blocks[block] == null) {
                blocks[block] = new int[BLOCK];
            }
            int at = (int) (size % BLOCK);
            blocks[block][at] = from;
            blocks[block][at + 1] = to;
            size += 2;
        }

        int at(long index) {
            return blocks[(int) (index / BLOCK)][(int) (index % BLOCK)];
        }
    }
}
