package semeia.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Cases;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class ConvertCommandTest {
    private static final String RECORD = """
            [Rules "abapa"]
            [South "Ama"]
            [North "Kofi"]
            [Result "*"]

            {a lot} 1. F f 2. B {well seen} e *
            """;
    private static final String JSON = "{\"rules\":\"abapa\",\"moves\":\"F f B e\","
            + "\"tags\":{\"South\":\"Ama\",\"North\":\"Kofi\"},"
            + "\"comments\":[{\"after\":0,\"text\":\"a lot\"},{\"after\":3,\"text\":\"well seen\"}],\"result\":\"*\"}\n";

    @TempDir
    Path folder;

    private static Run convert(String from, String to, String input, String... more) {
        String[] args = new String[5 + more.length];
        System.arraycopy(new String[] {"convert", "--from", from, "--to", to}, 0, args, 0, 5);
        System.arraycopy(more, 0, args, 5, more.length);
        return Run.with(input, args);
    }

    @Test
    void writes_a_record_as_json_that_replay_reads() {
        Run run = convert("semeia", "json", RECORD);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(JSON);
        assertThat(Run.with(run.out(), "replay", "--json").out()).contains("{\"move\":\"e\"");
    }

    @Test
    void reads_json_back_to_the_same_record() {
        Run there = convert("semeia", "json", RECORD);
        Run back = convert("json", "semeia", there.out());
        assertThat(convert("semeia", "semeia", RECORD).out()).isEqualTo(back.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"semeia", "auale", "ogn", "json"})
    void brings_tournament_games_to_every_form_and_back(String form) {
        String games = String.join("\n", Cases.lines("tournament-games.txt")) + "\n";
        Run there = convert("auale", form, games);
        assertThat(there.code()).as(there.err()).isEqualTo(ExitCode.FINE);
        Run back = convert(form, "auale", there.out());
        assertThat(back.out()).isEqualTo(games);
    }

    @ParameterizedTest
    @ValueSource(strings = {"games-abapa.jsonl", "games-anywoli.jsonl", "games-ba-awa-3.jsonl", "edges.jsonl"})
    void brings_the_cases_to_records_and_back(String file) {
        String cases = String.join(
                "\n",
                Cases.lines(file).stream()
                        .map(line -> line.replaceAll(",\"(end|stores|positions)\":.*(?=})", ""))
                        .toList());
        Run there = convert("json", "semeia", cases);
        assertThat(there.code()).as(there.err()).isEqualTo(ExitCode.FINE);
        Run back = convert("semeia", "json", there.out());
        assertThat(back.out().lines()).hasSameSizeAs(Cases.lines(file));
        assertThat(convert("json", "semeia", back.out()).out()).isEqualTo(there.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "semeia       | 0,0,3,0,2,3/0,2,0,2,0,0 19-17 S",
                "auale        | 0-0-3-0-2-3-0-2-0-2-0-0-19-17-S",
                "playstrategy | 2,2S,1,2S,1/2,3S,1,2S,3S 19 17 S 1",
            })
    void writes_a_position_in_every_form(String form, String text) {
        Run run = convert("semeia", form, "0,0,3,0,2,3/0,2,0,2,0,0 19-17 S\n", "--positions");
        assertThat(run.out()).isEqualTo(text + "\n");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(convert(form, "semeia", text, "--positions").out()).isEqualTo("0,0,3,0,2,3/0,2,0,2,0,0 19-17 S\n");
    }

    @Test
    void writes_positions_as_json() {
        assertThat(convert("auale", "json", "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N moves a", "--positions", "--rules", "ayo")
                        .out())
                .startsWith("{\"rules\":\"ayo\",\"position\":\"4,4,4,4,4,0/0,6,6,6,5,5 0-0 S");
    }

    @Test
    void tells_what_a_form_does_not_hold() {
        Run run = convert("semeia", "playstrategy", RECORD);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).hasLineCount(1);
        assertThat(run.err())
                .isEqualTo("semeia: game 1: playstrategy cannot hold its tags and comments and beginning and acts\n");
    }

    @Test
    void leaves_out_on_demand_what_would_lose_anything() {
        Run run = convert("semeia", "auale", RECORD + "\n[Rules \"abapa\"]\n\n1. F *\n", "--strict");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEqualTo("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves F\n");
        assertThat(run.err()).isEqualTo("semeia: game 1: auale cannot hold its tags and comments; skipped\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"auale", "ogn", "playstrategy"})
    void refuses_games_that_a_form_cannot_hold_and_does_the_others(String form) {
        Run run = convert(
                "json", form, "{\"rules\":\"anywoli\",\"moves\":\"A\"}\n{\"rules\":\"abapa\",\"moves\":\"\"}\n");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isNotEmpty();
        assertThat(run.err())
                .contains("game 1 cannot be written in the format " + form)
                .contains("anywoli")
                .contains("a game of one lap");
    }

    @Test
    void tells_every_fault_of_a_game_with_its_place_and_does_the_others() {
        Run run = convert("semeia", "auale", "[Rules \"abapa\"]\n\n1. F F 2. Q *\n\n[Rules \"abapa\"]\n\n1. A *\n");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEqualTo("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves A\n");
        assertThat(run.err()).contains("semeia: standard input: line 3, column 6: ");
    }

    @Test
    void tells_what_a_record_does_not_hold_of_what_is_read() {
        String ogn = "1. F f (1... e) *\n\n1. A *\n";
        Run run = convert("ogn", "semeia", ogn);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).contains("1. F f *", "1. A *");
        assertThat(run.err()).isEqualTo("semeia: game 1: a record cannot hold its variations\n");
        Run strict = convert("ogn", "semeia", ogn, "--strict");
        assertThat(strict.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(strict.out()).contains("1. A *").doesNotContain("1. F");
        assertThat(strict.err()).isEqualTo("semeia: game 1: a record cannot hold its variations; skipped\n");
    }

    @Test
    void writes_nothing_of_a_game_with_a_fault() {
        Run run = convert("ogn", "semeia", "1. A b (1. B a\n", "--strict");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("line 1, column 8: variation is \"(\", expected ) at its end");
    }

    @Test
    void tells_once_a_line_that_positions_and_records_are_mixed() {
        String position = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\n";
        Run run = convert("semeia", "semeia", position + "[Rules \"abapa\"]\n1. F *\n" + position, "--positions");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEqualTo(position.repeat(2));
        assertThat(run.err().lines()).hasSize(2).allMatch(line -> line.endsWith("forms are not mixed"));
    }

    @Test
    void tells_the_line_of_a_position_that_is_wrong() {
        Run run = convert(
                "semeia", "auale", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\n\n4,4,4,4,4,4/4,4,4,4,4,9 0-0 S\n", "--positions");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).hasLineCount(1);
        assertThat(run.err()).contains("standard input: line 3, column 1: ").contains("53");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                                           | field \"rules\" is missing",
                "{\"rules\":\"abapa\",\"moves\":\"A A\"}                      | act 2",
                "{\"rules\":\"abapa\",\"moves\":\"resign\"}                   | act 1",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"tags\":[]}             | field \"tags\" is an array",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"tags\":{\"A\":1}}      | field \"tags.A\" is a number",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"tags\":{\"A b\":\"\"}} | tag name",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"comments\":{}}         | field \"comments\" is an object",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"comments\":[7]}        | field \"comments[]\" is a number",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"comments\":[{\"after\":\"x\",\"text\":\"\"}]} | comments[].after",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"comments\":[{\"txt\":\"\"}]} | field \"comments[].txt\" is unknown",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"comments\":[{\"after\":0}]} | field \"comments[].text\" is missing",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"Position\":\"\"}      | field \"Position\" is unknown",
                "{\"rules\":\"abapa\",\"moves\":\"\",\"result\":\"26-22\"}    | result",
            })
    void refuses_json_that_is_no_game(String line, String named) {
        Run run = convert("json", "semeia", line.strip() + "\n{\"rules\":\"ayo\",\"moves\":\"\"}\n");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("standard input: line 1: ").contains(named);
        assertThat(run.out()).startsWith("[Rules \"ayo\"]");
    }

    @Test
    void keeps_whatever_was_done_in_a_game() {
        String line =
                "{\"rules\":\"awale\",\"moves\":\"A resign N\",\"result\":\"48-0\",\"winner\":\"S\",\"end\":\"resignation\"}\n";
        assertThat(convert("json", "json", line).out()).isEqualTo(line);
        assertThat(convert("json", "semeia", line).out()).contains("1. A resign N 48-0");
    }

    @Test
    void refuses_missing_files() {
        assertThat(convert("ogn", "semeia", "", folder.resolve("none").toString())
                        .code())
                .isEqualTo(ExitCode.BAD_FILE);
    }

    @ParameterizedTest
    @CsvSource({"semeia, a lot", "semeia, F f", "ogn, a lot", "ogn, F", "auale, 4-4", "playstrategy, 4S", "json, a lot"
    })
    void leaves_out_only_the_game_with_bytes_that_are_no_text(String form, String damaged) throws IOException {
        String game = convert("semeia", form, RECORD).out() + (form.equals("json") ? "" : "\n");
        byte[] bytes = game.repeat(3).getBytes(StandardCharsets.UTF_8);
        int at = game.length() + game.indexOf(damaged);
        bytes[at] = (byte) 0xE9;
        Path file = Files.write(folder.resolve("games"), bytes);
        Run run = convert(form, "json", "", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEqualTo(convert(form, "json", game.repeat(2)).out());
        int line = 1
                + (int) game.repeat(2)
                        .substring(0, at)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        assertThat(run.err()).contains("games: line " + line + ": ").contains("not UTF-8 text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "convert --from ogn                              | --to",
                "convert --to ogn                                | --from",
                "convert --from pgn --to ogn                     | expected one of semeia, auale, ogn, playstrategy, json",
                "convert --from semeia --to ogn --positions      | ogn has no form for a position alone",
            })
    void refuses_a_wrong_command_line(String line, String named) {
        Run run = Run.of(line.strip().split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains(named);
    }

    @Test
    void writes_nothing_for_no_game() {
        Run run = convert("semeia", "json", "\n");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void reads_and_writes_games_as_csv() {
        String games = """
                rules,position,moves,result,winner,end
                ayo,,A f resign S,0-48,N,resignation
                ba-awa:8,"4,4,4,4,4,4/4,4,4,4,4,4 0-0 N",c,*,,
                """;
        Run run = Run.with(games, "convert", "--from", "csv", "--to", "json");
        assertThat(run.err()).isEmpty();
        assertThat(Run.with(run.out(), "convert", "--from", "json", "--to", "csv")
                        .out())
                .isEqualTo(games);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules;moves;eco|ayo;A;x   | line 1: unknown column eco, expected only rules, position",
                "rules;note|ayo;x          | line 1: the columns are rules;note, expected rules and moves among them, and none twice",
                "rules,moves,moves|ayo,A,A | and none twice",
                "rules,moves|ayo,A,f       | line 2: not a line of CSV with these columns: Too many entries",
                "rules,moves|ayo,f         | line 2: act 1 is \"f\", expected a legal act",
            })
    void refuses_csv_that_says_no_games(String header, String row, String fault) {
        Run run = Run.with(header + "\n" + row + "\n", "convert", "--from", "csv", "--to", "json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains(fault);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void skips_unknown_fields_and_columns_when_lenient_and_reports_them() {
        Run csv = Run.with(
                "\uFEFFrules;moves;eco\nayo;A f;x\nayo;f;y\n", "convert", "--from", "csv", "--to", "json", "--lenient");
        assertThat(csv.out()).isEqualTo("{\"rules\":\"ayo\",\"moves\":\"A f\",\"result\":\"*\"}\n");
        assertThat(csv.err())
                .contains("game 1: a record cannot hold its column eco")
                .contains("line 3: act 1");
        String json = "{\"rules\":\"ayo\",\"moves\":\"A\",\"eco\":[1],\"speed\":\"blitz\"}\n";
        Run lenient = Run.with(json, "convert", "--from", "json", "--to", "semeia", "--lenient");
        assertThat(lenient.out()).contains("1. A *");
        assertThat(lenient.err()).contains("a record cannot hold its field eco and field speed");
        assertThat(Run.with(json, "convert", "--from", "json", "--to", "semeia").err())
                .contains("field \"eco\" is unknown");
    }
}
