package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;

/** Whoever sits at the screen is "You" there, in the language of the page and at a phone too. */
@Tag("slow")
class YouTest {
    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    private static void speak(Page page, String language) {
        page.size(360, 740, false).load("off", "");
        page.run(
                "localStorage.setItem('semeia.settings', JSON.stringify({speed: 'off', language: arguments[0]}))",
                language);
        page.reload();
    }

    private static List<String> names(Page page) {
        return page.all(".seat-bar .name").stream().map(WebElement::getText).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "en, You, 'Computer, level 3', You lost 0–48",
        "fi, Sinä, 'Tietokone, taso 3', Hävisit 0–48",
        "pt, Você, 'Computador, nível 3', Perdeu 0–48",
        "sv, Du, 'Dator, nivå 3', Du förlorade med 0–48",
        "fr, Vous, 'Ordinateur, niveau 3', Vous avez perdu 0–48"
    })
    void alone_against_the_computer(String language, String you, String computer, String lost) {
        speak(host, language);
        host.begin("abapa", "pc");
        host.untilPersonOrOver();
        assertThat(names(host)).containsExactlyInAnyOrder(you, computer);
        host.click("[data-do=resign]");
        AtTable.answer(host, "[value=yes]");
        host.until("the end is told", () -> host.has(".ending h2"));
        assertThat(host.one(".ending h2").getText()).isEqualTo(lost);
        assertThat(host.run("return document.documentElement.scrollWidth")).isEqualTo(360L);
    }

    @ParameterizedTest
    @CsvSource({
        "en, You, Guest, Your move., You won 48–0, You lost 0–48",
        "fi, Sinä, Vieras, Sinun vuorosi., Voitit 48–0, Hävisit 0–48",
        "pt, Você, Visitante, É a sua vez., Ganhou 48–0, Perdeu 0–48",
        "sv, Du, Gäst, Din tur., Du vann med 48–0, Du förlorade med 0–48",
        "fr, Vous, Invité, À vous de jouer., Vous avez gagné 48–0, Vous avez perdu 0–48"
    })
    void among_people(String language, String you, String guestName, String move, String won, String lost) {
        speak(host, language);
        speak(guest, language);
        String place = AtTable.open(host, "abapa");
        AtTable.sit(guest, place);
        AtTable.untilTurn(host, "person");
        assertThat(AtTable.said(host)).contains(move);
        for (Page page : List.of(host, guest)) {
            page.until("both seats are named", () -> names(page).size() == 2);
            assertThat(names(page)).filteredOn(you::equals).hasSize(1);
            assertThat(names(page))
                    .filteredOn(name -> name.startsWith(guestName + " "))
                    .hasSize(1);
        }
        host.click(".chat [data-greeting=hello]");
        host.until("it is said", () -> host.has(".chat-log b"));
        assertThat(host.one(".chat-log b").getText()).isEqualTo(you);
        guest.click("[data-do=resign]");
        AtTable.answer(guest, "[value=yes]");
        AtTable.ending(host);
        AtTable.ending(guest);
        assertThat(host.one(".ending h2").getText()).isEqualTo(won);
        assertThat(guest.one(".ending h2").getText()).isEqualTo(lost);
    }

    @Test
    void two_people_at_one_screen_keep_their_places() {
        speak(host, "en");
        host.begin("abapa", "pp");
        assertThat(names(host)).containsExactlyInAnyOrder("South", "North");
    }
}
