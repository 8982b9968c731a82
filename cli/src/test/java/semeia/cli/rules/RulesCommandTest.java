package semeia.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class RulesCommandTest {
    static Stream<String> ids() {
        return RuleBook.all().stream().map(Rules::id);
    }

    @Test
    void lists_every_ruleset_in_order_with_its_options() {
        Run run = Run.of("rules");
        assertThat(run.out().lines().filter(line -> line.matches("[a-z].*")).map(line -> line.split(" ", 2)[0]))
                .containsExactlyElementsOf(ids().toList());
        assertThat(run.out()).doesNotContain("null").contains("row=12 closing=earns-turn end-at=4");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void lists_one_json_object_a_line() {
        Run run = Run.of("rules", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines()).hasSameSizeAs(RuleBook.all()).allMatch(line -> line.matches("\\{\"id\":.*}"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void tells_the_rules_of_every_ruleset_on_a_page(String id) {
        Run run = Run.of("rules", "show", id);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out())
                .contains("\nThe board\n", "\nMoving\n", "\nCapturing\n", "\nThe end\n", "\nMatches\n")
                .contains("\nWhat is ours\n", "\nSources\n", "\nOptions\n")
                .containsPattern("(?m)^  guard +200;")
                .doesNotContain("**", "`", "](");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void cites_clauses_that_exist(String id) {
        String clauses = Run.of("rules", "clauses").out();
        Matcher cited = Pattern.compile("rule ([3-9]\\.?[0-9]?)")
                .matcher(Run.of("rules", "show", id).out());
        assertThat(cited.find()).isTrue();
        do {
            assertThat(clauses).containsPattern("(?m)^ *" + Pattern.quote(cited.group(1)) + "\\.? ");
        } while (cited.find());
    }

    @Test
    void sets_pages_in_bold_on_a_terminal_with_colours() {
        assertThat(Run.onTerminal("", "rules", "show", "ayo").out()).startsWith("\u001b[1mAyo\u001b[0m\n");
        assertThat(Run.of("rules", "show", "ayo").out()).startsWith("Ayo\n");
    }

    @Test
    void shows_an_option_that_was_changed_beside_its_usual_setting() {
        assertThat(Run.of("rules", "show", "awale+guard=100").out()).contains("100 (default 200)");
        assertThat(Run.of("rules", "show", "awale+guard=100", "--json").out())
                .contains("{\"key\":\"guard\",\"value\":\"100\",\"usual\":\"200\",");
    }

    @Test
    void takes_json_before_or_after_the_command_below() {
        Run after = Run.of("rules", "show", "--json", "ayo");
        assertThat(after.out()).hasLineCount(1).startsWith("{\"id\":\"ayo\",");
        assertThat(Run.of("rules", "--json", "show", "ayo")).isEqualTo(after);
        assertThat(Run.of("rules", "--json", "clauses")).isEqualTo(Run.of("rules", "clauses", "--json"));
    }

    @Test
    void prints_every_clause_as_one_json_object() {
        Run run = Run.of("rules", "clauses", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines())
                .allMatch(line -> line.matches("\\{\"clause\":\"[0-9.]*\",\"title\":\".+\",\"text\":\".*\"}"))
                .anyMatch(line ->
                        line.startsWith("{\"clause\":\"3.2\",\"title\":\"Capture\",\"text\":\"When the last seed"))
                .anyMatch(line -> line.startsWith("{\"clause\":\"8\",\"title\":"));
    }

    @Test
    void leaves_no_word_of_the_page_out_of_the_clauses() throws IOException {
        String page = RulesPages.clauses();
        String clauses = Clause.all(page).stream()
                .map(clause -> clause.number() + clause.title() + clause.text())
                .collect(Collectors.joining());
        assertThat(words(clauses)).isEqualTo(words(page));
    }

    /** The letters and digits alone, for comparing pages that are set in different ways. */
    private static String words(String text) {
        return text.replaceAll("[^\\p{L}\\d]", "");
    }

    @Test
    void refuses_an_unknown_ruleset_and_names_the_known_ones() {
        Run run = Run.of("rules", "show", "abaapa");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("\"abaapa\"").contains("abapa, ayo, awale");
    }
}
