package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;

/** The lessons: every task can be done, by exactly the answers that are listed, and has its words. */
class LessonsTest {
    private static final List<Map<String, String>> TASKS = Lines.of("lessons.tsv");
    private static final Map<String, String> WORDS = Messages.ofPage().of("en", "learn");

    static Stream<Map<String, String>> tasks() {
        return TASKS.stream();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void is_done_by_exactly_the_answers_that_are_listed(Map<String, String> task) {
        Game game = Demo.play(RuleBook.byId(task.get("rules")), task.get("position"), "");
        assertThat(game.isOver()).isFalse();
        assertThat(game.position().player()).as("who does the task").isZero();
        List<Integer> answers = Goal.parse(task.get("goal")).answers(game);
        assertThat(answers).isNotEmpty();
        assertThat(answers.stream()
                        .map(pit -> Notation.format(game.position(), pit))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(task.get("answers"));
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void has_a_sentence_and_a_hint(Map<String, String> task) {
        String lesson = task.get("family") + "." + task.get("lesson");
        String name = lesson + "." + task.get("task");
        assertThat(WORDS)
                .containsKeys("lesson." + lesson, "lesson." + lesson + ".text", "task." + name, "hint." + name);
        assertThat(WORDS.get("hint." + name))
                .as("the hint does not say it again")
                .isNotEqualTo(WORDS.get("task." + name));
    }

    @Test
    void has_no_words_without_a_task() {
        Set<String> names = TASKS.stream()
                .flatMap(task -> {
                    String lesson = task.get("family") + "." + task.get("lesson");
                    return Stream.of(lesson, lesson + ".text", lesson + "." + task.get("task"));
                })
                .collect(Collectors.toSet());
        assertThat(WORDS.keySet().stream()
                        .filter(key -> key.matches("(lesson|task|hint)\\.(single|relay)\\..*"))
                        .map(key -> key.substring(key.indexOf('.') + 1)))
                .allMatch(names::contains, "belongs to a task");
    }

    @Test
    void follow_one_another_without_a_gap() {
        String before = "";
        for (Map<String, String> task : TASKS) {
            int lesson = Integer.parseInt(task.get("lesson"));
            int number = Integer.parseInt(task.get("task"));
            String follows = number > 1
                    ? task.get("family") + " " + lesson + " " + (number - 1)
                    : lesson > 1 ? task.get("family") + " " + (lesson - 1) : "";
            assertThat(before).startsWith(follows);
            before = task.get("family") + " " + lesson + " " + number;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"flies", "lands Q", "captures much", "end-of"})
    void refuses_a_goal_that_cannot_be_meant(String goal) {
        Game game = Game.start(RuleBook.ABAPA);
        assertThatThrownBy(() -> Goal.parse(goal).answers(game)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Bridge.answers("abapa", "", goal)).startsWith("{\"error\":\"");
    }
}
