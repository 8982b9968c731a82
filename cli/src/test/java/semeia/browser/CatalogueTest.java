package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import semeia.rules.RuleBook;

/** The catalogue of all games: map, search, filters, comparison. */
@Tag("slow")
class CatalogueTest {
    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @BeforeEach
    void showAllGames() {
        page.size(1280, 900, false).load("off", "#/games");
        page.until(
                "the games are listed", () -> shown().size() == RuleBook.all().size());
    }

    private static List<String> shown() {
        return page.all(".catalogue-list .game").stream()
                .map(game -> game.getDomAttribute("data-preset"))
                .toList();
    }

    private static void choose(String filter, String value) {
        new Select(page.one("select[name=" + filter + "]")).selectByValue(value);
    }

    @Test
    void each_game_shows_its_board_when_it_comes_into_view() {
        page.load("normal", "#/games");
        page.until("boards are drawn", () -> page.has(".catalogue-list .game[data-preset=abapa] semeia-board .pit"));
        page.run("document.querySelector('[data-preset=hoyito]').scrollIntoView()");
        page.until("that board too", () -> page.has(".catalogue-list .game[data-preset=hoyito] semeia-board .pit"));
        page.until(
                "it plays",
                () -> (Boolean)
                        page.run(
                                "return [...document.querySelectorAll('.catalogue-list semeia-board')].some((board) => board.querySelector('.hands > *'))"));
        page.assertNoComplaint();
    }

    @ParameterizedTest
    @CsvSource({
        "jerin-jerin, jerin",
        "J’erin, jerin",
        "ngar, yit-nuri",
        "NUER, yit-nuri yit-jani",
        "south sudan, anywoli yit-nuri yit-jani",
        "no such game,"
    })
    void finds_games_by_their_names_peoples_and_places_whatever_the_case_and_the_marks(String text, String found) {
        page.one("[name=search]").sendKeys(text);
        List<String> expected =
                found == null ? List.of() : Stream.of(found.split(" ")).toList();
        page.until("the list follows", () -> shown().size() == expected.size());
        assertThat(shown()).containsExactlyInAnyOrderElementsOf(expected);
        page.assertNoComplaint();
    }

    @Test
    void filters_by_sowing_seats_board_captures_and_region() {
        choose("seats", "4");
        assertThat(shown()).containsExactly("njaka-4");
        choose("seats", "");
        choose("board", "7");
        assertThat(shown()).containsExactlyInAnyOrder("songo", "songo-douala", "yit-nuri");
        choose("family", "relay");
        assertThat(shown()).containsExactly("yit-nuri");
    }

    @Test
    void shows_the_games_of_a_place_on_the_map_with_the_keyboard_too() {
        WebElement place = page.one(".place[aria-label*='Hoyito I,']");
        place.sendKeys(Keys.ENTER);
        page.until("the list follows", () -> shown().size() == 2);
        assertThat(shown()).containsExactlyInAnyOrder("hoyito", "hoyito-2");
        page.one(".place[aria-pressed=true]").sendKeys(Keys.ENTER);
        page.until("all games are back", () -> shown().size() == RuleBook.all().size());
        page.assertAccessible("the catalogue");
    }

    @Test
    void compares_two_games_and_shows_differences_alone() {
        page.click("[data-preset=hoyito-2] input[type=checkbox]");
        page.click("[data-preset=hoyito-3] input[type=checkbox]");
        page.click(".compare");
        page.until("the two are compared", () -> page.has(".comparison"));
        assertThat(page.all(".comparison tbody tr")).hasSize(1);
        assertThat(page.all(".comparison thead th").stream().map(WebElement::getText))
                .containsExactly("Hoyito II", "Hoyito III");
        page.assertNoComplaint();
    }
}
