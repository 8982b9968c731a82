package semeia.tablebase.retrograde;

import java.util.Arrays;
import semeia.tablebase.layer.EntryCode;

/**
 * Finds what each side can force in a graph of positions. From the highest level down, who is sure of a level is propagated to the positions before: it
 * needs one good move for the player to move, and all moves for the other. Sure is at first what a move out of the layer brings, and what a
 * player can hold ({@link Holding}), if that is given.
 */
final class Forcing {
    /** In the queue: it is the other player's news. */
    private static final int OTHER = 1 << 31;

    private final int most;
    private final Graph graph;
    private final byte[] heldByOther;
    private final byte[] movers;
    private final byte[] others;
    /** Moves that are not known to leave the opponent what they are sure of. */
    private final byte[] open;

    private final boolean[] moverTold;
    private final boolean[] otherTold;
    private final byte[] moverPlies;
    private final byte[] otherPlies;
    private int[] queue = new int[1 << 16];
    private int tail;

    /**
     * Begins with what moves out of the graph bring, and what is held.
     *
     * @param most the most seeds that can be forced
     * @param heldByMover what the player to move can hold in each position
     * @param heldByOther what the other player can hold
     */
    Forcing(int most, Graph graph, byte[] heldByMover, byte[] heldByOther) {
        int positions = graph.positions();
        this.most = most;
        this.graph = graph;
        this.heldByOther = heldByOther;
        movers = heldByMover.clone();
        others = new byte[positions];
        open = new byte[positions];
        moverTold = new boolean[positions];
        otherTold = new boolean[positions];
        moverPlies = new byte[positions];
        otherPlies = new byte[positions];
        for (int i = 0; i < positions; i++) {
            movers[i] = (byte) Math.max(movers[i], graph.mover(i));
            others[i] = (byte) graph.other(i);
            open[i] = (byte) graph.open(i);
        }
    }

    /** Finds all; what is not forced in the end is 0. */
    Forcing run() {
        boolean[] levels = new boolean[most + 1];
        for (int i = 0; i < movers.length; i++) {
            levels[movers[i]] = true;
            levels[others[i]] = true;
            levels[heldByOther[i]] = true;
        }
        for (int level = most; level > 0; level--) {
            if (levels[level]) {
                gather(level);
                spread(level);
            }
        }
        for (int i = 0; i < movers.length; i++) {
            others[i] = otherTold[i] ? others[i] : 0;
        }
        return this;
    }

    private void gather(int level) {
        tail = 0;
        for (int i = 0; i < movers.length; i++) {
            if (movers[i] == level && !moverTold[i]) {
                tellMover(i, level, 1);
            }
            if (!otherTold[i] && (heldByOther[i] == level || (others[i] == level && open[i] == 0))) {
                tellOther(i, level, 1);
            }
        }
    }

    private void tellMover(int position, int level, int plies) {
        movers[position] = (byte) level;
        moverTold[position] = true;
        moverPlies[position] = (byte) Math.min(plies, EntryCode.UNKNOWN);
        push(position);
    }

    private void tellOther(int position, int level, int plies) {
        others[position] = (byte) level;
        otherTold[position] = true;
        raise(position, plies);
        push(position | OTHER);
    }

    private void push(int news) {
        if (tail == queue.length) {
            queue = Arrays.copyOf(queue, 2 * tail);
        }
        queue[tail++] = news;
    }

    private void raise(int position, int least) {
        otherPlies[position] = (byte) Math.min(EntryCode.UNKNOWN, Math.max(otherPlies[position] & 0xFF, least));
    }

    private void spread(int level) {
        for (int head = 0; head < tail; head++) {
            int position = queue[head] & ~OTHER;
            boolean ofMover = queue[head] >= 0;
            int plies = ((ofMover ? moverPlies[position] : otherPlies[position]) & 0xFF) + 1;
            for (int edge = graph.first(position); edge < graph.first(position + 1); edge++) {
                if (ofMover == graph.isAgain(edge)) {
                    offer(graph.source(edge), level, plies);
                } else {
                    concede(graph.source(edge), level, plies);
                }
            }
        }
    }

    /** A move of the position's mover reaches the level. */
    private void offer(int position, int level, int plies) {
        if (movers[position] < level && !moverTold[position]) {
            tellMover(position, level, plies);
        }
    }

    /** A move of the position's mover cannot but leave the other the level. */
    private void concede(int position, int level, int plies) {
        if (!otherTold[position]) {
            raise(position, plies);
            if (--open[position] == 0 && others[position] >= level) {
                tellOther(position, level, plies);
            }
        }
    }

    /** Whether every position is exact: what the two can force is all there is. */
    boolean isExact() {
        for (int i = 0; i < movers.length; i++) {
            if (movers[i] + others[i] != most && graph.owned(i) + graph.open(i) + graph.other(i) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The seeds that the player to move can force in each position. */
    byte[] movers() {
        return movers;
    }

    /** The seeds that the other player can force in each position. */
    byte[] others() {
        return others;
    }

    /** The plies that what the player to move forces takes at most. */
    int moverPlies(int position) {
        return movers[position] > 0 ? moverPlies[position] & 0xFF : 0;
    }

    /** The plies that what the other player forces takes at most. */
    int otherPlies(int position) {
        return others[position] > 0 ? otherPlies[position] & 0xFF : 0;
    }

    /** The most plies without leaving the graph that any of that takes; {@link EntryCode#UNKNOWN} means so many or more. */
    int mostPlies() {
        int plies = 0;
        for (int i = 0; i < movers.length; i++) {
            plies = Math.max(plies, Math.max(moverPlies(i), otherPlies(i)));
        }
        return plies;
    }
}
