package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.rules.RuleBook;

/** On every screen the board with its counts, both seats, whose turn it is and the end of the game are in view without scrolling. */
@Tag("slow")
class FitsTest {
    private static final List<String> SIZES = List.of("320x560", "390x664", "844x390", "1280x800", "2560x1440");
    /** A game for each shape of board: two rows of six for two and for three, two rows of twelve. */
    private static final List<String> SHAPES = List.of("abapa", "ba-awa-3", "anywoli");

    private static final List<String> LANGUAGES = List.of("en", "fi", "pt", "sv", "fr");

    /** What of these elements lies outside the window, and by how much. */
    private static final String OUTSIDE = """
            scrollTo(0, 0);
            return arguments[0].flatMap((selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
              const {top, bottom, left, right} = element.getBoundingClientRect();
              const out = Math.max(-top, -left, bottom - innerHeight, right - innerWidth);
              return out > 1 ? [selector + ' by ' + Math.round(out)] : [];
            })).join(', ');
            """;

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.open();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    /** Every size with every shape of board that the page offers, and every language at least once. */
    static Stream<Arguments> screens() {
        return SIZES.stream()
                .flatMap(size -> SHAPES.stream()
                        .map(preset -> Arguments.of(
                                size,
                                preset,
                                LANGUAGES.get((SIZES.indexOf(size) + 2 * SHAPES.indexOf(preset)) % LANGUAGES.size()))));
    }

    @ParameterizedTest
    @MethodSource("screens")
    void the_board_is_in_view_before_during_and_after_a_game(String size, String preset, String language) {
        String[] parts = size.split("x", -1);
        page.size(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), false).load("off", "");
        page.run(
                "localStorage.setItem('semeia.settings', JSON.stringify({speed: 'off', language: arguments[0]}))",
                language);
        page.reload();
        page.begin(preset, "ppp".substring(0, RuleBook.byId(preset).territory().players()));
        assertThat(outside(".frame", ".pit", ".seat-bar", ".say")).isEmpty();
        for (int move = 1; move <= 3; move++) {
            page.run("document.querySelector('.pit.legal').click()");
            int played = move;
            page.until("the move is played", () -> page.length() >= played);
            assertThat(outside(".frame", ".pit", ".seat-bar", ".last-act", ".say"))
                    .isEmpty();
        }
        if (preset.equals("abapa") || !size.equals("320x560")) {
            assertThat(outside(".toolbar button")).isEmpty();
        }
        page.run("document.querySelector('[data-do=agree]').click()");
        page.until("it asks", () -> page.has("dialog[open] button[value=yes]"));
        page.run("document.querySelector('dialog button[value=yes]').click()");
        page.until("the result is shown", () -> page.has(".ending"));
        assertThat(outside(".ending h2", ".ending button")).isEmpty();
        page.run("document.querySelector('[data-do=aside]').click()");
        assertThat(outside(".frame", ".seat-bar", "[data-do=aside]")).isEmpty();
        page.run(
                "document.querySelector('[data-do=aside]').click(); document.querySelector('[data-do=again]').click()");
        page.until("the next game has begun", () -> page.length() == 0 && !page.has(".ending"));
        assertThat(outside(".frame", ".pit", ".seat-bar", ".say")).isEmpty();
    }

    private static String outside(String... selectors) {
        return (String) page.run(OUTSIDE, List.of(selectors));
    }
}
