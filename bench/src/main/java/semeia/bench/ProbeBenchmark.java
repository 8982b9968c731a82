package semeia.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.Builder;
import semeia.tablebase.Tablebases;
import semeia.tablebase.retrograde.Watch;

/** Looking random positions up in a warm database of {@value #SEEDS} seeds. One operation is one probe. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class ProbeBenchmark {
    static final int SEEDS = 12;
    static final int POSITIONS = 100_000;

    @Param({"abapa", "awari"})
    private String id;

    private final Position[] positions = new Position[POSITIONS];
    private final Bounds bounds = new Bounds();
    private Path folder;
    private Prober prober;

    /** Builds the database and draws the positions. */
    @Setup(Level.Trial)
    public void build() throws IOException, InterruptedException {
        Rules rules = RuleBook.byId(id);
        folder = Files.createTempDirectory("semeia-probe");
        Tablebases tablebases = new Tablebases(folder);
        new Builder(tablebases, 1, new Silence()).build(rules, SEEDS);
        prober = tablebases.prober(rules, fault -> {
            throw new IllegalStateException(fault);
        });
        Random random = new Random(1);
        Arrays.setAll(positions, i -> scattered(rules, random));
    }

    /** Removes the database. */
    @TearDown(Level.Trial)
    public void remove() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static Position scattered(Rules rules, Random random) {
        Integer[] seeds = new Integer[rules.territory().pits()];
        Arrays.fill(seeds, 0);
        for (int seed = 0; seed < SEEDS; seed++) {
            seeds[random.nextInt(seeds.length)]++;
        }
        int stored = rules.start().seedsOnBoard() - SEEDS;
        List<Integer> stores = List.of(stored / 2, stored - stored / 2);
        Position position = rules.position(new semeia.rules.Setup(
                rules.territory(), Arrays.asList(seeds), stores, 0, false, 0, Optional.empty(), false, 0, 0));
        return position.isOver() ? scattered(rules, random) : position;
    }

    /** Probes them all. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int probe() {
        int forced = 0;
        for (Position position : positions) {
            prober.probe(position, bounds);
            forced += bounds.seeds(0);
        }
        return forced;
    }

    private static final class Silence implements Builder.Log {
        @Override
        public Watch begin(int seeds, long positions) {
            return Watch.NONE;
        }

        @Override
        public void done(int seeds, long positions, long nanos) {}
    }
}
