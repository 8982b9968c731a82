package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every page where people meet, at every width, light and dark: a picture, no fault that axe finds, nothing cut off. */
@Tag("slow")
class PeopleLooksTest {
    private static final List<Integer> WIDTHS = List.of(320, 768, 1440);

    @Test
    void every_page_is_for_everybody() {
        try (Page host = AtTable.fresh(Page.open());
                Page guest = AtTable.fresh(host.beside())) {
            host.go("#/account");
            host.until("an account can be made", () -> host.has("[data-form=sign-up]"));
            check(host, "account-guest");
            host.type("[data-form=sign-up] input[name=name]", "A_name_of_20_letters");
            host.type("[data-form=sign-up] input[name=new]", "correct horse");
            host.click("[data-form=sign-up] button");
            host.until("it is made", () -> host.has("[data-form=delete]"));
            check(host, "account");

            host.go("#/open/ba-awa-3");
            host.until("the choices are shown", () -> host.has("form.opening"));
            host.choose("seat-1", "friend");
            host.choose("seat-2", "computer");
            host.choose("clock", "fischer");
            check(host, "open");

            String place = AtTable.open(host, "abapa", "clock", "900+10");
            check(host, "table-open");
            guest.until("the table waits in the lobby", () -> guest.has(".waiting a[href='" + place + "']"));
            check(guest, "lobby");
            AtTable.sit(guest, place);
            AtTable.play(host, List.of("C", "c", "D"));
            AtTable.play(guest, List.of("C", "c", "D"));
            AtTable.untilLength(guest, 3);
            guest.click("[data-greeting=hello]");
            guest.click("[data-do=agree]");
            AtTable.answer(guest, "[value=yes]");
            host.until(
                    "it is offered",
                    () -> host.has("[data-offer=end]")
                            && host.one(".chat-log").getText().contains("Hello"));
            check(host, "table");
            host.click("[data-do=accept]");
            AtTable.answer(host, "[value=yes]");
            guest.until("the end is told", () -> guest.has(".ending"));
            check(guest, "table-over");
            guest.go("#/person/A_name_of_20_letters");
            guest.until("the profile is shown", () -> guest.has(".profile .tables"));
            check(guest, "person");
            host.assertNoComplaint();
            guest.assertNoComplaint();
            guest.go("#/link/of-an-old-letter");
            guest.until("the link can be used", () -> guest.has("[data-do=link]"));
            check(guest, "link");
            guest.click("[data-do=link]");
            guest.until("it is too old", () -> guest.one(".fault").getText().contains("too old"));
        }
    }

    private static void check(Page page, String name) {
        for (int width : WIDTHS) {
            for (boolean dark : List.of(false, true)) {
                page.size(width, 800, dark);
                page.picture("people-" + name + "-" + width + (dark ? "-dark" : "-light"));
                String where = name + " at " + width + (dark ? ", dark" : ", light");
                if (width == WIDTHS.get(0) && !dark) {
                    page.assertAccessible(where);
                } else {
                    page.assertAccessibleStill(where);
                }
            }
            assertThat((Long) page.run("return document.documentElement.scrollWidth - innerWidth"))
                    .as(name + " at " + width + " is wider than the window by")
                    .isLessThanOrEqualTo(0);
            if (width == WIDTHS.get(0)) {
                page.assertEverythingCanBeTouched();
            }
        }
    }
}
