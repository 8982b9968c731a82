package semeia.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkEnv;
import semeia.tablebase.BoardLayers;
import semeia.tablebase.layer.Layer;

/**
 * The ranges that this executor holds, for as long as its process lives. Whoever asks for a range says which superstep it is; a range that is not here, or
 * has missed a superstep, is restored. Safe for many threads, as long as each range is worked on by one.
 */
final class Station {
    private static final Map<Integer, Held> RANGES = new ConcurrentHashMap<>();
    private static final Map<LayerPlan, Layer[]> LAYERS = new ConcurrentHashMap<>();

    private Station() {}

    /** A range that is held here. */
    static final class Held {
        private final LayerPlan plan;
        private RangeCells cells;
        private int step;
        private int restoredAt;

        private Held(LayerPlan plan, RangeCells cells, int step, int restoredAt) {
            this.plan = plan;
            this.cells = cells;
            this.step = step;
            this.restoredAt = restoredAt;
        }

        /** What is known. */
        RangeCells cells() {
            return cells;
        }

        /** Whether what has news must be told of as everything: it was restored, or has gone on to the superstep itself. */
        boolean tellsEverything(int now) {
            return restoredAt == now || step == now;
        }

        /** Whether it was restored in a superstep. */
        boolean isRestoredAt(int now) {
            return restoredAt == now;
        }

        /** Begins to hear what is told in a superstep. Told again, because a task is repeated, it keeps its news. */
        void hearAt(int now) {
            if (step != now) {
                cells.clearNews();
                step = now;
            }
        }
    }

    /** The place of this executor, as Spark names it where tasks prefer to run. */
    static String place() {
        SparkEnv env = SparkEnv.get();
        if (env == null) {
            return "no executor";
        }
        return "executor_" + env.blockManager().blockManagerId().host() + "_" + env.executorId();
    }

    /** The range for a superstep. */
    static Held range(LayerPlan plan, int range, int step, Phase phase) {
        Held held = RANGES.get(range);
        boolean current = held != null && held.plan.equals(plan) && (held.step == step - 1 || held.step == step);
        if (current && phase == Phase.PLIES && held.cells instanceof BoundCells bounds) {
            held.cells = PlyCells.begin(plan.layers().kind(), bounds);
        } else if (!current) {
            RANGES.values().removeIf(other -> !other.plan.equals(plan));
            RANGES.remove(range);
            held = new Held(plan, restore(plan, range, phase), step - 1, step);
            RANGES.put(range, held);
        }
        return held;
    }

    private static RangeCells restore(LayerPlan plan, int range, Phase phase) {
        checkFolder(plan);
        Snapshots snapshots = new Snapshots(plan);
        Layer.Kind kind = plan.layers().kind();
        try {
            if (plan.verifies()) {
                Layer[] layers = layers(plan);
                return PlyCells.begin(
                        kind, Verification.bounds(plan, range, plan.layers().rules(), kind, layers));
            }
            if (phase == Phase.PLIES) {
                Optional<PlyCells> plies = snapshots.plies(plan, range, kind);
                if (plies.isPresent()) {
                    return plies.get();
                }
            }
            Optional<BoundCells> bounds = snapshots.bounds(plan, range);
            if (phase == Phase.PLIES) {
                return PlyCells.begin(
                        kind,
                        bounds.orElseThrow(() -> new ClusterException(plan.work()
                                + " has lost the finished bounds of range " + range + "; delete it and build again")));
            }
            return bounds.isPresent()
                    ? bounds.get()
                    : BoundCells.enter(plan, range, plan.layers().rules(), kind, layers(plan));
        } catch (IOException e) {
            throw ClusterException.of(e, place());
        }
    }

    /** Executors must see the folder of the driver: the driver leaves a word in it. */
    static void checkFolder(LayerPlan plan) {
        Path word = plan.work().resolve(LayerRun.WORD);
        try {
            if (Files.isRegularFile(word) && Files.readString(word).equals(plan.run())) {
                return;
            }
        } catch (IOException e) {
            throw ClusterException.of(e, place());
        }
        throw new ClusterException(plan.directory() + " on " + place()
                + " is not the folder that the driver sees: give a --dir that all machines share");
    }

    /** The layers that a layer is built from; with itself where it is verified. */
    static synchronized Layer[] layers(LayerPlan plan) throws IOException {
        LAYERS.keySet().removeIf(other -> !other.equals(plan));
        Layer[] known = LAYERS.get(plan);
        if (known == null) {
            BoardLayers layers = plan.layers();
            known = new Layer[plan.seeds() + (plan.verifies() ? 1 : 0)];
            for (int seeds = 0; seeds < known.length; seeds++) {
                known[seeds] = layers.layer(seeds);
            }
            LAYERS.put(plan, known);
        }
        return known;
    }
}
