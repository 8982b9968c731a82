package semeia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Setup;

class ForeignFormsTest {
    private static final List<String> ONE_LAP =
            List.of("abapa", "ayo", "awale", "awale-points", "awari", "awale+guard=12");

    @Test
    void plays_and_writes_again_the_tournament_games() throws IOException {
        String text = tournamentGames();
        List<GameRecord> games = GameFormat.AUALE.reader(new StringReader(text)).all();
        assertThat(games).hasSize(8);
        assertThat(games.get(0).game().outcome().orElseThrow().seeds()).containsExactly(26, 22);
        StringBuilder again = new StringBuilder();
        games.forEach(game -> again.append(GameFormat.AUALE.format(game)));
        assertThat(again).hasToString(text);
    }

    @Test
    void carries_the_tournament_games_through_every_form_that_holds_games() throws IOException {
        for (GameRecord game :
                GameFormat.AUALE.reader(new StringReader(tournamentGames())).all()) {
            for (GameFormat format : List.of(GameFormat.SEMEIA, GameFormat.OGN, GameFormat.AUALE)) {
                assertThat(format.losses(game)).isEmpty();
            }
        }
    }

    private static String tournamentGames() throws IOException {
        try (InputStream in = ForeignFormsTest.class.getResourceAsStream("/cases/tournament-games.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void reads_back_auale_positions_of_random_games() {
        for (Game game : games(300)) {
            Position position = game.position();
            if (!position.isOver()) {
                Position read = Auale.parsePosition(game.rules(), Auale.format(game.rules(), position));
                assertThat(read.setup()).isEqualTo(withoutQuiet(position));
            }
        }
    }

    @Test
    void reads_back_playstrategy_positions_of_random_games() {
        for (Game game : games(300)) {
            Position position = game.position();
            if (!position.isOver()) {
                String text = PlayStrategy.format(game.rules(), position, 7);
                assertThat(PlayStrategy.parsePosition(game.rules(), text).setup())
                        .isEqualTo(withoutQuiet(position));
                assertThat(PlayStrategy.parsePosition(
                                        game.rules(), text.replace("S,", "S").replace(' ', '_'))
                                .setup())
                        .isEqualTo(withoutQuiet(position));
            }
        }
    }

    private static List<Game> games(int number) {
        RandomGames games = new RandomGames(5);
        return IntStream.range(0, number)
                .mapToObj(i -> games.game(RuleBook.byId(ONE_LAP.get(i % ONE_LAP.size())), 100))
                .toList();
    }

    private static Setup withoutQuiet(Position position) {
        Setup setup = position.setup();
        return Setup.of(setup.territory(), setup.seeds(), setup.stores(), setup.player());
    }

    @Test
    void ogn_holds_random_games_with_their_ends() throws IOException {
        StringBuilder text = new StringBuilder();
        List<Game> games = games(300);
        for (Game game : games) {
            text.append(GameFormat.OGN.format(GameRecord.of(game))).append(GameFormat.OGN.separator());
        }
        GameReader reader = GameFormat.OGN.reader(new StringReader(text.toString()));
        for (Game game : games) {
            Game read = reader.next().orElseThrow().game();
            assertThat(read.rules()).isEqualTo(game.rules());
            if (game.beginning().quiet() == 0) {
                assertThat(read.actions()).isEqualTo(game.actions());
            }
            assertThat(read.beginning().setup()).isEqualTo(withoutQuiet(game.beginning()));
        }
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void writes_ogn_as_auale_does() {
        Game game = GameRecordTest.play(Game.start(RuleBook.ABAPA), "F f B");
        GameRecord record = new GameRecord(
                List.of(new Tag("South", "A \"b\" \\"), new Tag("Event", "Open"), new Tag("Annotator", "c")),
                game,
                List.of(new Comment(2, "two {of}\n them "), new Comment(2, "more")));
        assertThat(GameFormat.OGN.format(record)).isEqualTo("""
                [Variant "Oware Abapa"]
                [Event "Open"]
                [Site "?"]
                [Date "?"]
                [Round "?"]
                [South "A \\"b\\" \\\\"]
                [North "?"]
                [Result "*"]
                [Annotator "c"]

                1. F f { two {of) them more } 2. B
                """);
        assertThat(GameFormat.OGN.losses(record)).containsExactly("comments");
    }

    @Test
    void reads_ogn_as_people_and_programs_write_it() throws IOException {
        List<GameRecord> games = GameFormat.OGN.reader(new StringReader("""
                [Variant "Oware Abapa"]
                [ South "Ama" ]
                [North "?"]
                [Date "2008.07.??"]
                [Result "*"]

                1.F e 2.D { fine
                  move } b (2... c { not } (1... d)) 3. B d+2 4. A+2
                [Event "next"]
                [FEN "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S"]
                1. F 23-25
                """)).all();
        assertThat(games).hasSize(2);
        GameRecord first = games.get(0);
        assertThat(first.tags()).containsExactly(new Tag("South", "Ama"), new Tag("Date", "2008.07.??"));
        assertThat(Auale.format(first.game())).endsWith(" moves FeDbBdA");
        assertThat(first.comments()).containsExactly(new Comment(3, "fine move"));
        assertThat(games.get(1).game().outcome().orElseThrow().seeds()).containsExactly(23, 25);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. F f (1... e) 2. A                      | variations
            1. F (1. A (1. B) { why } b) f (1... e) * | variations
            [Winner "Ama"] [Rules "x"] 1. F (1. A) *  | variations, tag Winner, tag Rules
            1. F f ?                                  | ''
            [South "?"] [Result "?"]                  | ''
            [Result "*"]                              | ''
            """)
    void tells_what_a_record_has_no_place_for(String text, String losses) throws IOException {
        GameReader reader = GameFormat.OGN.reader(new StringReader(text));
        assertThat(reader.next()).isPresent();
        assertThat(String.join(", ", reader.losses())).isEqualTo(losses);
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void leaves_out_a_game_with_an_unfinished_variation_and_goes_on_with_the_next() {
        GameReader reader = GameFormat.OGN.reader(new StringReader("1. A b (1. B a\n[Result \"*\"]\n1. F f\n"));
        assertThatThrownBy(reader::next).isInstanceOf(NotationException.class);
        assertThatCode(() ->
                        assertThat(reader.next().orElseThrow().game().length()).isEqualTo(2))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            24-24, AGREEMENT, ''
            30-18, '',        30-18
            0-0,   '',        0-0
            *,     '',        ''
            """)
    void takes_a_result_that_the_moves_do_not_bring_about(String result, String reason, String score)
            throws IOException {
        GameRecord record = ogn("[Result \"" + result + "\"]\n1. F f " + result);
        assertThat(record.game()
                        .outcome()
                        .map(outcome -> outcome.reason().name())
                        .orElse(""))
                .isEqualTo(reason);
        assertThat(record.tag("Score").orElse("")).isEqualTo(score);
        assertThat(GameFormat.OGN.format(record)).contains("[Result \"" + result + "\"]");
        assertThat(GameFormat.OGN.losses(record)).isEmpty();
    }

    @Test
    void accepts_seeds_taken_at_the_end_as_part_of_the_last_capture() throws IOException {
        GameRecord record = ogn("1. F f 2. A+24 24-24");
        assertThat(record.game().outcome().orElseThrow().reason()).isEqualTo(Reason.AGREEMENT);
        assertThat(faults(GameFormat.OGN, "1. F f 2. A+24 b")).hasSize(1);
    }

    private static GameRecord ogn(String text) throws IOException {
        return GameFormat.OGN.reader(new StringReader(text)).next().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. F x | 1:6 move is \"x\", expected a pit, A to F or a to f or a result",
                "1. F f 2. F | 1:11 move is \"F\", expected a legal move: the pit is empty",
                "1. F+2 f | 1:5 capture is \"+2\", expected none",
                "1. F f 30-19 | 1:8 result is \"30-19\", expected 24-24, other seeds of each from 0-0 and 48 in all at most, or *",
                "1. F f 1/2-1/2 | 1:8 result is \"1/2-1/2\", expected 24-24, other seeds of each from 0-0 and 48 in all at most, or *",
                "[Result \"banana\"] 1. F | 1:10 result is \"banana\", expected 20-28, other seeds of each from 0-0 and 48 in all at most, or *",
                "[Result \"20-28\"] [Ending \"agree\"] 1. F 25-23 | 1:40 result is \"25-23\", expected 20-28, or *",
                "[Result \"26-22\"] 1. F f | 1:25 result is missing, expected 26-22",
                "[Result \"26-22\"] | 1:18 result is missing, expected 26-22",
                "[Variant \"Oware Abapa\"] | 1:25 result is missing, expected a move, a result or a tag Result",
                "1. | 1:4 result is missing, expected a move, a result or a tag Result",
                "{\"rules\":\"abapa\"} | 1:1 game is \"{\", expected a tag or a move at its beginning",
                "hello | 1:1 move is \"hello\", expected a pit, A to F or a to f or a result",
                "(1. F) 1. F | 1:1 variation is \"(\", expected a move before it",
                "1. A b (1. B a | 1:8 variation is \"(\", expected ) at its end",
                "1. A b (1. B (1. C ) | 1:8 variation is \"(\", expected ) at its end",
                "1. A b (1. Q+1 a+x 1-0 2...{Q} A+2) | 1:12 move in a variation is \"Q+1\", expected a pit, A to F or a to f; 1:16 move in a variation is \"a+x\", expected a pit, A to F or a to f",
                "1. A ) b | 1:6 move is \")\", expected a pit, A to F or a to f or a result",
                "[Variant \"Bao\"] 1. F | 1:11 tag Variant is \"Bao\", expected one of GAMES",
                "[Variant \"anywoli\"] 1. F | 1:11 rules is \"anywoli\", expected a game of one lap: abapa, ayo, awale, awale-points or awari",
                "[FEN \"4-4-S\"] [Event \"a\"] [Event \"b\"] 1. z | 1:7 position is \"4-4-S\", expected 12 pits, 2 stores and S or N with - between, not 3 parts; 1:27 tag Event is \"b\", expected Event only once; 1:42 move is \"z\", expected a pit, A to F or a to f or a result",
                "1. F { no end | 1:6 comment is \"{ no end \", expected } at its end",
                "1. F (a | 1:6 variation is \"(\", expected ) at its end",
                "[Ending \"resign\"] 1. F | 1:10 tag Ending is \"resign\", expected agree, or resign, flag or claim and S or N",
                "[Ending \"claim S\"] 1. F | 1:10 tag Ending is \"claim S\", expected a legal act: the position has not occurred three times, or these rules know no claim",
            })
    void names_place_value_and_expectation_in_ogn(String textAndFaults) {
        int bar = textAndFaults.lastIndexOf('|');
        String faults = textAndFaults.substring(bar + 1).strip().replace("GAMES", GameRecordTest.games());
        assertThat(faults(GameFormat.OGN, textAndFaults.substring(0, bar))).containsExactly(faults.split("; "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FG       | 1:38 move is "G", expected a pit, A to F or a to f
            4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FF       | 1:38 move is "F", expected a legal move: another player owns the pit
            4-4-4-4-4-4-4-4-4-4-4-4-0-0-S FF             | 1:31 text is "FF", expected moves
            4-4-4-4-4-4-4-4-4-4-4-5-0-0-X                | 1:29 player to move is "X", expected S or N; 1:1 total of pits and stores is "49", expected 48 seeds
            4-4-4-4-4-4-4-4-4-4-4-4--1-1-N               | 1:25 store S is "-1", expected 0 or more seeds
            4-4-x-4-4-4-4-4-4-4-4-4-0-0-S moves q        | 1:5 pit C is "x", expected a number of seeds, 0 to 48; 1:37 move is "q", expected a pit, A to F or a to f
            """)
    void names_place_value_and_expectation_in_auale_lines(String text, String faults) {
        assertThat(faults(GameFormat.AUALE, text)).containsExactlyInAnyOrder(faults.split("; "));
    }

    @Test
    void reads_auale_lines_with_the_words_of_its_protocol() {
        Game game = Auale.parseGame(RuleBook.ABAPA, "position startpos moves Ff Be Bc");
        assertThat(Auale.format(game)).isEqualTo("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FfBeBc");
        assertThat(Auale.parseGame(RuleBook.ABAPA, "position fen " + Auale.format(game))
                        .actions())
                .isEqualTo(game.actions());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
            4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N 0 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N
            4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S   | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
            2S,5/3,11S,1,1S 14 20 N 30                  | 0,0,0,11,0,1/0,0,0,0,0,2 14-20 N
            2S,5/3,2S,1,1S 26 22 N 30                   | 0,0,0,2,0,1/0,0,0,0,0,2 23-20 N
            6/6 26 22 S 40                              | 0,0,0,0,0,0/0,0,0,0,0,0 26-22 S
            """)
    void reads_playstrategy_positions(String fen, String text) {
        Rules rules = RuleBook.ABAPA;
        assertThat(Notation.format(rules, PlayStrategy.parsePosition(rules, fen)))
                .isEqualTo(text);
    }

    @Test
    void writes_north_from_souths_left_and_empty_pits_together() {
        Position position = Notation.parsePosition(RuleBook.ABAPA, "0,0,0,11,0,1/0,1,0,0,0,2 14-19 N");
        assertThat(PlayStrategy.format(RuleBook.ABAPA, position, 30)).isEqualTo("2S,3,1S,1/3,11S,1,1S 14 19 N 30");
    }

    @Test
    void counts_playstrategys_moves_on() throws IOException {
        String fen = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N 12";
        GameRecord record =
                GameFormat.PLAYSTRATEGY.reader(new StringReader(fen)).next().orElseThrow();
        assertThat(GameFormat.PLAYSTRATEGY.format(record)).isEqualTo(fen + "\n");
        GameRecord played = new GameRecord(record.tags(), GameRecordTest.play(record.game(), "a A b"), List.of());
        assertThat(GameFormat.PLAYSTRATEGY.format(played)).endsWith(" S 14\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1      | 1:1 North's row is "4S,4S,4S,4S,4S", expected 6 pits, not 5
            4S,4S,4S,4S,4S,4S/4S,4S,4S,7 0 0 S 1          | 1:28 pits is "7", expected seeds and S, such as 4S, or 1 to 6 empty pits; 1:19 South's row is "4S,4S,4S,7", expected 6 pits, not 3
            4S,4S,4S,4S,4S,4S 0 0 S 1                     | 1:1 board is "4S,4S,4S,4S,4S,4S", expected North's row, / and South's row, such as 4S,4S,4S,4S,4S,4S/4S,4S,3,4S
            4S,4S,4S,4S,4S,xS/4S,4S,4S,4S,4S,4S 0 0 S 1   | 1:16 pit a is "x", expected a number of seeds, 0 to 48
            4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 y w z q | 1:39 store N is "y", expected a number of seeds, 0 to 48; 1:41 player to move is "w", expected S or N; 1:43 number of the move is "z", expected a number from 0; 1:45 text is "q", expected nothing after the number of the move
            4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,3S 0 0 S 1   | 1:1 total of pits and stores is "47", expected 48 seeds
            """)
    void names_place_value_and_expectation_in_playstrategy_positions(String text, String faults) {
        assertThat(faults(GameFormat.PLAYSTRATEGY, text)).containsExactlyInAnyOrder(faults.split("; "));
    }

    @ParameterizedTest
    @EnumSource(
            value = GameFormat.class,
            names = {"AUALE", "OGN", "PLAYSTRATEGY"})
    void refuses_games_of_several_laps(GameFormat format) {
        GameRecord record = GameRecord.of(Game.start(RuleBook.BA_AWA));
        assertThatThrownBy(() -> format.format(record))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("a game of one lap");
    }

    @Test
    void tells_faults_of_all_lines_with_their_lines() {
        NotationException e = catchThrowableOfType(
                NotationException.class,
                () -> GameFormat.AUALE
                        .reader(new StringReader("x\n\nstartpos moves FF\nstartpos\ny"))
                        .all());
        assertThat(e.faults()).extracting(TextFault::line).containsExactly(1, 3, 5);
    }

    @Test
    void says_what_a_form_loses() {
        Game resigned = GameRecordTest.play(Game.start(RuleBook.AYO, RuleBook.AYO.territory(), 1), "a")
                .resign(1);
        GameRecord record = new GameRecord(List.of(new Tag("South", "A")), resigned, List.of(new Comment(0, "b")));
        assertThat(GameFormat.SEMEIA.losses(record)).isEmpty();
        assertThat(GameFormat.OGN.losses(record)).containsExactly("comments");
        assertThat(GameFormat.AUALE.losses(record)).containsExactly("tags", "comments", "acts", "rules");
        assertThat(GameFormat.PLAYSTRATEGY.losses(GameRecord.of(Game.start(RuleBook.AYO))))
                .containsExactly("rules");
        assertThat(resigned.outcome().orElseThrow().reason()).isEqualTo(Reason.RESIGNATION);
        assertThat(Optional.of(GameFormat.OGN)).isEqualTo(GameFormat.byId("ogn"));
    }

    private static List<String> faults(GameFormat format, String text) {
        NotationException e = catchThrowableOfType(
                NotationException.class,
                () -> format.reader(new StringReader(text)).all());
        return e.faults().stream()
                .map(fault -> fault.toString().replaceFirst("line ([0-9]+), column ([0-9]+):", "$1:$2"))
                .toList();
    }

    @Test
    void reads_what_people_write_into_oware_game_notation() throws IOException {
        String game = """
                [event "Cup"]
                [variant "ayo"]
                [RESULT "*"]

                % a line of some program
                1. F! f?? $14 2. E $2 ; to the end (of {the} line
                 e (2... d! $1 e) 3. A *
                """;
        GameReader reader = GameFormat.OGN.reader(new StringReader("\uFEFF" + game + "\uFEFF" + game));
        for (int i = 0; i < 2; i++) {
            GameRecord record = reader.next().orElseThrow();
            assertThat(record.game().rules()).isEqualTo(RuleBook.AYO);
            assertThat(record.tag("event")).contains("Cup");
            assertThat(record.game().actions()).hasSize(5);
            assertThat(record.comments())
                    .containsExactly(
                            new Comment(1, "!"),
                            new Comment(2, "??"),
                            new Comment(2, "$14"),
                            new Comment(3, "?"),
                            new Comment(3, "to the end (of {the} line"));
            assertThat(reader.losses()).containsExactlyInAnyOrder("variations", "lines after %");
        }
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void reads_games_of_playstrategy_and_checks_where_the_last_seed_falls() throws IOException {
        String head = "[Site \"https://example.org/x\"]\n[Variant \"Oware\"]\n[Result \"1-0\"]\n\n";
        GameRecord record = GameFormat.PLAYSTRATEGY
                .reader(new StringReader(head + "1. c1f2 d2a1 2. f1b2 1-0\n"))
                .next()
                .orElseThrow();
        assertThat(record.game().toString()).startsWith("abapa after 4 acts");
        assertThat(record.game().outcome().orElseThrow().winner()).hasValue(0);
        assertThat(Notation.format(
                        record.game().beginning(), record.game().actions().get(1)))
                .isEqualTo("c");
        assertThatThrownBy(() -> GameFormat.PLAYSTRATEGY
                        .reader(new StringReader(head + "1. c1e2 1-0\n"))
                        .next())
                .hasMessageContaining("move is \"c1e2\", expected a last seed in a, not in b");
    }
}
