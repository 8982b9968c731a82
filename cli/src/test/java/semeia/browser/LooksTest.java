package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every page at every width, light and dark: kept as a picture, free of axe's faults, nothing cut off, nothing too small to touch. */
@Tag("slow")
class LooksTest {
    /** The pages that axe has been asked about by all its rules. */
    private static final Set<String> PASSED = new HashSet<>();

    @Screen
    private static Page page;

    @ParameterizedTest
    @CsvSource({
        "abapa, 320", "abapa, 768", "abapa, 1440",
        "anywoli, 320", "anywoli, 768", "anywoli, 1440",
        "ba-awa-3, 320", "ba-awa-3, 768", "ba-awa-3, 1440"
    })
    void shows_a_game(String preset, int width) {
        page.size(width, 800, false).load("off", "");
        page.begin(preset, preset.equals("ba-awa-3") ? "ppp" : "pp");
        for (int ply = 0; ply < 6; ply = page.turnAfter(ply).length()) {
            page.click(".pit.legal");
        }
        page.run("arguments[0].focus()", page.legal().get(page.legal().size() - 1));
        for (boolean dark : List.of(false, true)) {
            page.size(width, 800, dark);
            check(preset, width, dark);
        }
    }

    @ParameterizedTest
    @CsvSource({"320", "768", "1440"})
    void shows_the_games_to_choose_from(int width) {
        for (boolean dark : List.of(false, true)) {
            page.size(width, 800, dark);
            page.load("off", "");
            check("home", width, dark);
        }
    }

    @ParameterizedTest
    @CsvSource({"ba-awa, 320", "ba-awa, 1440", "ba-awa-3, 768", "anywoli, 1440"})
    void shows_what_can_be_set(String preset, int width) {
        for (boolean dark : List.of(false, true)) {
            page.size(width, 800, dark).load("off", "#/new/" + preset);
            page.click("summary");
            page.choose("match", preset.equals("anywoli") ? "wins" : "territory");
            check("setup-" + preset, width, dark);
        }
    }

    @ParameterizedTest
    @CsvSource({"320", "1440"})
    void shows_a_game_in_words(int width) {
        for (boolean dark : List.of(false, true)) {
            page.size(width, 800, dark).load("off", "");
            page.begin("ba-awa", "pp");
            page.press("t");
            page.until("the log is there", () -> page.has(".console .log p"));
            check("words", width, dark);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "learn, 320, true",
        "learn, 1440, false",
        "rules, 320, false",
        "rules, 768, true",
        "rules/abapa, 320, true",
        "rules/anywoli, 768, false",
        "rules/ba-awa-3+guard=100, 1440, true",
        "lessons, 320, false",
        "lessons/relay/4, 768, true",
        "lessons/single/8, 320, true",
        "puzzles, 320, true",
        "puzzles/anywoli/50, 320, false",
        "puzzles/abapa/120, 1440, true",
        "paper/ba-awa-3, 320, true"
    })
    void shows_what_there_is_to_learn(String place, int width, boolean dark) {
        page.size(width, 800, dark).load("off", "#/" + place);
        page.until("the page is shown", () -> page.has("main h1"));
        check(place.replaceAll("[/+=]", "-"), width, dark);
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void shows_the_settings(boolean dark) {
        page.size(320, 800, dark).load("off", "");
        page.click("header button[data-do=settings]");
        page.until("the settings are shown", () -> page.has("dialog[open]"));
        check("settings", 320, dark);
    }

    @ParameterizedTest
    @CsvSource({"abapa", "anywoli"})
    void can_be_enlarged_to_twice_the_size(String preset) {
        page.size(640, 450, false, 2).load("off", "");
        page.begin(preset, "pp");
        assertNothingIsCutOff();
    }

    private static void check(String name, int width, boolean dark) {
        page.picture(name + "-" + width + (dark ? "-dark" : "-light"));
        String where = name + " at " + width + (dark ? ", dark" : ", light");
        if (PASSED.add(name)) {
            page.assertAccessible(where);
        } else {
            page.assertAccessibleStill(where);
        }
        assertNothingIsCutOff();
        if (width == 320) {
            page.assertEverythingCanBeTouched();
        }
    }

    private static void assertNothingIsCutOff() {
        assertThat((Boolean) page.run("return document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing is wider than the window")
                .isTrue();
    }
}
