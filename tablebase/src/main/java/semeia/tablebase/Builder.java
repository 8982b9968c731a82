package semeia.tablebase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import semeia.rules.Rules;
import semeia.tablebase.file.Header;
import semeia.tablebase.file.LayerWriter;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.LapBuilder;
import semeia.tablebase.retrograde.ReachBuilder;
import semeia.tablebase.retrograde.ReachLayer;
import semeia.tablebase.retrograde.RelayBuilder;
import semeia.tablebase.retrograde.Watch;

/** Builds files of databases, layer by layer; what is there, in order and of the version that is written stays. Not thread-safe. */
public final class Builder {
    private final Tablebases tablebases;
    private final int workers;
    private final Log log;

    /**
     * A builder.
     *
     * @param workers threads that work at once, at least 1
     */
    public Builder(Tablebases tablebases, int workers, Log log) {
        this.tablebases = tablebases;
        this.workers = workers;
        this.log = log;
    }

    /** Hears what a builder does, on the thread that builds. */
    public interface Log {
        /** A layer is begun; the positions are those it will have, 0 if that is not known before. */
        Watch begin(int seeds, long positions);

        /** A layer is done and its file in place. */
        void done(int seeds, long positions, long nanos) throws IOException;
    }

    /**
     * Builds all layers up to a number of seeds, or for Ba-awa and Anywoli all there are.
     *
     * @param seeds the most seeds on the board, 0 to {@link Tablebases#MOST_SEEDS}
     * @throws IllegalArgumentException if there is no database for the rules
     * @throws IOException if a file cannot be written
     */
    public void build(Rules rules, int seeds) throws IOException, InterruptedException {
        TableRules table = Tablebases.required(rules);
        LayerWriter.removeLeftovers(tablebases.file(table, 0).getParent());
        try (Crew crew = new Crew(workers)) {
            if (table.form() == Header.Form.REACHED) {
                buildReached(table, crew);
            } else {
                buildBoards(table, seeds, crew);
            }
        } catch (OutOfMemoryError e) {
            throw new IOException(
                    "there is not enough memory to build " + table.id() + "; start Java with a larger -Xmx", e);
        }
    }

    private void buildBoards(TableRules rules, int most, Crew crew) throws IOException, InterruptedException {
        if (most < 0 || most > Tablebases.MOST_SEEDS) {
            throw new IllegalArgumentException(
                    "seeds are " + most + ", expected 0 to " + Tablebases.MOST_SEEDS + " for " + rules.id());
        }
        List<Layer> layers = new ArrayList<>();
        for (int seeds : rules.layers(most)) {
            layers.add(
                    tablebases.isBuilt(rules, seeds)
                            ? tablebases.layer(rules, seeds)
                            : build(rules, seeds, layers, crew));
        }
    }

    private Layer build(TableRules rules, int seeds, List<Layer> below, Crew crew)
            throws IOException, InterruptedException {
        long began = System.nanoTime();
        long positions = BoardIndex.size(rules.rules().territory().pits(), seeds);
        Watch watch = log.begin(seeds, positions);
        Layer layer = rules.isRelay()
                ? new RelayBuilder(rules.rules(), crew).build(watch)
                : new LapBuilder(rules.rules(), rules.kind(), crew, below.toArray(new Layer[0])).build(watch);
        LayerWriter.write(tablebases.file(rules, seeds), rules.id(), layer);
        log.done(seeds, positions, System.nanoTime() - began);
        return tablebases.layer(rules, seeds);
    }

    private void buildReached(TableRules rules, Crew crew) throws IOException, InterruptedException {
        if (tablebases.isComplete(rules)) {
            return;
        }
        ReachBuilder builder = new ReachBuilder(rules.rules(), crew);
        builder.reach(log.begin(rules.rules().seeds(), 0));
        for (int seeds : Tablebases.layersOf(rules)) {
            long began = System.nanoTime();
            long[] numbers = builder.numbers(seeds);
            Watch watch = log.begin(seeds, numbers.length);
            ReachLayer layer = builder.solve(seeds, watch);
            ReachedFile.write(tablebases.file(rules, seeds), rules.id(), layer, numbers);
            log.done(seeds, numbers.length, System.nanoTime() - began);
        }
    }
}
