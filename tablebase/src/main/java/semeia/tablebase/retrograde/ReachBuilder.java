package semeia.tablebase.retrograde;

import java.util.concurrent.atomic.AtomicBoolean;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;

/**
 * Finds all positions that a game of Ba-awa can reach and what each side can force there. The positions are found from the start on, the fullest
 * layer first; then solved from the emptiest: a position's numbers come from those after it, again and again until nothing changes. As all
 * begin with nothing, what is never reached is not forced.
 */
public final class ReachBuilder {
    private static final int STEP = 4;
    private static final int BATCH = 1 << 15;
    private static final int PART = 1 << 11;
    private static final int MOST_MOVES = 12;
    private static final int SOLVE_PART = 1 << 14;

    private final Rules rules;
    private final Crew crew;
    private final ReachLayer[] layers;
    private final Position start;

    /**
     * A builder for one division of the pits, the first player being the starter.
     *
     * @param rules Ba-awa with a fixed division, for two players
     */
    public ReachBuilder(Rules rules, Crew crew) {
        this(rules, rules.start(rules.territory(), 0), crew);
    }

    /** A builder for what play can reach from a position, whose starter is the first player. */
    public ReachBuilder(Rules rules, Position start, Crew crew) {
        this.rules = rules;
        this.crew = crew;
        this.start = start;
        this.layers = new ReachLayer[rules.seeds() / STEP + 1];
        for (int i = 0; i < layers.length; i++) {
            layers[i] = new ReachLayer(i * STEP);
        }
    }

    /** The layer of so many seeds. */
    ReachLayer layer(int seeds) {
        return layers[seeds / STEP];
    }

    /** The numbers of the positions of a layer, in order. */
    public long[] numbers(int seeds) {
        return layer(seeds).keys().sorted();
    }

    /** Finds all positions. */
    public void reach(Watch watch) throws InterruptedException {
        layer(start.seedsOnBoard()).keys().add(number(start));
        for (int i = layers.length - 1; i * STEP > rules.lastSeeds(); i--) {
            watch.at(1 - (double) i / layers.length);
            while (expand(i)) {
                watch.at(1 - (double) i / layers.length);
            }
            layers[i].keys().settle();
        }
    }

    /** The number of a position in its layer: that of its board, and who moves. */
    private static long number(Position position) {
        return BoardIndex.rank(position.six(0), position.six(1)) * 2 + position.player();
    }

    /** Plays from every position of a layer that was not yet played from; whether there was one. */
    private boolean expand(int number) throws InterruptedException {
        KeySet keys = layers[number].keys();
        AtomicBoolean some = new AtomicBoolean();
        Player[] players = players();
        for (int from = 0; from < keys.slots(); from += BATCH) {
            for (int i = 0; i <= number; i++) {
                if (layers[i].keys().reserve(BATCH * MOST_MOVES) && i == number) {
                    return true;
                }
            }
            int begin = from;
            int end = Math.min(keys.slots(), from + BATCH);
            crew.share(
                    (end - begin + PART - 1) / PART,
                    (worker, part) -> {
                        int first = begin + part * PART;
                        for (int slot = first; slot < Math.min(end, first + PART); slot++) {
                            if (keys.isUnmarked(slot)) {
                                keys.mark(slot);
                                players[worker].expand(layers[number], slot);
                                some.setPlain(true);
                            }
                        }
                    },
                    Watch.NONE);
        }
        return some.get();
    }

    private Player[] players() {
        Player[] players = new Player[crew.workers()];
        for (int i = 0; i < players.length; i++) {
            players[i] = new Player();
        }
        return players;
    }

    /** Solves the layer of so many seeds, those with fewer being solved. */
    public ReachLayer solve(int seeds, Watch watch) throws InterruptedException {
        ReachLayer layer = layer(seeds);
        int slots = layer.keys().slots();
        Graph graph = new Graph(slots, crew.workers());
        Player[] players = players();
        crew.share(
                (slots + SOLVE_PART - 1) / SOLVE_PART,
                (worker, part) -> {
                    int end = Math.min(slots, (part + 1) * SOLVE_PART);
                    for (int slot = part * SOLVE_PART; slot < end; slot++) {
                        if (layer.keys().at(slot) >= 0) {
                            players[worker].enter(layer, slot, graph, worker);
                        }
                    }
                },
                watch);
        graph.close();
        layer.know(Forcing.of(seeds, graph));
        return layer;
    }

    /** One worker's boards. */
    private final class Player {
        private final Position before = start.copy();
        private final Position after = start.copy();
        private final long[] board = new long[2];
        private final BoardIndex[] boards = new BoardIndex[layers.length];

        Player() {
            for (int i = 0; i < boards.length; i++) {
                boards[i] = new BoardIndex(12, i * STEP);
            }
        }

        private void set(ReachLayer layer, int slot) {
            long number = layer.keys().at(slot);
            boards[layer.seeds() / STEP].unrank(number >>> 1, board);
            before.clear((int) number & 1, 0);
            before.fill(0, board[0]);
            before.fill(1, board[1]);
        }

        void expand(ReachLayer layer, int slot) {
            set(layer, slot);
            for (long rest = rules.candidates(before); rest != 0; rest = Moves.rest(rest)) {
                after.set(before);
                if (rules.play(after, Moves.first(rest)) && !after.isOver()) {
                    layer(after.seedsOnBoard()).keys().add(number(after));
                }
            }
        }

        /** Looks one move ahead. */
        void enter(ReachLayer layer, int slot, Graph graph, int worker) {
            set(layer, slot);
            int player = before.player();
            int mover = 0;
            int other = layer.seeds();
            int open = 0;
            for (long rest = rules.candidates(before); rest != 0; rest = Moves.rest(rest)) {
                after.set(before);
                if (!rules.play(after, Moves.first(rest))) {
                    continue;
                }
                boolean again = after.player() == player;
                int forMover = after.store(player);
                int forOther = after.store(1 - player);
                if (!after.isOver()) {
                    ReachLayer next = layer(after.seedsOnBoard());
                    int there = next.keys().find(number(after));
                    if (next == layer) {
                        graph.add(worker, slot, there, again);
                        open++;
                        continue;
                    }
                    forMover += again ? next.mover(there) : next.other(there);
                    forOther += again ? next.other(there) : next.mover(there);
                }
                mover = Math.max(mover, forMover);
                other = Math.min(other, forOther);
            }
            graph.enter(slot, mover, other, open, owned(before, player));
        }

        private static int owned(Position position, int player) {
            int seeds = 0;
            for (int pit = 0; pit < position.territory().pits(); pit++) {
                seeds += position.territory().ownerOf(pit) == player ? position.seeds(pit) : 0;
            }
            return seeds;
        }
    }
}
