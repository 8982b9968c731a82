package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tournaments, over the board and on line. */
@Tag("slow")
class ClubsTest {
    private static final List<String> EIGHT =
            List.of("Ama", "Kofi", "Yaa", "Esi", "Kwame", "Akosua", "Nana Adjoa Mensah-Boateng", "Kojo");

    private static void type(Page page, String selector, String text) {
        WebElement field = page.one(selector);
        field.clear();
        field.sendKeys(text);
    }

    private static void create(Page page, String name, String kind, String where) {
        page.go("#/clubs/new");
        page.until("the form is shown", () -> page.has("form.club-new"));
        type(page, "input[name=name]", name);
        page.choose("kind", kind);
        page.choose("where", where);
        page.click("button[data-do=create]");
        page.until("the tournament is shown", () -> page.has(".stage-card"));
    }

    private static void enter(Page page, List<String> names) {
        page.click(".entrants summary");
        type(page, "textarea[name=many]", String.join("\n", names));
        page.click("button[data-do=enter-many]");
        page.until("all have entered", () -> page.all(".entrant-list li").size() == names.size());
    }

    private static void next(Page page, int round) {
        page.click("button[data-do=next]");
        page.until(
                "round " + round + " is made",
                () -> page.one(".round h2").getText().equals("Round " + round));
    }

    /** The first of each pair wins by so many seeds. */
    private static void winAll(Page page, int seeds) {
        int boards = page.all(".duel").size();
        for (int i = 0; i < boards; i++) {
            int board = i;
            List<WebElement> fields =
                    page.all(".duel").get(i).findElements(org.openqa.selenium.By.cssSelector("input.seeds"));
            fields.get(0).sendKeys(Integer.toString(seeds));
            fields.get(1).sendKeys(Integer.toString(48 - seeds), Keys.TAB);
            page.until("the result is taken", () -> page.all(".board.known").size() > board);
        }
    }

    private static void look(Page page, String name) {
        for (int width : List.of(320, 768, 1440)) {
            for (boolean dark : List.of(false, true)) {
                page.size(width, 900, dark);
                page.picture("clubs-" + name + "-" + width + (dark ? "-dark" : "-light"));
                page.assertAccessible(name + " at " + width + (dark ? ", dark" : ""));
                assertThat((Boolean) page.run("return document.documentElement.scrollWidth <= innerWidth"))
                        .as("nothing is wider than the window at " + width)
                        .isTrue();
            }
        }
    }

    @Test
    void a_swiss_tournament_of_eight_is_run_over_the_board() {
        try (Page page = Page.open()) {
            page.size(1440, 900, false).load("off", "#/clubs");
            look(page, "empty");
            page.click("a[data-do=new]");
            page.until("the form is shown", () -> page.has("form.club-new"));
            page.click(".options summary");
            look(page, "new");
            create(page, "Spring cup", "swiss", "here");
            enter(page, EIGHT);
            look(page, "entered");
            for (int round = 1; round <= 3; round++) {
                next(page, round);
                if (round == 2) {
                    look(page, "round");
                }
                winAll(page, 25 + round);
            }
            look(page, "standings");
            page.assertNoComplaint();
        }
    }
}
