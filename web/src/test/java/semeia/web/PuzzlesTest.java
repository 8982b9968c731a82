package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;
import semeia.rules.RuleBook;

/** The puzzles as the page has them: every line of every solution can be played, and no two have the same name. */
class PuzzlesTest {
    private static final Pattern WORD = Pattern.compile("[()]|\\w+");
    private static final Map<String, String> WORDS = Messages.ofPage().of("en", "learn");

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ba-awa", "anywoli"})
    void can_be_played_to_the_end_of_every_line(String game) throws IOException {
        List<String[]> puzzles =
                Files.readAllLines(Messages.ofPage().page().resolve("learn/puzzles/" + game + ".tsv")).stream()
                        .map(line -> line.split("\t", -1))
                        .toList();
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(300);
        for (String[] puzzle : puzzles) {
            assertThat(puzzle).hasSize(7);
            assertThat(Integer.parseInt(puzzle[2])).as("what is kept").isGreaterThan(Integer.parseInt(puzzle[3]));
            assertThat(WORDS).containsKey("puzzles.theme." + puzzle[5] + ".note");
            for (List<String> line : lines(puzzle[6])) {
                Game played = Demo.play(RuleBook.byId(puzzle[0]), puzzle[1], String.join(",", line));
                assertThat(played.length()).isEqualTo(line.size());
            }
        }
        assertThat(puzzles.stream().map(puzzle -> puzzle[1]).collect(Collectors.toSet()))
                .as("positions")
                .hasSameSizeAs(puzzles);
    }

    /** Every way through a solution such as {@code F (c D) (e D)}: F, c, D and F, e, D. */
    private static List<List<String>> lines(String solution) {
        List<List<String>> lines = new ArrayList<>();
        Deque<List<String>> open = new ArrayDeque<>();
        List<String> line = new ArrayList<>();
        for (String word :
                WORD.matcher(solution).results().map(MatchResult::group).toList()) {
            if (word.equals("(")) {
                open.push(line);
                line = new ArrayList<>(line);
            } else if (word.equals(")")) {
                lines.add(line);
                line = open.pop();
            } else {
                line.add(word);
            }
        }
        lines.add(line);
        return lines;
    }
}
