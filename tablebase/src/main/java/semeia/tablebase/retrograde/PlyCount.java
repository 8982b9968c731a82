package semeia.tablebase.retrograde;

import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Forced;
import semeia.tablebase.layer.Layer;

/**
 * How many plies it takes at most, in a layer of a single-lap game, until a player has what they can force: the least numbers such that for the
 * player to move it is one more than after the quickest of the moves that bring all of it, for the other player one more than after the slowest
 * of all moves. A move that leaves the layer counts 1, if it is known for the layer it leads to how long play without a capture may last there.
 *
 * <p>The numbers follow from the final bounds alone. They are found by breadth-first search: round r fixes the number r + 1 for positions before
 * those with the number r, so that neither the order nor the number of threads matters.
 */
public final class PlyCount {
    private static final int CHUNK = 1 << 16;

    /** In a cell of the player to move: no number yet. */
    private static final int UNSET = 254;
    /** In a cell: there is none. */
    private static final int NEVER = EntryCode.UNKNOWN;
    /** In a cell of the other player: so many moves in the layer have no number yet, plus this. */
    private static final int OPEN = 200;

    /** On entering: what follows is the best that leaves the layer, rather than the count of moves that stay. */
    private static final int OF_MOVER = 0x80;

    private static final int TIMED = 0x40;
    private static final int END = 0xFF;

    private final Layer.Kind kind;
    private final BoardIndex boards;
    private final int most;
    private final Cells movers;
    /** The same cells as those of the movers where at most one of the players can force anything. */
    private final Cells others;

    /** A count for a layer of boards with so many seeds. */
    public PlyCount(Layer.Kind kind, int seeds) {
        this.kind = kind;
        this.boards = new BoardIndex(12, seeds);
        this.most = EntryCode.mostPlies(kind);
        this.movers = new Cells(boards.size());
        this.others = kind == Layer.Kind.VALUES ? movers : new Cells(boards.size());
    }

    /** Enters what the moves out of the layer bring. Only one thread may enter positions of the same group of four. */
    public void enter(long index, LapOutlook outlook) {
        int mover = OF_MOVER | (outlook.isMoverTimed() ? TIMED : 0) | Math.max(0, outlook.mover());
        int other = (outlook.isOtherTimed() ? TIMED : 0) | outlook.open();
        if (outlook.isEnd()) {
            movers.set(index, END);
            others.set(index, END);
        } else if (kind == Layer.Kind.VALUES) {
            movers.set(index, outlook.mover() > 0 ? mover : other);
        } else {
            movers.set(index, mover);
            others.set(index, other);
        }
    }

    /** Counts; all positions must be entered. */
    public void run(Rules rules, Forced forced, Crew crew, Watch watch) throws InterruptedException {
        crew.share(chunks(), (worker, chunk) -> begin(forced, chunk), Watch.NONE);
        Round[] rounds = new Round[crew.workers()];
        for (int i = 0; i < rounds.length; i++) {
            rounds[i] = new Round(rules, forced);
        }
        boolean some = true;
        for (int plies = 1; plies < most && some; plies++) {
            int now = plies;
            crew.share(chunks(), (worker, chunk) -> rounds[worker].spread(chunk, now), Watch.NONE);
            some = false;
            for (Round round : rounds) {
                some |= round.turn();
            }
            watch.at((double) plies / most);
        }
    }

    private int chunks() {
        return (int) ((boards.size() + CHUNK - 1) / CHUNK);
    }

    private void begin(Forced forced, int chunk) {
        long to = Math.min(boards.size(), (chunk + 1L) * CHUNK);
        for (long index = (long) chunk * CHUNK; index < to; index++) {
            int mover = movers.get(index);
            int other = others.get(index);
            if (kind == Layer.Kind.VALUES) {
                int value = forced.mover(index);
                movers.set(index, value > 0 ? firstOfMover(mover, value) : firstOfOther(other, -value));
            } else {
                movers.set(index, firstOfMover(mover, forced.mover(index)));
                others.set(index, firstOfOther(other, forced.other(index)));
            }
        }
    }

    private static int firstOfMover(int entered, int forced) {
        if (entered == END || forced <= 0) {
            return 0;
        }
        return entered == (OF_MOVER | TIMED | forced) ? 1 : UNSET;
    }

    private static int firstOfOther(int entered, int forced) {
        if (entered == END || forced <= 0) {
            return 0;
        }
        int open = entered & 7;
        return (entered & TIMED) == 0 ? NEVER : open == 0 ? 1 : OPEN + open;
    }

    /** The plies in which the player to move has what they can force; {@link EntryCode#UNKNOWN} where that is not known. */
    public int mover(long index) {
        return plies(movers.get(index));
    }

    /** The plies in which the other player has what they can force; {@link EntryCode#UNKNOWN} where that is not known. */
    public int other(long index) {
        return plies(others.get(index));
    }

    private int plies(int cell) {
        return cell <= most ? cell : EntryCode.UNKNOWN;
    }

    /** One worker's part of a round. */
    private final class Round implements Unsowing.Target {
        private final Unsowing unsowing;
        private final Forced forced;
        private final long[] board = new long[2];
        private boolean some;
        private boolean ofMover;
        private int reached;
        private int next;

        Round(Rules rules, Forced forced) {
            this.unsowing = new Unsowing(rules);
            this.forced = forced;
        }

        /** Whether anything was spread since the last turn. */
        boolean turn() {
            boolean was = some;
            some = false;
            return was;
        }

        void spread(int chunk, int plies) {
            next = plies + 1;
            long to = Math.min(boards.size(), (chunk + 1L) * CHUNK);
            for (long four = (long) chunk * CHUNK; four < to; four += 4) {
                if (movers.someOfFour(four, plies) || others.someOfFour(four, plies)) {
                    for (long index = four; index < Math.min(to, four + 4); index++) {
                        spread(index, plies);
                    }
                }
            }
        }

        private void spread(long index, int plies) {
            boolean merged = kind == Layer.Kind.VALUES;
            if (movers.get(index) == plies && (!merged || forced.mover(index) > 0)) {
                spread(index, true, forced.mover(index));
            }
            if (others.get(index) == plies && (!merged || forced.other(index) > 0)) {
                spread(index, false, forced.other(index));
            }
        }

        private void spread(long index, boolean mover, int level) {
            some = true;
            ofMover = mover;
            reached = level;
            boards.unrank(index, board);
            unsowing.before(board[0], board[1], this);
        }

        /** A position before: who moves here is the other player there. */
        @Override
        public void accept(int origin, long own, long other) {
            long index = BoardIndex.rank(own, other);
            if (ofMover) {
                close(index);
            } else if (forced.mover(index) == reached) {
                movers.replace(index, UNSET, next);
            }
        }

        /** One more move of the other player's opponent has its number. */
        private void close(long index) {
            int cell = others.get(index);
            while (cell > OPEN && cell < UNSET) {
                if (others.replace(index, cell, cell == OPEN + 1 ? next : cell - 1)) {
                    return;
                }
                cell = others.get(index);
            }
        }
    }
}
