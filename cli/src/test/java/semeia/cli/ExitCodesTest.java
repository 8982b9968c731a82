package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of exit codes in README.md, for every command and cause; what a signal does is in {@link ProcessTest}. */
class ExitCodesTest {
    @TempDir
    Path folder;

    /** In the words of a line, {@code DIR} is a folder with the files below and nothing else, {@code ~} a blank. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | help",
                "0 | rules",
                "0 | rules show ayo",
                "0 | perft --rules abapa --depth 2",
                "0 | replay DIR/good.jsonl",
                "0 | convert --from semeia --to json DIR/good.txt",
                "0 | analyse DIR/good.txt --nodes 100",
                "0 | analyse --rows DIR/rows.csv DIR/good.txt DIR/good.jsonl --nodes 100",
                "0 | stats DIR/good.txt",
                "0 | match --first greedy --second greedy --games 2 --records DIR/records.txt",
                "0 | tablebase build --rules awari --seeds 2 --dir DIR/tables",
                "0 | tablebase info --rules awari --dir DIR/tables",
                "0 | tablebase",
                "0 | puzzle",
                "0 | completion fish",
                "0 | database check DIR/none --help",
                "1 | replay DIR/bad.jsonl",
                "1 | replay DIR/bytes",
                "1 | convert --from semeia --to json DIR/bad.txt",
                "1 | convert --from semeia --to auale --strict DIR/ayo.txt",
                "1 | analyse DIR/bad.txt",
                "1 | analyse DIR/bytes",
                "1 | analyse DIR/two.txt",
                "1 | analyse --rows DIR/rows.csv DIR/bad.txt",
                "1 | stats DIR/bad.txt",
                "1 | match --first DIR/none --second greedy --games 2",
                "2 | nothing",
                "2 | --nothing",
                "2 | help nothing",
                "2 | play --rules nothing",
                "2 | play --position 4",
                "2 | play --level 9",
                "2 | rules show",
                "2 | perft --rules abapa --depth 0",
                "2 | perft --rules abapa",
                "2 | replay --nothing",
                "2 | convert --from nothing --to json DIR/good.txt",
                "2 | analyse --position 4",
                "2 | analyse DIR/good.txt DIR/good.txt",
                "2 | analyse --rows DIR/rows.csv",
                "2 | stats --opening 0 DIR/good.txt",
                "2 | bench nothing",
                "2 | match --first greedy",
                "2 | match --first greedy --second semeia~level~9",
                "2 | engine --level 9",
                "2 | tune --rules abapa --games 0",
                "2 | tablebase build --rules awari --seeds 99 --dir DIR/tables",
                "2 | tablebase build --rules awari --dir DIR/tables",
                "2 | tablebase probe --rules awari --position 4 --dir DIR/tables",
                "2 | solve --rules abapa --starter S",
                "2 | puzzle make --rules abapa --count 0",
                "2 | puzzle solve --number 99999",
                "2 | serve --port 99999",
                "2 | database",
                "2 | completion tcsh",
                "3 | play --load DIR/none",
                "3 | play --load DIR/bad.txt",
                "3 | replay DIR/none",
                "3 | replay DIR",
                "3 | convert --from semeia --to json DIR/none",
                "3 | analyse DIR/none",
                "3 | analyse --rows DIR/good.txt DIR/good.txt",
                "3 | analyse --rows DIR/none/rows.csv DIR/good.txt",
                "3 | stats DIR/none",
                "3 | match --first greedy --second greedy --games 2 --records DIR/none/records.txt",
                "3 | match --first greedy --second greedy --games 2 --state DIR/dangling",
                "3 | serve --port 0 --database sqlite:DIR/good.txt/semeia.db",
                "3 | tablebase build --rules awari --seeds 1 --dir DIR/good.txt",
                "3 | tablebase verify --rules awari --seeds 1 --dir DIR/none",
                "3 | puzzle make --rules abapa --dir DIR/none",
                "3 | serve --config DIR/none",
                "3 | database check DIR/none",
                "3 | database backup --config DIR/none DIR/backup",
                "3 | database restore DIR/none",
            })
    void ends_with_the_documented_code(int code, String line) throws IOException {
        Files.writeString(folder.resolve("good.txt"), "[Rules \"abapa\"]\n\n1. F f *\n");
        Files.writeString(folder.resolve("ayo.txt"), "[Rules \"ayo\"]\n\n1. F f *\n");
        Files.writeString(folder.resolve("two.txt"), "[Rules \"abapa\"]\n\n1. F *\n\n[Rules \"abapa\"]\n\n1. E *\n");
        Files.writeString(folder.resolve("bad.txt"), "[Rules \"abapa\"]\n\n1. F F *\n");
        Files.writeString(folder.resolve("good.jsonl"), "{\"rules\":\"abapa\",\"moves\":\"F f\"}\n");
        Files.writeString(folder.resolve("bad.jsonl"), "{\"rules\":\"abapa\",\"moves\":\"F F\"}\n");
        Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("nowhere"));
        Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        Run run = Run.of(Stream.of(line.split(" "))
                .map(word -> word.replace("DIR", folder.toString()).replace('~', ' '))
                .toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        if (code != 0) {
            assertThat(run.err()).startsWith("semeia: ");
        }
        if (code == 2) {
            assertThat(run.out()).isEmpty();
        }
    }
}
