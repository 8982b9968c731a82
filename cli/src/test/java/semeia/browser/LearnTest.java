package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Rules, lessons and puzzles. */
@Tag("slow")
class LearnTest {
    private static final Pattern SHEETS = Pattern.compile("/Type\\s*/Pages.*?/Count (\\d+)", Pattern.DOTALL);

    @Screen
    private static Page page;

    static List<String> presets() {
        return RuleBook.all().stream().map(Rules::preset).toList();
    }

    @ParameterizedTest
    @CsvSource({"awale, 13", "ba-awa-3, 14"})
    void plays_every_rule_on_the_board_beside_it(String preset, int boards) {
        page.size(1280, 900, false).load("off", "#/rules/" + preset);
        page.until("the rules are shown", () -> page.has(".rules-page"));
        List<WebElement> buttons = page.all("[data-do=demo]");
        assertThat(buttons).hasSizeGreaterThanOrEqualTo(boards);
        assertThat(page.all(".clause.played")).hasSameSizeAs(buttons);
        for (WebElement button : buttons) {
            page.run("arguments[0].scrollIntoView({block: 'center'})", button);
            button.click();
            page.until("it is played", () -> "played".equals(button.getDomAttribute("data-state")));
        }
        assertThat(page.all(".demo-stage semeia-board")).as("boards").hasSameSizeAs(buttons);
        assertThat(page.one("[data-clause='chain'], [data-clause='four']").getText())
                .containsPattern("South captures 7|Player 2 captures 4");
        assertThat(page.all(".why-ours")).as("what is ours").hasSameSizeAs(page.all(".ours-list > li"));
    }

    @Test
    void sows_beside_a_rule_and_leaves_the_game_that_is_on_alone() {
        page.size(1280, 900, false).load("fast", "");
        page.begin("abapa", "pp");
        page.press("c");
        page.until("C is played", () -> page.length() == 1 && page.turn().equals("person"));
        page.click("[data-do=howto]");
        page.until("the rules are told in short", () -> page.has("dialog[open] .all-rules"));
        page.click("dialog .all-rules");
        page.until("the rules are shown", () -> page.has(".rules-page"));
        page.run(
                "window.drops = 0; document.querySelector('[data-clause=chain] .demo-stage').addEventListener('drop', () => window.drops++, true)");
        page.run("document.querySelector('[data-clause=chain]').scrollIntoView()");
        page.click("[data-clause=chain] [data-do=demo]");
        page.until("it is played", () -> page.has("[data-clause=chain] [data-state=played]"));
        assertThat(page.run("return window.drops")).as("seeds seen falling").isEqualTo(4L);
        assertThat(page.one("#announcer").getDomProperty("textContent"))
                .isEqualTo("South: F, last seed to d, South captures 7. North to move.");
        page.go("#/game");
        page.until("the game is still on", () -> page.has(".game[data-length='1']"));
    }

    /** The longest rules, boards of six, seven and twelve pits a row, three and four players. */
    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ba-awa-3", "anywoli", "songo", "njaka-4"})
    void prints_the_rules_on_one_sheet_and_the_board_on_another(String preset) {
        printOnSheets(preset);
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("presets")
    void prints_the_rules_and_the_board_of_every_game_on_a_sheet_each(String preset) {
        printOnSheets(preset);
    }

    private static void printOnSheets(String preset) {
        page.size(1000, 800, false).load("off", "#/rules/" + preset);
        page.until("the rules are shown", () -> page.has(".rules-page"));
        assertThat(sheets()).as("sheets of rules").isEqualTo(1);
        page.go("#/paper/" + preset);
        page.until("the board is shown", () -> page.has(".paper-board"));
        assertThat(sheets()).as("sheets of the board").isEqualTo(1);
        assertThat(page.all(".paper-board .paper-pit"))
                .hasSize(RuleBook.byId(preset).territory().pits());
    }

    /** How many sheets of A4 the page prints on. */
    private static int sheets() {
        String file = new String(Base64.getDecoder().decode(page.print()), StandardCharsets.ISO_8859_1);
        return SHEETS.matcher(file)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max()
                .orElseThrow();
    }

    @Test
    void teaches_a_lesson_by_the_keyboard_alone() {
        page.size(768, 900, true).load("off", "#/lessons/single/1");
        page.until("the task is shown", () -> page.has(".task[data-state=open]"));
        page.press("d");
        page.until("it is not right", () -> page.has(".task[data-state=missed]"));
        assertThat(said()).isEqualTo("Not yet. South: D, last seed to b.");
        page.press(Keys.ENTER);
        page.until("it is tried again", () -> page.has(".task[data-state=open]"));
        page.press("c");
        page.until("it is right", () -> page.has(".task[data-state=done]"));
        assertThat(said()).isEqualTo("Right. South: C, last seed to a.");
        page.press(Keys.ENTER);
        page.until(
                "the second task is shown", () -> page.one(".asked").getText().contains("in F"));
        page.press("b");
        page.until("it is right", () -> page.has(".task[data-state=done]"));
        page.press(Keys.ENTER);
        page.until("the third task is shown", () -> page.one(".asked").getText().contains("into c"));
        page.press("f");
        page.until("the lesson is done", () -> page.has("[data-do=next-lesson]"));
        page.assertAccessible("a lesson that is done");
        page.picture("lesson-done-768");
        page.press(Keys.ENTER);
        page.until("a pit is asked for", () -> page.one(".asked").getText().contains("last seed of D"));
        page.pressWithShift("a");
        page.until("it is not that pit", () -> said().contains("a is not the pit"));
        page.pressWithShift("c");
        page.until("the move is shown", () -> said().endsWith("South: D, last seed to c."));
        page.go("#/lessons");
        page.until("the lessons are listed", () -> page.has(".course"));
        assertThat(page.one(".course.single").getText()).contains("4 of 19 tasks done");
    }

    @Test
    void solves_a_puzzle_against_the_best_reply_and_fails_at_another() {
        page.size(1440, 900, false).load("off", "#/puzzles/abapa/1");
        page.until("the puzzle is shown", () -> page.has(".puzzle-board[data-state=open]"));
        page.press("f");
        page.until("North has answered", () -> said().contains("Go on."));
        assertThat(said()).contains("South: F, last seed to c, South captures 6.", "North: e, last seed to A.");
        page.press("a");
        page.until("it is solved", () -> page.has(".puzzle-board[data-state=solved]"));
        assertThat(said()).contains("With best play South ends 10 seeds ahead.");
        assertThat(page.one(".news").getText()).contains("(+");
        page.picture("puzzle-solved-1440");

        page.press(Keys.ENTER);
        page.until("another puzzle is shown", () -> page.has(".puzzle-board[data-state=open]"));
        page.go("#/puzzles/abapa/120");
        page.until("the puzzle is shown", () -> page.one("main h1").getText().contains("120"));
        page.press("a");
        page.until("it is missed", () -> page.has(".puzzle-board[data-state=missed]"));
        assertThat(said()).contains("A gives away 2 seeds at least.");
        assertThat(page.one(".news").getText()).contains("(−");
        page.click("[data-do=show]");
        page.until("the solution is shown", () -> page.has(".puzzle-board[data-state=shown]"));
        assertThat(said()).contains("South: F, last seed to b, South captures 4.", "2 seeds ahead.");
        page.assertAccessible("a solution");

        page.go("#/puzzles");
        page.until("the puzzles are listed", () -> page.has(".standings"));
        assertThat(page.one(".standings tbody tr").getText()).matches("Abapa about 1,3\\d\\d 1 1");
        page.go("#/puzzles/daily");
        page.until("the puzzle of the day is shown", () -> page.has(".puzzle-board[data-state=open]"));
    }

    private static String said() {
        return page.one(".say").getText();
    }
}
