package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page where there is no connection, and where there is a newer page at the server. */
@Tag("slow")
class OfflineTest {
    private static final String UNDER_CONTROL = "return navigator.serviceWorker.controller !== null";

    private Page page;

    @BeforeEach
    void open() {
        page = Page.open().size(1280, 900, false);
    }

    @AfterEach
    void close() {
        page.close();
    }

    @Test
    void plays_against_the_computer_when_server_and_connection_are_gone() {
        page.load("off", "");
        page.until("the page is kept", () -> Boolean.TRUE.equals(page.run(UNDER_CONTROL)));
        page.endServer();
        page.offline(true);
        page.reload();
        assertThat(page.one(".bars").getText()).contains("You are offline.", "against the computer");
        page.assertAccessible("the first page off line");
        page.click("[data-do=now]");
        page.until("the game is shown", () -> page.has(".game[data-turn]"));
        page.untilPersonOrOver();
        int length = page.length();
        page.legal().get(0).click();
        page.until("the computer has answered", () -> page.length() >= length + 2);
        page.offline(false);
        page.until("it is said no more", () -> !page.shows(".off-line"));
    }

    @Test
    void takes_a_newer_page_as_a_whole_when_it_is_told_to() {
        try (NewerPage newer = new NewerPage(page.address())) {
            page.visit(newer.address());
            page.until("the page is kept", () -> Boolean.TRUE.equals(page.run(UNDER_CONTROL)));
            newer.publish();
            page.reload();
            assertThat(page.one("h1").getText()).doesNotContain(NewerPage.WORD);
            page.until("the newer page is offered", () -> page.shows("[data-do=renew]"));
            page.assertAccessible("the offer of a newer page");
            page.click("[data-do=renew]");
            page.until("the newer page is shown", () -> page.one("h1").getText().contains(NewerPage.WORD));
            page.until(
                    "nothing of the older one is kept",
                    () -> Long.valueOf(1)
                            .equals(page.runLater("caches.keys().then((keys) => arguments[0](keys.length))")));
        }
    }

    @Test
    void takes_a_newer_page_at_the_next_start() {
        try (NewerPage newer = new NewerPage(page.address())) {
            page.visit(newer.address());
            page.until("the page is kept", () -> Boolean.TRUE.equals(page.run(UNDER_CONTROL)));
            newer.publish();
            page.reload();
            page.until("the newer page is offered", () -> page.shows("[data-do=renew]"));
            page.reload();
            page.until("the newer page is shown", () -> page.one("h1").getText().contains(NewerPage.WORD));
        }
    }
}
