package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Rules;

/** What the page hears from the rules; the same class runs in the browser. */
class BridgeTest {
    static Stream<String> rulesets() {
        return Stream.concat(
                PageRules.presets().stream().map(Rules::id),
                Stream.of("ba-awa:8", "anywoli+last4=lot", "abapa+guard=7"));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void plays_a_game_to_its_end_and_takes_it_up_again_at_every_move(String id) {
        String view = Bridge.begin(id, "", -1, 5);
        while (!over(view)) {
            view = Bridge.play(Integer.parseInt(choose(2)));
            assertThat(view).doesNotContain("\"error\"");
            assertThat(restored(false, over(view), 5)).isEqualTo(view);
        }
        assertThat(waitsForLot(view) ? Bridge.lot() : view).contains("\"outcome\":{\"reason\":");
    }

    @ParameterizedTest
    @CsvSource({
        "abapa, points 20",
        "ayo, streak 2",
        "ba-awa-3, wins 2",
        "ba-awa, territory 10",
        "ba-awa-3, territory 12"
    })
    void plays_a_match_to_its_end_and_takes_it_up_again_between_games(String id, String kind) {
        String view = Bridge.begin(id, kind, -1, 5);
        for (int game = 1; !now(view).contains("\"over\":true"); game++) {
            assertThat(game).as("games").isLessThan(200);
            view = playOut(view);
            assertThat(restored(true, true, game))
                    .as("an ended game is still on the table")
                    .isEqualTo(view);
            if (now(view).contains("\"over\":false")) {
                view = Bridge.next();
                assertThat(restored(true, false, game)).as("the next game").isEqualTo(view);
            }
        }
        assertThat(Bridge.next()).contains("\"error\":\"the match is over\"");
    }

    /** What is so, without what would be if somebody gave up. */
    private static String now(String view) {
        return view.substring(0, view.indexOf("\"stakes\""));
    }

    @Test
    void takes_back_what_was_done() {
        String before = Bridge.begin("anywoli", "", 1, 5);
        Bridge.play(Integer.parseInt(choose(2)));
        assertThat(Bridge.undo()).isEqualTo(before);
        assertThat(Bridge.undo()).as("at the beginning").isEqualTo(before);
    }

    @Test
    void looks_back_without_changing_anything() {
        Bridge.begin("awari", "", 0, 5);
        String start = Bridge.look(0);
        for (int i = 0; i < 5; i++) {
            Bridge.play(Integer.parseInt(choose(2)));
        }
        String now = Bridge.look(99);
        assertThat(Bridge.look(0)).isEqualTo(start);
        assertThat(Bridge.look(99)).isEqualTo(now);
    }

    @Test
    void plays_from_anywhere_and_leaves_the_table_alone() {
        Bridge.begin("anywoli", "", 0, 5);
        String now = Bridge.look(99);
        String scenes = Bridge.demo("abapa", "1,0,2,0,0,2/4,1,2,0,1,0 18-17 S", "F, resign N");
        assertThat(scenes)
                .startsWith("[{\"mover\":-1,\"act\":null,\"steps\":[],\"game\":{")
                .contains("{\"mover\":0,\"act\":{\"kind\":\"move\"", "[\"capture\",7,2,0]")
                .contains("{\"mover\":1,\"act\":{\"kind\":\"resign\",\"player\":1,\"text\":\"resign N\"},\"steps\":[]")
                .contains("\"outcome\":{\"reason\":\"RESIGNATION\"");
        assertThat(Bridge.answers("abapa", "", "lands a")).isEqualTo("[2]");
        assertThat(Bridge.answers("anywoli", "0,0,0,0,0,0,0,0,0,0,3,2/3,0,0,3,1,0,0,0,0,0,0,0 44-40 S x", "gives 0"))
                .isEqualTo("[32]");
        assertThat(Bridge.look(99)).isEqualTo(now);
    }

    @Test
    void tells_what_is_not_allowed_and_changes_nothing() {
        String view = Bridge.begin("abapa", "", 0, 1);
        List<String> answers = List.of(
                Bridge.play(7),
                Bridge.play(99),
                Bridge.claim(0),
                Bridge.resign(5),
                Bridge.lot(),
                Bridge.next(),
                Bridge.begin("chess", "", 0, 1),
                Bridge.begin("abapa", "territory 10", 0, 1),
                Bridge.begin("abapa", "wins", 0, 1),
                Bridge.begin("abapa", "", 2, 1),
                Bridge.restore("nonsense", false, false, 1),
                Bridge.restore("nonsense", true, true, 1),
                Bridge.ruleset("ba-awa:13"),
                Bridge.demo("abapa", "4,4/4,4 0-0 S", ""),
                Bridge.demo("abapa", "", "a"),
                Bridge.demo("abapa", "", "Z"),
                Bridge.answers("abapa", "", "flies"),
                choose(0),
                choose(9));
        assertThat(answers).allMatch(answer -> answer.startsWith("{\"error\":\""));
        assertThat(Bridge.look(0)).isEqualTo(Bridge.look(1));
        assertThat(view).contains(Bridge.look(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void lets_the_computer_play_at_every_level(int level) {
        Bridge.begin("ba-awa", "", 0, 5);
        Bridge.begin("anywoli", "", 0, 5);
        for (int i = 0; i < 4; i++) {
            assertThat(Bridge.play(Integer.parseInt(choose(level)))).doesNotContain("error");
        }
    }

    @Test
    void gives_every_act_in_notation() {
        Bridge.begin("anywoli", "", 0, 5);
        assertThat(Bridge.play(0)).contains("\"declining\":\"pass\"", "\"lots\":[]");
        Bridge.resign(0);
        assertThat(Bridge.acts()).contains("\"text\":\"A\"", "\"text\":\"resign S\"");
    }

    @Test
    void a_file_of_a_game_says_when_and_by_whom_it_was_played() {
        Bridge.begin("ba-awa-3", "", 0, 5);
        Bridge.play(0);
        String file = plain(Bridge.file("2026.12.01", "\n\nSemeia level 4"));
        assertThat(file)
                .contains("[Date \"2026.12.01\"]", "[Player3 \"Semeia level 4\"]")
                .doesNotContain("Player1");
        assertThat(Bridge.players(file)).isEqualTo("{\"match\":false,\"players\":[\"\",\"\",\"Semeia level 4\"]}");
        Bridge.begin("ayo", "wins 2", 0, 5);
        assertThat(Bridge.file("2026.12.01", "Ama\nKofi")).isEqualTo(Bridge.save());
        assertThat(Bridge.players(saved())).startsWith("{\"match\":true");
    }

    @Test
    void writes_any_text_as_json() {
        assertThat(JsonText.text("a\"b\\c\nd\u0001é")).isEqualTo("\"a\\\"b\\\\c\\u000ad\\u0001é\"");
    }

    private static String playOut(String view) {
        String now = view;
        while (!over(now)) {
            now = Bridge.play(Integer.parseInt(choose(2)));
        }
        return now;
    }

    /** The computer's move for the table as it is saved. */
    private static String choose(int level) {
        String text = saved();
        return Bridge.choose(text, text.contains("[Match "), 5, level);
    }

    /** What comes back from the saved text; from there on the opponent draws from another number. */
    private static String restored(boolean inMatch, boolean ended, int seed) {
        return Bridge.restore(saved(), inMatch, ended, seed);
    }

    private static String saved() {
        return plain(Bridge.save());
    }

    /** The text that a JSON text stands for. */
    private static String plain(String json) {
        return json.substring(1, json.length() - 1).replace("\\u000a", "\n").replace("\\\"", "\"");
    }

    private static boolean over(String view) {
        return view.contains("\"mover\":-1");
    }

    private static boolean waitsForLot(String view) {
        return !view.contains("\"lot\":0");
    }
}
