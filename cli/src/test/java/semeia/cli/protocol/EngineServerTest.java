package semeia.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.engine.Limits;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class EngineServerTest {
    private static Conversation talk() throws IOException {
        return new Conversation(EngineOptions.DEFAULTS);
    }

    private static Conversation talkAuale() throws IOException {
        return new Conversation(EngineOptions.DEFAULTS.with("name Dialect value auale"));
    }

    @Test
    void introduces_itself_with_its_options() throws Exception {
        try (Conversation talk = talk().send("uci")) {
            List<String> lines = talk.until("uciok");
            assertThat(lines).startsWith("id name semeia test");
            assertThat(lines).filteredOn(line -> line.startsWith("option name")).hasSize(10);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"abapa", "ayo", "awale", "awale-points", "awari", "ba-awa", "ba-awa:8", "ba-awa-3", "anywoli"})
    void answers_with_a_legal_move_in_every_game(String id) throws Exception {
        Rules rules = RuleBook.byId(id);
        Game game = Game.start(rules);
        try (Conversation talk = talk().send("setoption name Rules value " + id)) {
            StringBuilder moves = new StringBuilder("position startpos moves");
            for (int ply = 0; ply < 6 && !game.isOver(); ply++) {
                talk.send(moves.toString(), "go depth 3");
                String move = talk.find("bestmove").substring("bestmove ".length());
                game = game.play(Notation.parseMove(rules, game.position(), move));
                moves.append(' ').append(move);
            }
        }
        assertThat(game.length()).isEqualTo(6);
    }

    @Test
    void searches_on_several_threads() throws Exception {
        try (Conversation talk = talk().send("setoption name Threads value 3", "go depth 12", "go movetime 50")) {
            talk.until("bestmove");
            talk.until("bestmove");
        }
    }

    @Test
    void tells_depth_score_bounds_nodes_and_line() throws Exception {
        try (Conversation talk = talk().send("go depth 5")) {
            assertThat(talk.until("bestmove"))
                    .first()
                    .asString()
                    .matches("info depth 1 multipv 1 score seeds -?[\\d.]+ estimate bounds -48 48 nodes \\d+ nps \\d+"
                            + " time \\d+ pv [A-F]");
        }
    }

    @Test
    void tells_several_lines() throws Exception {
        try (Conversation talk = talk().send("setoption name MultiPV value 3", "go depth 1")) {
            assertThat(talk.until("bestmove"))
                    .filteredOn(line -> line.startsWith("info depth 1"))
                    .extracting(line -> line.split(" ")[4])
                    .startsWith("1", "2", "3");
        }
    }

    @Test
    void says_exact_where_the_value_is_proved() throws Exception {
        try (Conversation talk = talk().send("position fen 0,0,0,0,0,1/1,0,0,0,0,0 23-23 S", "go depth 20")) {
            assertThat(talk.until("bestmove")).anyMatch(line -> line.contains(" exact bounds "));
        }
    }

    @Test
    void answers_isready_during_a_search() throws Exception {
        try (Conversation talk = talk().send("go infinite")) {
            talk.find("info depth 1");
            talk.send("isready").find("readyok");
            talk.send("stop");
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
        }
    }

    @Test
    void stops_a_search_that_has_hardly_begun() throws Exception {
        try (Conversation talk = talk()) {
            for (int i = 0; i < 20; i++) {
                talk.send("go infinite", "stop");
                assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
            }
        }
    }

    @Test
    void keeps_the_answer_of_an_infinite_search_until_stop() throws Exception {
        try (Conversation talk =
                talk().send("position fen 0,0,0,0,0,1/1,0,0,0,0,0 23-23 S", "go infinite", "isready")) {
            talk.find("info");
            talk.send("isready");
            assertThat(talk.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
            talk.send("stop");
            assertThat(talk.find("bestmove")).isEqualTo("bestmove F");
        }
    }

    @Test
    void follows_commands_sent_during_a_search_after_it() throws Exception {
        try (Conversation talk = talk().send("go depth 6", "position startpos moves F", "go depth 2")) {
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
            assertThat(talk.find("bestmove")).matches("bestmove [a-f]");
        }
    }

    @Test
    void answers_what_ends_by_itself_when_the_input_ends() throws Exception {
        Conversation talk = talk().send("go depth 6").hangUp();
        assertThat(talk.rest()).last().asString().startsWith("bestmove");
    }

    @Test
    void stops_an_infinite_search_when_the_input_ends() throws Exception {
        Conversation talk = talk().send("go infinite").hangUp();
        assertThat(talk.rest()).last().asString().startsWith("bestmove");
    }

    @Test
    void quits_during_a_search() throws Exception {
        Conversation talk = talk().send("go infinite", "quit");
        assertThat(talk.rest()).last().asString().startsWith("bestmove");
    }

    @Test
    void says_none_when_the_game_is_over() throws Exception {
        try (Conversation talk = talk().send("position 0,0,0,0,0,0/1,0,0,0,0,0 23-24 S", "go depth 3")) {
            assertThat(talk.next()).isEqualTo("bestmove none");
        }
    }

    @Test
    void claims_the_end_after_a_repetition_when_nothing_better_is_left() throws Exception {
        String twice = "E e F f A a B b C c D d ".repeat(2);
        try (Conversation talk =
                talk().send("position fen 0,0,0,0,1,0/0,0,0,0,1,0 24-22 S moves " + twice, "go depth 4")) {
            assertThat(talk.find("bestmove")).isEqualTo("bestmove claim");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "position startpos moves F F           | move 2 is \"F\"",
                "position startpos moves F x           | move 2 is \"x\"",
                "position startpos F                   | board is \"startpos\"",
                "position                              | board is missing",
                "position fen 4,4/4,4 0-0 S            | row",
                "position fen 4,4,4,4,4,4/4,4,4,4,4,5 0-0 S | 49",
                "setoption name Rules value chess      | \"chess\"",
                "setoption name Hash value 0           | Hash is 0",
                "setoption name Hash value x           | Hash is \"x\"",
                "setoption name Level value 9          | Level is 9",
                "setoption name Colour value red       | option is \"Colour\"",
                "setoption Hash 3                      | setoption \"Hash 3\"",
                "setoption name Dialect value french   | \"french\"",
                "sow A                                 | command is \"sow\"",
            })
    void refuses_in_one_line_and_keeps_the_old_position(String command, String named) throws Exception {
        try (Conversation talk = talk().send("position startpos moves F", command, "isready")) {
            assertThat(talk.next()).startsWith("error ").contains(named);
            assertThat(talk.next()).isEqualTo("readyok");
            talk.send("go depth 1");
            assertThat(talk.find("bestmove")).matches("bestmove [a-f]");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go depth                 | depth is \"\"",
                "go nodes 10 movetime x   | movetime is \"x\"",
                "go fast nodes 10         | \"fast\" is unknown",
            })
    void skips_what_it_does_not_understand_of_go_and_answers(String command, String named) throws Exception {
        try (Conversation talk = talk().send("setoption name Level value 1", command)) {
            assertThat(talk.next()).startsWith("info string go: ").contains(named);
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go wtime 5000 btime -170671",
                "go wtime -1 btime -1",
                "go movetime -5",
                "go depth 0",
                "go nodes 0"
            })
    void takes_what_is_below_the_least_for_the_least(String command) throws Exception {
        try (Conversation talk = talk().send(command)) {
            assertThat(talk.until("bestmove")).noneMatch(line -> line.startsWith("error"));
        }
    }

    @Test
    void ponders_without_an_answer_until_the_expected_move_is_played() throws Exception {
        try (Conversation talk = talk().send("go ponder movetime 1 depth 2", "isready")) {
            assertThat(talk.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
            talk.find("info depth 2");
            talk.send("isready");
            assertThat(talk.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
            talk.send("ponderhit");
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
        }
    }

    @Test
    void counts_the_time_from_ponderhit() throws Exception {
        try (Conversation talk = talk().send("go ponder movetime 30")) {
            talk.find("info depth 1");
            talk.send("ponderhit");
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
        }
    }

    @Test
    void stops_pondering_when_another_move_is_played() throws Exception {
        try (Conversation talk = talkAuale().send("go ponder", "stop")) {
            assertThat(talk.find("bestmove")).matches("bestmove [A-F]");
        }
        Conversation talk = talk().send("go ponder").hangUp();
        assertThat(talk.rest()).last().asString().startsWith("bestmove");
    }

    @Test
    void accepts_the_options_that_auale_sets() throws Exception {
        try (Conversation talk =
                talkAuale().send("setoption name OwnBook value true", "setoption name Ponder value true", "isready")) {
            assertThat(talk.next()).isEqualTo("readyok");
        }
    }

    @Test
    void skips_a_byte_order_mark_before_the_first_command() throws Exception {
        try (Conversation talk = talk().send("\uFEFFuci")) {
            assertThat(talk.next()).startsWith("id name");
        }
    }

    @Test
    void a_lower_level_plays_the_same_for_the_same_seed() throws Exception {
        try (Conversation talk = talk().send("setoption name Level value 2", "go", "go")) {
            assertThat(talk.find("bestmove")).isEqualTo(talk.find("bestmove"));
        }
    }

    @Test
    void the_clock_of_the_player_to_move_counts() {
        assertThat(GoRequest.parse("wtime 1000 btime 60000 winc 10 binc 20").limits(1))
                .isEqualTo(Limits.clock(60_000, 20));
        assertThat(GoRequest.parse("time1 1 time2 2 time3 3000 inc3 7").limits(2))
                .isEqualTo(Limits.clock(3000, 7));
    }

    @Test
    void auale_takes_moves_as_one_word_and_hundredths_of_a_seed() throws Exception {
        try (Conversation talk = talkAuale().send("position startpos moves FfBeBc", "go depth 3")) {
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(0)).matches("info depth 1 score cp -?\\d+ pv [A-F]");
            assertThat(lines).last().asString().matches("bestmove [A-F]");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"})
    void auale_takes_positions_with_and_without_fen(String position) throws Exception {
        try (Conversation talk = talkAuale().send(position, "go depth 2")) {
            assertThat(talk.find("bestmove")).matches("bestmove [a-f]");
        }
    }

    @Test
    void auale_says_four_noughts_when_the_game_is_over() throws Exception {
        try (Conversation talk = talkAuale().send("position fen 1-1-0-0-0-0-0-0-0-0-0-0-24-22-S", "go movetime 50")) {
            assertThat(talk.find("bestmove")).isEqualTo("bestmove 0000");
        }
    }

    @Test
    void auale_refuses_an_illegal_move_and_keeps_the_old_position() throws Exception {
        try (Conversation talk = talkAuale().send("position startpos moves F", "position startpos moves FA")) {
            assertThat(talk.next()).startsWith("error ").contains("\"A\"");
            talk.send("go depth 1");
            assertThat(talk.find("bestmove")).matches("bestmove [a-f]");
        }
    }

    @Test
    void auale_does_not_go_with_relay_games() throws Exception {
        try (Conversation talk = talkAuale().send("setoption name Rules value anywoli")) {
            assertThat(talk.next()).startsWith("error ").contains("anywoli");
        }
    }

    @Test
    void does_not_repeat_a_line_of_junk_whole() throws Exception {
        try (Conversation talk =
                talk().send("x".repeat(100_000), "setoption name Rules value " + "y".repeat(100_000))) {
            assertThat(talk.find("error").length()).isLessThan(2_100);
            assertThat(talk.find("error").length()).isLessThan(2_100);
        }
    }
}
