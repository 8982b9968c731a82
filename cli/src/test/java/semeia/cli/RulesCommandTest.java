package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class RulesCommandTest {
    static Stream<String> ids() {
        return RuleBook.all().stream().map(Rules::id);
    }

    @Test
    void lists_every_ruleset_in_order_with_a_line_about_it() {
        Run run = Run.of("rules");
        assertThat(run.out().lines().filter(line -> line.matches("[a-z].*")).map(line -> line.split(" +", 2)[0]))
                .containsExactlyElementsOf(ids().toList());
        assertThat(run.out()).doesNotContain("null");
    }

    @Test
    void lists_one_json_object_a_line() {
        Run run = Run.of("rules", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines()).hasSameSizeAs(RuleBook.all()).allMatch(line -> line.matches("\\{\"id\":.*}"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void shows_every_ruleset_with_its_guard(String id) {
        Run run = Run.of("rules", "show", id);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).containsPattern("(?m)^  guard +200;");
    }

    @Test
    void shows_an_option_that_was_changed_beside_its_usual_setting() {
        assertThat(Run.of("rules", "show", "awale+guard=100").out()).contains("100 (usually 200)");
        assertThat(Run.of("rules", "show", "awale+guard=100", "--json").out())
                .contains("{\"key\":\"guard\",\"value\":\"100\",\"usual\":\"200\",");
    }

    @Test
    void refuses_an_unknown_ruleset_and_names_the_known_ones() {
        Run run = Run.of("rules", "show", "abaapa");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("\"abaapa\"").contains("abapa, ayo, awale");
    }
}
