package semeia.tablebase;

import java.io.UncheckedIOException;
import java.util.OptionalInt;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.layer.NoLayer;

/**
 * Looks positions up in layers of all boards. Safe for many threads. Where a block turns out to be damaged it knows nothing.
 *
 * <p>The layers know nothing of an end at 25. Where there is one, a player is sure of what they can force only if that alone gives 24 or more,
 * so that the opponent cannot end the game before; and then of no more than makes 25.
 */
final class LayerProber implements Prober {
    private static final int HALF = 24;

    private final Layer.Kind kind;
    private final boolean endsAtMajority;
    private final Layer[] layers;

    LayerProber(Layer.Kind kind, Rules rules, Layer... layers) {
        this.kind = kind;
        this.endsAtMajority = rules.endsAtMajority();
        this.layers = layers;
    }

    @Override
    public boolean probe(Position position, Bounds into) {
        int seeds = position.seedsOnBoard();
        boolean ownRows = position.territory().share(0) == position.territory().row();
        if (!ownRows || seeds >= layers.length || layers[seeds] == NoLayer.INSTANCE || position.hasExtraMove()) {
            return false;
        }
        int player = position.player();
        Layer layer = layers[seeds];
        long index = index(position, player);
        try {
            int mover = layer.mover(index);
            int other = layer.other(index);
            int moverPlies = mover == 0 ? 0 : layer.moverPlies(index);
            int otherPlies = other == 0 ? 0 : layer.otherPlies(index);
            into.setQuietPlies(Math.max(moverPlies, otherPlies), EntryCode.mostPlies(kind));
            if (kind == Layer.Kind.VALUES) {
                mover = Math.floorDiv(seeds + mover, 2);
                other = Math.floorDiv(seeds + other, 2);
            }
            into.set(player, sure(position.store(player), mover));
            into.set(1 - player, sure(position.store(1 - player), other));
            return true;
        } catch (UncheckedIOException damaged) {
            return false;
        }
    }

    /** The one value of a position where there is one, for the player to move; a seed that is nobody's may make it odd. */
    OptionalInt value(Position position) {
        int seeds = position.seedsOnBoard();
        if (kind != Layer.Kind.VALUES
                || endsAtMajority
                || seeds >= layers.length
                || layers[seeds] == NoLayer.INSTANCE) {
            return OptionalInt.empty();
        }
        int player = position.player();
        return OptionalInt.of(layers[seeds].mover(BoardIndex.rank(position.six(player), position.six(1 - player))));
    }

    /** The number of the board, turned so that the player to move comes first. */
    private static long index(Position position, int player) {
        if (position.territory().pits() == 12) {
            return BoardIndex.rank(position.six(player), position.six(1 - player));
        }
        int first = 2 * player;
        int second = 2 - first;
        return BoardIndex.rank(
                position.six(first), position.six(first + 1), position.six(second), position.six(second + 1));
    }

    private int sure(int store, int forced) {
        if (!endsAtMajority) {
            return forced;
        }
        return store + forced < HALF ? 0 : Math.min(forced, HALF + 1 - store);
    }
}
