package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People see whether the others are there, at the table and in the lobby, and what they may do when they are not. */
@Tag("slow")
class PresenceTest {
    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    @Test
    void who_goes_and_who_comes_back_is_seen_at_the_table_and_in_the_lobby() {
        AtTable.fresh(host);
        AtTable.fresh(guest);
        host.size(320, 700, false);
        String place = AtTable.open(guest, "abapa");
        AtTable.watch(host, place);
        guest.go("");
        host.until("it is seen that nobody is there", () -> host.shows(".seat-bar.seat-0 .away"));
        host.go("#/people");
        host.until(
                "so it is in the lobby",
                () -> host.has(".waiting .players")
                        && host.one(".waiting .players").getText().contains("not here"));
        guest.go(place);
        AtTable.sit(host, place);
        AtTable.untilStatus(guest, "playing");
        host.until("it is seen that the other is back", () -> !host.shows(".seat-bar.seat-0 .away"));
        AtTable.untilTurn(guest, "person");

        guest.go("");
        host.until("it is said what may be claimed, and when", () -> host.has("[data-offer=left]"));
        assertThat(host.one("[data-offer=left]").getText())
                .contains("has left.", "you can claim the win or end the game");
        assertThat(host.shows("[data-do=left-win]")).as("not yet").isFalse();
        assertThat(host.run("return document.documentElement.scrollWidth")).isEqualTo(320L);
        host.picture("people-left");
        guest.go(place);
        host.until("nothing may be claimed any more", () -> !host.has("[data-offer=left]"));
    }
}
