package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.openqa.selenium.WebElement;

/** What people do at tables with others, in the browsers of a test. */
final class AtTable {
    /**
     * Moves whenever it is this browser's turn: the next of the moves that were given, each at its ply, and after them a pit that
     * captures most. A careless player takes the first that there is. Goes on to the next game of a match by itself.
     */
    private static final String PLAYER = """
            clearInterval(window.player);
            const [moves, careless] = arguments;
            const worth = (pit) => [...pit.ariaLabel.matchAll(/captures? (\\d+)/g)].reduce((sum, found) => sum + Number(found[1]), 0);
            const best = (pits) => pits.reduce((a, b) => (worth(b) > worth(a) ? b : a));
            window.player = setInterval(() => {
              document.querySelector('.ending [data-do=next]')?.click();
              const game = document.querySelector('.game');
              if (game?.dataset.turn !== 'person') return;
              const length = Number(game.dataset.length);
              const pits = [...document.querySelectorAll('.pit.legal')];
              if (length < moves.length) pits.find((pit) => pit.ariaLabel.startsWith(moves[length] + ',')).click();
              else if (careless !== null) (careless ? pits[0] : best(pits)).click();
            }, 4);
            """;

    private static final String OVER = ".people-table[data-status=over]";

    private static final Pattern TOTAL = Pattern.compile(": (\\d+)");

    private AtTable() {}

    /** A browser that shows sowings at once and has not been here. */
    static Page fresh(Page page) {
        page.size(1280, 900, false).load("off", "");
        page.go("#/people");
        page.until("the lobby is shown", () -> page.has(".lobby"));
        return page;
    }

    /** Opens a table by the page's own choices, each a name and a value, and gives its address. */
    static String open(Page page, String preset, String... choices) {
        page.go("#/open/" + preset);
        page.until(
                "the choices are shown",
                () -> page.has("form.opening")
                        && page.one("h1").getText().length() > 0
                        && page.has(".opening input[name=starter]"));
        page.chooseSingleGame();
        page.choose("starter", "0");
        for (int i = 0; i < choices.length; i += 2) {
            page.choose(choices[i], choices[i + 1]);
        }
        page.click("form.opening [data-do=open]");
        page.until("the table waits, or play begins", () -> page.has(".people-table[data-status]"));
        return String.valueOf(page.run("return location.hash"));
    }

    /** Goes to a table and sits down there. */
    static void sit(Page page, String place) {
        page.go(place);
        page.until("a seat is free", () -> page.has("[data-do=sit]"));
        page.click("[data-do=sit]");
        page.until("one sits", () -> !"-1".equals(page.one(".people-table").getDomAttribute("data-seat")));
    }

    /** Looks at a table. */
    static void watch(Page page, String place) {
        page.go(place);
        page.until("the table is shown", () -> page.has(".people-table[data-status]"));
    }

    static void untilStatus(Page page, String status) {
        page.until("the table is " + status, () -> page.has(".people-table[data-status='" + status + "']"));
    }

    /** Waits until the table is over; each ply may take as long as any other thing that a test waits for. */
    static void untilOver(Page page) {
        for (int length = -1; !page.has(OVER); ) {
            int before = length;
            page.until("the next ply is played", () -> page.has(OVER) || page.length() != before);
            length = page.has(OVER) ? before : page.length();
        }
    }

    static void untilTurn(Page page, String turn) {
        page.until("the turn is " + turn, () -> page.has(".game[data-turn='" + turn + "']"));
    }

    /** Plays these moves, each when its ply comes, and then waits. */
    static void play(Page page, List<String> moves) {
        page.run(PLAYER, moves, null);
    }

    /** Plays until the table is over. */
    static void playOn(Page page, List<String> moves, boolean careless) {
        page.run(PLAYER, moves, careless);
    }

    static void stop(Page page) {
        page.run("clearInterval(window.player)");
    }

    /** Waits until so many plies are played; each may take as long as any other thing that a test waits for. */
    static void untilLength(Page page, int length) {
        page.until("the game is shown", () -> page.has(".game[data-length]"));
        for (int played = page.length(); played < length; ) {
            int before = played;
            page.until("move " + (before + 1) + " is played", () -> page.length() > before);
            played = page.length();
        }
    }

    /** What lies in the pits and stores, as it is written on the board. */
    static List<String> counts(Page page) {
        return page.all(".count, .store-count").stream()
                .map(WebElement::getText)
                .toList();
    }

    /** The sentence below the board. */
    static String said(Page page) {
        return page.one(".say").getText();
    }

    static String ending(Page page) {
        page.until("the end is told", () -> page.has(".ending"));
        return text(page, ".ending");
    }

    /** What an element says, which may be drawn anew at any time. */
    private static String text(Page page, String selector) {
        return String.valueOf(page.run("return document.querySelector(arguments[0]).innerText", selector));
    }

    /** Answers the question that is open. */
    static void answer(Page page, String button) {
        page.until("a question is asked", () -> page.has("dialog[open]"));
        page.click("dialog[open] button" + button);
        page.until("it is answered", () -> !page.has("dialog[open]"));
    }

    /** Fails unless both see the same board and the same end. */
    static void assertSameEnd(Page one, Page other) {
        assertThat(ending(one)).isNotBlank();
        assertThat(ending(other)).isNotBlank();
        assertThat(totals(other, ".ending .score")).isEqualTo(totals(one, ".ending .score"));
        assertThat(winner(other)).isEqualTo(winner(one));
        for (Page page : List.of(one, other)) {
            boolean won = page.one(".people-table").getDomAttribute("data-seat").equals(winner(page));
            assertThat(text(page, ".ending h2").startsWith("You won")).isEqualTo(won);
        }
        assertThat(counts(one)).isEqualTo(counts(other));
    }

    /** The numbers after names, which are not the same for everybody: one's own is "You". */
    static List<String> totals(Page page, String selector) {
        return totals(text(page, selector));
    }

    static List<String> totals(String text) {
        return TOTAL.matcher(text).results().map(total -> total.group(1)).toList();
    }

    /** The seat that won, or −1. */
    private static String winner(Page page) {
        return String.valueOf(page.one(".ending").getDomAttribute("class")).replaceAll(".*seat-", "");
    }
}
