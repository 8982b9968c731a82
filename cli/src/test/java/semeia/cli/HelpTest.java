package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.terminal.ExitCode;

/** Compares every help screen with the one kept in {@code src/test/resources/semeia/cli/help}. */
class HelpTest {
    private static final int SCREEN = 36;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "play",
                "rules",
                "rules show",
                "rules clauses",
                "perft",
                "replay",
                "convert",
                "analyse",
                "bench",
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
                "database"
            })
    void prints_the_help_that_is_kept(String command) throws IOException {
        Run run = Run.of((command + " --help").strip().split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(kept(command.isEmpty() ? "semeia" : command.replace(' ', '-')));
        assertThat(run.out().lines()).hasSizeLessThanOrEqualTo(SCREEN).allMatch(line -> line.length() <= 80);
        if (!command.isEmpty()) {
            assertThat(run.out()).contains("\nExamples:\n  semeia " + command);
        }
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
