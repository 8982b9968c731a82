package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.engine.Greedy;
import semeia.notation.GameFormat;
import semeia.notation.GameRecord;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** What the analysis board hears: games given whole, engine, review, positions put together, texts in every form. */
class StudyTest {
    private static final String FEW = "0,0,0,0,1,2/0,0,0,0,1,1 22-21 S";

    static List<Rules> rulesets() {
        return PageRules.presets();
    }

    private static Game game(Rules rules, int moves) {
        Greedy greedy = new Greedy(rules, 7);
        Game game = Game.start(rules);
        while (!game.isOver() && game.length() < moves) {
            game = game.play(greedy.choose(game.position()));
        }
        return game;
    }

    private static Game unfinished(Rules rules, int moves) {
        Game game = game(rules, moves);
        return game.isOver() ? game.previous().orElseThrow() : game;
    }

    @Test
    void disturbs_no_game_that_is_on() {
        Bridge.begin("awari", "", 0, 5);
        Bridge.play(2);
        String before = Bridge.look(99);
        Bridge.line("abapa", "", "F,f", 0);
        Bridge.stand("anywoli", "", "A");
        Bridge.analyse("abapa", FEW, "", 20);
        Bridge.weigh("abapa", FEW, "", 5, 100);
        Bridge.review("abapa", "", "F,f");
        Bridge.judge(100);
        Bridge.read("semeia", "abapa", Game.start(RuleBook.AYO).rules().id());
        assertThat(Bridge.look(99)).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void tells_the_same_of_a_studied_game_as_of_one_that_is_played(Rules rules) {
        Game game = game(rules, 30);
        Bridge.restore(GameRecord.of(game).format(), false, false, 0);
        String stand = Bridge.stand(rules.id(), Study.begin(game), Study.acts(game));
        assertThat(stand).startsWith("{\"game\":" + Bridge.look(99));
        assertThat(Bridge.line(rules.id(), "", Study.acts(game), game.length() - 1))
                .contains("\"acts\":[{\"text\":")
                .contains("\"fault\":null");
    }

    @ParameterizedTest
    @CsvSource({"'F,f,G', 3, G", "'F,F', 2, F", "'resign S,f', 2, f", "'x', 1, x"})
    void shows_a_line_up_to_the_act_that_is_not_possible(String acts, int n, String text) {
        assertThat(Bridge.line("abapa", "", acts, 0)).contains("\"fault\":{\"n\":" + n + ",\"text\":\"" + text + "\"}");
    }

    @Test
    void keeps_acts_that_are_no_moves() {
        assertThat(Bridge.line("ba-awa-3", "", "A,resign 2,F", 0))
                .contains("\"kind\":\"resign\"")
                .contains("\"n\":3");
        assertThat(Bridge.stand("abapa", "", "F,agree")).contains("\"reason\":\"AGREEMENT\"");
    }

    @Test
    void says_whether_a_position_has_come_up_twice() {
        String begin = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S";
        String round = "A,a,B,b,C,c,D,d,E,e,F,f";
        String stand = Bridge.stand("abapa", begin, round);
        assertThat(stand).contains("\"repeated\":true");
        assertThat(Bridge.stand("abapa", begin, "A,a,B,b")).contains("\"repeated\":false");
    }

    @Test
    void gives_every_move_its_value_and_calls_only_what_is_proved_exact() {
        String proved = Bridge.analyse("abapa", FEW, "", 5_000);
        assertThat(proved)
                .contains("\"score\":{\"seeds\":-4.0,\"least\":-4,\"most\":-4,\"flag\":\"EXACT\"}")
                .contains("\"move\":4,\"score\"", "\"move\":5,\"score\"")
                .doesNotContain("ESTIMATE");
        String early = Bridge.analyse("abapa", "", "", 1);
        assertThat(early).contains("ESTIMATE").doesNotContain("EXACT");
        assertThat(early.split("\"moves\":")).as("a line for each of six moves").hasSize(7);
    }

    @Test
    void has_nothing_to_analyse_in_a_finished_game() {
        assertThat(Bridge.analyse("abapa", "", "agree", 10)).contains("\"error\":\"nothing to search");
    }

    @Test
    void reviews_a_game_move_by_move_and_finds_the_blunder() {
        String begin = "0,0,0,1,0,1/1,2,0,0,0,7 18-18 S";
        assertThat(Bridge.review("abapa", begin, "D")).isEqualTo("1");
        String judged = Bridge.judge(20_000);
        assertThat(judged).contains("\"act\":0").contains("\"mark\":\"");
        assertThat(Bridge.judge(20_000)).startsWith("{\"move\":null");
        assertThat(Bridge.weigh("abapa", begin, "", 3, 20_000)).contains("\"played\":{\"move\":3");
    }

    @Test
    void judges_a_player_who_had_no_choice_not_at_all() {
        Bridge.review("abapa", "", "");
        assertThat(Bridge.judge(10)).contains("\"accuracy\":null,\"moves\":0");
        Bridge.review("abapa", "0,0,0,0,0,2/1,1,0,0,1,0 21-22 S", "F");
        assertThat(Bridge.judge(10)).contains("\"forced\":true").contains("\"accuracy\":null,\"moves\":1");
    }

    @Test
    void tells_everything_that_is_wrong_with_a_position_at_once() {
        assertThat(Bridge.position("anywoli", "12-12", "1" + ",0".repeat(23), "0,-1", "5,0,-1,999,0,0"))
                .contains(
                        "\"part\":\"STORE\"",
                        "\"part\":\"TOTAL\"",
                        "\"part\":\"BOARD\"",
                        "\"part\":\"PLAYER\"",
                        "QUIET")
                .doesNotContain("position\":");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void takes_every_position_apart_and_puts_it_together_again(Rules rules) {
        Game game = unfinished(rules, 9);
        String text = Bridge.stand(rules.id(), "", Study.acts(game)).replaceAll(".*\"position\":\"([^\"]*)\".*", "$1");
        String parts = Bridge.setup(rules.id(), text);
        String together = Bridge.position(
                rules.id(),
                field(parts, "shares"),
                field(parts, "seeds"),
                field(parts, "stores"),
                String.join(
                        ",",
                        field(parts, "player"),
                        field(parts, "starter"),
                        field(parts, "opener"),
                        field(parts, "quiet"),
                        field(parts, "extra"),
                        field(parts, "resigned")));
        assertThat(together).startsWith("{\"position\":\"" + text + "\"");
    }

    private static String field(String json, String name) {
        return json.replaceAll(".*\"" + name + "\":(\\[[^\\]]*\\]|\"[^\"]*\"|-?\\d+).*", "$1")
                .replaceAll("[\\[\\]\"]", "");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void plays_on_from_any_position(Rules rules) {
        Game game = unfinished(rules, 9);
        String text = field(Bridge.stand(rules.id(), "", Study.acts(game)), "position");
        assertThat(Bridge.beginAt(rules.id(), text, 3)).contains("\"length\":0");
        assertThat(Bridge.save()).contains("[Position");
        assertThat(Bridge.record()).isEqualTo(Bridge.save());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "semeia | [Rules \"abapa\"] F f *",
                "ogn | [Variant \"Oware Abapa\"] 1. F f *",
                "ogn | 1. F f 2. B",
                "auale | startpos moves Ff",
                "auale | 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                "position | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
                "playstrategy | 4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
                "playstrategy | 2S,3,1S,1/3,11S,1,1S 14 19 N 30",
                "playstrategy | 6/6_24_24_S_1"
            })
    void guesses_the_form_of_a_text_and_reads_it(String form, String text) {
        assertThat(Bridge.guess(text)).isEqualTo("\"" + form + "\"");
        String read = Bridge.read(form, "abapa", text);
        assertThat(read).startsWith("{\"games\":[{\"rules\":\"abapa\"").contains("\"faults\":[]");
    }

    @Test
    void tells_every_fault_of_a_text_and_reads_the_games_beside_it() {
        String read = Bridge.read(
                "semeia",
                "abapa",
                "[Rules \"abapa\"] F f *\n[Rules \"abapa\"]\n[Starter \"Q\"]\n1. F f 2. G h 24-24\n[Rules \"ayo\"] A *");
        assertThat(read)
                .contains("\"rules\":\"abapa\"", "\"rules\":\"ayo\"")
                .contains("line 3, column 11: tag Starter is \\\"Q\\\"", "move is \\\"G\\\"", "move is \\\"h\\\"");
        assertThat(Bridge.read("auale", "anywoli", "startpos"))
                .contains("\"games\":[]")
                .doesNotContain("\"faults\":[]");
    }

    @Test
    void writes_a_game_with_its_tags_and_comments_in_every_form() {
        String between = "\u001f";
        for (GameFormat form : GameFormat.values()) {
            String written = Bridge.write(
                    form.id(), "abapa", "", "F,f", "South" + between + "Ama \"A\"", "1" + between + "well {done}");
            assertThat(written).as(form.id()).startsWith("{\"text\":\"").doesNotContain("error");
        }
        assertThat(Bridge.write("semeia", "abapa", "", "F,f", "South" + between + "Ama", "2" + between + "x"))
                .contains("[South \\\"Ama\\\"]", "{x}")
                .contains("\"losses\":[]");
        assertThat(Bridge.write("auale", "abapa", "", "F,f", "South" + between + "Ama", ""))
                .contains("\"losses\":[\"tags\"]");
        assertThat(Bridge.write("position", "anywoli", "", "", "", "")).contains("0-0 S");
        assertThat(Bridge.write("auale-position", "abapa", "", "F", "", "")).contains("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
        assertThat(Bridge.write("ogn", "anywoli", "", "", "", "")).startsWith("{\"error\"");
    }

    @Test
    void says_what_can_be_seen_of_a_move() {
        assertThat(Bridge.remarks("abapa", "0,0,0,0,0,3/0,1,1,0,0,9 17-17 S", "", 5))
                .contains("{\"kind\":\"CAPTURES\",\"seeds\":");
        assertThat(Bridge.remarks("abapa", "", "", 7)).startsWith("{\"error\"");
    }
}
