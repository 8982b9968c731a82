package semeia.tablebase.retrograde;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;

/** Looks one move ahead in a layer of a game of one lap: what the moves out of the layer bring, and how many stay. Not thread-safe. */
public final class LapOutlook {
    private final Rules rules;
    private final Layer.Kind kind;
    private final int seeds;
    private final Layer[] layers;
    private final Position before;
    private final Position after;

    private int mover;
    private int other;
    private long open;
    private boolean end;
    private boolean moverTimed;
    private boolean otherTimed;
    private int moverWithin;
    private int otherWithin;

    /**
     * An outlook on positions with {@code seeds} seeds.
     *
     * @param layers the layers with fewer seeds; if it holds that with {@code seeds} seeds too, moves in the layer are looked up as well
     */
    public LapOutlook(Rules rules, Layer.Kind kind, int seeds, Layer... layers) {
        this.rules = rules;
        this.kind = kind;
        this.seeds = seeds;
        this.layers = layers;
        this.before = rules.start();
        this.after = rules.start();
    }

    /** Looks ahead from the position with these rows, the mover's first. */
    public void look(long own, long opposite) {
        before.clear(0, 0);
        before.fill(0, own);
        before.fill(1, opposite);
        mover = kind == Layer.Kind.VALUES ? -seeds : 0;
        other = seeds;
        open = 0;
        moverTimed = true;
        otherTimed = true;
        moverWithin = mover;
        otherWithin = other;
        long moves = rules.legalMoves(before);
        end = moves == 0;
        if (end) {
            rules.settle(before);
            divide(before);
            return;
        }
        for (; moves != 0; moves &= moves - 1) {
            int move = Moves.first(moves);
            after.set(before);
            rules.play(after, move);
            follow(move);
        }
    }

    private void follow(int move) {
        if (after.isOver()) {
            divide(after);
            return;
        }
        int left = after.seedsOnBoard();
        long index = BoardIndex.rank(after.six(1), after.six(0));
        if (left == seeds) {
            open |= 1L << move;
            if (layers.length > seeds) {
                moverWithin = Math.max(moverWithin, layers[seeds].other(index));
                otherWithin = Math.min(otherWithin, layers[seeds].mover(index));
            }
            return;
        }
        Layer layer = layers[left];
        int captured = seeds - left;
        take(
                captured + layer.other(index),
                layer.mover(index) - (kind == Layer.Kind.VALUES ? captured : 0),
                layer.otherPlies(index) < EntryCode.UNKNOWN,
                layer.moverPlies(index) < EntryCode.UNKNOWN);
    }

    private void divide(Position over) {
        int gain = over.store(0);
        int loss = over.store(1);
        if (kind == Layer.Kind.VALUES) {
            take(gain - loss, loss - gain, true, true);
        } else {
            take(gain, loss, true, true);
        }
    }

    private void take(int forMover, int forOther, boolean moverKnown, boolean otherKnown) {
        if (forMover >= mover) {
            moverTimed = moverKnown || (moverTimed && forMover == mover);
            mover = forMover;
        }
        other = Math.min(other, forOther);
        otherTimed &= otherKnown;
    }

    /** What the best of the moves out of the layer brings the player to move. */
    public int mover() {
        return mover;
    }

    /** What the moves out of the layer leave the other player at least; the seeds of the layer if there is none. */
    public int other() {
        return other;
    }

    /** What the best of all moves brings the player to move, if the layer itself was given. */
    public int moverOfAll() {
        return Math.max(mover, moverWithin);
    }

    /** What all moves leave the other player at least, if the layer itself was given. */
    public int otherOfAll() {
        return Math.min(other, otherWithin);
    }

    /** Whether it is known how long play without a capture may last after the best of the moves out of the layer. */
    public boolean isMoverTimed() {
        return moverTimed;
    }

    /** Whether it is known how long play without a capture may last after any of the moves out of the layer. */
    public boolean isOtherTimed() {
        return otherTimed;
    }

    /** How many moves stay in the layer. */
    int open() {
        return Long.bitCount(open);
    }

    /** Which moves stay in the layer: a bit for each, by the pit that is lifted. */
    public long openMoves() {
        return open;
    }

    /** Whether there is no move; what the players get is then {@link #mover} and {@link #other}. */
    public boolean isEnd() {
        return end;
    }
}
