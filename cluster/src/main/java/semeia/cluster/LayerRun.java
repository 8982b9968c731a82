package semeia.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;

/**
 * Builds one layer, as the driver: supersteps until nothing is told any more, first for what is sure, then for the plies. In a superstep every range tells
 * the positions before its own what is new, and hears what it is told. A range stays with its executor. When one was lost, its range is restored from
 * what was kept last – or from nothing – and all others tell it everything again.
 */
final class LayerRun {
    /** The file by which executors know that they see the driver's folder. */
    static final String WORD = "run";

    private final JavaSparkContext spark;
    private final Losses losses;
    private final LayerPlan plan;
    private final int keepEvery;
    private final Watch watch;
    private final String[] places;
    private int step;

    /** Hears of each superstep, on the driver's thread. */
    interface Watch {
        /** A superstep is done: {@code number} in its phase, from 1. */
        void done(Phase phase, int number, List<Report> reports, long nanos);
    }

    /**
     * A run.
     *
     * @param losses hears which executors are gone
     * @param keepEvery after so many supersteps all ranges keep what they know
     */
    LayerRun(JavaSparkContext spark, Losses losses, LayerPlan plan, int keepEvery, Watch watch) {
        this.spark = spark;
        this.losses = losses;
        this.plan = plan;
        this.keepEvery = keepEvery;
        this.watch = watch;
        this.places = new String[plan.ranges()];
    }

    /** Builds it; the entries are in the folder for what is unfinished then. Or verifies it. */
    void build(WorkFolder folder) throws IOException {
        ranges().map(new Tasks.Look(plan)).collect();
        if (!plan.verifies() && !folder.isSealed()) {
            settle(Phase.BOUNDS, new BitSet());
            folder.seal();
        }
        settle(Phase.PLIES, new BitSet());
        BitSet restored = restored(finish());
        while (!restored.isEmpty()) {
            settle(Phase.PLIES, restored);
            restored = restored(finish());
        }
    }

    /** Supersteps until there is no news. Bounds are kept when there is none, before plies are counted on them. */
    private void settle(Phase phase, BitSet lostBefore) {
        BitSet lost = lostBefore;
        boolean quiet = false;
        for (int number = 1; ; number++) {
            boolean seals = quiet && phase == Phase.BOUNDS;
            boolean keeps = !plan.verifies() && number % keepEvery == 0;
            List<Report> reports = superstep(phase, number, lost, seals || keeps);
            // In the first superstep everybody tells everything anyway.
            lost = number == 1 && lostBefore.isEmpty() ? new BitSet() : restored(reports);
            quiet = lost.isEmpty() && reports.stream().allMatch(report -> report.news() == 0);
            if (quiet && (seals || phase == Phase.PLIES)) {
                return;
            }
        }
    }

    private static BitSet restored(List<Report> reports) {
        BitSet restored = new BitSet();
        reports.stream().filter(Report::isRestored).forEach(report -> restored.set(report.range()));
        return restored;
    }

    private List<Report> superstep(Phase phase, int number, BitSet lost, boolean keep) {
        long began = System.nanoTime();
        step++;
        JavaRDD<Integer> ranges = ranges();
        JavaPairRDD<Integer, byte[]> told = ranges.flatMapToPair(new Tasks.Tell(plan, phase, step, lost))
                .partitionBy(new HashPartitioner(plan.ranges()));
        List<Report> reports = ranges.zipPartitions(told, new Tasks.Hear(plan, phase, step, keep))
                .collect();
        settleDown(reports);
        watch.done(phase, number, reports, System.nanoTime() - began);
        return reports;
    }

    private List<Report> finish() {
        step++;
        List<Report> reports = ranges().map(new Tasks.Finish(plan, step)).collect();
        settleDown(reports);
        return reports;
    }

    private void settleDown(List<Report> reports) {
        for (Report report : reports) {
            places[report.range()] = report.place();
        }
    }

    /** The numbers of the ranges, each where its range is held. */
    private JavaRDD<Integer> ranges() {
        List<Tuple2<Integer, Seq<String>>> numbers = new ArrayList<>();
        for (int range = 0; range < places.length; range++) {
            boolean held = places[range] != null && !losses.isGone(places[range]);
            List<String> place = held ? List.of(places[range]) : List.of();
            numbers.add(new Tuple2<>(range, CollectionConverters.asScala(place).toSeq()));
        }
        return JavaRDD.fromRDD(
                spark.sc()
                        .makeRDD(CollectionConverters.asScala(numbers).toSeq(), ClassTag$.MODULE$.apply(Integer.class)),
                ClassTag$.MODULE$.apply(Integer.class));
    }
}
