package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The analysis board, the review of games and the position editor. */
@Tag("slow")
class AnalysisTest {
    /** South, to move, loses by four whatever is played; proved in a moment. */
    private static final String FEW = "#/analysis/abapa/0,0,0,0,1,2~0,0,0,0,1,1_22-21_S";

    /** South has one move, which ends the game two seeds ahead. */
    private static final String LAST = "#/analysis/abapa/0,0,0,0,0,2~1,1,0,0,1,0_21-22_S";

    private static final String OGN = """
            [Variant "Oware Abapa"]
            [South "Ama"]
            [North "Kofi"]
            [Result "*"]

            1. F f { the usual answer } 2. B e 3. B c 4. D a+2 (4... b) 5. A+3 *
            """;

    @Screen
    private static Page page;

    @Screen
    private static Page other;

    @BeforeEach
    void load() {
        page.size(1440, 900, false);
    }

    private static void open(String place) {
        page.load("off", place);
        page.until("the analysis board is shown", () -> page.has(".analysis[data-turn]"));
    }

    private static String hash() {
        return String.valueOf(page.run("return location.hash"));
    }

    private static String text(String selector) {
        return page.one(selector).getText();
    }

    private static void untilSolved() {
        page.until(
                "every move is proved",
                () -> "solved".equals(page.one(".engine").getDomAttribute("data-state")));
    }

    private static void read(String form, String text) {
        page.run(
                "const area = document.querySelector('#import-text'); area.value = arguments[0];"
                        + "area.form.querySelector('select[name=form]').value = arguments[1]",
                text,
                form);
        page.click("[data-do=read]");
    }

    /** How many acts lead to what is shown. */
    private static int length() {
        return Integer.parseInt(String.valueOf(page.one("[data-length]").getDomAttribute("data-length")));
    }

    private static List<String> moves() {
        return texts(page, ".ply");
    }

    private static List<String> texts(Page where, String selector) {
        return where.all(selector).stream().map(WebElement::getText).toList();
    }

    @Test
    void opens_an_ogn_walks_a_side_line_and_keeps_it() {
        page.load("off", "#/analysis");
        page.until("the way in is shown", () -> page.has("#import-text"));
        read("guess", "1. F f 2. G");
        page.until("the faults are told", () -> page.has(".faults li"));
        assertThat(text(".faults")).contains("OGN", "move is \"G\"");
        read("guess", OGN);
        page.until("the game is shown", () -> page.all(".ply").size() == 9);
        assertThat(text(".analysis"))
                .contains("Ama – Kofi", "the usual answer", "Left out of what was read: variations.");
        assertThat(hash()).isEqualTo("#/analysis/abapa/FfBeBcDaA");

        page.click(".move-head [data-do=first]");
        assertThat(hash()).endsWith("/0");
        page.press("]", "]", "]");
        assertThat(hash()).endsWith("/3");
        page.pressWithShift("b");
        page.until("the side line is there", () -> page.has(".side .ply[aria-current]"));
        assertThat(moves()).hasSize(10);
        page.run("document.querySelector('.analysis .moves details').open = true");
        page.one("#comment").sendKeys("why not?");
        page.reload();
        page.until("the side line is still there", () -> page.has(".side .ply[aria-current]"));
        assertThat(text(".tree")).contains("why not?", "the usual answer");

        page.run("document.querySelector('.analysis .moves details').open = true");
        page.click("[data-do=promote]");
        assertThat(page.one(".line > li:last-child .ply, .line .ply[aria-current]"))
                .isNotNull();
        assertThat(hash()).isEqualTo("#/analysis/abapa/FfBb");
        page.click("[data-do=remove]");
        assertThat(hash()).isEqualTo("#/analysis/abapa/FfBeBcDaA/3");
        page.run("document.querySelector('.ply[aria-current]').focus()");
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.focused().getDomAttribute("data-n")).isEqualTo("4");
    }

    @Test
    void shows_what_every_move_is_worth_and_calls_proved_values_exact() {
        open(FEW);
        untilSolved();
        assertThat(text(".verdict")).isEqualTo("Exact: North ends 4 seeds ahead.");
        assertThat(texts(page, "g.note text")).containsExactly("=−4", "=−4");
        assertThat(page.pit(4).getDomAttribute("aria-label")).endsWith("worth exactly −4");
        assertThat(page.one(".value-bar").getDomAttribute("aria-label"))
                .isEqualTo("In the end South has 22 seeds and North 26: exact.");
        page.click(".engine-line[data-move='5']");
        page.until("the line is on the board", () -> page.all(".ply").size() > 3);
        assertThat(moves().get(0)).isEqualTo("F");
        page.until("the engine looks at what comes next", () -> page.has("g.note"));
        page.click(".switch input");
        assertThat(text(".verdict")).isEqualTo("The engine is off.");
        assertThat(page.has("g.note")).isFalse();
        page.click(".switch input");
    }

    @Test
    void asks_the_databases_of_the_server() {
        open(LAST);
        page.click(".database summary");
        page.until("the server has answered", () -> page.has(".database[data-state=known]"));
        assertThat(text(".database")).contains("Each move, for South").containsPattern("F\\s+exactly \\+2");
        page.go("#/analysis/anywoli");
        page.until("there is another board", () -> page.all(".pit").size() == 24);
        page.click(".database summary");
        page.until("the server has answered", () -> page.has(".database[data-state=unknown]"));
        assertThat(text(".database")).contains("not in a database of this server");
    }

    @Test
    void says_with_three_players_what_the_numbers_are() {
        open("#/analysis/ba-awa-3");
        page.until("something is known", () -> page.has(".engine-line"));
        assertThat(text(".engine")).contains("With three players", "can be held to");
        assertThat(page.shows(".value-bar")).isFalse();
    }

    @Test
    void reviews_a_game_and_lets_one_try_again_at_a_mistake() {
        // North could take ten seeds with the second move and does not; South could have kept them with the first.
        page.load("off", "");
        page.begin("abapa", "pp");
        String record = "[Rules \\\"abapa\\\"]\\n[Position \\\"0,0,0,1,0,1/1,2,0,0,0,7 18-18 S\\\"]\\n\\n1. D b *";
        page.run("localStorage.setItem('semeia.session', JSON.stringify({setup: {id: 'abapa', preset: 'abapa',"
                + " seats: ['person', 'person'], starter: '0', match: '', seed: 1}, text: \"" + record
                + "\", ended: false}))");
        page.reload();
        page.until("the game is shown", () -> length() == 2);
        String before = String.valueOf(page.run("return localStorage.getItem('semeia.session')"));
        page.click(".actions [data-do=analyse]");
        page.until("the analysis board is shown", () -> page.has(".analysis[data-turn]"));
        page.choose("review-depth", "quick");
        page.click("[data-do=review]");
        page.until("the review is done", () -> "done".equals(page.one(".review").getDomAttribute("data-state")));
        assertThat(page.all(".summary tbody tr")).hasSize(2);
        assertThat(page.has(".graph .course")).isTrue();
        page.picture("review");
        page.run(
                "const slider = document.querySelector('.graph-box input'); slider.value = 1; slider.dispatchEvent(new Event('input'))");
        assertThat(hash()).endsWith("/1");
        assertThat(page.one(".graph-box input").getDomAttribute("aria-valuetext"))
                .startsWith("1. South: D");
        assertThat(page.all(".mistakes li")).isNotEmpty();

        page.click(".mistakes [data-do=again]");
        page.until("a better move is asked for", () -> page.shows(".again"));
        assertThat(page.has("g.note")).as("nothing is given away").isFalse();
        String played = page.one(".again p").getText().substring(0, 1);
        page.press(played.toLowerCase(Locale.ROOT));
        page.until("it is seen to be the same", () -> text(".again p").contains("is the move of the game"));
        page.click("[data-do=again-show]");
        page.until("the best move is shown", () -> text(".again p").contains("was best"));
        String best = text(".again p").substring(0, 1);
        page.click("[data-do=again-leave]");
        page.click(".mistakes [data-do=again]");
        int pit = best.charAt(0) - 'A';
        page.pit(pit < 6 ? pit : best.charAt(0) - 'a' + 6).click();
        page.until("it is found", () -> text(".again p").contains("Well found!"));
        assertThat(page.run("return localStorage.getItem('semeia.session')"))
                .as("the game that is on")
                .isEqualTo(before);
    }

    @Test
    void stops_a_review() {
        open("#/analysis/abapa/FfBeBcDaAbCcDbAcCaDcBeAbBc");
        page.choose("review-depth", "deep");
        page.click("[data-do=review]");
        page.until("it runs", () -> page.has(".review progress"));
        page.press(Keys.ENTER);
        page.until("it is broken off", () -> page.has(".review[data-state=none]"));
        page.until("the engine goes on", () -> page.has(".engine-line"));
    }

    @Test
    void sets_a_position_up_analyses_it_and_shows_the_same_to_whoever_has_the_link() {
        page.load("off", "#/editor/ba-awa");
        page.until("the editor is shown", () -> page.has(".editor[data-state=right]"));
        page.click("[data-do=empty]");
        assertThat(text(".editor-state"))
                .contains("Pits and stores hold 0 seeds together; it must be 48.", "The pits hold 0 seeds");
        page.pit(0).click();
        page.pit(0).click();
        page.choose("tool", "take");
        page.pit(0).click();
        page.run("arguments[0].focus()", page.pit(0));
        page.press("5", "+");
        page.press(Keys.ARROW_RIGHT);
        page.press("6");
        page.click("[data-do=rest-0]");
        assertThat(text(".hand-count")).isEqualTo("All seeds are placed.");
        assertThat(page.pit(0).getDomAttribute("aria-label")).isEqualTo("A, 6 seeds");
        assertThat(page.one(".editor").getDomAttribute("data-state")).isEqualTo("right");
        page.choose("player", "1");
        page.choose("starter", "1");
        assertThat(hash()).endsWith("/6,6,0,0,0,0~0,0,0,0,0,0_36-0_S_first=N");
        assertThat(text(".editor-state")).contains("North has no move and is passed: South moves.");
        page.click("[data-do=analyse]");
        page.until("it is analysed", () -> page.has(".analysis g.note"));
        page.press("b");
        page.until("B is played", () -> length() == 1);
        other.size(800, 800, false).load("off", hash());
        other.until("the analysis is shown", () -> other.has(".analysis[data-turn]"));
        assertThat(texts(other, ".count")).isEqualTo(texts(page, ".count"));
        assertThat(texts(other, ".ply")).isEqualTo(moves());
        page.click("[data-do=on]");
        page.choose("on-seat-0", "person");
        page.choose("on-seat-1", "person");
        page.click("dialog button.primary");
        page.until("it is played on", () -> page.has(".game[data-turn=person]"));
        assertThat(length()).isZero();
    }

    @Test
    void gives_text_and_pictures_that_stand_alone() {
        open("#/analysis/abapa/FfBe");
        page.run("window.saved = []; const make = URL.createObjectURL;"
                + "URL.createObjectURL = (blob) => { window.saved.push(blob); return make.call(URL, blob); };"
                + "HTMLAnchorElement.prototype.click = function () { window.name = this.download; }");
        page.click("[data-do=share]");
        page.until("the dialog is open", () -> page.has("dialog[open]"));
        assertThat(page.one("dialog input").getDomProperty("value")).endsWith("#/analysis/abapa/FfBe");
        page.run(
                "const forms = document.querySelector('dialog select'); forms.value = 'playstrategy'; forms.dispatchEvent(new Event('change'))");
        assertThat(page.one("dialog textarea").getDomProperty("value"))
                .asString()
                .matches("[1-9S,]+/[1-9S,]+ 0 0 S 3\n");
        page.click("[data-do=save-svg]");
        page.click("[data-do=save-png]");
        page.until("both are saved", () -> "semeia-abapa.png".equals(page.run("return window.name")));
        Object svg = page.runLater("""
                const done = arguments[arguments.length - 1];
                const blob = saved.find(({type}) => type === 'image/svg+xml');
                blob.text().then((text) => {
                  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
                  const seeds = picture.querySelectorAll('use');
                  const known = [...seeds].every((use) => picture.querySelector(use.getAttribute('href')));
                  done([picture.nodeName, seeds.length, known, picture.querySelectorAll('[class], [style], style, script').length, picture.querySelector('title').textContent]);
                });
                """);
        assertThat((List<?>) svg)
                .isEqualTo(List.of("svg", 48L, true, 0L, "Abapa after 4 moves. South: 0 and North: 0."));
        Object png = page.runLater("""
                const done = arguments[arguments.length - 1];
                createImageBitmap(saved.find(({type}) => type === 'image/png')).then((image) => {
                  const canvas = new OffscreenCanvas(image.width, image.height);
                  canvas.getContext('2d').drawImage(image, 0, 0);
                  const {data} = canvas.getContext('2d').getImageData(image.width / 2, image.height / 2, 1, 1);
                  done([image.width > 1000, data[3]]);
                });
                """);
        assertThat((List<?>) png).as("wood in its middle").isEqualTo(List.of(true, 255L));
    }

    @Test
    void says_what_an_address_does_not_hold() {
        open("#/analysis/abapa/FfG");
        assertThat(text(".say")).startsWith("The address contains a move that cannot be played: move 3 is “G”.");
        page.load("off", "#/analysis/chess");
        page.until("the way in is shown", () -> page.has(".start-cards"));
        assertThat(text(".told")).startsWith("This address does not contain a game:");
    }

    @ParameterizedTest
    @CsvSource({"320, false", "320, true", "768, true", "1440, false"})
    void can_be_used_by_everybody_at_every_size(int width, boolean dark) {
        page.size(width, 900, dark).load("off", "#/analysis");
        page.until("the way in is shown", () -> page.has(".start-cards"));
        check("analysis-start", width, dark);
        page.go("#/editor/anywoli");
        page.until("the editor is shown", () -> page.has(".editor[data-state]"));
        page.click(".editor summary");
        check("editor", width, dark);
        page.go(FEW);
        page.until("the board is shown", () -> page.has(".analysis"));
        untilSolved();
        page.run("document.querySelectorAll('details').forEach((more) => { more.open = true; })");
        page.press("f");
        page.until("F is played", () -> length() == 1);
        page.choose("review-depth", "quick");
        page.click("[data-do=review]");
        page.until("the review is done", () -> page.has(".review[data-state=done]"));
        check("analysis", width, dark);
        for (String dialog : List.of("share", "bring", "on")) {
            page.click(".analysis [data-do=" + dialog + "]");
            page.until("the dialog is open", () -> page.has("dialog[open]"));
            check("analysis-" + dialog, width, dark);
            page.press(Keys.ESCAPE);
            page.until("the dialog is closed", () -> !page.has("dialog"));
        }
    }

    private static void check(String name, int width, boolean dark) {
        page.picture(name + "-" + width + (dark ? "-dark" : "-light"));
        page.assertAccessible(name + " at " + width + (dark ? ", dark" : ", light"));
        assertThat((Boolean) page.run("return document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing is wider than the window")
                .isTrue();
    }
}
