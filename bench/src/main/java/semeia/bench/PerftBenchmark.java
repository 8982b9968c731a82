package semeia.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import semeia.rules.Perft;
import semeia.rules.RuleBook;

/** Leaves of the move tree a second on one core, the product's rules next to a literal program. One operation is one leaf. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PerftBenchmark {
    static final int ABAPA_DEPTH = 10;
    static final int ABAPA_LEAVES = 18_137_964;
    static final int ANYWOLI_DEPTH = 5;
    static final int ANYWOLI_LEAVES = 125_795;
    static final int BA_AWA_DEPTH = 7;
    static final int BA_AWA_LEAVES = 57_012;

    private final Perft abapa = new Perft(RuleBook.ABAPA, RuleBook.ABAPA.start(), ABAPA_DEPTH);
    private final Perft anywoli = new Perft(RuleBook.ANYWOLI, RuleBook.ANYWOLI.start(), ANYWOLI_DEPTH);
    private final Perft baAwa = new Perft(RuleBook.BA_AWA, RuleBook.BA_AWA.start(), BA_AWA_DEPTH);
    private final LiteralPerft literalAbapa = new LiteralPerft(12, ABAPA_DEPTH);
    private final LiteralPerft literalAnywoli = new LiteralPerft(24, ANYWOLI_DEPTH);

    @Benchmark
    @OperationsPerInvocation(ABAPA_LEAVES)
    public long abapa() {
        return abapa.count(ABAPA_DEPTH);
    }

    @Benchmark
    @OperationsPerInvocation(ABAPA_LEAVES)
    public long abapaLiteral() {
        return literalAbapa.abapa(0, ABAPA_DEPTH, 0);
    }

    @Benchmark
    @OperationsPerInvocation(ANYWOLI_LEAVES)
    public long anywoli() {
        return anywoli.count(ANYWOLI_DEPTH);
    }

    @Benchmark
    @OperationsPerInvocation(ANYWOLI_LEAVES)
    public long anywoliLiteral() {
        return literalAnywoli.anywoli(0, ANYWOLI_DEPTH, 0, false);
    }

    @Benchmark
    @OperationsPerInvocation(BA_AWA_LEAVES)
    public long baAwa() {
        return baAwa.count(BA_AWA_DEPTH);
    }
}
