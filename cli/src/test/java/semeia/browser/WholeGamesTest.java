package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** A whole game of every ruleset, as a person plays it. */
@Tag("slow")
class WholeGamesTest {
    private static final int ENOUGH = 1500;

    @Screen
    private static Page page;

    static List<Rules> all() {
        return RuleBook.all();
    }

    /** Relays with extra moves, and a game drawn clockwise. */
    @ParameterizedTest
    @ValueSource(strings = {"anywoli", "songo"})
    void is_played_against_the_computer_by_clicks(String game) {
        playAgainstComputers(RuleBook.byId(game));
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("all")
    void every_game_is_played_against_the_computer_by_clicks(Rules rules) {
        playAgainstComputers(rules);
    }

    /** A game that stops at 25, and one for four. */
    @ParameterizedTest
    @ValueSource(strings = {"awale-points", "njaka-4"})
    void is_played_by_people_with_the_keyboard_alone_on_a_narrow_screen(String game) {
        playWithTheKeyboard(RuleBook.byId(game));
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("all")
    void every_game_is_played_by_people_with_the_keyboard_alone_on_a_narrow_screen(Rules rules) {
        playWithTheKeyboard(rules);
    }

    private static void playAgainstComputers(Rules rules) {
        page.size(1280, 900, false).load("off", "");
        page.begin(rules.preset(), "p" + "c".repeat(rules.territory().players() - 1));
        Random random = new Random(11);
        playOut(
                move -> page.click(".pit[aria-label^='" + name(move) + ",']"),
                () -> page.click("[data-do=pass]"),
                random);
        page.picture("end-" + rules.preset() + "-1280");
        assertEnded(rules);
    }

    private static void playWithTheKeyboard(Rules rules) {
        page.size(320, 640, true).load("off", "");
        page.begin(rules.preset(), "p".repeat(rules.territory().players()));
        playOut(move -> pressLetter(name(move)), () -> page.press("p"), new Random(12));
        page.picture("end-" + rules.preset() + "-320");
        assertEnded(rules);
    }

    /** Plays until the game is over; of extra moves now and then one is declined. A move is what its pit says of itself. */
    private static void playOut(Consumer<String> move, Runnable pass, Random random) {
        for (Page.Turn turn = page.turnAfter(-1); !turn.over(); turn = page.turnAfter(turn.length())) {
            assertThat(turn.length()).as("moves so far").isLessThan(ENOUGH);
            if (random.nextInt(8) == 0 && turn.passes()) {
                pass.run();
            } else {
                move.accept(best(turn.pits(), random));
            }
        }
    }

    /** A pit that captures, where one does, so that games come to an end. */
    private static String best(List<String> pits, Random random) {
        List<String> captures =
                pits.stream().filter(pit -> pit.matches(".* captures? .*")).toList();
        List<String> candidates = captures.isEmpty() ? pits : captures;
        return candidates.get(random.nextInt(candidates.size()));
    }

    /** The letter of a pit: large in the near row, small in the far one. */
    private static char name(String pit) {
        return pit.charAt(0);
    }

    private static void pressLetter(char name) {
        if (Character.isLowerCase(name)) {
            page.pressWithShift(String.valueOf(name));
        } else {
            page.press(String.valueOf(Character.toLowerCase(name)));
        }
    }

    private static void assertEnded(Rules rules) {
        assertThat(page.one(".ending h2").getText()).isNotBlank();
        assertThat(page.one(".ending").getText())
                .as("the end of " + rules.preset())
                .contains(".");
        assertThat(page.legal()).isEmpty();
        page.assertAccessible("the end of " + rules.preset());
    }
}
