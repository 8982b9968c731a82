package semeia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;

class GameRecordTest {
    @Test
    void writes_what_players_know_to_read() {
        Game game = play(Game.start(RuleBook.ABAPA), "F e D b B d A a E c").resign(0);
        GameRecord record = new GameRecord(
                List.of(new Tag("Event", "Open"), new Tag("South", "Ama \"A\""), new Tag("North", "Kofi")),
                game,
                List.of(new Comment(0, "by lot"), new Comment(2, "a } and a \\")));
        assertThat(record.format()).isEqualTo("""
                [Rules "abapa"]
                [Event "Open"]
                [South "Ama \\"A\\""]
                [North "Kofi"]
                [Result "0-48"]
                [Termination "resignation"]

                {by lot} 1. F e {a \\} and a \\\\} 2. D b 3. B d+2 4. A+2 a 5. E c resign S 0-48
                """.replace("0-48", ResultText.text(game)));
        assertThat(GameRecord.parse(record.format())).isEqualTo(record);
    }

    @Test
    void reads_back_what_it_writes_for_random_games_of_every_ruleset() {
        RandomRecords records = new RandomRecords(21);
        for (int i = 0; i < 1500; i++) {
            GameRecord record = records.record(i % 10 == 0 ? 400 : 60);
            String text = record.format();
            GameRecord read = GameRecord.parse(text);
            assertThat(read).isEqualTo(record);
            assertThat(read.format()).isEqualTo(text);
            assertThat(read.game().outcome()).isEqualTo(record.game().outcome());
        }
    }

    @Test
    void survives_an_encoding_as_utf_8_and_other_line_ends() {
        RandomRecords records = new RandomRecords(22);
        for (int i = 0; i < 300; i++) {
            GameRecord record = records.record(40);
            String text = new String(record.format().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            assertThat(GameRecord.parse("\ufeff" + text.replace("\n", "\r\n"))).isEqualTo(record);
            assertThat(GameRecord.parse(text.replace("\n", "\r"))).isEqualTo(record);
        }
    }

    @Test
    void keeps_lines_to_eighty_columns_except_for_long_comments() {
        Game game = new RandomGames(4).game(RuleBook.ABAPA, 400);
        assertThat(GameRecord.of(game).format().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void reads_several_games_one_after_another() throws IOException {
        RandomRecords records = new RandomRecords(23);
        List<GameRecord> written = new ArrayList<>();
        StringBuilder text = new StringBuilder("\n\n");
        for (int i = 0; i < 50; i++) {
            written.add(records.record(50));
            text.append(written.get(i).format()).append(i % 2 == 0 ? "\n" : "");
        }
        assertThat(new RecordReader(new StringReader(text.toString())).all()).isEqualTo(written);
    }

    @Test
    void goes_on_with_the_next_game_after_a_faulty_one() throws IOException {
        RecordReader reader = new RecordReader(new StringReader("""
                [Rules "abapa"]
                1. A z *

                [Rules "abapa"]
                1. A

                [Rules "nonsense"]
                [South "S"]
                1. A a *
                [Rules "ayo"]
                1. A a *
                """));
        assertThat(faults(reader::next))
                .containsExactly(
                        "2:6 move is \"z\", expected a pit, A to F or a to f, or pass, resign, flag, claim, lot, agree or a result");
        assertThat(faults(reader::next)).containsExactly("7:1 result is missing, expected *");
        assertThat(faults(reader::next)).containsExactly("7:9 tag Rules is \"nonsense\", expected one of " + games());
        assertThat(reader.next().orElseThrow().game().rules()).isEqualTo(RuleBook.AYO);
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void tells_every_fault_of_a_record_at_once() {
        assertThat(faults(() -> GameRecord.parse("""
                [Rules "abapa"]
                [Event "a \\x b"]
                [Event "again"]
                [Position "4,4,4,4,4,4/4,4,4,4,4 0-0 Q"]
                [Starter "N"]
                [broken
                1. A 2. q {a comment} resign {another} Z! 12-x
                """)))
                .containsExactly(
                        "2:11 tag Event is \"\\x\", expected after \\ one of \\\" or u and four hexadecimal digits",
                        "4:24 North's row is \"4,4,4,4,4\", expected 6 numbers with , between, not 5",
                        "4:38 player to move is \"Q\", expected S or N",
                        "5:11 tag Starter is \"N\", expected no such tag beside Position",
                        "6:1 tag is \"[broken\", expected [Name \"value\"]",
                        "7:9 move is \"q\", expected a pit, A to F or a to f, or pass, resign, flag, claim, lot, agree or a result",
                        "7:30 seat after resign is \"{another\", expected a seat",
                        "7:40 move is \"Z!\", expected a pit, A to F or a to f, or pass, resign, flag, claim, lot, agree or a result");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Rules \"abapa\"] 1. A b 2. A * | 1:27 move is \"A\", expected a legal move: the pit is empty",
                "[Rules \"abapa\"] 1. A b 3. B * | 1:24 move number is \"3.\", expected 2.",
                "[Rules \"abapa\"] 1. A 1... b 2.B *|",
                "[Rules \"abapa\"] A b B c *|",
                "[Rules \"abapa\"] 1. A b 2. * | 1:24 move number is \"2.\", expected a move after it",
                "[Rules \"abapa\"] 1. A+2 b * | 1:21 capture is \"+2\", expected none",
                "[Rules \"abapa\"] 1. F e 2. D b 3. B d 4. A a * |",
                "[Rules \"abapa\"] 1. F e 2. D b 3. B d 4. A+3 a * | 1:42 capture is \"+3\", expected +2",
                "[Rules \"abapa\"] 1. A b 26-22 | 1:24 result is \"26-22\", expected *",
                "[Rules \"abapa\"] agree 23-25 | 1:23 result is \"23-25\", expected 24-24",
                "[Rules \"abapa\"] [Result \"20-28\"] agree 24-24 | 1:26 tag Result is \"20-28\", expected 24-24",
                "[Rules \"abapa\"] [Termination \"guard\"] agree 24-24 | 1:31 tag Termination is \"guard\", expected agreement",
                "[Rules \"abapa\"] [Termination \"agreement\"] * | 1:31 tag Termination is \"agreement\", expected none, the game is not over",
                "[Rules \"abapa\"] [Winner \"N\"] agree 24-24 | 1:26 tag Winner is \"N\", expected nobody",
                "[Rules \"abapa\"] [Winner \"N\"] resign S 0-48 |",
                "[Rules \"abapa\"] agree A 24-24 | 1:23 move is \"A\", expected a legal move: the game is over",
                "[Rules \"abapa\"] claim S * | 1:17 act is \"claim\", expected a legal act: the position has not occurred three times, or these rules know no claim",
                "[Rules \"abapa\"] resign 1 * | 1:24 seat after resign is \"1\", expected S or N",
                "[Rules \"ba-awa-3\"] resign 1 *|",
                "[Rules \"abapa\"] [Territory \"8-4\"] * | 1:29 tag Territory is \"8-4\", expected 6-6 in abapa",
                "[Rules \"ba-awa\"] [Territory \"13\"] [Starter \"1\"] * | 1:30 tag Territory is \"13\", expected the pits that South owns, 1 to 11; 1:45 tag Starter is \"1\", expected S or N",
                "[Rules \"ba-awa\"] [Territory \"8\"] [Starter \"N\"] * |",
                "[Rules \"abapa\"] {never closed | 1:17 comment is \"{never closed \", expected } at its end; 1:31 result is missing, expected *",
                "[Rules \"anywoli+last4=never\"] * | 1:9 tag Rules is \"anywoli+last4=never\", expected taker or mover or starter or opener or lot or owner",
                "* | 1:1 tag Rules is missing, expected one of GAMES",
            })
    void checks_what_it_reads(String textAndFaults) {
        int bar = textAndFaults.lastIndexOf('|');
        String text = textAndFaults.substring(0, bar);
        String faults = textAndFaults.substring(bar + 1).strip().replace("GAMES", games());
        if (faults.isEmpty()) {
            assertThat(GameRecord.parse(text))
                    .isEqualTo(GameRecord.parse(GameRecord.parse(text).format()));
        } else {
            assertThat(faults(() -> GameRecord.parse(text))).containsExactly(faults.split("; "));
        }
    }

    /** The names that rules may begin with: every preset and both bare families. */
    static String games() {
        return RuleBook.all().stream().map(Rules::preset).collect(Collectors.joining(", ")) + ", single-lap, relay";
    }

    @Test
    void names_the_winner_only_where_the_seeds_say_otherwise() {
        Game resigned = Game.start(RuleBook.AWALE).resign(0);
        assertThat(GameRecord.of(resigned).format()).doesNotContain("Winner");
        Position rich = Notation.parsePosition(RuleBook.AWALE, "1,1,1,1,1,1/1,1,1,1,1,1 24-12 S");
        assertThat(GameRecord.of(Game.from(RuleBook.AWALE, rich).resign(0)).format())
                .contains("[Result \"24-24\"]\n[Winner \"N\"]\n[Termination \"resignation\"]");
        Position richer = Notation.parsePosition(RuleBook.ABAPA, "1,1,1,1,1,1/1,1,1,1,1,1 26-10 S");
        assertThat(GameRecord.of(Game.from(RuleBook.ABAPA, richer).resign(0)).format())
                .doesNotContain("Winner");
    }

    @Test
    void gives_an_extra_move_no_number_of_its_own() {
        Rules rules = RuleBook.ANYWOLI;
        Position extra =
                Notation.parsePosition(rules, "0,1,0,0,0,1,1,0,3,0,1,1/0,1,0,3,0,0,0,0,0,0,0,0 44-40 S x quiet=0");
        Game game = play(Game.from(rules, extra), "pass b B");
        assertThat(GameRecord.of(game).format()).contains("1. pass b 2. B");
    }

    @Test
    void writes_the_beginning_only_where_it_is_not_the_usual_one() {
        Rules rules = RuleBook.BA_AWA;
        assertThat(GameRecord.of(Game.start(rules)).format()).isEqualTo("[Rules \"ba-awa\"]\n[Result \"*\"]\n\n*\n");
        assertThat(GameRecord.of(Game.start(rules, Territory.of(8, 4), 1)).format())
                .isEqualTo("[Rules \"ba-awa\"]\n[Territory \"8-4\"]\n[Starter \"N\"]\n[Result \"*\"]\n\n*\n");
        assertThat(GameRecord.of(Game.from(rules, play(Game.start(rules), "A").position()))
                        .format())
                .contains("[Position \"0,5,5,5,0,4/4,4,4,4,4,4 4-0 N\"]"
                        .replace(
                                "0,5,5,5,0,4/4,4,4,4,4,4 4-0 N",
                                Notation.format(
                                        rules, play(Game.start(rules), "A").position())));
    }

    @Test
    void holds_no_game_that_no_text_can_begin() {
        Rules rules = RuleBook.ABAPA;
        Game over = Game.start(rules).agreeToEnd();
        assertThat(over.outcome().orElseThrow().reason()).isEqualTo(Reason.AGREEMENT);
        Game from = Game.from(rules, over.position());
        assertThatThrownBy(() -> GameRecord.of(from))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("beginning is ");
        GameRecord starved =
                GameRecord.of(Game.from(rules, Notation.parsePosition(rules, "0,1,1,0,0,0/0,0,0,0,0,0 23-23 N")));
        assertThat(GameRecord.parse(starved.format())).isEqualTo(starved);
    }

    @Test
    void refuses_tags_that_no_text_can_carry() {
        for (String name : List.of("", "1st", "a b", "ä", "Rules", "Result", "a".repeat(65))) {
            assertThatThrownBy(() -> new Tag(name, "")).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new GameRecord(
                        List.of(new Tag("Event", "1"), new Tag("Event", "2")), Game.start(RuleBook.AYO), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameRecord(List.of(), Game.start(RuleBook.AYO), List.of(new Comment(1, ""))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void holds_as_much_text_as_it_says_and_no_more() {
        int most = GameRecord.MOST_TEXT - GameRecord.TEXT_OVERHEAD;
        Game game = Game.start(RuleBook.AYO);
        GameRecord full = new GameRecord(List.of(), game, List.of(new Comment(0, "}".repeat(most))));
        assertThat(GameRecord.parse(full.format())).isEqualTo(full);
        String tooMuch = full.format().replace("{", "{x");
        assertThat(faults(() -> GameRecord.parse(tooMuch)))
                .hasSize(1)
                .first()
                .asString()
                .contains("at most 1000000");
        String farTooMuch = full.format().replace("{", "{" + "x".repeat(20_000));
        assertThat(faults(() -> GameRecord.parse(farTooMuch)))
                .hasSize(1)
                .first()
                .asString()
                .contains("at most 1000000");
        String manyTags = "[A%s \"%s\"]\n";
        StringBuilder tags = new StringBuilder("[Rules \"ayo\"]\n");
        for (int i = 0; i < 60_000; i++) {
            tags.append(manyTags.formatted(i, i));
        }
        assertThat(faults(() -> GameRecord.parse(tags + "*")))
                .hasSize(1)
                .first()
                .asString()
                .endsWith(
                        "text of tags and comments is \"too long\", expected at most 1000000 characters in all of a record");
    }

    private interface Read {
        Object read() throws IOException;
    }

    private static List<String> faults(Read read) {
        NotationException e = catchThrowableOfType(NotationException.class, read::read);
        return e.faults().stream()
                .map(fault -> fault.toString().replaceFirst("line ([0-9]+), column ([0-9]+):", "$1:$2"))
                .toList();
    }

    static Game play(Game game, String moves) {
        Game played = game;
        for (String move : moves.split(" ")) {
            played = played.play(Notation.parseMove(played.rules(), played.position(), move));
        }
        return played;
    }
}
