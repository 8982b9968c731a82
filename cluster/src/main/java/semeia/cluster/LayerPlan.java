package semeia.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import semeia.rules.RuleBook;
import semeia.tablebase.BoardLayers;
import semeia.tablebase.Tablebases;
import semeia.tablebase.layer.BoardIndex;

/**
 * A layer to build or to verify, cut into contiguous ranges of the numbering of boards. Goes to every executor.
 *
 * @param run a word that no other run of the program has
 * @param rules the id of the rules
 * @param directory the folder of the databases, as every machine sees it
 * @param seeds seeds on the board
 * @param ranges how many ranges, at least 1
 * @param verifies whether the layer is there and is verified
 */
record LayerPlan(String run, String rules, String directory, int seeds, int ranges, boolean verifies)
        implements Serializable {
    private static final int PITS = 12;

    /** A layer to build. */
    LayerPlan(String run, String rules, String directory, int seeds, int ranges) {
        this(run, rules, directory, seeds, ranges, false);
    }

    /** How many positions the layer has. */
    long size() {
        return BoardIndex.size(PITS, seeds);
    }

    /** Positions of every range but the last. */
    long width() {
        return (size() + ranges - 1) / ranges;
    }

    /** The number of the first position of a range. */
    long from(int range) {
        return Math.min(size(), range * width());
    }

    /** How many positions a range has. */
    int sizeOf(int range) {
        return Math.toIntExact(from(range + 1) - from(range));
    }

    /** The files of the database. */
    BoardLayers layers() {
        return new BoardLayers(new Tablebases(Path.of(directory)), RuleBook.byId(rules));
    }

    /** The folder for what is unfinished of this layer, beside its file. */
    Path work() {
        Path file = layers().file(seeds);
        return file.resolveSibling(file.getFileName() + (verifies ? ".verify" : ".cluster"));
    }
}
