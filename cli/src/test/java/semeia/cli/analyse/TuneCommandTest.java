package semeia.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class TuneCommandTest {
    @Test
    void prints_the_same_weights_for_the_same_options() {
        String[] options = {"tune", "--rules", "ba-awa", "--games", "3", "--nodes", "200", "--seed", "5"};
        Run first = Run.of(options);
        assertThat(first.code()).isEqualTo(ExitCode.FINE);
        assertThat(first.err()).isEmpty();
        assertThat(first.out())
                .startsWith("package semeia.engine;\n")
                .contains("final class BaAwaWeights {")
                .contains("new Weights(6, new int[] {6, 12, 24, 40}, new int[][] {");
        assertThat(Run.of(options).out()).isEqualTo(first.out());
    }

    @Test
    void tunes_only_for_two_players_with_as_many_pits() {
        Run run = Run.of("tune", "--rules", "ba-awa:8");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains("--rules: rules ba-awa:8 cannot be tuned");
    }
}
