package semeia.tablebase.retrograde;

import java.util.concurrent.atomic.AtomicBoolean;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.Layer;

/**
 * Builds a layer of a game of one lap backwards. First every position is entered with what its captures bring and with the number of its other
 * moves. Then, from the highest level down, positions that reach just the level are propagated to their predecessors, which may reach it by that,
 * and so on until nothing is new. What is never reached is not forced.
 */
public final class LapBuilder {
    private static final int CHUNK = 1 << 16;
    /** In a teller's list: it is the role of the player to move. */
    private static final int AS_MOVER = 1 << 31;
    /** Positions that a worker keeps at most of those that have something to propagate; more are looked for again. */
    private static final int ROOM = 1 << 20;

    private final Rules rules;
    private final Layer.Kind kind;
    private final Layer[] below;
    private final Crew crew;
    private final BoardIndex boards;
    private final WorkingBounds standings;
    private final int seeds;
    private final Teller[] tellers;
    private final PlyCount plies;

    /**
     * A builder for the layer above those given.
     *
     * @param below the layers with 0, 1, 2, … seeds, all that are smaller
     */
    public LapBuilder(Rules rules, Layer.Kind kind, Crew crew, Layer... below) {
        this(rules, kind, crew, ROOM, below);
    }

    /** A builder whose workers have so much room, more than {@link Teller#RESERVE}; the less, the more rounds. */
    LapBuilder(Rules rules, Layer.Kind kind, Crew crew, int room, Layer... below) {
        this.rules = rules;
        this.kind = kind;
        this.below = below;
        this.crew = crew;
        this.seeds = below.length;
        this.boards = new BoardIndex(12, seeds);
        this.standings =
                kind == Layer.Kind.VALUES ? new MergedBounds(seeds, boards.size()) : new PairedBounds(boards.size());
        this.plies = new PlyCount(kind, seeds);
        this.tellers = new Teller[crew.workers()];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Teller(room);
        }
    }

    /** Builds the layer; it stays in memory. */
    public Layer build(Watch watch) throws InterruptedException {
        enterAll(watch.part(0, 0.4));
        for (int level = seeds; level > 0; level--) {
            settle(level);
            watch.at(0.8 - 0.4 * level / (seeds + 1));
        }
        plies.run(rules, standings, crew, watch.part(0.8, 1));
        return new Built(kind, seeds, boards.size(), standings, plies);
    }

    /** A finished layer in memory. */
    private record Built(Kind kind, int seeds, long size, WorkingBounds standings, PlyCount plies) implements Layer {
        @Override
        public int mover(long index) {
            return standings.mover(index);
        }

        @Override
        public int other(long index) {
            return standings.other(index);
        }

        @Override
        public int moverPlies(long index) {
            return kind == Kind.VALUES || mover(index) > 0 ? plies.mover(index) : 0;
        }

        @Override
        public int otherPlies(long index) {
            return kind == Kind.VALUES || other(index) > 0 ? plies.other(index) : 0;
        }
    }

    private void enterAll(Watch watch) throws InterruptedException {
        LapOutlook[] outlooks = new LapOutlook[crew.workers()];
        for (int i = 0; i < outlooks.length; i++) {
            outlooks[i] = new LapOutlook(rules, kind, seeds, below);
        }
        crew.share(chunks(), (worker, chunk) -> enter(outlooks[worker], chunk), watch);
    }

    private int chunks() {
        return (int) ((boards.size() + CHUNK - 1) / CHUNK);
    }

    private void enter(LapOutlook outlook, int chunk) {
        long[] board = new long[2];
        long from = (long) chunk * CHUNK;
        long to = Math.min(boards.size(), from + CHUNK);
        boards.unrank(from, board);
        for (long index = from; index < to; index++) {
            outlook.look(board[0], board[1]);
            if (outlook.isEnd()) {
                standings.enterEnd(index, outlook.mover(), outlook.other());
            } else {
                standings.enter(index, Math.max(0, outlook.mover()), Math.max(0, outlook.other()), outlook.open());
            }
            plies.enter(index, outlook);
            BoardIndex.next(board);
        }
    }

    /** Finds all that reaches a level, in rounds: positions that reach it are propagated to their predecessors. */
    private void settle(int level) throws InterruptedException {
        AtomicBoolean left = new AtomicBoolean(true);
        while (left.getAndSet(false)) {
            crew.share(chunks(), (worker, chunk) -> tellers[worker].gather(chunk, level, left), Watch.NONE);
            while (turn()) {
                crew.share(tellers.length, (worker, number) -> tellers[number].tellAll(level, left), Watch.NONE);
            }
        }
    }

    private boolean turn() {
        boolean some = false;
        for (Teller teller : tellers) {
            some |= teller.turn();
        }
        return some;
    }

    /** One worker's positions that are to be propagated: the players' roles in the highest bit. */
    private final class Teller implements Unsowing.Target {
        /** More than the moves that can lead to one position. */
        private static final int RESERVE = 1 << 9;

        private final Unsowing unsowing = new Unsowing(rules);
        private final long[] board = new long[2];
        private int[] now;
        private int[] next;
        private int nowCount;
        private int nextCount;
        private int level;
        private boolean asMover;

        Teller(int room) {
            now = new int[room];
            next = new int[room];
        }

        private boolean turn() {
            int[] swap = now;
            now = next;
            next = swap;
            nowCount = nextCount;
            nextCount = 0;
            return nowCount > 0;
        }

        private void add(long index, int role) {
            next[nextCount++] = (int) index | (role == WorkingBounds.MOVER ? AS_MOVER : 0);
        }

        private boolean isFull() {
            return nextCount > next.length - RESERVE;
        }

        void gather(int chunk, int sought, AtomicBoolean left) {
            long from = (long) chunk * CHUNK;
            long to = Math.min(boards.size(), from + CHUNK);
            for (long four = from; four < to; four += 4) {
                if (standings.someToTell(four, sought)) {
                    if (isFull()) {
                        left.set(true);
                        return;
                    }
                    gatherFour(four, Math.min(to, four + 4), sought);
                }
            }
        }

        private void gatherFour(long from, long to, int sought) {
            for (long index = from; index < to; index++) {
                int roles = standings.tell(index, sought);
                if ((roles & WorkingBounds.MOVER) != 0) {
                    add(index, WorkingBounds.MOVER);
                }
                if ((roles & WorkingBounds.OTHER) != 0) {
                    add(index, WorkingBounds.OTHER);
                }
            }
        }

        void tellAll(int reached, AtomicBoolean left) {
            level = reached;
            for (int i = 0; i < nowCount; i++) {
                long index = now[i] & ~AS_MOVER;
                asMover = now[i] < 0;
                if (isFull()) {
                    left.set(true);
                    standings.untell(index, asMover ? WorkingBounds.MOVER : WorkingBounds.OTHER, level);
                } else {
                    boards.unrank(index, board);
                    unsowing.before(board[0], board[1], this);
                }
            }
        }

        /** A position before: who moves here is the other there. */
        @Override
        public void accept(int origin, long own, long other) {
            long index = BoardIndex.rank(own, other);
            if (asMover) {
                if (standings.otherKeeps(index, level)) {
                    add(index, WorkingBounds.OTHER);
                }
            } else if (standings.moverReaches(index, level)) {
                add(index, WorkingBounds.MOVER);
            }
        }
    }
}
