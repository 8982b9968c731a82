package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** What goes on beside moving: planning, replaying, keeping, opening, choosing how it looks, and playing in words. */
@Tag("slow")
class BesideTest {
    /** Keeps the computer thinking until {@code goOn()}. */
    private static final String HOLD = """
            const held = [];
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (message) { held.push(() => post.call(this, message)); };
            window.goOn = () => held.splice(0).forEach((go) => go());
            """;

    /** Plays a game to its end in words, always with the first legal move, and gives the last line of the log. */
    private static final String PLAY_IN_WORDS = """
            const done = arguments[0];
            const [game, field] = [document.querySelector('.game'), document.querySelector('.console input')];
            const type = (line) => { field.value = line; field.form.requestSubmit(); };
            const next = () => {
              if (game.dataset.turn === 'over') return done(document.querySelector('.log').lastElementChild.textContent);
              if (game.dataset.turn === 'person') type(document.querySelector('.pit.legal')?.ariaLabel[0] ?? 'pass');
              return setTimeout(next);
            };
            next();
            """;

    @Screen
    private static Page page;

    @BeforeEach
    void load() {
        page.size(1280, 900, false).load("off", "");
    }

    @Test
    void plans_a_move_while_the_computer_thinks() {
        page.run(HOLD);
        page.begin("abapa", "pc");
        page.pit(2).click();
        page.until("the computer thinks", () -> page.turn().equals("computer"));
        page.pit(0).click();
        assertThat(page.one(".peek").getText()).isEqualTo("A is planned: it is played as soon as it may be.");
        assertThat(page.pit(0).getDomAttribute("aria-label")).endsWith("planned as the next move");
        assertThat(page.has(".planned")).isTrue();
        page.press(Keys.ESCAPE);
        assertThat(page.has(".planned")).isFalse();
        page.press("b");
        assertThat(page.has(".planned")).isTrue();
        page.pit(3).click();
        page.run("goOn()");
        page.until("the planned move is played", () -> page.length() == 3);
        assertThat(page.one(".move[data-length='3']").getText()).startsWith("D");
    }

    @Test
    void says_that_a_planned_move_may_not_be_played() {
        page.run("""
                const setup = {preset: 'abapa', id: 'abapa', seats: ['person', 'computer'], level: 3, starter: '0', match: '', seed: 1};
                const text = '[Rules "abapa"]\\n[Position "1,0,0,0,0,2/1,0,0,0,0,0 20-24 S"]\\n*';
                localStorage.setItem('semeia.session', JSON.stringify({setup, text, ended: false}));
                """);
        page.go("#/game");
        page.until("the game is shown", () -> page.has(".game[data-turn]"));
        page.run(HOLD);
        page.pit(0).click();
        page.until("the computer thinks", () -> page.turn().equals("computer"));
        page.pit(0).click(); // it is empty, and North's only seed does not come so far
        page.run("goOn()");
        page.until("the computer has moved", () -> page.turn().equals("person"));
        assertThat(page.one(".peek").getText()).isEqualTo("The planned move cannot be played: A, empty.");
        assertThat(page.has(".planned")).isFalse();
        assertThat(page.length()).isEqualTo(2);
    }

    @Test
    void replays_a_game() {
        page.begin("abapa", "pp");
        page.press("c");
        page.pressWithShift("a");
        page.until("two moves are played", () -> page.length() == 2);
        page.click("[data-do=replay]");
        page.until("the start is shown", () -> page.turn().equals("past"));
        assertThat(page.one(".say").getText()).isEqualTo("You are looking at the start of the game.");
        page.until("all is shown", () -> page.turn().equals("person"));
        page.press("r");
        page.until("it is shown again", () -> page.turn().equals("past"));
        page.press(Keys.ESCAPE);
        assertThat(page.turn()).as("a replay is stopped where it is").isEqualTo("past");
    }

    @Test
    void keeps_a_game_and_opens_it_again() {
        page.begin("ba-awa-3", "pcp");
        page.legal().get(0).click();
        page.untilPersonOrOver();
        int length = page.length();
        page.run("""
                const make = URL.createObjectURL;
                URL.createObjectURL = (file) => { file.text().then((text) => { window.saved = text; }); return make.call(URL, file); };
                HTMLAnchorElement.prototype.click = () => {};
                """);
        page.click("[data-do=save]");
        page.until("the record is made", () -> page.run("return window.saved") != null);
        String record = String.valueOf(page.run("return window.saved"));
        assertThat(record).contains("[Rules \"ba-awa-3\"]", "[Player2 \"Semeia level 3\"]");
        page.load("off", "");
        page.begin("abapa", "pp");
        page.click("[data-do=open]");
        page.until("the dialog is open", () -> page.has("dialog[open] textarea"));
        page.one("textarea").sendKeys("[Rules \"abapa\"]\n1. F q *");
        page.click("dialog button.primary");
        assertThat(page.one(".fault").getText()).contains("line 2, column 6: move is \"q\"");
        page.assertAccessible("a saved game that cannot be read");
        page.one("textarea").clear();
        page.run("document.querySelector('textarea').value = arguments[0]", record);
        page.click("dialog button.primary");
        page.until("the game is opened", () -> page.one(".game h1").getText().equals("Ba-awa for three"));
        assertThat(page.length()).isEqualTo(length);
        assertThat(page.all(".seat-bar small").stream().map(note -> note.getText()))
                .containsOnlyOnce("Computer, level 3");
    }

    @ParameterizedTest
    @CsvSource({"awale, pp", "ba-awa, pc", "anywoli, pp"})
    void is_played_in_words_from_start_to_end(String preset, String seats) {
        page.begin(preset, seats);
        page.press("t");
        page.until("the log is there", () -> page.has(".console .log p"));
        assertThat(page.shows(".stage")).isFalse();
        assertThat(page.focused().getDomAttribute("name")).isEqualTo("line");
        assertThat(page.one(".log").getText()).contains("Near row, A to");
        page.press(
                "look A",
                Keys.ENTER,
                "frobnicate",
                Keys.ENTER,
                "clock",
                Keys.ENTER,
                "resign",
                Keys.ENTER,
                "no",
                Keys.ENTER);
        assertThat(page.one(".log").getText())
                .contains(
                        "A, 4 seeds",
                        "“frobnicate” is neither a pit nor a command.",
                        "This game has no clock.",
                        "Type yes to do it",
                        "Nothing was done; play goes on.");
        page.assertAccessible("a game in words");
        assertThat(String.valueOf(page.runLater(PLAY_IN_WORDS)))
                .containsAnyOf(" wins", "You won", "You lost", "A draw");
        page.press("again", Keys.ENTER);
        page.until("a new game is on", () -> page.length() == 0);
        page.press("close", Keys.ENTER);
        page.until("the board is back", () -> page.shows(".stage"));
    }

    @Test
    void looks_as_it_is_wished() {
        page.begin("abapa", "pp");
        page.click("[data-do=settings]");
        page.until("the settings are shown", () -> page.has("dialog[open] input[name=board]"));
        page.choose("board", "plain");
        page.choose("seeds", "plain");
        page.press(Keys.ESCAPE);
        page.until("they are closed", () -> !page.has("dialog"));
        assertThat(page.run("return getComputedStyle(document.querySelector('.game .wood-mid')).stopColor"))
                .isEqualTo("rgb(255, 255, 255)");
        page.assertAccessible("a board of high contrast");
        page.reload();
        assertThat(page.one("html").getDomAttribute("data-board")).isEqualTo("plain");
    }

    @Test
    void what_is_shared_of_a_game_leads_to_its_moves() {
        page.begin("abapa", "pp");
        page.press("c");
        page.until("a move is played", () -> page.length() == 1);
        page.run("Object.defineProperty(navigator, 'share', {value: async ({text}) => { window.shared = text; }})");
        page.click("[data-do=share]");
        page.until("the text is shared", () -> page.run("return window.shared") != null);
        String text = String.valueOf(page.run("return window.shared"));
        assertThat(text).endsWith("#/analysis/abapa/C");
        page.go(text.substring(text.indexOf('#')));
        page.until("the game is on the analysis board", () -> page.has(".ply[aria-current]"));
    }
}
