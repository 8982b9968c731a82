package semeia.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.cli.words.RemarkWords;
import semeia.engine.Remark;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class AnalyseCommandTest {
    @TempDir
    Path folder;

    @Test
    void tells_every_legal_move_with_its_value_and_words() {
        Run run = Run.of("analyse", "--position", "1,0,0,1,0,4/0,0,0,0,0,1 21-20 S", "--depth", "4");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("abapa  1,0,0,1,0,4/0,0,0,0,0,1 21-20 S\nSouth to move: ");
        assertThat(run.out()).contains("\nA     ", "\nD     ", "\nF     ");
        assertThat(run.out()).contains("      saves 2 seeds that could have been captured\n");
        assertThat(run.out()).contains("      lets f capture 2 seeds\n");
    }

    /** The guard ends the game with the move; what is said of it afterwards needs no legal position. */
    @ParameterizedTest
    @MethodSource("presets")
    void analyses_moves_that_reach_the_guard(String preset) {
        Run run = Run.of("analyse", "--rules", preset + "+guard=1", "--depth", "4", "--json");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("]}\n");
    }

    static Stream<String> presets() {
        return RuleBook.all().stream().map(Rules::preset);
    }

    @Test
    void analyses_a_position_one_ply_before_the_guard() {
        Run run = Run.of(
                "analyse", "--tablebases", "none", "--position", "0,0,1,1,0,3/0,0,1,0,2,0 20-20 S quiet=199", "--json");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().split("\"move\":")).hasSize(4);
    }

    @Test
    void reviews_a_game_that_the_guard_ended() throws IOException {
        Run convert = Run.with(
                "{\"rules\":\"abapa+guard=4\",\"moves\":\"F f A a\"}\n", "convert", "--from", "json", "--to", "semeia");
        assertThat(convert.err()).isEmpty();
        Path game = Files.writeString(folder.resolve("guard.ogn"), convert.out());
        Run run = Run.of("analyse", game.toString(), "--depth", "3", "--json");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines()).hasSize(6);
    }

    @Test
    void tells_as_many_lines_as_are_wanted() {
        Run run = Run.of("analyse", "--depth", "3", "--lines", "2", "--json");
        assertThat(run.out().lines().toList()).hasSize(1);
        assertThat(run.out().split("\"move\":")).hasSize(3);
        assertThat(run.out())
                .startsWith(
                        "{\"rules\":\"abapa\",\"position\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\"depth\":3,\"nodes\":");
    }

    @Test
    void reviews_a_game_and_tells_the_accuracy() throws IOException {
        Path game = Files.writeString(folder.resolve("game.ogn"), "");
        Run convert = Run.with(
                "{\"rules\":\"abapa\",\"moves\":\"F f B e\"}\n", "convert", "--from", "json", "--to", "semeia");
        Files.writeString(game, convert.out());
        Run text = Run.of("analyse", game.toString(), "--depth", "4");
        assertThat(text.code()).as(text.err()).isEqualTo(ExitCode.FINE);
        assertThat(text.out())
                .containsPattern("\nSouth    accuracy \\d+\\.\\d %, slips \\d, mistakes \\d, blunders \\d\n");
        Run json = Run.of("analyse", game.toString(), "--depth", "4", "--json");
        assertThat(json.out().lines().toList()).hasSize(6);
        assertThat(json.out()).startsWith("{\"act\":1,\"player\":\"S\",\"move\":\"F\",\"seeds\":");
    }

    @ParameterizedTest
    @EnumSource(Remark.Kind.class)
    void every_remark_has_its_words(Remark.Kind kind) throws IOException {
        Remark remark = new Remark(kind, kind.roles().stream().map(role -> 1).toList());
        assertThat(RemarkWords.load().of(RuleBook.ABAPA.start(), remark))
                .isNotBlank()
                .doesNotContain("{", "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--depth 0                                  | 2 | --depth",
                "--nodes 0                                  | 2 | --nodes",
                "--movetime 0                               | 2 | --movetime",
                "--lines 0                                  | 2 | --lines is 0",
                "--rules chess                              | 2 | \"chess\"",
                "--position 4,4 --depth 1                   | 2 | --position: line 1, column 1: ",
                "--depth x                                  | 2 | expected a whole number from",
                ".                                          | 3 | .: it is a directory",
                "no-such-file.txt                           | 3 | no-such-file.txt",
                "no-such-file.txt --position 4,4            | 2 | --position",
            })
    void refuses_what_it_cannot_analyse(String args, int code, String named) {
        Run run = Run.of(("analyse " + args).split(" "));
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(named);
    }

    @Test
    void reviews_one_game_and_no_more() throws IOException {
        Path two = Files.writeString(
                folder.resolve("two.txt"), "[Rules \"abapa\"]\n\n1. A *\n\n[Rules \"abapa\"]\n\n1. B *\n");
        Run run = Run.of("analyse", two.toString(), "--nodes", "100");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("two.txt: there is more than one game in it");
    }

    @Test
    void judges_every_move_by_a_ply_at_least() {
        Run run = Run.of("analyse", "--nodes", "1", "--json");
        assertThat(run.out()).contains("\"depth\":1,");
    }

    @Test
    void says_that_there_is_no_folder_with_databases() {
        Run run = Run.of(
                "analyse",
                "--nodes",
                "100",
                "--tablebases",
                folder.resolve("none").toString());
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err())
                .contains("there is no directory ")
                .contains("none")
                .contains("continuing without it");
    }

    @Test
    void names_the_line_with_bytes_that_are_no_text() throws IOException {
        Path latin = Files.write(folder.resolve("latin.txt"), new byte[] {'\n', '[', (byte) 0xE9});
        Run run = Run.of("analyse", latin.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("latin.txt: line 2: not UTF-8 text");
    }

    @Test
    void refuses_a_position_in_which_the_game_is_over() {
        Run run = Run.of("analyse", "--position", "0,0,0,0,0,0/1,0,0,0,0,0 23-24 S");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).contains("over");
    }

    @Test
    void bench_and_engine_are_commands() {
        assertThat(Run.of("bench", "--help").out()).startsWith("Usage: semeia bench");
        assertThat(Run.with("go depth 1\n", "engine").out()).contains("bestmove ");
    }

    @Test
    void judges_nobody_who_had_no_choice() {
        Run run = Run.with("[Rules \"abapa\"]\n\n*\n", "analyse", "-", "--nodes", "100");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).isEqualTo("South    had no choice to make\nNorth    had no choice to make\n");
    }
}
