package semeia.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.file.TablebaseException;

/** Looks positions of Ba-awa up among those that play reaches on their division. Safe for many threads. */
final class ReachedProber implements Prober {
    private static final int STEP = 4;
    private static final int MOST_PITS = 12;

    private final Tablebases tablebases;
    private final Rules rules;
    private final Consumer<TablebaseException> faults;
    /** By the pits that the starter owns; opened when first asked for. */
    private final Files[] divisions = new Files[MOST_PITS];

    ReachedProber(Tablebases tablebases, Rules rules, Consumer<TablebaseException> faults) {
        this.tablebases = tablebases;
        this.rules = rules;
        this.faults = faults;
    }

    /** The files of one division; by seeds, four a step. */
    private static final class Files {
        final ReachedFile[] layers;
        final int[] plies;

        Files(ReachedFile[] layers, int[] plies) {
            this.layers = layers;
            this.plies = plies;
        }
    }

    @Override
    public boolean probe(Position position, Bounds into) {
        Files files = files(position);
        int layer = position.seedsOnBoard() / STEP;
        if (layer >= files.layers.length) {
            return false;
        }
        try {
            ReachedFile file = files.layers[layer];
            long place = file.find(CanonicalDivision.number(position));
            if (place < 0) {
                return false;
            }
            into.set(position.player(), file.mover(place));
            into.set(1 - position.player(), file.other(place));
            into.setQuietPlies(files.plies[layer], files.plies[layer]);
            return true;
        } catch (UncheckedIOException damaged) {
            return false;
        }
    }

    private Files files(Position position) {
        int starter = position.starter();
        int share = position.territory().share(starter);
        Files files = divisions[share];
        if (files == null) {
            files = open(CanonicalDivision.rules(rules, position.territory(), starter));
            divisions[share] = files;
        }
        return files;
    }

    private Files open(TableRules table) {
        int layers = rules.seeds() / STEP + 1;
        ReachedFile[] files = new ReachedFile[layers];
        int[] plies = new int[layers];
        try {
            for (int seeds : Tablebases.layersOf(table)) {
                int layer = seeds / STEP;
                files[layer] = tablebases.reached(table, seeds);
                plies[layer] = Math.max(layer > 0 ? plies[layer - 1] : 0, files[layer].plies());
            }
            return new Files(files, plies);
        } catch (IOException e) {
            Tablebases.tell(e, faults);
        } catch (UncheckedIOException e) {
            Tablebases.tell(e.getCause(), faults);
        }
        return new Files(new ReachedFile[0], new int[0]);
    }
}
