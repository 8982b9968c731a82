package semeia.cluster;

import java.io.IOException;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.FlatMapFunction2;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;

/** What executors do for a range, as Spark sends it to them. Each may be repeated at any time. */
final class Tasks {
    private Tasks() {}

    /** The first half of a superstep: tells the positions before. */
    record Tell(LayerPlan plan, Phase phase, int step, BitSet lost)
            implements PairFlatMapFunction<Integer, Integer, byte[]> {
        @Override
        public Iterator<Tuple2<Integer, byte[]>> call(Integer range) {
            Station.Held held = Station.range(plan, range, step, phase);
            Teller teller = new Teller(plan, range, held.cells(), held.tellsEverything(step), lost);
            return stream(teller)
                    .map(block -> new Tuple2<>(block.range(), block.bytes()))
                    .iterator();
        }
    }

    private static <T> Stream<T> stream(Iterator<T> iterator) {
        Iterable<T> once = () -> iterator;
        return StreamSupport.stream(once.spliterator(), false);
    }

    /** The second half: hears what was told; keeps the cells if {@code keep}. */
    record Hear(LayerPlan plan, Phase phase, int step, boolean keep)
            implements FlatMapFunction2<Iterator<Integer>, Iterator<Tuple2<Integer, byte[]>>, Report> {
        @Override
        public Iterator<Report> call(Iterator<Integer> ranges, Iterator<Tuple2<Integer, byte[]>> told) {
            int range = ranges.next();
            Station.Held held = Station.range(plan, range, step, phase);
            held.hearAt(step);
            long messages = 0;
            long bytes = 0;
            while (told.hasNext()) {
                byte[] block = told.next()._2();
                messages += Messages.hear(block, held.cells());
                bytes += block.length;
            }
            if (keep) {
                keep(range, held);
            }
            return List.of(report(range, held, step, messages, bytes)).iterator();
        }

        private void keep(int range, Station.Held held) {
            try {
                new Snapshots(plan).keep(range, held.cells());
            } catch (IOException e) {
                throw ClusterException.of(e, Station.place());
            }
        }
    }

    /** The last: keeps the entries of a range or compares them with the file, unless it had to be restored and does not know them. */
    record Finish(LayerPlan plan, int step) implements Function<Integer, Report> {
        @Override
        public Report call(Integer range) {
            Station.Held held = Station.range(plan, range, step, Phase.PLIES);
            held.hearAt(step);
            if (!held.isRestoredAt(step) && held.cells() instanceof PlyCells plies) {
                try {
                    if (plan.verifies()) {
                        Verification.plies(plan, range, plies, Station.layers(plan)[plan.seeds()]);
                    } else {
                        new Snapshots(plan)
                                .keepEntries(range, plies, plan.layers().kind());
                    }
                } catch (IOException e) {
                    throw ClusterException.of(e, Station.place());
                }
            }
            return report(range, held, step, 0, 0);
        }
    }

    /** Looks whether an executor sees the folder of the driver. */
    record Look(LayerPlan plan) implements Function<Integer, String> {
        @Override
        public String call(Integer range) {
            Station.checkFolder(plan);
            return Station.place();
        }
    }

    private static Report report(int range, Station.Held held, int step, long messages, long bytes) {
        return new Report(range, Station.place(), held.cells().countNews(), messages, bytes, held.isRestoredAt(step));
    }
}
