package semeia.tablebase.retrograde;

import semeia.tablebase.layer.EntryCode;

/**
 * How many plies it takes at most, in a layer, until a player has what they can force: for the player to move one more than after the quickest
 * move, for the other one more than after the slowest. Several threads count at once; what comes out does not depend on their order.
 */
final class PlyCount {
    private static final int MOST = EntryCode.UNKNOWN;
    /** In a mover's cell: one ply, if nothing better comes than the best move out of the layer. */
    private static final int AT_ONCE = MOST - 1;

    private final Cells movers;
    private final Cells others;

    /** A count for so many positions. */
    PlyCount(long positions) {
        movers = new Cells(positions);
        others = new Cells(positions);
    }

    /** Enters what the best moves out of the layer take afterwards; in a later layer play without a capture begins anew. */
    void enter(long index, boolean moverKnown, boolean otherKnown) {
        movers.set(index, moverKnown ? AT_ONCE : MOST);
        others.set(index, otherKnown ? 1 : MOST);
    }

    /** The best move out of the layer is what the player to move has. */
    void atOnce(long index) {
        movers.replace(index, AT_ONCE, 1);
    }

    /** A move leads the player to move to what they can force in {@code plies} more. */
    void quicker(long index, int plies) {
        while (true) {
            int cell = movers.get(index);
            if ((cell <= plies && cell < AT_ONCE) || movers.replace(index, cell, plies)) {
                return;
            }
        }
    }

    /** A move leaves the opponent with what needs {@code plies} more. */
    void slower(long index, int plies) {
        while (true) {
            int cell = others.get(index);
            if (cell >= plies || others.replace(index, cell, plies)) {
                return;
            }
        }
    }

    /** The plies of a role. */
    int of(long index, int role) {
        return role == WorkingBounds.MOVER ? movers.get(index) : others.get(index);
    }
}
