package semeia.tablebase.retrograde;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.Layer;

/**
 * Builds the layer of Anywoli in which every capture ends the game: all boards with four seeds more than the last four. An extra move cannot be
 * pending there after a move, so that a board and who moves are a position.
 */
public final class RelayBuilder {
    private static final int CHUNK = 1 << 12;

    private final Rules rules;
    private final Crew crew;
    private final int seeds;
    private final BoardIndex boards;

    public RelayBuilder(Rules rules, Crew crew) {
        this.rules = rules;
        this.crew = crew;
        this.seeds = seeds(rules);
        this.boards = new BoardIndex(rules.territory().pits(), seeds);
    }

    /** The seeds of the layer. */
    public static int seeds(Rules rules) {
        return rules.lastSeeds() + 4;
    }

    /** Builds the layer; it stays in memory. */
    public Layer build(Watch watch) throws InterruptedException {
        int size = (int) boards.size();
        Graph graph = new Graph(size, crew.workers());
        crew.share(
                (size + CHUNK - 1) / CHUNK,
                (worker, chunk) ->
                        new Outlook(graph, worker).enter(chunk * CHUNK, (int) Math.min(size, (chunk + 1L) * CHUNK)),
                watch);
        graph.close();
        Forcing forced = new Forcing(seeds, graph, new byte[size], new byte[size]).run();
        return new Built(seeds, size, forced, forced.plies());
    }

    /** One worker's boards. */
    private final class Outlook {
        private final Graph graph;
        private final int worker;
        private final Position before = rules.start();
        private final Position after = rules.start();
        private final long[] board = new long[rules.territory().pits() / 6];
        private final long[] turned = new long[board.length];

        Outlook(Graph graph, int worker) {
            this.graph = graph;
            this.worker = worker;
        }

        void enter(int from, int to) {
            boards.unrank(from, board);
            for (int index = from; index < to; index++) {
                enter(index);
                BoardIndex.next(board);
            }
        }

        private void enter(int index) {
            before.clear(0, 0);
            for (int i = 0; i < board.length; i++) {
                before.fill(i, board[i]);
            }
            long moves = rules.legalMoves(before);
            int mover = 0;
            int other = seeds;
            int open = 0;
            if (moves == 0) {
                after.set(before);
                rules.settle(after);
                open = follow(index);
                mover = after.isOver() ? after.store(0) : 0;
                other = after.isOver() ? after.store(1) : seeds;
            }
            for (; moves != 0; moves &= moves - 1) {
                after.set(before);
                rules.play(after, Moves.first(moves));
                open += follow(index);
                if (after.isOver()) {
                    mover = Math.max(mover, after.store(0));
                    other = Math.min(other, after.store(1));
                }
            }
            graph.enter(index, mover, other, open, 0);
        }

        /** Adds the move as an edge if play goes on; 1 if it did. */
        private int follow(int index) {
            if (after.isOver()) {
                return 0;
            }
            boolean again = after.player() == 0;
            int half = turned.length / 2;
            for (int i = 0; i < turned.length; i++) {
                turned[i] = after.six(again ? i : (i + half) % turned.length);
            }
            graph.add(worker, index, (int) boards.rank(turned), again);
            return 1;
        }
    }

    /** A finished layer in memory. */
    private record Built(int seeds, long size, Forcing forced, GraphPlies plies) implements Layer {
        @Override
        public Kind kind() {
            return Kind.BOUNDS;
        }

        @Override
        public int mover(long index) {
            return forced.movers()[(int) index];
        }

        @Override
        public int other(long index) {
            return forced.others()[(int) index];
        }

        @Override
        public int moverPlies(long index) {
            return plies.mover((int) index);
        }

        @Override
        public int otherPlies(long index) {
            return plies.other((int) index);
        }
    }
}
