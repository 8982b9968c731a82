package semeia.cluster;

import semeia.rules.Rules;
import semeia.tablebase.file.MappedLayer;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.LapOutlook;

/**
 * Works a range of a layer out anew: what is sure from the positions after each, all at once since the file has them; the plies by the same supersteps as when
 * the layer is built.
 */
final class Verification {
    private Verification() {}

    /**
     * Compares what is sure in all positions of a range with the positions after them.
     *
     * @param layers the layers up to this one
     * @return the cells, to count plies on
     * @throws ClusterException if an entry is wrong
     */
    static BoundCells bounds(LayerPlan plan, int range, Rules rules, Layer.Kind kind, Layer... layers) {
        long[] cells = new long[plan.sizeOf(range)];
        Layer layer = layers[plan.seeds()];
        LapOutlook outlook = new LapOutlook(rules, kind, plan.seeds(), layers);
        long[] board = new long[2];
        if (cells.length > 0) {
            new BoardIndex(12, plan.seeds()).unrank(plan.from(range), board);
        }
        for (int i = 0; i < cells.length; i++) {
            long index = plan.from(range) + i;
            outlook.look(board[0], board[1]);
            if (outlook.moverOfAll() != layer.mover(index) || outlook.otherOfAll() != layer.other(index)) {
                throw ClusterException.wrongEntry(plan, index);
            }
            cells[i] = BoundCells.finalCell(outlook, layer.mover(index), layer.other(index));
            BoardIndex.next(board);
        }
        return new BoundCells(cells);
    }

    /**
     * Compares the plies of all positions of a range with those that were counted. In files of the first version they may be looser.
     *
     * @throws ClusterException if an entry is wrong
     */
    static void plies(LayerPlan plan, int range, PlyCells counted, Layer layer) {
        boolean loose =
                layer instanceof MappedLayer mapped && mapped.data().header().version() == 1;
        for (int i = 0; i < counted.size(); i++) {
            long index = plan.from(range) + i;
            int entry = counted.entry(i);
            boolean right = layer.kind() == Layer.Kind.VALUES
                    ? fits(layer.moverPlies(index), EntryCode.valuePlies(entry), loose)
                    : fits(layer.moverPlies(index), EntryCode.boundPlies(entry), loose)
                            && fits(layer.otherPlies(index), EntryCode.boundPlies(entry >>> 8), loose);
            if (!right) {
                throw ClusterException.wrongEntry(plan, index);
            }
        }
    }

    private static boolean fits(int kept, int counted, boolean loose) {
        return loose ? kept >= counted : kept == counted;
    }
}
