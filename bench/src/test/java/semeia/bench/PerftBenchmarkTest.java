package semeia.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftBenchmarkTest {
    private final PerftBenchmark benchmark = new PerftBenchmark();

    @Test
    void all_programs_count_the_leaves_that_the_benchmark_divides_by() {
        assertThat(benchmark.abapa()).isEqualTo(PerftBenchmark.ABAPA_LEAVES);
        assertThat(benchmark.abapaLiteral()).isEqualTo(PerftBenchmark.ABAPA_LEAVES);
        assertThat(benchmark.anywoli()).isEqualTo(PerftBenchmark.ANYWOLI_LEAVES);
        assertThat(benchmark.anywoliLiteral()).isEqualTo(PerftBenchmark.ANYWOLI_LEAVES);
        assertThat(benchmark.baAwa()).isEqualTo(PerftBenchmark.BA_AWA_LEAVES);
    }
}
