package semeia.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class BatchAnalysisTest {
    private static final String FIRST = "[Rules \"awale\"]\n\n1. F f 2. E e 3. A d *\n";
    private static final String SECOND = "[Rules \"ba-awa\"]\n\n1. A d 2. B d *\n";
    private static final String BAD = "[Rules \"abapa\"]\n\n1. F F *\n";
    private static final String THIRD = "{\"rules\":\"abapa\",\"moves\":\"C a D resign N\"}\n";

    @TempDir
    Path folder;

    private Path text;
    private Path json;

    @BeforeEach
    void write() throws IOException {
        text = Files.writeString(folder.resolve("games.txt"), FIRST + "\n" + BAD + "\n" + SECOND);
        json = Files.writeString(folder.resolve("more.jsonl"), THIRD);
    }

    private Run analyse(Path rows, String... more) {
        List<String> args = new ArrayList<>(List.of("analyse", "--rows", rows.toString(), "--nodes", "300"));
        args.addAll(List.of("--tablebases", "none"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    @Test
    void writes_a_row_for_each_move_of_every_game_and_reports_the_invalid_one() throws IOException {
        Path rows = folder.resolve("rows.csv");
        Run run = analyse(rows, text.toString(), json.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .containsOnlyOnce("another player owns the pit")
                .contains("3 games analysed, 1 invalid; rows in " + rows);
        List<String> lines = Files.readAllLines(rows);
        assertThat(lines).hasSize(1 + 6 + 4 + 3);
        assertThat(lines.get(0))
                .isEqualTo(
                        "file,game,rules,act,player,position,played,value,flag,atLeast,atMost,best,bestValue,bestFlag,"
                                + "loss,mark,forced,depth,nodes,line");
        assertThat(lines.get(1)).startsWith(text + ",1,awale,1,S,\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",F,");
        assertThat(lines.get(7)).startsWith(text + ",3,ba-awa,1,S,");
        assertThat(lines.get(13)).startsWith(json + ",1,abapa,3,S,").contains("\",D,");
        assertThat(folder.resolve("rows.csv.state")).doesNotExist();
    }

    @Test
    void writes_the_same_fields_as_json_lines() throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        analyse(rows, json.toString());
        List<String> lines = Files.readAllLines(rows);
        assertThat(lines).hasSize(3);
        JsonNode row = new ObjectMapper().readTree(lines.get(1));
        assertThat(row.get("player").asText()).isEqualTo("N");
        assertThat(row.get("played").asText()).isEqualTo("a");
        assertThat(row.get("loss").asDouble())
                .isCloseTo(
                        Math.max(
                                0,
                                row.get("bestValue").asDouble()
                                        - row.get("value").asDouble()),
                        within(0.011));
        assertThat(row.get("nodes").asLong()).isPositive();
    }

    @Test
    void gives_the_same_rows_however_many_games_are_reviewed_at_a_time() throws IOException {
        Path one = folder.resolve("one.csv");
        Path many = folder.resolve("many.csv");
        analyse(one, "--jobs", "1", text.toString(), json.toString());
        analyse(many, "--jobs", "3", text.toString(), json.toString());
        assertThat(many).hasSameBinaryContentAs(one);
    }

    @Test
    void goes_on_after_the_last_whole_game_and_ends_with_the_same_rows() throws IOException {
        Path whole = folder.resolve("whole.csv");
        analyse(whole, text.toString(), json.toString());
        byte[] all = Files.readAllBytes(whole);
        int kept = new String(all, StandardCharsets.UTF_8).indexOf(text + ",3,");

        Path stopped = folder.resolve("stopped.csv");
        Files.write(stopped, Arrays.copyOf(all, kept + 37));
        String work = "[" + text + ", " + json + "] nodes 300 tablebases none form by ending rules abapa";
        Files.writeString(
                folder.resolve("stopped.csv.state"),
                new ObjectMapper().writeValueAsString(new BatchFile.State(work, 1, kept)));
        Run run = analyse(stopped, text.toString(), json.toString());
        assertThat(run.err()).contains("going on after 1 games").contains("3 games analysed, 1 invalid");
        assertThat(stopped).hasSameBinaryContentAs(whole);
    }

    @Test
    void refuses_a_file_that_is_not_its_own() throws IOException {
        Path strange = Files.writeString(folder.resolve("strange.csv"), "dear diary");
        Run run = analyse(strange, text.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(run.err()).contains("strange.csv: it already exists, expected a new file or an unfinished one");
        assertThat(strange).hasContent("dear diary");

        Path other = Files.writeString(folder.resolve("other.csv"), "");
        Files.writeString(folder.resolve("other.csv.state"), "{\"work\":\"other work\",\"games\":1,\"bytes\":0}");
        assertThat(analyse(other, text.toString()).err())
                .contains("other.csv: it was begun with other files or options: other work");
        Files.writeString(folder.resolve("other.csv.state"), "{\"work\":\"other work\",\"games\":1,\"bytes\":9}");
        assertThat(analyse(other, text.toString()).err()).contains("other.csv.state is damaged");
        Files.writeString(folder.resolve("other.csv.state"), "no state");
        Run damaged = analyse(other, text.toString());
        assertThat(damaged.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(damaged.err()).contains("other.csv.state is damaged");
    }

    @Test
    void needs_files_with_games() {
        Path rows = folder.resolve("none.csv");
        assertThat(analyse(rows).err()).contains("--rows without a file, expected the files with the games");
        Run missing = analyse(rows, folder.resolve("nothing.txt").toString());
        assertThat(missing.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(rows).doesNotExist();
    }
}
