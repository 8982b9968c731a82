package semeia.cluster;

import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.LapOutlook;

/**
 * The first fixed point: the seeds that both players are sure of. For the player to move it is the most that any move brings, for the other player
 * the least, so that what each move leaves the other player is kept in a slot of its own: what a move that stays in the layer leaves is learned, the
 * slots of all other moves hold what the captures leave. A position takes eight bytes.
 */
final class BoundCells extends RangeCells {
    private static final int SLOTS = 6;
    private static final int BITS = 6;
    private static final long MASK = (1L << BITS) - 1;
    private static final int MOVER = SLOTS * BITS;
    private static final int BY_CAPTURE = MOVER + BITS;
    private static final int OPEN = BY_CAPTURE + BITS;
    private static final long OTHER_TIMED = 1L << 54;
    private static final long END = 1L << 55;

    private final long[] cells;

    /** Cells as they were kept. */
    BoundCells(long[] cells) {
        super(cells.length);
        this.cells = cells;
    }

    /** Enters all positions of a range with what their captures bring. */
    static BoundCells enter(LayerPlan plan, int range, Rules rules, Layer.Kind kind, Layer... below) {
        long[] cells = new long[plan.sizeOf(range)];
        LapOutlook outlook = new LapOutlook(rules, kind, plan.seeds(), below);
        long[] board = new long[2];
        if (cells.length > 0) {
            new BoardIndex(12, plan.seeds()).unrank(plan.from(range), board);
        }
        for (int i = 0; i < cells.length; i++) {
            outlook.look(board[0], board[1]);
            cells[i] = cell(outlook);
            BoardIndex.next(board);
        }
        return new BoundCells(cells);
    }

    private static long cell(LapOutlook outlook) {
        long mover = Math.max(0, outlook.mover());
        long other = Math.max(0, outlook.other());
        long cell = rest(outlook) | (mover << MOVER);
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((outlook.openMoves() >>> slot & 1) == 0) {
                cell |= other << (slot * BITS);
            }
        }
        return cell;
    }

    /** A cell whose bounds are final, negative values for nothing. */
    static long finalCell(LapOutlook outlook, int mover, int other) {
        long cell = rest(outlook) | ((long) Math.max(0, mover) << MOVER);
        for (int slot = 0; slot < SLOTS; slot++) {
            cell |= (long) Math.max(0, other) << (slot * BITS);
        }
        return cell;
    }

    /** What of a cell does not change. */
    private static long rest(LapOutlook outlook) {
        long cell = outlook.openMoves() << OPEN;
        cell |= outlook.isMoverTimed() ? (long) Math.max(0, outlook.mover()) << BY_CAPTURE : 0;
        cell |= outlook.isOtherTimed() ? OTHER_TIMED : 0;
        return outlook.isEnd() ? cell | END : cell;
    }

    @Override
    void hear(int position, int slot, int level, int plies) {
        long cell = cells[position];
        int shift = slot * BITS;
        if ((cell >>> shift & MASK) >= level || isEnd(cell)) {
            return;
        }
        long raised = (cell & ~(MASK << shift)) | ((long) level << shift);
        cells[position] = raised;
        if (slot == ANY_MOVE) {
            mark(position, true);
        } else if (other(raised) > other(cell)) {
            mark(position, false);
        }
    }

    @Override
    int level(int position, boolean asMover) {
        long cell = cells[position];
        return isEnd(cell) ? 0 : asMover ? mover(cell) : other(cell);
    }

    @Override
    int plies(int position, boolean asMover) {
        return 0;
    }

    @Override
    boolean countsPlies() {
        return false;
    }

    /** The cells, to be kept. */
    long[] cells() {
        return cells;
    }

    /** The seeds that the player to move is sure of. */
    static int mover(long cell) {
        return (int) (cell >>> MOVER & MASK);
    }

    /** The seeds that the other player is sure of. */
    static int other(long cell) {
        long least = MASK;
        for (int shift = 0; shift < SLOTS * BITS; shift += BITS) {
            least = Math.min(least, cell >>> shift & MASK);
        }
        return (int) least;
    }

    /** What the best capture brings the player to move, if it is known how long play without a capture may last after it; else 0. */
    static int timedCapture(long cell) {
        return (int) (cell >>> BY_CAPTURE & MASK);
    }

    /** Whether it is known for all moves out of the layer how long play without a capture may last after them. */
    static boolean isOtherTimed(long cell) {
        return (cell & OTHER_TIMED) != 0;
    }

    /** The moves that stay in the layer. */
    static int open(long cell) {
        return (int) (cell >>> OPEN & MASK);
    }

    /** Whether there is no move. */
    static boolean isEnd(long cell) {
        return (cell & END) != 0;
    }
}
