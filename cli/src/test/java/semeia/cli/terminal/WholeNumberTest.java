package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Run;

class WholeNumberTest {
    @ParameterizedTest
    @CsvSource({
        "perft --rules abapa --depth x, --depth, from 1 to 999",
        "perft --rules abapa --depth 0, --depth, from 1 to 999",
        "perft --rules abapa --depth 1000, --depth, from 1 to 999",
        "perft --rules abapa --depth 99999999999999999999, --depth, from 1 to 999",
        "serve --port -1, --port, from 0 to 65535",
        "serve --port 65536, --port, from 0 to 65535",
        "serve --port http, --port, from 0 to 65535",
        "play --seed 1.5, --seed, of at most 18 digits",
        "replay --seed x, --seed, of at most 18 digits",
        "perft --rules abapa --depth ٣, --depth, from 1 to 999",
    })
    void says_which_numbers_an_option_takes(String line, String option, String range) {
        Run run = Run.of(line.split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err())
                .contains(option, "expected a whole number " + range)
                .doesNotContain("int", "long");
    }
}
