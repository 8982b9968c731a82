package semeia.tablebase.retrograde;

import java.util.Arrays;

/**
 * Finds what each side can force in a graph of positions. From the highest level down, who is sure of a level is propagated to the positions before: it
 * needs one good move for the player to move, and all moves for the other. Sure is at first what a move out of the layer brings, and what a
 * player can hold ({@link Holding}), if that is given.
 */
public final class Forcing {
    /** In the queue: it is the other player's news. */
    private static final int OTHER = 1 << 31;

    private final int most;
    private final Graph graph;
    private final byte[] heldByMover;
    private final byte[] heldByOther;
    private final byte[] movers;
    private final byte[] others;
    /** Moves that are not known to leave the opponent what they are sure of. */
    private final byte[] open;

    private final boolean[] moverTold;
    private final boolean[] otherTold;
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
        this.heldByMover = heldByMover;
        this.heldByOther = heldByOther;
        movers = heldByMover.clone();
        others = new byte[positions];
        open = new byte[positions];
        moverTold = new boolean[positions];
        otherTold = new boolean[positions];
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
                tellMover(i, level);
            }
            if (!otherTold[i] && (heldByOther[i] == level || (others[i] == level && open[i] == 0))) {
                tellOther(i, level);
            }
        }
    }

    private void tellMover(int position, int level) {
        movers[position] = (byte) level;
        moverTold[position] = true;
        push(position);
    }

    private void tellOther(int position, int level) {
        others[position] = (byte) level;
        otherTold[position] = true;
        push(position | OTHER);
    }

    private void push(int news) {
        if (tail == queue.length) {
            queue = Arrays.copyOf(queue, 2 * tail);
        }
        queue[tail++] = news;
    }

    private void spread(int level) {
        for (int head = 0; head < tail; head++) {
            int position = queue[head] & ~OTHER;
            boolean ofMover = queue[head] >= 0;
            for (int edge = graph.first(position); edge < graph.first(position + 1); edge++) {
                if (ofMover == graph.isAgain(edge)) {
                    offer(graph.source(edge), level);
                } else {
                    concede(graph.source(edge), level);
                }
            }
        }
    }

    /** A move of the position's mover reaches the level. */
    private void offer(int position, int level) {
        if (movers[position] < level && !moverTold[position]) {
            tellMover(position, level);
        }
    }

    /** A move of the position's mover cannot but leave the other the level. */
    private void concede(int position, int level) {
        if (!otherTold[position] && --open[position] == 0 && others[position] >= level) {
            tellOther(position, level);
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
    public byte[] movers() {
        return movers;
    }

    /** The seeds that the other player can force in each position. */
    public byte[] others() {
        return others;
    }

    /** How many plies all that takes. */
    public GraphPlies plies() {
        return new GraphPlies(graph, movers, others, heldByMover, heldByOther);
    }

    /**
     * Finds all, with what is held where forcing alone leaves bounds.
     *
     * @param most the most seeds that can be forced
     */
    public static Forcing of(int most, Graph graph) {
        int positions = graph.positions();
        Forcing forced = new Forcing(most, graph, new byte[positions], new byte[positions]).run();
        if (forced.isExact()) {
            return forced;
        }
        Holding held = new Holding(most, graph).run();
        return new Forcing(most, graph, held.movers(), held.others()).run();
    }
}
