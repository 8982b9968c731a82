package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a sowing is shown. */
@Tag("slow")
class SowingTest {
    private static final String COUNT_DROPS =
            "window.drops = 0; document.querySelector('.game semeia-board').addEventListener('drop', () => window.drops++)";

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

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
        page.assertNoComplaint();
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
        page.assertNoComplaint();
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
