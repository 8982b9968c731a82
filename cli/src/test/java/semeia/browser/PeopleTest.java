package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** People at two screens. */
@Tag("slow")
class PeopleTest {
    private static void untilTurn(Page page, String turn) {
        page.until("the turn is " + turn, () -> turn.equals(page.turn()));
    }

    @Test
    void two_browsers_play_each_other_by_an_address() {
        try (Page host = Page.open();
                Page guest = host.beside()) {
            host.size(1000, 800, false).load("off", "#/people");
            host.until("nobody waits", () -> host.one(".waiting").getText().contains("Nobody"));
            host.assertAccessible("the lobby");
            host.run("document.querySelector('select[name=rules]').value = 'abapa'");
            host.click("button[data-do=open]");
            host.until("the table is shown", () -> host.has(".online[data-turn=open]"));
            String place = String.valueOf(host.run("return location.hash"));
            assertThat(host.one(".say").getText()).contains(place);

            guest.size(1000, 800, false).load("off", "#/people");
            guest.until("a table waits", () -> guest.has(".waiting a[href='" + place + "']"));
            guest.click(".waiting a");
            guest.until("a seat is free", () -> guest.has("button[data-do=sit]"));
            guest.click("button[data-do=sit]");
            guest.until("play began", () -> "mine".equals(guest.turn()) || "theirs".equals(guest.turn()));
            Page first = "mine".equals(guest.turn()) ? guest : host;
            Page second = first == host ? guest : host;
            for (int move = 0; move < 4; move++) {
                Page mover = move % 2 == 0 ? first : second;
                untilTurn(mover, "mine");
                mover.legal().get(0).click();
                untilTurn(mover, "theirs");
            }
            untilTurn(first, "mine");
            assertThat(first.all(".count").stream()
                            .map(count -> count.getText())
                            .toList())
                    .isEqualTo(second.all(".count").stream()
                            .map(count -> count.getText())
                            .toList());
            host.assertAccessible("a table");
            host.picture("people-table");

            second.reload();
            untilTurn(second, "theirs");
            first.click("button[data-do=resign]");
            first.one("dialog").findElement(By.cssSelector("button.danger")).click();
            untilTurn(second, "over");
            assertThat(second.one(".say").getText()).contains("wins");
            host.assertNoComplaint();
            guest.assertNoComplaint();
        }
    }
}
