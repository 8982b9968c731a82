package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** How a sowing is shown. */
@Tag("slow")
class SowingTest {
    private static final String COUNT_DROPS =
            "window.drops = 0; document.querySelector('.game semeia-board').addEventListener('drop', () => window.drops++)";

    /** Presses a key the moment a hand comes for the n-th time. */
    private static final String PRESS_WITH_HAND = """
            const [key, hand] = arguments;
            let hands = 0;
            const hear = new MutationObserver((changes) => {
              for (const {addedNodes} of changes) for (const node of addedNodes) {
                if (!node.matches('.hand') || ++hands !== hand) continue;
                hear.disconnect();
                window.pressed = true;
                document.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
              }
            });
            hear.observe(document.querySelector('.game .hands'), {childList: true});
            """;

    private static final String SEEDS = "return document.querySelectorAll('.game .seeds > *').length";
    private static final String COUNTED =
            "return [...document.querySelectorAll('.game [data-count]')].reduce((sum, text) => sum + Number(text.textContent), 0)";

    @Screen
    private static Page page;

    private static void begin(String speed) {
        page.size(1280, 900, false).load(speed, "");
        page.begin("abapa", "pp");
        page.run(COUNT_DROPS);
    }

    private static long drops() {
        return (Long) page.run("return window.drops");
    }

    @Test
    void is_watched_seed_by_seed() {
        begin("fast");
        page.pit(2).click();
        page.until("a hand is there", () -> page.has(".hand") || page.length() == 1);
        page.until("the hand has sown", () -> page.turn().equals("person"));
        assertThat(drops()).isEqualTo(4);
        assertThat(page.has(".hand")).isFalse();
        assertThat(page.pit(3).getDomAttribute("aria-label")).startsWith("D, 5 seeds");
    }

    @Test
    void is_finished_by_a_click() {
        begin("slow");
        page.pit(2).click();
        page.until("a hand is there", () -> page.has(".hand"));
        page.pit(2).click();
        page.until("the sowing is finished", () -> page.turn().equals("person"));
        assertThat(drops()).as("seeds seen falling").isLessThan(4);
        assertThat(page.length()).as("the click played no second move").isEqualTo(1);
        assertThat(page.pit(6).getDomAttribute("aria-label")).startsWith("a, 5 seeds");
    }

    @ParameterizedTest
    @CsvSource({"pp, 1", "pc, 1", "pc, 2"})
    void is_taken_back_while_the_hand_comes(String seats, int hand) {
        page.size(1280, 900, false).load("fast", "");
        page.begin("abapa", seats);
        page.run(PRESS_WITH_HAND, "u", hand);
        page.pit(2).click();
        page.until("the key was pressed", () -> Boolean.TRUE.equals(page.run("return window.pressed")));
        page.until("it is taken back", () -> page.length() == 0 && page.turn().equals("person"));
        assertEverySeedIsThere();
        assertThat(page.pit(3).getDomAttribute("aria-label")).startsWith("D, 4 seeds");
        page.pit(3).click();
        page.until("the game goes on", () -> page.length() > 0 && page.turn().equals("person"));
        assertEverySeedIsThere();
    }

    @Test
    void gives_way_to_a_look_back() {
        begin("fast");
        page.run(PRESS_WITH_HAND, "[", 1);
        page.pit(2).click();
        page.until("the start is shown", () -> page.turn().equals("past"));
        assertEverySeedIsThere();
        assertThat(page.pit(2).getDomAttribute("aria-label")).startsWith("C, 4 seeds");
        page.press("]");
        page.until("the move is shown", () -> page.turn().equals("person"));
        assertEverySeedIsThere();
        assertThat(page.pit(3).getDomAttribute("aria-label")).startsWith("D, 5 seeds");
    }

    private static void assertEverySeedIsThere() {
        assertThat(page.has(".hand")).isFalse();
        assertThat(page.run(SEEDS)).isEqualTo(48L);
        assertThat(page.run(COUNTED)).isEqualTo(48L);
    }

    @Test
    void tells_what_it_brings_only_when_it_is_over() {
        begin("slow");
        page.pit(2).click();
        page.until("a hand is there", () -> page.has(".hand"));
        assertThat(page.one(".say").getText()).isEqualTo("South sows C.");
        page.press(Keys.ESCAPE);
        page.until("the sowing is finished", () -> page.turn().equals("person"));
        assertThat(page.one("#announcer").getDomProperty("textContent"))
                .isEqualTo("South: C, last seed to a. North to move.");
    }

    @Test
    void is_shown_at_once_where_less_motion_is_wanted() {
        page.size(1280, 900, false).calm();
        page.load("slow", "");
        page.begin("abapa", "pp");
        page.run(COUNT_DROPS);
        page.pit(2).click();
        page.until("the move is played", () -> page.turn().equals("person"));
        assertThat(drops()).isZero();
    }

    @Test
    void shows_the_lot_for_who_begins() {
        page.size(1280, 900, false).load("fast", "");
        page.go("#/new/abapa");
        page.until("the set-up is shown", () -> page.has("form.setup"));
        page.choose("seat-1", "person");
        page.click("form.setup button[type=submit]");
        page.until("the lot is drawn", () -> page.has(".lot"));
        page.picture("lot-1280");
        page.until("the lot has fallen", () -> !page.has(".lot"));
        assertThat(page.one(".say").getText()).contains("The lot falls on");
    }
}
