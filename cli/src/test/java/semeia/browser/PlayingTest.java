package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** What a person can do at the board. */
@Tag("slow")
class PlayingTest {
    private static final String PITS_IN_WORDS =
            "return [...document.querySelectorAll('.pit')].map((pit) => pit.ariaLabel + pit.ariaDisabled).join()";

    @Screen
    private static Page page;

    @BeforeEach
    void load() {
        page.size(1280, 900, false).load("off", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "javascript"})
    void runs_the_rules_in_the_page(String form) {
        Object leaves = page.runLater("""
                const [form, done] = arguments;
                import('/rules.js').then(({loadRules}) => loadRules(form)).then((rules) => done(rules.form + ' ' + rules.leaves('abapa', 6)), (problem) => done('' + problem))
                """, form);
        assertThat(leaves).isEqualTo(form + " 27332");
    }

    @Test
    void prefers_webassembly() {
        assertThat(page.one("html").getDomAttribute("data-rules")).isEqualTo("wasm");
    }

    @Test
    void plays_where_there_is_no_webassembly() {
        page.load("off", "?rules=javascript");
        assertThat(page.one("html").getDomAttribute("data-rules")).isEqualTo("javascript");
        page.begin("anywoli", "pc");
        page.legal().get(0).click();
        page.untilPersonOrOver();
        assertThat(page.length()).isGreaterThanOrEqualTo(1);
    }

    @Test
    void starts_a_game_with_two_clicks() {
        page.click("a.card.abapa");
        page.until("the set-up is shown", () -> page.has("form.setup"));
        page.click("form.setup button[type=submit]");
        page.until("the game is shown", () -> page.has(".game"));
        page.untilPersonOrOver();
        assertThat(page.legal()).isNotEmpty();
    }

    @Test
    void plays_on_the_board_of_the_first_page_at_once_and_goes_on_there() {
        page.until("the board is there", () -> page.has(".hero-board .pit.legal"));
        assertThat(page.one(".hero-line").getText()).contains("the near row is yours");
        page.click(".hero-board .pit.legal[data-pit='2']");
        assertThat(page.turnAfter(1).length()).isEqualTo(2);
        assertThat(page.one(".move[data-length='1']").getText()).isEqualTo("C");
        page.go("#/");
        page.until("the game that was left is there", () -> page.has(".hero-board .pit.legal"));
        assertThat(page.one(".hero-board .pit[data-pit='2']").getDomAttribute("aria-label"))
                .startsWith("C, ");
        page.click(".hero-board .pit.legal");
        assertThat(page.turnAfter(3).length()).isEqualTo(4);
    }

    @Test
    void tells_what_a_move_would_do_before_it_is_made() {
        page.begin("abapa", "pp");
        page.hover(page.pit(2));
        page.until("the landing is drawn", () -> page.has(".landing"));
        assertThat(page.one(".peek").getText()).isEqualTo("C, 4 seeds, last seed to a");
        assertThat(page.pit(2).getDomAttribute("aria-label")).isEqualTo("C, 4 seeds, last seed to a");
        page.hover(page.one("h1"));
        page.until("the drawing is gone", () -> !page.has(".landing"));
    }

    @Test
    void tells_every_lap_of_a_relay() {
        page.begin("anywoli", "pp");
        page.hover(page.pit(0));
        page.until("the laps are drawn", () -> page.all(".lap").size() == 4);
        assertThat(page.one(".peek").getText()).contains("5 laps");
    }

    @Test
    void says_why_a_pit_may_not_be_played() {
        page.begin("abapa", "pp");
        page.pit(8).click();
        assertThat(page.one(".peek").getText()).isEqualTo("c, 4 seeds, North owns this pit");
        assertThat(page.length()).isZero();
        page.pit(0).click();
        page.pit(6).click();
        page.pit(0).click();
        assertThat(page.one(".peek").getText()).isEqualTo("A, empty");
    }

    @Test
    void says_that_the_other_row_must_be_fed() {
        take(
                Game.from(RuleBook.ABAPA, Notation.parsePosition(RuleBook.ABAPA, "1,0,0,0,0,2/0,0,0,0,0,0 20-25 S")),
                "pp");
        assertThat(page.one(".say").getText()).contains("North has no seed: South must feed.");
        assertThat(page.pit(0).getDomAttribute("aria-label"))
                .isEqualTo("A, 1 seed, may not be played: North has no seed and must be fed");
        page.picture("must-feed-1280");
    }

    @Test
    void says_that_a_sowing_would_never_end() {
        take(
                Game.from(RuleBook.BA_AWA, Notation.parsePosition(RuleBook.BA_AWA, "2,0,1,0,2,1/0,2,1,0,2,1 20-16 S")),
                "pp");
        assertThat(page.pit(0).getDomAttribute("aria-label")).contains("may not be played: the sowing would never end");
        page.pit(0).click();
        assertThat(page.length()).isZero();
    }

    @Test
    void is_played_with_arrows_and_enter() {
        page.begin("abapa", "pp");
        page.run("arguments[0].focus()", page.pit(0));
        page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP);
        assertThat(page.focused().getDomAttribute("data-pit")).isEqualTo("9");
        page.press(Keys.ARROW_DOWN, Keys.ENTER);
        page.until("C is played", () -> page.length() == 1);
        assertThat(page.one(".move").getText()).isEqualTo("C");
    }

    @Test
    void takes_back_to_the_persons_last_move() {
        page.begin("abapa", "pc");
        page.press("c");
        page.until(
                "the computer has answered",
                () -> page.length() == 2 && page.turn().equals("person"));
        page.press("u");
        page.until("both moves are taken back", () -> page.length() == 0);
        assertThat(page.pit(2).getDomAttribute("aria-label")).startsWith("C, 4 seeds");
    }

    @Test
    void shows_what_the_computer_would_play_in_ones_place() {
        page.begin("ba-awa-3", "pcc");
        page.press("w");
        page.until("a hint is given", () -> page.one(".peek").getText().startsWith("Hint: "));
        assertThat(page.has(".landing")).as("what it would do is drawn").isTrue();
        page.hover(page.one("h1"));
        page.click("[data-do=hint]");
        page.until(
                "it is given by the menu too", () -> page.one(".peek").getText().startsWith("Hint: "));
        page.load("off", "").begin("ba-awa", "pp");
        page.press("w");
        assertThat(page.one(".peek").getText()).startsWith("Hints are for your own turn");
    }

    @Test
    void looks_back_through_the_moves() {
        page.begin("abapa", "pp");
        page.press("a", "b");
        page.pressWithShift("c");
        page.until("two moves are played", () -> page.length() == 2);
        page.click(".move[data-length='1']");
        assertThat(page.turn()).isEqualTo("past");
        assertThat(page.one(".say").getText()).startsWith("You are looking at the board after move 1 of 2.");
        assertThat(page.pit(8).getDomAttribute("aria-label")).contains("c, 4 seeds");
        page.press("]");
        assertThat(page.turn()).isEqualTo("person");
    }

    @Test
    void turns_the_board() {
        page.begin("abapa", "pp");
        int south = page.pit(0).getLocation().getY();
        page.click("[data-do=flip]");
        assertThat(page.pit(0).getLocation().getY()).isLessThan(south);
        page.press("a");
        assertThat(page.length()).as("the near row is North's now").isZero();
        page.pressWithShift("a");
        page.until("A is played from the far row", () -> page.length() == 1);
    }

    @Test
    void shows_the_division_before_players_agree_to_end() {
        page.begin("awale-points", "pp");
        page.press("f");
        page.click("[data-do=agree]");
        page.until("the question is asked", () -> page.has("dialog[open]"));
        assertThat(page.one("dialog").getText()).contains("South: 20 and North: 28", "20–28", "North wins");
        page.assertAccessible("the question of agreement");
        page.click("dialog button[value=yes]");
        page.until("the game is over", () -> page.turn().equals("over"));
        assertThat(page.one(".ending").getText()).contains("North wins", "The players agreed to end.");
    }

    @Test
    void says_before_resigning_what_it_will_do() {
        take(
                Game.from(RuleBook.ABAPA, Notation.parsePosition(RuleBook.ABAPA, "1,0,0,0,0,2/0,0,1,0,0,0 25-19 S")),
                "pp");
        page.click("[data-do=resign]");
        page.until("the question is asked", () -> page.has("dialog[open]"));
        assertThat(page.one("dialog").getText())
                .contains("North takes every seed on the board (North: 4)", "25–23", "South wins");
        page.click("dialog button[value=yes]");
        page.until("the game is over", () -> page.turn().equals("over"));
        assertThat(page.one(".ending h2").getText()).isEqualTo("South wins");
    }

    @Test
    void offers_a_claim_exactly_when_there_is_one() {
        Random random = new Random(5);
        Game game =
                Game.from(RuleBook.ABAPA, Notation.parsePosition(RuleBook.ABAPA, "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"));
        while (!game.canClaim()) {
            game = game.play(any(game.legalMoves(), random));
            assertThat(game.isOver()).isFalse();
        }
        take(game.previous().orElseThrow(), "pp");
        assertThat(page.shows("[data-do=claim]")).isFalse();
        take(game, "pp");
        assertThat(page.shows("[data-do=claim]")).isTrue();
        page.click("[data-do=claim]");
        page.until("the game is over", () -> page.turn().equals("over"));
        assertThat(page.one(".ending").getText()).contains("claimed the end");
    }

    @Test
    void draws_the_lot_for_the_last_four() {
        Rules rules = RuleBook.byId("anywoli+last4=lot");
        String row = "0,0,0,0,0,0,0,0,0,0";
        take(Game.from(rules, Notation.parsePosition(rules, "1,3," + row + "/0,4," + row + " 40-48 S")), "pp");
        page.pit(0).click();
        page.until("the game is over", () -> page.turn().equals("over") && page.has(".ending"));
        assertThat(page.one(".ending").getText()).contains("They go to", "won the lot");
    }

    @Test
    void survives_a_reload() {
        page.begin("ba-awa-3", "ppp");
        page.legal().get(1).click();
        page.until("the move is played", () -> page.length() == 1);
        Object before = page.run(PITS_IN_WORDS);
        page.reload();
        assertThat(page.length()).isEqualTo(1);
        assertThat(page.run(PITS_IN_WORDS)).isEqualTo(before);
    }

    @Test
    void moves_the_border_in_a_territory_match() {
        page.go("#/new/ba-awa");
        page.until("the set-up is shown", () -> page.has("form.setup"));
        page.choose("seat-1", "person");
        page.choose("match", "territory");
        page.choose("starter", "0");
        page.click("form.setup button[type=submit]");
        page.until("the game is shown", () -> page.has(".game"));
        Random random = new Random(3);
        while (!page.turn().equals("over")) {
            int length = page.length();
            page.legal().get(random.nextInt(page.legal().size())).click();
            page.until("the move is played", () -> page.length() > length);
        }
        assertThat(page.one(".match-news").getText()).contains("For the next game: South", "North begins.");
        page.picture("territory-1280");
        page.reload();
        assertThat(page.has(".match-news"))
                .as("the end is shown after a reload too")
                .isTrue();
        page.click("[data-do=next]");
        page.until("the next game is on", () -> page.length() == 0);
        assertThat(page.one(".match").getText()).contains("Game 2");
        assertThat(page.all(".pit.legal"))
                .allMatch(
                        pit -> String.valueOf(pit.getDomAttribute("aria-label")).contains("4 seeds"));
    }

    @Test
    void plays_any_division_of_ba_awa() {
        page.go("#/new/ba-awa");
        page.until("the set-up is shown", () -> page.has("form.setup"));
        page.choose("seat-1", "person");
        page.chooseSingleGame();
        page.choose("starter", "0");
        page.one("input[type=range]").sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        page.click("form.setup button[type=submit]");
        page.until("the game is shown", () -> page.has(".game"));
        assertThat(page.legal()).hasSize(8);
        page.picture("ba-awa-8-1280");
    }

    @ParameterizedTest
    @CsvSource({
        "awale-points, points",
        "ayo, streak",
        "ba-awa, territory",
        "whyo, two-games",
        "urim, tally",
        "awale, single"
    })
    void opens_with_the_match_that_the_game_is_played_in(String preset, String match) {
        page.go("#/new/" + preset);
        page.until("the set-up is shown", () -> page.has("form.setup input[name=starter]"));
        assertThat(page.one("input[name=match]:checked").getDomAttribute("value"))
                .isEqualTo(match);
        assertThat(page.all("input[name=match]").get(0).getDomAttribute("value"))
                .isEqualTo(match);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/nowhere", "#/new/chess"})
    void says_that_there_is_nothing_at_an_address(String address) {
        page.go(address);
        page.until("it is said", () -> page.one("#announcer").getText().contains("nothing at that address"));
        page.until("the first page is shown", () -> page.has(".hero .starts"));
    }

    @Test
    void the_first_key_leads_past_the_header() {
        page.load("off", "#/rules/abapa");
        page.until("the rules are shown", () -> page.has(".rules-page"));
        page.run("document.querySelector('a, button, input, [tabindex]').focus()"); // the first that Tab reaches
        page.until("it comes into view", () -> page.focused().getText().equals("Skip to the content"));
        page.press(Keys.ENTER);
        assertThat(page.focused().getTagName()).isEqualTo("h1");
    }

    @Test
    void asks_before_another_game_takes_the_place_of_one_that_is_on() {
        page.begin("abapa", "pp");
        page.press("c");
        page.until("C is played", () -> page.length() == 1);
        page.go("#/new/ayo");
        page.until("the set-up is shown", () -> page.has("form.setup button[data-do=howto]"));
        page.click("form.setup button[type=submit]");
        page.until("the question is asked", () -> page.has("dialog[open]"));
        page.assertAccessible("the question about the game that is on");
        page.click("dialog button[value=on]");
        page.until("the old game is shown", () -> page.has(".game[data-length='1']"));
        page.go("#/new/ayo");
        page.until("the set-up is shown", () -> page.has("form.setup"));
        page.click("form.setup button[type=submit]");
        page.until("the question is asked", () -> page.has("dialog[open]"));
        page.click("dialog button[value=new]");
        // A lot decides who begins, so the computer may have moved already.
        page.until("the new game is shown", () -> page.has(".game h1"));
        assertThat(page.one(".game h1").getText()).isEqualTo("Ayo");
    }

    @Test
    void tells_the_rules_as_they_are_chosen() {
        page.begin("awale", "pp");
        page.click("[data-do=howto]");
        page.until("the rules are shown", () -> page.has("dialog[open] .howto"));
        assertThat(page.one(".howto").getText())
                .contains("A player who has 25 seeds wins at once.", "captures nothing", "200 moves without a capture");
        page.assertAccessible("the rules in short");
        page.press(Keys.ESCAPE);
        page.until("the rules are closed", () -> !page.has("dialog"));
    }

    @Test
    void answers_every_key_that_it_cannot_follow() {
        page.begin("abapa", "pp");
        page.press("x");
        assertThat(page.one(".peek").getText()).isEqualTo("There is no pit X in the near row.");
        page.press("p");
        assertThat(page.one(".peek").getText()).isEqualTo("You cannot pass now.");
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.focused().getDomAttribute("data-pit")).isEqualTo("0");
    }

    @Test
    void lists_its_keys_on_every_page() {
        page.press("?");
        page.until("the keys are listed", () -> page.has("dialog[open] .keys"));
        page.press(Keys.ESCAPE);
        page.until("the list is closed", () -> !page.has("dialog"));
    }

    @Test
    void lists_its_keys() {
        page.begin("abapa", "pp");
        page.press("?");
        page.until("the keys are listed", () -> page.has("dialog[open] .keys"));
        page.assertAccessible("the list of keys");
        page.press(Keys.ESCAPE);
        page.until("the list is closed", () -> !page.has("dialog"));
    }

    /** Puts a game on the page's table as if it had been left there. */
    private static void take(Game game, String seats) {
        List<String> kinds =
                seats.chars().mapToObj(c -> c == 'p' ? "person" : "computer").toList();
        page.run(
                """
                const [preset, id, seats, text] = arguments;
                const setup = {preset, id, seats, starter: '0', match: '', seed: 1};
                localStorage.setItem('semeia.session', JSON.stringify({setup, text, ended: false}));
                location.hash = '#/game';
                """,
                game.rules().preset(),
                game.rules().id(),
                kinds,
                GameRecord.of(game).format());
        page.reload();
        page.until("the game is shown", () -> page.has(".game[data-turn]"));
    }

    private static int any(long moves, Random random) {
        long rest = moves;
        for (int skip = random.nextInt(Moves.count(moves)); skip > 0; skip--) {
            rest = Moves.rest(rest);
        }
        return Moves.first(rest);
    }
}
