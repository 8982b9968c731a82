package semeia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class MatchCommandTest {
    @TempDir
    Path folder;

    private Run match(String... more) {
        List<String> args = new ArrayList<>(List.of(
                "match", "--first", "semeia level 1", "--second", "greedy", "--nodes", "100", "--opening", "4"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    @Test
    void tells_every_game_and_the_score() {
        Run run = match("--games", "2");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines().toList())
                .hasSize(5)
                .element(2)
                .asString()
                .matches("games    2: \\d won, \\d drawn, \\d lost by the first");
    }

    @Test
    void a_stopped_match_goes_on_and_ends_as_one_that_was_not_stopped() throws IOException {
        Path state = folder.resolve("state.jsonl");
        Path records = folder.resolve("records.txt");
        String[] files = {"--json", "--state", state.toString(), "--records", records.toString()};
        match("--json", "--games", "2", "--state", state.toString());
        Files.writeString(state, "{\"rules\":\"abapa\",\"mov", StandardOpenOption.APPEND);
        Run rest = match(files[0], files[1], files[2], files[3], files[4], "--games", "4");
        Run whole = match("--json", "--games", "4");
        assertThat(rest.code()).isEqualTo(ExitCode.FINE);
        assertThat(rest.out().lines().toList())
                .isEqualTo(whole.out().lines().skip(2).toList());
        assertThat(Files.readString(state).lines()).hasSize(4);
        Run converted = Run.of("convert", "--from", "semeia", "--to", "json", records.toString());
        assertThat(converted.out()).isEqualTo(Files.readString(state));
    }

    @Test
    void refuses_to_go_on_with_another_match() {
        Path state = folder.resolve("state.jsonl");
        match("--games", "1", "--state", state.toString());
        Run run = match("--games", "2", "--seed", "2", "--state", state.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("another match").contains("seed 1").contains("seed 2");
    }

    @Test
    void refuses_a_state_in_which_a_game_is_missing_or_doubled() throws IOException {
        Path state = folder.resolve("state.jsonl");
        match("--games", "3", "--state", state.toString());
        List<String> lines = Files.readAllLines(state);
        Files.write(state, List.of(lines.get(0), lines.get(2)));
        assertThat(match("--games", "3", "--state", state.toString()).err())
                .contains("state.jsonl: line 2: it is game 3, expected game 2");
        Files.write(state, List.of(lines.get(0), lines.get(0)));
        Run run = match("--games", "3", "--state", state.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("state.jsonl: line 2: it is game 1, expected game 2");
        assertThat(Files.readAllLines(state)).hasSize(2);
    }

    @Test
    void refuses_a_state_that_another_match_has() throws IOException {
        Path state = folder.resolve("state.jsonl");
        try (FileChannel other = FileChannel.open(state, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = other.lock()) {
            assertThat(lock.isValid()).isTrue();
            Run run = match("--games", "1", "--state", state.toString());
            assertThat(run.code()).isEqualTo(ExitCode.BAD_FILE);
            assertThat(run.err()).contains("state.jsonl").contains("another match");
        }
    }

    @Test
    void refuses_one_file_for_state_and_records() {
        String file = folder.resolve("same").toString();
        Run run = match("--games", "1", "--state", file, "--records", file);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains("--state and --records are the same file");
    }

    @Test
    void stops_with_an_error_when_a_program_does_not_start() {
        Run run = Run.of("match", "--first", "semeia level 1", "--second", "true", "--games", "50", "--nodes", "100");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("true does not start: crash: ");
        assertThat(run.out()).contains("games    0: ").doesNotContain("first in seat", "inf");
    }

    @Test
    void stops_with_an_error_when_a_program_always_fails() {
        Run run = Run.of(
                "match",
                "--first",
                "semeia level 1",
                "--second",
                FakeEngine.command("crash"),
                "--games",
                "50",
                "--nodes",
                "100");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("stopped after 3 games in a row lost by the second player: crash: ");
        assertThat(run.out()).contains("games    3: 3 won").contains("not yet known");
    }

    @Test
    void claims_no_error_and_no_rating_from_results_that_are_alike() {
        Run run = Run.of("match", "--first", "semeia", "--second", "semeia level 1", "--games", "2", "--nodes", "2000");
        assertThat(run.out())
                .contains("score    100.0 % (error not yet known", "Elo      not yet known")
                .doesNotContain("±", "inf");
    }

    @Test
    void stops_when_the_test_is_decided() {
        Run run = match("--games", "50", "--sprt", "0,400,0.4,0.4");
        assertThat(run.out()
                        .lines()
                        .filter(line -> line.contains("first in seat"))
                        .count())
                .isLessThan(50);
        assertThat(run.out()).contains("is accepted");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games=0                 | --games is 0",
                "--first=semeia level 9    | level is 9",
                "--second=                 | command is <>",
                "--second-option=Hash      | \"Hash\"",
                "--adjudicate=boredom      | \"boredom\"",
                "--sprt=0                  | --sprt",
                "--sprt=10,0               | elo0 is 10.0",
                "--movetime=-1             | expected a whole number from 1 to 1000000000",
                "--rules=chess             | \"chess\"",
            })
    void refuses_a_wrong_command_line(String option, String named) {
        String[] usual = {"--first=greedy", "--second=greedy", "--games=1", "--movetime=1", "--rules=abapa"};
        List<String> args = new ArrayList<>(List.of("match"));
        for (String other : usual) {
            if (!other.split("=")[0].equals(option.split("=")[0])) {
                args.add(other);
            }
        }
        args.add(option.strip());
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(named);
    }

    private static final String[] SHORT = {
        "match", "--first", "semeia level 2", "--second", "greedy", "--games", "6", "--nodes", "200", "--json"
    };

    private static Run shortMatch(String... more) {
        return Run.of(Stream.concat(Stream.of(SHORT), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void plays_the_same_games_several_at_a_time() {
        Run one = shortMatch();
        assertThat(one.code()).isEqualTo(ExitCode.FINE);
        assertThat(shortMatch("--concurrency", "3")).isEqualTo(one);
    }

    @Test
    void plays_the_openings_of_a_file_in_order_and_again() throws IOException {
        Path file = Files.writeString(
                folder.resolve("openings.jsonl"),
                "{\"rules\":\"abapa\",\"moves\":\"A f\"}\n{\"rules\":\"abapa\",\"moves\":\"B\"}\n");
        Run run = shortMatch("--openings", file.toString());
        assertThat(run.err()).isEmpty();
        List<String> moves = run.out()
                .lines()
                .filter(line -> line.contains("\"moves\""))
                .map(line -> line.replaceAll(".*\"moves\":\"([^\"]{3}).*", "$1"))
                .toList();
        assertThat(moves).hasSize(6);
        assertThat(List.of(moves.get(0), moves.get(1), moves.get(4), moves.get(5)))
                .containsOnly("A f");
        assertThat(moves.get(2)).startsWith("B");
        assertThat(moves.get(3)).startsWith("B");
    }

    @Test
    void refuses_openings_that_are_none() throws IOException {
        Path over = Files.writeString(folder.resolve("over.jsonl"), "{\"rules\":\"abapa\",\"moves\":\"resign S\"}\n");
        assertThat(shortMatch("--openings", over.toString()).err())
                .contains("game 1 is over, expected an opening of abapa");
        Path other = Files.writeString(folder.resolve("other.jsonl"), "{\"rules\":\"ayo\",\"moves\":\"A\"}\n");
        Run run = shortMatch("--openings", other.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("game 1 is by ayo, expected an opening of abapa");
    }

    @Test
    void plays_by_clocks() {
        Run run = Run.of(
                "match",
                "--first",
                "semeia",
                "--second",
                "semeia level 1",
                "--games",
                "2",
                "--clock",
                "0.5+0.01",
                "--rules",
                "awale");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).contains("2 won, 0 drawn, 0 lost by the first").doesNotContain("time");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--clock 5m        | --clock is 5m, expected seconds for a game",
                "--clock 0+1       | --clock is 0+1, expected seconds for a game",
                "--clock 5+1       | expected no --movetime, --depth or --nodes with it",
                "--concurrency 0   | --concurrency is 0, expected 1 to 256",
            })
    void refuses_clocks_and_numbers_that_cannot_be(String options, String fault) {
        Run run = shortMatch(options.split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains(fault);
    }
}
