package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Run;

class WholeNumberTest {
    @ParameterizedTest
    @CsvSource({
        "perft --rules abapa --depth x, --depth, 1 to 999",
        "perft --rules abapa --depth 0, --depth, 1 to 999",
        "perft --rules abapa --depth 1000, --depth, 1 to 999",
        "perft --rules abapa --depth 99999999999999999999, --depth, 1 to 999",
        "serve --port -1, --port, 0 to 65535",
        "serve --port 65536, --port, 0 to 65535",
        "serve --port http, --port, 0 to 65535",
        "play --seed 1.5, --seed, -9223372036854775808 to 9223372036854775807",
        "replay --seed x, --seed, -9223372036854775808 to 9223372036854775807",
    })
    void says_which_numbers_an_option_takes(String line, String option, String range) {
        Run run = Run.of(line.split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err())
                .contains(option, "expected a whole number from " + range)
                .doesNotContain("int", "long");
    }
}
