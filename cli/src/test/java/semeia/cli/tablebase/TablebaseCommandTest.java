package semeia.cli.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Cases;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class TablebaseCommandTest {
    @TempDir
    Path directory;

    private Run run(String command, String... more) {
        return Run.of((command + " --dir " + directory + " " + String.join(" ", more))
                .strip()
                .split(" "));
    }

    @Test
    void builds_counts_and_verifies_awari() {
        assertThat(run("tablebase build --rules awari --seeds 6 --threads 1 --json")
                        .out()
                        .lines())
                .hasSize(7)
                .allMatch(line -> line.matches("\\{\"n\":\\d,\"positions\":\\d+,\"millis\":\\d+}"));
        Run counted = run("tablebase info --rules awari --seeds 6 --histogram --json");
        assertThat(counted.code()).isEqualTo(ExitCode.FINE);
        assertThat(counted.out())
                .isEqualTo(Cases.lines("awari-values.csv").stream()
                        .skip(1)
                        .map(line -> line.split(","))
                        .filter(field -> Integer.parseInt(field[0]) <= 6)
                        .map(field ->
                                "{\"n\":" + field[0] + ",\"value\":" + field[1] + ",\"positions\":" + field[2] + "}\n")
                        .collect(Collectors.joining()));
        assertThat(run("tablebase verify --rules awari --seeds 6").code()).isEqualTo(ExitCode.FINE);
    }

    @Test
    void looks_a_position_up() {
        run("tablebase build --rules abapa --seeds 3");
        Run found = Run.of(
                "tablebase",
                "probe",
                "--rules",
                "abapa",
                "--dir",
                directory.toString(),
                "--position",
                "0,0,0,0,0,2/1,0,0,0,0,0 23-22 S");
        assertThat(found.err()).isEmpty();
        assertThat(found.out()).startsWith("South to move: ").contains("exact\n  F  ");
    }

    /** The guard ends the game with the next move that does not capture, so that what takes longer is worth nothing. */
    @Test
    void an_entry_is_not_exact_where_the_guard_decides() {
        run("tablebase build --rules abapa --seeds 8");
        String position = "0,0,1,1,0,3/0,0,1,0,2,0 20-20 S";
        Run far =
                Run.of("tablebase", "probe", "--rules", "abapa", "--dir", directory.toString(), "--position", position);
        assertThat(far.out()).startsWith("South to move: ").contains("C  -8 exact");
        Run near = Run.of(
                "tablebase",
                "probe",
                "--rules",
                "abapa",
                "--dir",
                directory.toString(),
                "--position",
                position + " quiet=199");
        assertThat(near.err()).isEmpty();
        assertThat(near.out()).startsWith("South to move: ").contains("C  +2 exact");
    }

    @Test
    void a_missing_database_is_a_bad_file_and_says_what_to_do() {
        Run missing = run("tablebase verify --rules awari --seeds 2");
        assertThat(missing.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(missing.err()).contains("there is no such file; 'semeia tablebase build' creates it");
    }

    @Test
    void a_damaged_file_is_told_and_built_anew() throws IOException {
        run("tablebase build --rules awari --seeds 3");
        Path file = directory.resolve("awari").resolve("03.semeia");
        byte[] bytes = Files.readAllBytes(file);
        byte[] spoilt = bytes.clone();
        spoilt[spoilt.length - 9] ^= 1;
        Files.write(file, spoilt);
        Run verified = run("tablebase verify --rules awari --seeds 3");
        assertThat(verified.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(verified.err()).contains("block 0 of 1 is damaged");
        assertThat(run("tablebase build --rules awari --seeds 3").out().lines()).hasSize(1);
        assertThat(file).hasBinaryContent(bytes);
    }

    /** An entry that does not follow from those after it is bad data, though its checksum is right. */
    @Test
    void a_file_of_other_seeds_in_the_place_of_another_is_foreign() throws IOException {
        run("tablebase build --rules awari --seeds 3");
        Path folder = directory.resolve("awari");
        Files.copy(folder.resolve("02.semeia"), folder.resolve("04.semeia"));
        Run told = run("tablebase info --rules awari");
        assertThat(told.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(told.err()).contains("it is for awari with 2 seeds, expected awari with 4 seeds");
        assertThat(told.out().lines()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tablebase build --rules abapa           | --seeds is missing, expected 0 to 24",
                "tablebase build --rules abapa --seeds 25 | --seeds is 25, expected 0 to 24",
                "tablebase build --rules ba-awa-3 --seeds 4 | there is no database for ba-awa-3",
                "tablebase build --rules abapa --seeds 3 --threads 0 | expected a whole number from 1 to 256",
                "solve --rules abapa                      | --rules is abapa, expected ba-awa, ba-awa:1 to ba-awa:11, or ba-awa-3",
                "solve --rules ba-awa-3 --starter N       | --match, --course and --starter are for two players",
                "solve --rules ba-awa --starter X         | --starter is \"X\", expected S or N"
            })
    void says_what_is_wrong(String command, String expected) {
        Run wrong = run(command);
        assertThat(wrong.code()).isIn(ExitCode.BAD_DATA, ExitCode.BAD_USAGE);
        assertThat(wrong.err()).contains(expected);
    }

    @Test
    void analysis_uses_a_database_and_goes_on_without_a_bad_file() throws IOException {
        run("tablebase build --rules abapa --seeds 8");
        Run found = analyse();
        assertThat(found.err()).isEmpty();
        assertThat(found.out()).contains("exact");
        Files.writeString(directory.resolve("abapa").resolve("08.semeia"), "bad");
        Run without = analyse();
        assertThat(without.code()).isEqualTo(ExitCode.FINE);
        assertThat(without.err()).contains("not even a header; continuing without it");
    }

    @Test
    void tells_what_each_of_three_players_can_be_sure_of() {
        Run solved = Run.of("solve", "--rules", "ba-awa-3", "--json");
        assertThat(solved.err()).isEmpty();
        assertThat(solved.out()).startsWith("{\"rules\":\"ba-awa-3\",\"sure\":[-4,-16,-24],\"moves\":{");
        assertThat(solved.out()).contains("\"A\":-8", "\"B\":-4", "\"C\":-4", "\"D\":-4");
    }

    private Run analyse() {
        return Run.of(
                "analyse",
                "--rules",
                "abapa",
                "--tablebases",
                directory.toString(),
                "--depth",
                "2",
                "--position",
                "0,0,3,0,1,1/0,1,0,2,0,0 20-20 S");
    }
}
