package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.WebElement;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** A whole game of every ruleset, as a person plays it. */
@Tag("slow")
class WholeGamesTest {
    private static final int ENOUGH = 1500;

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    static List<Rules> rulesets() {
        return RuleBook.all();
    }

    /** One of each kind: played to the end, stopped at 25, with three players, with extra moves. */
    static List<Rules> kinds() {
        return List.of(RuleBook.ABAPA, RuleBook.AWALE_POINTS, RuleBook.BA_AWA_3, RuleBook.ANYWOLI);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void is_played_against_the_computer_by_clicks(Rules rules) {
        page.size(1280, 900, false).load("off", "");
        page.begin(rules.preset(), "p" + "c".repeat(rules.territory().players() - 1));
        Random random = new Random(11);
        playOut(() -> best(page.legal(), random).click(), () -> page.click("[data-do=pass]"), random);
        page.picture("end-" + rules.preset() + "-1280");
        assertEnded(rules);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void is_played_by_people_with_the_keyboard_alone_on_a_narrow_screen(Rules rules) {
        page.size(320, 640, true).load("off", "");
        page.begin(rules.preset(), "p".repeat(rules.territory().players()));
        Random random = new Random(12);
        playOut(() -> pressLetter(best(page.legal(), random)), () -> page.press("p"), random);
        page.picture("end-" + rules.preset() + "-320");
        assertEnded(rules);
    }

    /** Plays until the game is over; of extra moves now and then one is declined. */
    private static void playOut(Runnable move, Runnable pass, Random random) {
        for (page.untilPersonOrOver(); !page.turn().equals("over"); page.untilPersonOrOver()) {
            int length = page.length();
            assertThat(length).as("moves so far").isLessThan(ENOUGH);
            boolean declines = random.nextInt(8) == 0 && page.shows("[data-do=pass]");
            (declines ? pass : move).run();
            page.until("the move is played", () -> page.length() > length);
        }
    }

    /** A pit that captures, where one does, so that games come to an end. */
    private static WebElement best(List<WebElement> pits, Random random) {
        List<WebElement> captures = pits.stream()
                .filter(pit -> String.valueOf(pit.getDomAttribute("aria-label")).contains(" captures "))
                .toList();
        List<WebElement> candidates = captures.isEmpty() ? pits : captures;
        return candidates.get(random.nextInt(candidates.size()));
    }

    private static void pressLetter(WebElement pit) {
        String name = String.valueOf(pit.getDomAttribute("aria-label")).substring(0, 1);
        boolean far = Character.isLowerCase(name.charAt(0));
        if (far) {
            page.pressWithShift(name);
        } else {
            page.press(name.toLowerCase(java.util.Locale.ROOT));
        }
    }

    private static void assertEnded(Rules rules) {
        assertThat(page.one(".ending h2").getText()).isNotBlank();
        assertThat(page.one(".ending").getText())
                .as("the end of " + rules.preset())
                .contains(".");
        assertThat(page.legal()).isEmpty();
        page.assertAccessible("the end of " + rules.preset());
        page.assertNoComplaint();
    }
}
