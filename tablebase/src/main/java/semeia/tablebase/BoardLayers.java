package semeia.tablebase;

import java.io.IOException;
import java.nio.file.Path;
import semeia.rules.Rules;
import semeia.tablebase.file.LayerWriter;
import semeia.tablebase.layer.Layer;

/** The files of all boards with few seeds for one ruleset of a single lap, for builders that are not of this module. Safe for many threads. */
public final class BoardLayers {
    private final Tablebases tablebases;
    private final TableRules table;

    /**
     * The files in a folder of databases.
     *
     * @throws IllegalArgumentException if there is no database for the rules, or not one of all boards of a single lap
     */
    public BoardLayers(Tablebases tablebases, Rules rules) {
        this.tablebases = tablebases;
        this.table = Tablebases.required(rules);
        if (table.isRelay()) {
            throw new IllegalArgumentException("moves of " + rules.id()
                    + " are relays, which cannot be taken back one by one; build it on one machine");
        }
    }

    /** The rules by which positions are played; several rulesets may share them. */
    public Rules rules() {
        return table.rules();
    }

    /** What the entries say. */
    public Layer.Kind kind() {
        return table.kind();
    }

    /** The file of a layer, there or not. */
    public Path file(int seeds) {
        return tablebases.file(table, seeds);
    }

    /**
     * Opens a layer.
     *
     * @throws IOException if it cannot be used, as a {@link semeia.tablebase.file.TablebaseException}
     */
    public Layer layer(int seeds) throws IOException {
        return tablebases.layer(table, seeds);
    }

    /** Whether a layer is there, in order, and of the version that is written. */
    public boolean isBuilt(int seeds) {
        return tablebases.isBuilt(table, seeds);
    }

    /** Writes the file of a layer aside and puts it in its place when it is whole and on the disk. */
    public void write(Layer layer) throws IOException {
        LayerWriter.write(file(layer.seeds()), table.id(), layer);
    }

    /** Removes what killed processes of this machine left aside. */
    public void removeLeftovers() throws IOException {
        LayerWriter.removeLeftovers(file(0).getParent());
    }
}
