package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.terminal.ExitCode;

/** Compares every help screen with the one kept in {@code src/test/resources/semeia/cli/help}. */
class HelpTest {
    /** Every command with a screen of its own. */
    static final List<String> COMMANDS = List.of(
            "",
            "play",
            "rules",
            "rules show",
            "rules clauses",
            "perft",
            "replay",
            "convert",
            "analyse",
            "stats",
            "bench",
            "match",
            "engine",
            "tune",
            "tablebase",
            "tablebase build",
            "tablebase verify",
            "tablebase probe",
            "tablebase info",
            "solve",
            "puzzle",
            "puzzle make",
            "puzzle solve",
            "serve",
            "database",
            "help",
            "completion");

    private static final int SCREEN = 36;
    /** Of the commands that take most options. */
    private static final int LONG_SCREEN = 66;

    private static final List<String> LONG = List.of("play", "analyse", "match");

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void prints_the_help_that_is_kept(String command) throws IOException {
        Run run = Run.of((command + " --help").strip().split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(kept(command.isEmpty() ? "semeia" : command.replace(' ', '-')));
        assertThat(run.out().lines())
                .hasSizeLessThanOrEqualTo(LONG.contains(command) ? LONG_SCREEN : SCREEN)
                .allMatch(line -> line.length() <= 80);
        if (!command.isEmpty()) {
            assertThat(run.out()).contains("\nExamples:\n  semeia " + command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "play", "tablebase", "tablebase build"})
    void prints_the_same_help_by_the_command_help(String command) {
        assertThat(Run.of(("help " + command).strip().split(" ")))
                .isEqualTo(Run.of((command + " --help").strip().split(" ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "anlyse                 | unknown command 'anlyse'     | Did you mean: semeia analyse",
                "help tablebase biuld   | unknown command 'biuld'      | tablebase build",
                "play --rule awale      | unknown option '--rule'      | --rules",
                "bench awale            | unexpected argument 'awale'  | Try 'semeia bench --help'.",
                "completion tcsh        | \"tcsh\", expected bash, zsh or fish | Try 'semeia completion --help'.",
            })
    void suggests_what_was_meant(String line, String fault, String suggestion) {
        Run run = Run.of(line.split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains(fault).contains(suggestion);
        assertThat(run.out()).isEmpty();
    }

    private static String kept(String name) throws IOException {
        try (InputStream text = HelpTest.class.getResourceAsStream("help/" + name + ".txt")) {
            assertThat(text)
                    .as("src/test/resources/semeia/cli/help/" + name + ".txt")
                    .isNotNull();
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
