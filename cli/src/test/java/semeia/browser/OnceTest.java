package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What was sent when the line broke happens once, and to nothing else than the person saw. */
@Tag("slow")
class OnceTest {
    /** Sends a message of a kind, and breaks the line before anybody can answer. */
    private static final String CUT = """
            const kind = '"type":"' + arguments[0] + '"';
            const send = WebSocket.prototype.send;
            window.sent = 0;
            WebSocket.prototype.send = function (text) {
              send.call(this, text);
              if (text.includes(kind) && ++window.sent === 1) this.close();
            };
            """;

    /** Lets a call reach the server, and loses its answer. */
    private static final String LOSE = """
            const real = window.fetch;
            window.sent = 0;
            window.fetch = async (path, options) => {
              const answer = await real(path, options);
              if (path === arguments[0] && ++window.sent === 1) throw new TypeError('lost');
              return answer;
            };
            """;

    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    @BeforeAll
    static void open() {
        AtTable.fresh(host);
        AtTable.fresh(guest);
    }

    private static void sitDown(String... choices) {
        AtTable.sit(guest, AtTable.open(host, "abapa", choices));
        AtTable.play(host, List.of("A", "f", "F"));
        AtTable.play(guest, List.of("A", "f", "F"));
        AtTable.untilLength(host, 3);
        AtTable.untilLength(guest, 3);
        AtTable.stop(host);
        AtTable.stop(guest);
    }

    private static void untilSentTwice(Page page) {
        page.until("it was sent again", () -> (Long) page.run("return window.sent") == 2L);
    }

    @Test
    void a_resignation_whose_answer_is_lost_loses_one_game_of_the_match() {
        sitDown("match", "wins");
        host.run(CUT, "resign");
        host.click("[data-do=resign]");
        AtTable.answer(host, ".danger");
        untilSentTwice(host);
        assertThat(AtTable.ending(guest)).contains("0 wins", "1 win\n").doesNotContain("2 wins");
        guest.click("[data-do=next]");
        guest.until(
                "the second game of the match is on",
                () -> guest.has(".game[data-length='0']")
                        && guest.one(".match h2").getText().equals("Game 2"));
        assertThat(guest.one(".match").getText()).contains("0 wins", "1 win").doesNotContain("2 wins");
        host.forgetComplaints();
    }

    @Test
    void a_chat_line_whose_answer_is_lost_is_said_once() {
        sitDown();
        host.run(CUT, "say");
        host.type(".chat input", "only once");
        host.click("[data-do=say]");
        untilSentTwice(host);
        host.type(".chat input", "and then");
        host.click("[data-do=say]");
        guest.until("the next line is heard", () -> said().contains("and then"));
        assertThat(said().split("only once", -1)).hasSize(2);
        host.forgetComplaints();
    }

    private static String said() {
        return String.valueOf(guest.run("return document.querySelector('.chat-log').innerText"));
    }

    @Test
    void a_table_whose_answer_is_lost_is_opened_once() {
        host.go("#/people");
        host.until("the lobby is shown", () -> host.has(".lobby"));
        host.run(LOSE, "/api/tables");
        AtTable.open(host, "awari");
        host.go("#/people");
        host.until("the table is listed", () -> host.has(".mine a[href^='#/table/']"));
        assertThat(
                        host.run(
                                "return [...document.querySelectorAll('.mine li')].filter((row) => row.innerText.includes('Awari')).length"))
                .isEqualTo(1L);
        host.forgetComplaints();
    }

    @Test
    void a_late_yes_to_a_takeback_that_was_withdrawn_asks_for_nothing() {
        sitDown();
        host.click("[data-do=takeback]");
        guest.until("it is asked for", () -> guest.has("[data-offer=takeback] [data-do=accept]"));
        guest.until("the card takes clicks", () -> !guest.has("[data-do=accept]:disabled"));
        guest.run("window.late = document.querySelector('[data-offer=takeback] [data-do=accept]')");
        host.click("[data-do=withdraw]");
        guest.until("it is asked for no more", () -> !guest.has(".offer"));
        guest.run("window.late.click()");
        guest.until(
                "it is said why not",
                () -> guest.run("return document.querySelector('.game').innerText")
                        .toString()
                        .contains("no longer there"));
        assertThat(host.has(".offer")).isFalse();
        assertThat(host.length()).isEqualTo(3);
    }

    @Test
    void a_card_that_takes_the_place_of_another_takes_no_click_at_first() {
        sitDown();
        host.click("[data-do=agree]");
        AtTable.answer(host, "[value=yes]");
        guest.until("the end is offered", () -> guest.has("[data-offer=end] [data-do=accept]"));
        assertThat((Boolean) guest.run("""
                        const button = document.querySelector('[data-offer=end] [data-do=accept]');
                        const was = button.disabled;
                        button.click();
                        return was && !document.querySelector('dialog[open]');
                        """)).isTrue();
        guest.click("[data-do=accept]");
        guest.until("it is asked once whether the game is to end", () -> guest.has("dialog[open]"));
        AtTable.answer(guest, "[value='']");
        assertThat(guest.has(".ending")).isFalse();
        guest.click("[data-do=accept]");
        AtTable.answer(guest, "[value=yes]");
        assertThat(AtTable.ending(host)).contains("agreed to end");
    }
}
