package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each page in each language: it is there, speaks the language, and fits a narrow screen. */
@Tag("slow")
class LanguagesTest {
    private static final List<String> PLACES = List.of(
            "",
            "#/new/ba-awa",
            "#/learn",
            "#/rules",
            "#/rules/ba-awa-3",
            "#/lessons",
            "#/lessons/relay/4",
            "#/puzzles",
            "#/puzzles/anywoli/50",
            "#/analysis",
            "#/analysis/abapa/CcDd",
            "#/editor/ba-awa",
            "#/people",
            "#/open/anywoli",
            "#/account",
            "#/clubs",
            "#/clubs/new");

    @Screen
    private static Page page;

    @ParameterizedTest
    @ValueSource(strings = {"en", "fi", "pt", "sv", "fr"})
    void each_page_is_there_in_each_language(String language) {
        page.size(320, 800, false).load("off", "");
        page.run(
                "localStorage.setItem('semeia.settings', JSON.stringify({speed: 'off', language: arguments[0]}))",
                language);
        page.reload();
        for (String place : PLACES) {
            page.run("delete document.querySelector('main').dataset.at; location.hash = arguments[0] || '#/'", place);
            page.until(place + " is shown", () -> page.has("main[data-at] h1"));
            assertThat(String.valueOf(page.run("return document.documentElement.lang")))
                    .startsWith(language);
            assertThat(page.run("return document.documentElement.scrollWidth"))
                    .as("%s in %s at 320", place, language)
                    .isEqualTo(320L);
        }
    }
}
