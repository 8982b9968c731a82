package semeia.tablebase.retrograde;

import java.util.Arrays;

/**
 * Finds what each side can hold in a graph of positions: a player holds k seeds if they can go on for ever through positions in which they own k
 * seeds or more, or leave with k or more. Where repetition ends the game and each takes the seeds of their own pits (rule 4.9), and the guard does the
 * same, they are sure of them, whenever the end comes. Levels rise: a position that cannot hold a level drops out, and so do its predecessors that depended on it.
 */
final class Holding {
    /** In the queue: it is the other player who falls. */
    private static final int OTHER = 1 << 31;

    private final int most;
    private final Graph graph;
    private final byte[] movers;
    private final byte[] others;
    private final boolean[] moverFallen;
    private final boolean[] otherFallen;
    /** Moves in the layer after which the player to move still holds the level. */
    private final byte[] support;

    private int[] queue = new int[1 << 16];
    private int tail;

    /** Begins: everybody holds everything. */
    Holding(int most, Graph graph) {
        int positions = graph.positions();
        this.most = most;
        this.graph = graph;
        movers = new byte[positions];
        others = new byte[positions];
        moverFallen = new boolean[positions];
        otherFallen = new boolean[positions];
        support = new byte[positions];
        for (int i = 0; i < positions; i++) {
            support[i] = (byte) graph.open(i);
        }
    }

    /** Finds all. */
    Holding run() {
        for (int level = 1; level <= most + 1; level++) {
            gather(level);
            for (int head = 0; head < tail; head++) {
                spread(queue[head], level);
            }
        }
        return this;
    }

    private void gather(int level) {
        tail = 0;
        for (int i = 0; i < movers.length; i++) {
            if (!moverFallen[i] && (graph.owned(i) < level || !isSupported(i, level))) {
                fallMover(i, level);
            }
            if (!otherFallen[i] && (most - graph.owned(i) < level || graph.other(i) < level)) {
                fallOther(i, level);
            }
        }
    }

    private boolean isSupported(int position, int level) {
        return support[position] > 0 || graph.mover(position) >= level;
    }

    private void fallMover(int position, int level) {
        moverFallen[position] = true;
        movers[position] = (byte) (level - 1);
        push(position);
    }

    private void fallOther(int position, int level) {
        otherFallen[position] = true;
        others[position] = (byte) (level - 1);
        push(position | OTHER);
    }

    private void push(int fall) {
        if (tail == queue.length) {
            queue = Arrays.copyOf(queue, 2 * tail);
        }
        queue[tail++] = fall;
    }

    private void spread(int fall, int level) {
        int position = fall & ~OTHER;
        for (int edge = graph.first(position); edge < graph.first(position + 1); edge++) {
            int before = graph.source(edge);
            if ((fall >= 0) == graph.isAgain(edge)) {
                support[before]--;
                if (!moverFallen[before] && !isSupported(before, level)) {
                    fallMover(before, level);
                }
            } else if (!otherFallen[before]) {
                fallOther(before, level);
            }
        }
    }

    /** What the player to move holds in each position. */
    byte[] movers() {
        return movers;
    }

    /** What the other player holds in each position. */
    byte[] others() {
        return others;
    }
}
