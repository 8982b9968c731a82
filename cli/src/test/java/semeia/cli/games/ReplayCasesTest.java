package semeia.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import semeia.cli.Cases;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

/** Every line of the case files, through the command line. */
class ReplayCasesTest {
    @TestFactory
    Stream<DynamicTest> replays_every_case_to_the_same_positions() {
        return Cases.games().stream().flatMap(file -> {
            List<String> cases = Cases.lines(file);
            return IntStream.range(0, cases.size())
                    .mapToObj(i -> DynamicTest.dynamicTest(file + " " + (i + 1), () -> replay(cases.get(i))));
        });
    }

    private static void replay(String line) {
        Run run = Run.with(line, "replay", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        String told = run.out();
        String positions = Cases.field(line, "positions");
        assertThat(told)
                .startsWith("{\"rules\":" + Cases.field(line, "rules") + ",\"positions\":" + positions + ",\"end\":")
                .endsWith("}\n");
        if (positions.equals("[]")) {
            assertThat(Cases.field(told, "legal")).isEqualTo(Cases.field(line, "legalAfter"));
            return;
        }
        String rest = told.substring(told.lastIndexOf("],\"end\":") + 1);
        String end = lastField(line, positions, "end");
        assertThat(rest).startsWith(",\"end\":" + end + ",\"stores\":" + lastField(line, positions, "stores"));
        assertThat(Cases.field(rest, "legal")).isEqualTo(legal(line, end));
    }

    /** A field as it is after the last move: in a game's line beside the positions, in an edge case's in the last of them. */
    private static String lastField(String line, String positions, String field) {
        String beside = Cases.field(line.replace(positions, ""), field);
        return beside.isEmpty() ? Cases.field(positions.substring(positions.lastIndexOf("{\"move\"")), field) : beside;
    }

    private static String legal(String line, String end) {
        String given = Cases.field(line, "legalAfter");
        assertThat(!given.isEmpty() || !end.equals("\"\""))
                .as("a game in the files is over")
                .isTrue();
        return given.isEmpty() ? "\"\"" : given;
    }
}
