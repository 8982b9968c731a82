package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.cli.Run;

/** Games of one's own: any house rule, in a line of words, under a name, by a link, at a table, in the terminal. */
@Tag("slow")
class HouseRulesTest {
    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    @BeforeEach
    void open() {
        AtTable.fresh(host);
        AtTable.fresh(guest);
    }

    private static void choose(String label, String value) {
        host.run("""
                const row = [...document.querySelectorAll('.options label.option')]
                  .find((option) => option.innerText.startsWith(arguments[0]));
                const field = row.querySelector('select, input');
                field.value = arguments[1];
                field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
                """, label, value);
    }

    private static void setUp(String id) {
        host.go("#/new/" + id);
        host.until("the set-up is shown", () -> host.has("form.setup input[name=starter]"));
        host.run("document.querySelector('details.options').open = true");
    }

    @Test
    void a_game_as_grandmother_plays_it_is_kept_by_its_name_and_played_again() {
        setUp("abapa");
        choose("Numbers that the last seed captures", "234");
        choose("Taking every seed of the other row", "captures");
        host.type("input[name=own]", "As my grandmother plays it");
        host.click("[data-do=keep-own]");
        String chosen = host.one(".chosen-rules").getText();
        assertThat(chosen).contains("2, 3, 4");
        host.go("#/");
        host.until("it is among one's own games", () -> host.has(".own-games li a"));
        host.click(".own-games li a");
        host.until("it is set up", () -> host.has("form.setup input[name=starter]"));
        assertThat(host.one("h1").getText()).isEqualTo("As my grandmother plays it");
        assertThat(host.one(".chosen-rules").getText()).isEqualTo(chosen);
        host.choose("seat-1", "person");
        host.click("form.setup button[type=submit]");
        host.until("the game is shown", () -> host.has(".game[data-turn]"));
        assertThat(host.one(".house-rules").getText()).isEqualTo("House rules: " + chosen);
        host.go("#/");
        host.click("[data-do=drop-own]");
        assertThat(host.has(".own-games li")).isFalse();
    }

    @Test
    void what_does_not_go_together_is_said_and_not_played() {
        setUp("abapa");
        choose("Numbers that the last seed captures", "22");
        assertThat(host.one(".chosen-rules").getText()).contains("take");
        host.click("form.setup button[type=submit]");
        assertThat(host.has(".game")).isFalse();
        assertThat(host.has(".own-game")).isTrue();
        assertThat(host.shows("[data-do=keep-own]")).isFalse();
    }

    @Test
    void a_game_of_ones_own_is_played_with_a_friend_and_replayed_in_the_terminal(@TempDir Path folder)
            throws IOException {
        String place = AtTable.open(host, "abapa+take=234+slam=captures");
        AtTable.sit(guest, place);
        AtTable.play(host, List.of("A", "f", "F"));
        AtTable.play(guest, List.of("A", "f", "F"));
        AtTable.untilLength(host, 3);
        assertThat(guest.one(".house-rules").getText())
                .startsWith("House rules: ")
                .contains("2, 3, 4");
        guest.click("[data-do=resign]");
        AtTable.answer(guest, ".danger");
        assertThat(AtTable.ending(host)).isNotBlank();
        String record = String.valueOf(host.runLater("""
                const done = arguments[0];
                fetch('/api/tables/' + location.hash.split('/')[2] + '/record').then((answer) => answer.text()).then(done)
                """));
        Path file = Files.writeString(folder.resolve("game.txt"), record);
        Run converted = Run.of("convert", "--from", "semeia", "--to", "json", file.toString());
        assertThat(converted.err()).isEmpty();
        Run replayed = Run.of(
                "replay",
                "--json",
                Files.writeString(folder.resolve("game.json"), converted.out()).toString());
        assertThat(replayed.err()).isEmpty();
        assertThat(replayed.out()).contains("\"rules\":\"abapa+take=234+slam=captures\"", "resign");
    }
}
