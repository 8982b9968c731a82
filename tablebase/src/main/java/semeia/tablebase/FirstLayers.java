package semeia.tablebase;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Consumer;
import semeia.engine.Prober;
import semeia.rules.Rules;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.retrograde.Watch;

/**
 * The layers with few seeds of the rules of one lap, a second's work and a megabyte: they are built when somebody first asks for the rules,
 * so that engine, analysis and server know them from the first start.
 */
public final class FirstLayers {
    /** The most seeds on the board. */
    public static final int SEEDS = 10;

    private static final Object ONE_AT_A_TIME = new Object();

    private FirstLayers() {}

    /**
     * A prober like {@link Tablebases#prober}, after the first layers have been built if they are missing. Where they cannot be written the
     * prober does without.
     *
     * @param faults hears of files that are there but cannot be used
     */
    public static Prober prober(Tablebases tablebases, Rules rules, Consumer<TablebaseException> faults) {
        Optional<TableRules> table = TableRules.of(rules).filter(found -> !found.isRelay());
        if (table.isPresent()) {
            synchronized (ONE_AT_A_TIME) {
                build(tablebases, table.get());
            }
        }
        return tablebases.prober(rules, faults);
    }

    private static void build(Tablebases tablebases, TableRules table) {
        try {
            if (!Files.exists(tablebases.file(table, SEEDS))) {
                new Builder(tablebases, 1, new Silence()).build(table.rules(), SEEDS);
            }
        } catch (IOException e) {
            // Nothing can be written there, or another process builds the same: play goes on with what there is.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says nothing: nobody has asked. */
    private static final class Silence implements Builder.Log {
        @Override
        public Watch begin(int seeds, long positions) {
            return Watch.NONE;
        }

        @Override
        public void done(int seeds, long positions, long nanos) {}
    }
}
