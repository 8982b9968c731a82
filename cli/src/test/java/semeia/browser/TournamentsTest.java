package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tournaments, over the board and on line. */
@Tag("slow")
class TournamentsTest {
    private static final List<String> EIGHT =
            List.of("Ama", "Kofi", "Yaa", "Esi", "Kwame", "Akosua", "Nana Adjoa Mensah-Boateng", "Kojo");

    private static void type(Page page, String selector, String text) {
        WebElement field = page.one(selector);
        field.clear();
        field.sendKeys(text);
    }

    static void create(Page page, String name, String kind, String where) {
        page.go("#/clubs/new");
        page.until("the form is shown", () -> page.has("form.tournament-new"));
        type(page, "input[name=name]", name);
        page.choose("kind", kind);
        page.choose("where", where);
        page.chooseSingleGame();
        page.click("button[data-do=create]");
        page.until("the tournament is shown", () -> page.has(".stage-card"));
    }

    private static void next(Page page, int round) {
        page.click("button[data-do=next]");
        page.until(
                "round " + round + " is made",
                () -> page.has(".round h2") && page.one(".round h2").getText().equals("Round " + round));
    }

    /** The first of each pair wins by so many seeds. */
    private static void winAll(Page page, int seeds) {
        for (int board = page.all(".board.known").size();
                board < page.all(".board").size();
                board++) {
            int known = page.all(".board.known").size();
            WebElement open = page.one(".board:not(.known)");
            List<WebElement> fields = open.findElements(By.cssSelector("input.seeds"));
            fields.get(0).sendKeys(Integer.toString(seeds));
            fields.get(1).sendKeys(Integer.toString(48 - seeds), Keys.TAB);
            page.until("the result is taken", () -> page.all(".board.known").size() == known + 1);
        }
    }

    private static void look(Page page, String name) {
        for (int width : List.of(320, 768, 1440)) {
            for (boolean dark : List.of(false, true)) {
                page.size(width, 900, dark);
                page.picture("tournaments-" + name + "-" + width + (dark ? "-dark" : "-light"));
                String where = name + " at " + width + (dark ? ", dark" : "");
                if (width == 320 && !dark) {
                    page.assertAccessible(where);
                } else {
                    page.assertAccessibleStill(where);
                }
                assertThat((Boolean) page.run("return document.documentElement.scrollWidth <= innerWidth"))
                        .as("nothing is wider than the window at " + width)
                        .isTrue();
            }
        }
        page.size(1440, 900, false);
    }

    private static String standings(Page page) {
        return page.one(".standings").getText();
    }

    @Test
    void a_swiss_tournament_of_eight_is_run_over_the_board_printed_and_taken_elsewhere() throws IOException {
        try (Page page = Page.open()) {
            page.size(1440, 900, false).load("off", "#/clubs");
            look(page, "empty");
            page.click("a[data-do=new]");
            page.until("the form is shown", () -> page.has("form.tournament-new"));
            page.click(".options summary");
            look(page, "new");
            create(page, "Spring cup", "swiss", "here");
            enter(page, EIGHT, EIGHT.size());
            next(page, 1);
            winAll(page, 30);
            page.click("button[data-do=undo]");
            page.until("a result is gone", () -> page.all(".board.known").size() == 3);
            winAll(page, 20);
            next(page, 2);
            look(page, "round");
            winAll(page, 26);
            page.click(".rounds button");
            page.until(
                    "the first round is shown",
                    () -> page.one(".round h2").getText().equals("Round 1"));
            String before = standings(page);
            page.click(".board .outcome.second");
            page.until("the result is put right", () -> !standings(page).equals(before));
            page.click("button[data-do=withdraw]");
            page.until("somebody has withdrawn", () -> page.has("button[data-do=rejoin]"));
            next(page, 3);
            assertThat(page.all(".board")).hasSize(4);
            winAll(page, 40);
            look(page, "standings");
            printed(page);
            taken(page, standings(page));
            page.assertNoComplaint();
        }
    }

    /** Every sheet, as paper shows it. */
    private static void printed(Page page) {
        String tournament = String.valueOf(page.run("return location.hash"));
        for (String sheet : List.of("entrants", "pairings", "slips", "standings", "table")) {
            page.click("a[data-sheet=" + sheet + "]");
            page.until("the sheet is shown", () -> page.has(".tournament-sheet[data-kind=" + sheet + "]"));
            page.print(true);
            assertThat(page.shows("body > header")).isFalse();
            assertThat(page.shows("button[data-do=print]")).isFalse();
            assertThat(page.one(".tournament-sheet").getText()).contains("Spring cup", "Kofi");
            page.picture("tournaments-sheet-" + sheet);
            page.print(false);
            page.assertAccessible("the sheet " + sheet);
            page.go(tournament);
            page.until("the tournament is shown", () -> page.has("a[data-sheet=" + sheet + "]"));
        }
    }

    /** Saved as a file, deleted, and opened from the file again. */
    private static void taken(Page page, String standings) throws IOException {
        page.run("const address = URL.createObjectURL; URL.createObjectURL = (blob) => {"
                + " blob.text().then((text) => { window.saved = text; }); return address(blob); }");
        page.click("button[data-do=export]");
        page.until("the record is saved", () -> page.run("return window.saved") != null);
        Path file = Files.createTempFile("tournament", ".txt");
        Files.writeString(file, String.valueOf(page.run("return window.saved")));
        page.click("button[data-do=remove]");
        page.click("dialog button.danger");
        page.until("it is gone", () -> page.has(".tournament-actions") && !page.has(".tournament-row"));
        page.one(".tournament-actions input[type=file]").sendKeys(file.toString());
        page.until("it is back", () -> page.has(".standings"));
        assertThat(standings(page)).isEqualTo(standings);
        page.go("#/clubs");
        page.until("it is kept", () -> page.has(".tournament-row"));
    }

    @Test
    void a_knock_out_is_run_by_keyboard_alone_and_a_lot_decides_a_draw() {
        try (Page page = Page.open()) {
            page.size(1440, 900, false).load("off", "#/clubs");
            create(page, "Cup of the club", "knock-out", "here");
            WebElement name = page.one("input[name=entrant]");
            page.run("arguments[0].focus()", name);
            for (int i = 0; i < 5; i++) {
                page.press(EIGHT.get(i), Keys.ENTER);
                int entered = i + 1;
                page.until(
                        "one more has entered",
                        () -> page.all(".entrant-list li").size() == entered);
            }
            byKeyboard(page, "button[data-do=next]");
            page.until("the first round is made", () -> page.all(".board").size() == 4);
            assertThat(page.all(".board.known")).hasSize(3);
            byKeyboard(page, ".outcome.draw");
            page.until("the lot has decided", () -> page.has(".lot-note"));
            byKeyboard(page, "button[data-do=next]");
            page.until("the lots are shown", () -> page.has("dialog[open] .lots-drawn"));
            page.press(Keys.ENTER);
            page.until(
                    "the second round is made",
                    () -> !page.has("dialog") && page.all(".board").size() == 2);
            byKeyboard(page, ".board:nth-child(1) .outcome.first");
            page.until("a result is taken", () -> page.all(".board.known").size() == 1);
            byKeyboard(page, ".board:nth-child(2) .outcome.second");
            page.until("a result is taken", () -> page.all(".board.known").size() == 2);
            look(page, "bracket");
            byKeyboard(page, "button[data-do=next]");
            page.until("the final is made", () -> page.all(".board").size() == 1);
            byKeyboard(page, ".outcome.first");
            page.until("it is over", () -> page.has(".podium"));
            look(page, "podium");
            page.assertNoComplaint();
        }
    }

    /** Goes to a control with the tabulator and presses it. */
    private static void byKeyboard(Page page, String selector) {
        WebElement wanted = page.one(selector);
        page.run("document.querySelector('.tournament-head .back').focus()");
        for (int i = 0; i < 60 && !page.focused().equals(wanted); i++) {
            page.press(Keys.TAB);
        }
        assertThat(page.focused()).isEqualTo(wanted);
        page.press(Keys.ENTER);
    }

    @Test
    void people_at_screens_of_their_own_and_others_over_the_board_play_one_tournament() {
        try (Page ama = Page.open();
                Page kofi = ama.beside()) {
            ama.size(1000, 800, false).load("off", "#/clubs");
            create(ama, "Evening on line", "round-robin", "online");
            String place = String.valueOf(ama.run("return location.hash"));
            join(ama, "Ama");
            kofi.size(1000, 800, false).load("off", place);
            join(kofi, "Kofi");
            ama.until("Kofi has come", () -> ama.all(".entrant-list li").size() == 2);
            enter(ama, List.of("Yaa", "Esi"), 4);
            for (int round = 1; !ama.has("a[data-do=table]"); round++) {
                next(ama, round);
            }
            ama.assertAccessible("a tournament on line");
            ama.picture("tournaments-online");
            String table = ama.one("a[data-do=table]").getDomAttribute("href");
            AtTable.sit(ama, table);
            kofi.until("there is a table", () -> kofi.has("a[data-do=table]"));
            AtTable.sit(kofi, table);
            ama.until("play began", () -> ama.has(".game[data-turn=person]") || kofi.has(".game[data-turn=person]"));
            Page first = ama.has(".game[data-turn=person]") ? ama : kofi;
            Page second = first == ama ? kofi : ama;
            first.legal().get(0).click();
            AtTable.untilTurn(second, "person");
            second.click("[data-do=resign]");
            AtTable.answer(second, ".danger");
            AtTable.untilStatus(first, "over");
            for (Page page : List.of(ama, kofi)) {
                page.go(place);
                page.until("the result has come in", () -> page.has(".board.known"));
            }
            assertThat(kofi.has("button[data-do=next]")).isFalse();
            String winner = first == ama ? "Ama" : "Kofi";
            assertThat(kofi.one(".standings tbody tr").getText()).contains(winner);
            kofi.assertAccessible("looking on");
            ama.assertNoComplaint();
            kofi.assertNoComplaint();
        }
    }

    static void enter(Page page, List<String> names, int all) {
        page.click(".entrants summary");
        type(page, "textarea[name=many]", String.join("\n", names));
        page.click("button[data-do=enter-many]");
        page.until("all have entered", () -> page.all(".entrant-list li").size() == all);
    }

    private static void join(Page page, String name) {
        page.until("one may take part", () -> page.shows("button[data-do=join]"));
        type(page, "input[name=my-name]", name);
        page.click("button[data-do=join]");
        page.until("one takes part", () -> page.one(".joining-card").getText().contains("You take part as " + name));
    }
}
