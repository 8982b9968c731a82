package semeia.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Cases;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class PerftCommandTest {
    /** What {@code perft.csv} says: for every ruleset the leaves of each depth. */
    private static Map<String, Map<Integer, Long>> leaves() {
        Map<String, Map<Integer, Long>> leaves = new LinkedHashMap<>();
        List<String> lines = Cases.lines("perft.csv");
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",");
            leaves.computeIfAbsent(fields[0], rules -> new TreeMap<>())
                    .put(Integer.valueOf(fields[1]), Long.valueOf(fields[2]));
        }
        return leaves;
    }

    @TestFactory
    Stream<DynamicTest> counts_the_leaves_of_every_ruleset() {
        return leaves().entrySet().stream()
                .map(rules -> DynamicTest.dynamicTest(rules.getKey(), () -> {
                    String depth = Integer.toString(rules.getValue().size());
                    Run run = Run.of("perft", "--rules", rules.getKey(), "--depth", depth, "--json");
                    assertThat(run.code()).isEqualTo(ExitCode.FINE);
                    assertThat(run.err()).isEmpty();
                    assertThat(run.out())
                            .isEqualTo(rules.getValue().entrySet().stream()
                                    .map(d -> "{\"depth\":" + d.getKey() + ",\"leaves\":" + d.getValue() + "}\n")
                                    .collect(Collectors.joining()));
                }));
    }

    @Test
    void counts_a_game_that_ends_on_the_last_ply_and_not_below() {
        Run run = Run.of(
                "perft", "--rules", "abapa", "--position", "0,0,0,0,0,2/1,0,0,0,0,0 23-22 S", "--depth", "2", "--json");
        assertThat(run.out()).isEqualTo("{\"depth\":1,\"leaves\":1}\n{\"depth\":2,\"leaves\":0}\n");
    }

    @Test
    void prints_a_table_for_people() {
        Run run = Run.of("perft", "--rules", "anywoli", "--depth", "2");
        assertThat(run.out()).isEqualTo("""
                        depth                leaves
                            1                    12
                            2                   116
                        """);
    }

    @Test
    void counts_nothing_below_a_game_that_is_over() {
        Run run = Run.of(
                "perft", "--rules", "abapa", "--position", "0,0,0,0,0,0/1,0,0,0,0,0 23-24 S", "--depth", "2", "--json");
        assertThat(run.out()).isEqualTo("{\"depth\":1,\"leaves\":0}\n{\"depth\":2,\"leaves\":0}\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1000", "x", "", "99999999999"})
    void refuses_a_depth_that_is_none(String depth) {
        Run run = Run.of("perft", "--rules", "abapa", "--depth=" + depth);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--depth").contains("Try 'semeia perft --help'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "perft --depth 2                              | --rules",
                "perft --rules abapa                          | --depth",
                "perft --rules chess --depth 2                | \"chess\"",
                "perft --rules ba-awa:12 --depth 2            | ba-awa",
                "perft --rules abapa --depth 2 extra          | 'extra'",
                "perft --rules abapa --rules ayo --depth 2    | --rules",
            })
    void refuses_a_wrong_command_line(String line, String named) {
        Run run = Run.of(line.strip().split(" "));
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(named);
    }

    @Test
    void refuses_a_wrong_position_and_names_the_place() {
        Run run = Run.of("perft", "--rules", "abapa", "--position", "4,4,4,4,4,4/4,4,4,4,-4,4 0-0 S", "--depth", "2");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains("pit e").contains("-4");
    }
}
