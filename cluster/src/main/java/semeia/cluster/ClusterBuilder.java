package semeia.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import semeia.rules.Rules;
import semeia.tablebase.BoardLayers;
import semeia.tablebase.Builder;
import semeia.tablebase.Tablebases;
import semeia.tablebase.layer.BoardIndex;

/** Builds the files of a database layer by layer on a cluster; what is there and in order stays. Not thread-safe. */
final class ClusterBuilder {
    private static final int PITS = 12;
    private static final int MOST_A_RANGE = 1 << 26;
    private static final int RANGES_A_CORE = 2;

    private final JavaSparkContext spark;
    private final Path directory;
    private final Pace pace;
    private final ClusterLog log;

    /**
     * How the work is cut.
     *
     * @param leastPositions smaller layers are built by the driver alone, as on one machine
     * @param keepEvery after so many supersteps the ranges keep what they know
     */
    record Pace(long leastPositions, int keepEvery) {
        /** Layers up to 8 seeds would take longer to share out than to build. */
        static final Pace DEFAULT = new Pace(100_000, 20);
    }

    ClusterBuilder(JavaSparkContext spark, Path directory, Pace pace, ClusterLog log) {
        this.spark = spark;
        this.directory = directory.toAbsolutePath().normalize();
        this.pace = pace;
        this.log = log;
    }

    /**
     * Builds all layers up to a number of seeds.
     *
     * @throws IllegalArgumentException if there is no database for the rules, or not one of all boards of a single lap
     * @throws ClusterException if something outside stops it
     */
    void build(Rules rules, int most) throws IOException, InterruptedException {
        Tablebases tablebases = new Tablebases(directory);
        BoardLayers layers = new BoardLayers(tablebases, rules);
        if (most < 0 || most > Tablebases.MOST_SEEDS) {
            throw new IllegalArgumentException("seeds are " + most + ", expected 0 to " + Tablebases.MOST_SEEDS);
        }
        FolderLock lock = FolderLock.take(layers.file(0).getParent());
        try {
            layers.removeLeftovers();
            for (int seeds = 0; seeds <= most; seeds++) {
                if (BoardIndex.size(PITS, seeds) < pace.leastPositions()) {
                    new Builder(tablebases, 1, log).build(rules, seeds);
                } else if (!layers.isBuilt(seeds)) {
                    build(layers, seeds);
                }
            }
        } finally {
            lock.close();
        }
    }

    private void build(BoardLayers layers, int seeds) throws IOException {
        long began = System.nanoTime();
        long positions = BoardIndex.size(PITS, seeds);
        log.begin(seeds, memory(positions).check(seeds));
        LayerPlan plan = WorkFolder.plan(new LayerPlan(
                UUID.randomUUID().toString(), layers.rules().id(), directory.toString(), seeds, ranges(positions)));
        WorkFolder folder = WorkFolder.of(plan);
        new LayerRun(spark, plan, pace.keepEvery(), log).build(folder);
        layers.write(new EntriesLayer(plan));
        folder.delete();
        log.done(seeds, positions, System.nanoTime() - began);
    }

    private int ranges(long positions) {
        long most = (positions + MOST_A_RANGE - 1) / MOST_A_RANGE;
        return (int) Math.max(RANGES_A_CORE * spark.defaultParallelism(), most);
    }

    private Memory memory(long positions) {
        int executors = spark.sc().getExecutorMemoryStatus().size();
        boolean local = spark.isLocal() && !spark.master().startsWith("local-cluster");
        long each = local ? Runtime.getRuntime().maxMemory() : (long) spark.sc().executorMemory() << 20;
        return Memory.of(positions, local ? 1 : Math.max(1, executors - 1), each);
    }
}
