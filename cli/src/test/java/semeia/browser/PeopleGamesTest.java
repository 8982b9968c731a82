package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Whole games between people at screens of their own. */
@Tag("slow")
class PeopleGamesTest {
    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    @BeforeAll
    static void open() {
        AtTable.fresh(host);
        AtTable.fresh(guest);
    }

    static List<Rules> kinds() {
        return List.of(RuleBook.ABAPA, RuleBook.ANYWOLI);
    }

    static List<Rules> forTwo() {
        return RuleBook.all().stream()
                .filter(rules -> rules.territory().players() == 2)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void two_people_play_to_the_end(Rules rules) {
        playToTheEnd(rules);
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("forTwo")
    void two_people_play_every_game_to_the_end(Rules rules) {
        playToTheEnd(rules);
    }

    private static void playToTheEnd(Rules rules) {
        String place = AtTable.open(host, rules.preset(), "clock", "900+10");
        AtTable.sit(guest, place);
        AtTable.playOn(host, List.of(), false);
        AtTable.playOn(guest, List.of(), true);
        AtTable.untilOver(host);
        AtTable.untilOver(guest);
        AtTable.assertSameEnd(host, guest);
        assertThat(AtTable.ending(guest)).contains(host.one(".who").getText());
    }

    @Test
    void a_match_by_territory_goes_on_from_game_to_game_until_it_is_won() {
        String place = AtTable.open(host, "ba-awa", "match", "territory");
        AtTable.sit(guest, place);
        AtTable.play(host, List.of());
        AtTable.playOn(guest, List.of(), true);
        host.run(
                "window.seen = new Set(); setInterval(() => window.seen.add(document.querySelector('.match h2')?.textContent), 5)");
        AtTable.playOn(host, List.of(), false);
        AtTable.untilOver(host);
        AtTable.untilOver(guest);
        assertThat(AtTable.ending(host)).contains("match");
        String owned = "return [...document.querySelectorAll('.match li b')].map((b) => b.textContent).join()";
        assertThat(String.valueOf(guest.run(owned)))
                .isEqualTo(String.valueOf(host.run(owned)))
                .contains("pits");
        assertThat((Long) host.run("return window.seen.size"))
                .as("games that were played")
                .isGreaterThan(1);
    }

    @Test
    void three_people_play_around_one_board() {
        try (Page third = AtTable.fresh(host.beside())) {
            String place = AtTable.open(host, "ba-awa-3");
            AtTable.sit(guest, place);
            assertThat(AtTable.said(guest)).contains("Waiting");
            AtTable.sit(third, place);
            List.of(host, guest, third).forEach(page -> AtTable.playOn(page, List.of(), page == third));
            List.of(host, guest, third).forEach(page -> AtTable.untilOver(page));
            AtTable.assertSameEnd(host, guest);
            AtTable.assertSameEnd(host, third);
            third.assertNoComplaint();
        }
    }

    /** Nothing but keys, from the first page to the end of a game. */
    @Test
    void a_game_is_opened_and_played_by_keyboard_alone() {
        host.load("off", "");
        host.press(Keys.TAB);
        reach(host, "a[href='#/people']");
        host.press(Keys.ENTER);
        host.until("the lobby is shown", () -> host.has(".lobby"));
        reach(host, "a[href='#/open/awale']");
        host.press(Keys.ENTER);
        host.until("the choices are shown", () -> host.has("form.opening"));
        reach(host, "input[name=starter]");
        host.press(Keys.ARROW_RIGHT);
        reach(host, "[data-do=open]");
        host.press(Keys.ENTER);
        host.until("the table waits", () -> host.has(".people-table[data-status=open]"));
        AtTable.sit(guest, String.valueOf(host.run("return location.hash")));
        AtTable.playOn(guest, List.of(), true);
        while (true) {
            host.until(
                    "it is one's turn or over",
                    () -> host.has(".game[data-turn=person]") || host.has(".people-table[data-status=over]"));
            if (host.has(".people-table[data-status=over]")) {
                break;
            }
            int length = host.length();
            host.press(best());
            host.until("the move is played", () -> host.length() > length);
        }
        AtTable.assertSameEnd(host, guest);
        reach(host, "[data-do=rematch]");
        host.press(Keys.ENTER);
        guest.until("another game is asked for", () -> guest.has("[data-do=accept]"));
    }

    /** The letter of the pit that captures most. */
    private static String best() {
        return String.valueOf(host.run("""
                const worth = (pit) => Number(/captures? (\\d+)/.exec(pit.ariaLabel)?.[1] ?? 0);
                return [...document.querySelectorAll('.pit.legal')].reduce((a, b) => (worth(b) > worth(a) ? b : a)).ariaLabel[0].toLowerCase()
                """));
    }

    /** Goes on by the tabulator until the focus is there. */
    private static void reach(Page page, String selector) {
        for (int steps = 0; steps < 120; steps++) {
            if ((Boolean) page.run("return document.activeElement.matches(arguments[0])", selector)) {
                return;
            }
            page.press(Keys.TAB);
        }
        throw new AssertionError("the tabulator does not lead to " + selector);
    }
}
