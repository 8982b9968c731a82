package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.notation.GameFormat;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Runs the examples of docs/notation.md: each is read, and written again as it stands there. */
class DocumentedNotationTest {
    private static final Path PAGE = Path.of("../docs/notation.md");

    /**
     * An example.
     *
     * @param kind the word after the fence, perhaps with an id of rules
     * @param text what stands between the fences
     */
    private record Example(String kind, String text) {
        @Override
        public String toString() {
            return kind + ": " + text.lines().findFirst().orElse("");
        }
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        String[] parts = Files.readString(PAGE).split("(?m)^```");
        for (int i = 1; i < parts.length; i += 2) {
            int lineEnd = parts[i].indexOf('\n');
            String kind = parts[i].substring(0, lineEnd);
            if (!kind.equals("ebnf")) {
                examples.add(new Example(kind, parts[i].substring(lineEnd + 1)));
            }
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_is_read_and_written_again_as_it_stands(Example example) throws IOException {
        String[] kind = example.kind().split(" ");
        String text = example.text();
        switch (kind[0]) {
            case "position" -> {
                Rules rules = RuleBook.byId(kind[1]);
                assertThat(Notation.format(rules, Notation.parsePosition(rules, text)) + "\n")
                        .isEqualTo(text);
            }
            case "record" -> assertThat(GameRecord.parse(text).format()).isEqualTo(text);
            case "match" -> assertThat(MatchRecord.parse(text).format()).isEqualTo(text);
            case "faults" -> checkFaults(text);
            default -> {
                GameFormat format = GameFormat.byId(kind[0]).orElseThrow();
                GameRecord record = format.reader(new StringReader(text)).next().orElseThrow();
                assertThat(format.format(record)).isEqualTo(text);
            }
        }
    }

    private static void checkFaults(String text) {
        String[] parts = text.split("---\n");
        NotationException e = catchThrowableOfType(NotationException.class, () -> GameRecord.parse(parts[0]));
        assertThat(e.faults()).extracting(Object::toString).containsExactly(parts[1].split("\n"));
    }
}
