package semeia.cluster;

import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;

/**
 * The second fixed point: in how many plies without a capture each player has what they are sure of; the numbers that
 * {@link semeia.tablebase.retrograde.PlyCount} finds on one machine. Here too each move has a slot of its own, so that numbers may fall when part of
 * the work is repeated. A position takes ten bytes.
 */
final class PlyCells extends RangeCells {
    private static final int SLOTS = 6;
    private static final int BITS = 8;
    /** No number yet, or none at all. */
    private static final int UNSET = 0xFF;

    private static final int MOVER = SLOTS * BITS;
    /** The other player has nothing to count. */
    private static final long OTHER_IDLE = 1L << 56;
    /** For the other player there is no number. */
    private static final long OTHER_NEVER = 1L << 57;

    private final Layer.Kind kind;
    private final int most;
    private final long[] cells;
    /** What the player to move is sure of. */
    private final byte[] movers;
    /** What the other player is sure of. */
    private final byte[] others;

    /** Cells as they were kept. */
    PlyCells(Layer.Kind kind, long[] cells, byte[] movers, byte[] others) {
        super(cells.length);
        this.kind = kind;
        this.most = EntryCode.mostPlies(kind);
        this.cells = cells;
        this.movers = movers;
        this.others = others;
    }

    /** Begins to count on final bounds; takes their array over. All that has a number then is news. */
    static PlyCells begin(Layer.Kind kind, BoundCells bounds) {
        long[] cells = bounds.cells();
        byte[] movers = new byte[cells.length];
        byte[] others = new byte[cells.length];
        for (int i = 0; i < cells.length; i++) {
            movers[i] = (byte) BoundCells.mover(cells[i]);
            others[i] = (byte) BoundCells.other(cells[i]);
            cells[i] = cell(cells[i], movers[i], others[i]);
        }
        PlyCells plies = new PlyCells(kind, cells, movers, others);
        for (int i = 0; i < cells.length; i++) {
            if (plies.level(i, true) > 0) {
                plies.mark(i, true);
            }
            if (plies.level(i, false) > 0) {
                plies.mark(i, false);
            }
        }
        return plies;
    }

    private static long cell(long bounds, int mover, int other) {
        boolean end = BoundCells.isEnd(bounds);
        long first = end || mover == 0 ? 0 : BoundCells.timedCapture(bounds) == mover ? 1 : UNSET;
        long cell = first << MOVER;
        if (end || other == 0) {
            return cell | OTHER_IDLE;
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((BoundCells.open(bounds) >>> slot & 1) != 0) {
                cell |= (long) UNSET << (slot * BITS);
            }
        }
        return BoundCells.isOtherTimed(bounds) ? cell : cell | OTHER_NEVER;
    }

    @Override
    void hear(int position, int slot, int level, int plies) {
        long cell = cells[position];
        if (slot == ANY_MOVE) {
            if (movers[position] == level && moverPlies(cell) > plies + 1) {
                cells[position] = (cell & ~((long) UNSET << MOVER)) | ((long) (plies + 1) << MOVER);
                mark(position, true);
            }
            return;
        }
        int shift = slot * BITS;
        if ((cell & (OTHER_IDLE | OTHER_NEVER)) == 0 && (cell >>> shift & UNSET) > plies) {
            long lowered = (cell & ~((long) UNSET << shift)) | ((long) plies << shift);
            cells[position] = lowered;
            if (otherPlies(lowered) < otherPlies(cell)) {
                mark(position, false);
            }
        }
    }

    private static int moverPlies(long cell) {
        return (int) (cell >>> MOVER & UNSET);
    }

    private static int otherPlies(long cell) {
        if ((cell & (OTHER_IDLE | OTHER_NEVER)) != 0) {
            return (cell & OTHER_IDLE) != 0 ? 0 : UNSET;
        }
        long slowest = 0;
        for (int shift = 0; shift < MOVER; shift += BITS) {
            slowest = Math.max(slowest, cell >>> shift & UNSET);
        }
        return slowest == UNSET ? UNSET : (int) slowest + 1;
    }

    @Override
    int level(int position, boolean asMover) {
        int plies = plies(position, asMover);
        if (plies == 0 || plies >= most) {
            return 0;
        }
        return asMover ? movers[position] : others[position];
    }

    @Override
    int plies(int position, boolean asMover) {
        return asMover ? moverPlies(cells[position]) : otherPlies(cells[position]);
    }

    @Override
    boolean countsPlies() {
        return true;
    }

    /** The entry of a position as its bytes in the file, the mover's lowest. */
    int entry(int position) {
        if (kind == Layer.Kind.VALUES) {
            boolean ahead = movers[position] > 0;
            int value = ahead ? movers[position] : -others[position];
            return EntryCode.ofValue(value, value == 0 ? 0 : within(plies(position, ahead)));
        }
        int mover = EntryCode.ofBound(movers[position], movers[position] == 0 ? 0 : within(plies(position, true)));
        int other = EntryCode.ofBound(others[position], others[position] == 0 ? 0 : within(plies(position, false)));
        return mover | (other << BITS);
    }

    private int within(int plies) {
        return plies <= most ? plies : EntryCode.UNKNOWN;
    }

    /** The cells, to be kept. */
    long[] cells() {
        return cells;
    }

    /** What the players to move are sure of, to be kept. */
    byte[] movers() {
        return movers;
    }

    /** What the other players are sure of, to be kept. */
    byte[] others() {
        return others;
    }
}
