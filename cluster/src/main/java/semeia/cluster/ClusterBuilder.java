package semeia.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import semeia.rules.Rules;
import semeia.tablebase.BoardLayers;
import semeia.tablebase.Builder;
import semeia.tablebase.Tablebases;
import semeia.tablebase.Verifier;
import semeia.tablebase.layer.BoardIndex;

/** Builds the files of a database layer by layer on a cluster, or verifies them; what is there and in order stays. Not thread-safe. */
final class ClusterBuilder {
    private static final int PITS = 12;
    private static final int MOST_A_RANGE = 1 << 30;

    private final Path directory;
    private final Tablebases tablebases;
    private final BoardLayers layers;
    private final int most;
    private final Pace pace;
    private final ClusterLog log;
    private final Losses losses = new Losses();

    /**
     * How the work is cut.
     *
     * @param leastPositions smaller layers are built by the driver alone, as on one machine
     * @param keepEvery after so many supersteps the ranges keep what they know
     * @param ranges how many ranges, 0 for one a core
     */
    record Pace(long leastPositions, int keepEvery, int ranges) {
        /** Layers up to 8 seeds would take longer to share out than to build. */
        static final Pace DEFAULT = new Pace(100_000, 20, 0);
    }

    /**
     * A builder of all layers up to a number of seeds.
     *
     * @throws IllegalArgumentException if there is no database for the rules, or not one of all boards of a single lap, or not with so many seeds
     */
    ClusterBuilder(Path directory, Rules rules, int most, Pace pace, ClusterLog log) {
        this.directory = directory.toAbsolutePath().normalize();
        this.tablebases = new Tablebases(this.directory);
        this.layers = new BoardLayers(tablebases, rules);
        this.most = most;
        this.pace = pace;
        this.log = log;
        if (most < 0 || most > Tablebases.MOST_SEEDS) {
            throw new IllegalArgumentException("seeds are " + most + ", expected 0 to " + Tablebases.MOST_SEEDS);
        }
    }

    /**
     * Builds them.
     *
     * @throws ClusterException if something outside stops it
     */
    void build(JavaSparkContext spark) throws IOException, InterruptedException {
        locked(spark, seeds -> {
            if (isSmall(seeds)) {
                new Builder(tablebases, 1, log).build(layers.rules(), seeds);
            } else if (!layers.isBuilt(seeds)) {
                build(spark, seeds);
            }
        });
    }

    /**
     * Works every entry of them out anew.
     *
     * @throws IllegalArgumentException if one is wrong
     * @throws ClusterException if one is wrong, or something outside stops it
     */
    void verify(JavaSparkContext spark) throws IOException, InterruptedException {
        locked(spark, seeds -> {
            long began = System.nanoTime();
            long positions = BoardIndex.size(PITS, seeds);
            if (isSmall(seeds)) {
                new Verifier(tablebases, 1).verify(layers.rules(), seeds, log.begin(seeds, positions));
            } else {
                log.begin(seeds, memory(spark, positions).check(seeds));
                layers.layer(seeds);
                run(spark, seeds, true);
            }
            log.done(seeds, positions, System.nanoTime() - began);
        });
    }

    private boolean isSmall(int seeds) {
        return BoardIndex.size(PITS, seeds) < pace.leastPositions();
    }

    private interface Work {
        void on(int seeds) throws IOException, InterruptedException;
    }

    private void locked(JavaSparkContext spark, Work work) throws IOException, InterruptedException {
        spark.sc().addSparkListener(losses);
        FolderLock lock = FolderLock.take(layers.file(0).getParent());
        try {
            layers.removeLeftovers();
            for (int seeds = 0; seeds <= most; seeds++) {
                work.on(seeds);
            }
        } finally {
            lock.close();
        }
    }

    private void build(JavaSparkContext spark, int seeds) throws IOException {
        long began = System.nanoTime();
        long positions = BoardIndex.size(PITS, seeds);
        log.begin(seeds, memory(spark, positions).check(seeds));
        run(spark, seeds, false);
        log.done(seeds, positions, System.nanoTime() - began);
    }

    private void run(JavaSparkContext spark, int seeds, boolean verifies) throws IOException {
        LayerPlan plan = WorkFolder.plan(new LayerPlan(
                UUID.randomUUID().toString(),
                layers.rules().id(),
                directory.toString(),
                seeds,
                ranges(spark, BoardIndex.size(PITS, seeds)),
                verifies));
        WorkFolder folder = WorkFolder.of(plan);
        new LayerRun(spark, losses, plan, pace.keepEvery(), log).build(folder);
        if (!verifies) {
            write(new EntriesLayer(plan));
        }
        folder.delete();
    }

    private void write(EntriesLayer layer) throws IOException {
        try {
            layers.write(layer);
        } catch (IOException e) {
            throw new IOException(layers.file(layer.seeds()) + ": " + e.getMessage(), e);
        }
    }

    /** One for each core, so that in every superstep all of them begin at once and none is taken to a core that is not its own. */
    private int ranges(JavaSparkContext spark, long positions) {
        long most = (positions + MOST_A_RANGE - 1) / MOST_A_RANGE;
        return (int) Math.max(pace.ranges() > 0 ? pace.ranges() : spark.defaultParallelism(), most);
    }

    private static Memory memory(JavaSparkContext spark, long positions) {
        int executors = spark.sc().getExecutorMemoryStatus().size();
        boolean local = spark.isLocal() && !spark.master().startsWith("local-cluster");
        long each = local ? Runtime.getRuntime().maxMemory() : (long) spark.sc().executorMemory() << 20;
        return Memory.of(positions, local ? 1 : Math.max(1, executors - 1), each);
    }
}
