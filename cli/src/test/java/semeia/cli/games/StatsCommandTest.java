package semeia.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class StatsCommandTest {
    private static final String GAMES = """
            {"rules":"awale","moves":"F f E resign S"}
            {"rules":"awale","moves":"F f A resign N"}
            {"rules":"awale","moves":"F f A a agree"}
            {"rules":"awale","moves":"E"}
            {"rules":"abapa","moves":"F F"}
            {"rules":"ba-awa-3","moves":""}
            """;

    @Test
    void counts_results_lengths_and_openings_by_ruleset() {
        Run run = Run.with(GAMES, "stats", "--form", "json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("standard input: line 5");
        assertThat(run.out()).isEqualTo("""
                awale
                      4 games, starter won 1, drew 1, lost 1 (50.0 %), 1 unfinished
                  moves: 1 to 4, median 3, mean 2.8
                  openings
                    F f              3 games, starter won 1, drew 1, lost 1 (50.0 %)
                    E                1 game, none finished
                ba-awa-3
                      1 game, none finished
                  moves: 0 to 0, median 0, mean 0.0
                  openings
                    none             1 game, none finished
                """);
    }

    @Test
    void prints_json() {
        Run run = Run.with(
                "{\"rules\":\"awale\",\"moves\":\"F f E resign S\"}\n",
                "stats",
                "--form",
                "json",
                "--json",
                "--opening",
                "1");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out())
                .isEqualTo("{\"rules\":\"awale\",\"games\":1,\"wins\":0,\"draws\":0,\"losses\":1,\"unfinished\":0,"
                        + "\"moves\":{\"least\":3,\"median\":3,\"mean\":3.0,\"most\":3},\"openings\":[{\"moves\":\"F\","
                        + "\"games\":1,\"wins\":0,\"draws\":0,\"losses\":1,\"unfinished\":0}]}\n");
    }

    @Test
    void says_when_there_are_no_games() {
        Run run = Run.with("", "stats", "-");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEqualTo("semeia: there are no games\n");
    }
}
