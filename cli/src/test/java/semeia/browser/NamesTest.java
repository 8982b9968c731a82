package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Names of people of Africa and Europe, from the account to the printed sheet, on a narrow screen. */
@Tag("slow")
class NamesTest {
    private static final String LONG = "Ọláyínká Adébáyọ̀ Ṣówándé";
    private static final String KWABENA = "Kwabɛna Ɔkɔmfo-Ŋutɔ";

    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    private static void narrow(Page page, String where) {
        assertThat(page.run("return document.documentElement.scrollWidth"))
                .as(where)
                .isEqualTo(320L);
    }

    private static void account(Page page, String name) {
        page.go("#/account");
        page.until("an account can be made", () -> page.has("[data-form=sign-up]"));
        assertThat(page.one("[data-form=sign-up] small").getText()).contains("2 to 24 letters of one script");
        page.type("[data-form=sign-up] input[name=name]", name);
        page.type("[data-form=sign-up] input[name=new]", "correct horse");
        narrow(page, "account");
        page.click("[data-form=sign-up] button");
        page.until("it is made", () -> page.has("[data-form=delete]"));
    }

    private static String fault(Page page, String name) {
        page.one("[data-form=sign-up] input[name=name]").clear();
        page.type("[data-form=sign-up] input[name=name]", name);
        return String.valueOf(
                page.run("return document.querySelector('[data-form=sign-up] input[name=name]').validationMessage"));
    }

    @Test
    void what_is_no_name_is_told_with_its_place_and_the_remedy() {
        host.size(320, 700, false).load("off", "#/account");
        host.until("an account can be made", () -> host.has("[data-form=sign-up]"));
        assertThat(fault(host, "Ama!")).isEqualTo("“!” (character 4) cannot be in a name. Leave it out.");
        assertThat(fault(host, "Amа"))
                .isEqualTo(
                        "“а” (character 3) is of another script than the letters before it. Write the name in one script.");
        assertThat(fault(host, "A")).contains("Use at least 2");
        assertThat(fault(host, "Ọ́".repeat(25))).isEqualTo("The name has 25 characters. Use at most 24.");
        assertThat(fault(host, "Ama--Yaa")).contains("“--”");
        assertThat(fault(host, "-Ama")).contains("begins and ends with a letter");
        assertThat(fault(host, LONG)).isEmpty();
    }

    @Test
    void names_are_whole_wherever_they_stand() {
        host.size(320, 700, false).load("off", "");
        guest.size(320, 700, false).load("off", "");
        account(host, LONG);
        assertThat(String.valueOf(host.run("return document.querySelector('.who').textContent")))
                .isEqualTo(LONG);

        String place = AtTable.open(guest, "abapa");
        guest.until("a guest is asked for a name beside the address", () -> guest.has("[data-form=name]"));
        narrow(guest, "the card with the address");
        guest.type("[data-form=name] input", KWABENA);
        guest.click("[data-form=name] button");
        guest.until("the guest is not asked again", () -> !guest.has("[data-form=name]"));
        host.go("#/people");
        host.until("the table is in the lobby", () -> host.has(".waiting .table-row"));
        assertThat(host.one(".waiting .players").getText()).contains(KWABENA);
        narrow(host, "the lobby");

        AtTable.sit(host, place);
        AtTable.untilStatus(guest, "playing");
        assertThat(seat(host, 0)).isEqualTo(KWABENA);
        assertThat(seat(guest, 1)).isEqualTo(LONG);
        narrow(host, "the table");
        host.click(".chat [data-greeting=hello]");
        guest.until("it is heard", () -> guest.has(".chat-log b"));
        assertThat(guest.one(".chat-log b").getText()).isEqualTo(LONG);
        narrow(guest, "the chat");
        assertThat(
                        host.runLater(
                                "const done = arguments[0]; document.fonts.ready.then(() => done([...document.fonts].some((f) => f.family.includes('Noto Sans Semeia') && f.status === 'loaded')))"))
                .as("the letters are loaded where they are written")
                .isEqualTo(true);
        guest.click("[data-do=resign]");
        AtTable.answer(guest, ".danger");
        assertThat(AtTable.ending(host)).contains(KWABENA + " resigned.");
    }

    private static String seat(Page page, int seat) {
        return page.one(".seat-bar.seat-" + seat + " .name").getText();
    }

    @Test
    void a_tournament_and_its_sheets_have_them() {
        host.size(320, 700, false).load("off", "#/clubs/new");
        TournamentsTest.create(host, "Ɛsɛn kuro", "round-robin", "here");
        TournamentsTest.enter(host, List.of(LONG, KWABENA, "Päivi", "João", "Åsa"), 5);
        assertThat(host.one("main").getText()).contains(LONG, KWABENA, "Päivi", "João", "Åsa");
        narrow(host, "the tournament");
        host.click("a[data-sheet=entrants]");
        host.until("the sheet is shown", () -> host.has(".tournament-sheet[data-kind=entrants]"));
        assertThat(host.one(".tournament-sheet").getText()).contains(LONG, KWABENA, "Ɛsɛn kuro");
        narrow(host, "the sheet");
    }
}
