package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import semeia.cli.terminal.ExitCode;

class SemeiaTest {
    @Test
    void prints_its_version() {
        Run run = Run.of("--version");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).matches("semeia \\d+\\.\\d+\\.\\d+\\S*\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void prints_help_on_standard_output() {
        Run run = Run.of("--help");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).startsWith("Usage: semeia");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void refuses_an_unknown_command_and_points_to_the_help() {
        Run run = Run.of("sew");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("'sew'").contains("Try 'semeia --help'");
    }
}
