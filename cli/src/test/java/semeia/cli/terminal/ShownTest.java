package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Run;

class ShownTest {
    @ParameterizedTest
    @CsvSource({
        "abapa, abapa",
        "Awalé 東, Awalé 東",
        "'a\u001b[31mb', 'a?[31mb'",
        "'a\nb\tc', 'a?b?c'",
        "'a\u009b31m', 'a?31m'",
        "'a\u202eb', 'a?b'",
        "'a\u2028b', 'a?b'",
        "'a\u007fb', 'a?b'"
    })
    void puts_a_question_mark_for_what_is_not_to_be_seen(String value, String shown) {
        assertThat(Shown.of(value)).isEqualTo(shown);
    }

    @Test
    void leaves_out_the_middle_of_a_long_value() {
        assertThat(Shown.of("x".repeat(200))).isEqualTo("x".repeat(200));
        assertThat(Shown.of("begin" + "x".repeat(200_000) + "end"))
                .startsWith("beginx")
                .endsWith("xend")
                .contains("…")
                .hasSize(201);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules show VALUE",
                "perft --rules VALUE --depth 1",
                "perft --rules abapa --depth VALUE",
                "perft --rules abapa --depth 1 --position VALUE",
                "perft --rules abapa --depth 1 VALUE",
                "play --rules VALUE",
                "play --seats VALUE",
                "play --starter VALUE",
                "play --match VALUE",
                "play --load VALUE",
                "convert --from VALUE --to ogn",
                "replay VALUE",
                "serve --port 0 --host VALUE",
                "VALUE",
            })
    void no_value_on_the_command_line_reaches_the_terminal_raw_or_at_length(String line) {
        String value = "\u001b[31m" + "x".repeat(5_000);
        Run run = Run.of(line.replace("VALUE", value).split(" "));
        assertThat(run.code()).isIn(ExitCode.BAD_USAGE, ExitCode.BAD_FILE);
        assertThat(run.out() + run.err()).doesNotContain("\u001b");
        assertThat(run.err().length()).isBetween(1, 1_500);
    }
}
