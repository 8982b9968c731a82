package semeia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.rules.Territory;

class PositionNotationTest {
    private static final String START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";

    @Test
    void writes_the_start_of_every_game() {
        for (Rules rules : RuleBook.all()) {
            String text = Notation.format(rules, rules.start());
            int players = rules.territory().players();
            String row = rules.seedsAPit()
                    + ("," + rules.seedsAPit()).repeat(rules.territory().row() - 1);
            String rest = players == 2 ? " 0-0 S" : " 0" + "-0".repeat(players - 1) + " 1";
            rest += rules.preset().equals("jerin") ? " moved=0" : "";
            assertThat(text).isEqualTo(row + "/" + row + rest);
            assertThat(Notation.parsePosition(rules, text).setup())
                    .isEqualTo(rules.start().setup());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            abapa                | 1,0,0,1,1,0/0,0,0,0,2,0 22-21 S
            awale                | 0,0,0,0,1,0/0,0,0,2,0,5 20-20 S quiet=199
            awale                | 0,0,0,0,1,0/0,0,0,2,0,5 20-20 N
            anywoli              | 0,1,0,0,0,1,1,0,3,0,1,1/0,1,0,3,0,0,0,0,0,0,0,0 44-40 S x
            anywoli+last4=opener | 0,1,0,0,0,1,1,0,3,0,1,1/0,1,0,3,0,0,0,0,0,0,0,0 44-40 S x opened=S quiet=2
            anywoli+last4=opener | 0,1,0,0,0,1,1,0,3,0,1,1/0,1,0,3,0,0,0,0,0,0,0,0 44-40 N opened=N
            ba-awa               | 0,0,0,0,0,3/3,3,0,1,2,0 18-18 S first=N
            ba-awa               | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N own=8 first=N quiet=3
            ba-awa:8             | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N first=N
            ba-awa-3             | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 3 own=5-4-3 first=2 out=1
            ba-awa-3             | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 2 own=6-6-0 out=3
            """)
    void reads_and_writes_each_option(String id, String text) {
        Rules rules = RuleBook.byId(id);
        assertThat(Notation.format(rules, Notation.parsePosition(rules, text))).isEqualTo(text);
    }

    @Test
    void reads_options_in_any_order_and_defaults_spelt_out() {
        Position position = Notation.parsePosition(
                RuleBook.BA_AWA, "\n  4,4,4,4,4,4/4,4,4,4,4,4\t0-0\r\n S quiet=0 first=S own=6-6 ");
        assertThat(Notation.format(RuleBook.BA_AWA, position)).isEqualTo(START);
    }

    @Test
    void reads_every_field_to_its_place() {
        Position position = Notation.parsePosition(
                RuleBook.byId("ba-awa-3"), "0,1,2,3,5,6/7,0,1,2,0,1 4-12-4 2 own=5-4-3 first=3 quiet=17 out=1");
        assertThat(position.setup())
                .isEqualTo(new Setup(
                        Territory.of(5, 4, 3),
                        List.of(0, 1, 2, 3, 5, 6, 7, 0, 1, 2, 0, 1),
                        List.of(4, 12, 4),
                        1,
                        false,
                        2,
                        Optional.empty(),
                        false,
                        17,
                        0b001));
    }

    @Test
    void reads_back_what_it_writes_at_every_ply_of_random_games() {
        RandomGames games = new RandomGames(8);
        for (int i = 0; i < 600; i++) {
            Optional<Game> game = Optional.of(games.game(120));
            Rules rules = game.get().rules();
            for (; game.isPresent(); game = game.get().previous()) {
                Position position = game.get().position();
                if (!position.isOver()) {
                    Position read = Notation.parsePosition(rules, Notation.format(rules, position));
                    assertThat(read.setup()).isEqualTo(position.setup());
                    assertThat(read.key()).isEqualTo(position.key());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,5 0-0 S          | 1:1 total of pits and stores is "49", expected 48 seeds
            abapa    | 5,4,4,4,4,4/4,4,-1,4,4,4 0-0 S         | 1:17 pit c is "-1", expected 0 or more seeds; 1:1 total of pits and stores is "44", expected 48 seeds
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 -1-1 S         | 1:25 store S is "-1", expected 0 or more seeds
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 1--1 S         | 1:27 store N is "-1", expected 0 or more seeds
            abapa    | 4,4,4,4,4/4,4,4,4,4,4 4-0 S            | 1:1 South's row is "4,4,4,4,4", expected 6 numbers with , between, not 5
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4,0 0-0 S        | 1:13 North's row is "4,4,4,4,4,4,0", expected 6 numbers with , between, not 7
            abapa    | 4,4,4,4,4,4 0-0 S                      | 1:1 board is "4,4,4,4,4,4", expected two rows of 6 numbers with / between, such as 4,4,4,4,4,4/4,4,4,4,4,4
            abapa    | 4,4,4,4,4,4/4,4,4,4,04,4 0-0 S         | 1:21 pit e is "04", expected a number of seeds, 0 to 48
            abapa    | 4,4,4,4,4,4/4,4,4,4,,4 0-0 S           | 1:21 pit e is missing, expected a number of seeds, 0 to 48
            abapa    | 4,4,4,4,4,99999999999/4,4,4,4,4,4 0-0 S | 1:11 pit F is "99999999999", expected a number of seeds, 0 to 48
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 S        | 1:25 stores is "0-0-0", expected 2 numbers with - between, such as 0-0
            ba-awa-3 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 1          | 1:25 stores is "0-0", expected 3 numbers with - between, such as 0-0-0
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 s          | 1:29 player to move is "s", expected S or N
            ba-awa-3 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 S        | 1:31 player to move is "S", expected 1, 2 or 3
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0            | 1:28 player to move is missing, expected S or N
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S own=8    | 1:31 division of the pits is "own=8", expected 6-6 in abapa
            ba-awa:8 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S own=7    | 1:31 division of the pits is "own=7", expected 8-4 in ba-awa:8
            ba-awa   | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S own=12   | 1:35 own is "12", expected the pits that South owns, 1 to 11
            ba-awa-3 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1 own=5-4 | 1:37 own is "5-4", expected the pits of each player, 12 in all, such as 4-4-4
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S x        | 1:31 extra move is "x", expected none: abapa knows no extra moves
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S first=N  | 1:31 starter is "first=N", expected none: abapa does not ask who started
            ba-awa   | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S first=2  | 1:37 first is "2", expected S or N
            anywoli  | 4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 0-0 S opened=S | 1:55 opener is "opened=S", expected none: anywoli does not ask who opened
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S quiet=200 | 1:31 quiet plies is "quiet=200", expected from 0 to 199, below the guard
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S quiet=x  | 1:37 quiet is "x", expected a number of plies from 0 to 199
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S quiet=2147483648 | 1:37 quiet is "2147483648", expected a number of plies from 0 to 199
            abapa+guard=off | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S quiet=2147483648 | 1:37 quiet is "2147483648", expected a number of plies from 0 to 999999999
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S out=N    | 1:31 option is "out=N", expected none: with two players the game is over
            ba-awa-3 | 4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1 own=6-6-0 out=2 | 1:43 resigned players is "out=2", expected at most one of three, so that two are left
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S y=1      | 1:31 option is "y=1", expected x, own=, first=, opened=, moved=, quiet= or out=
            abapa    | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S quiet=1 quiet=2 | 1:39 option is "quiet=2", expected quiet only once
            ba-awa   | 1,1,1,1,1,1/1,1,1,1,1,0 20-17 S        | 1:1 total of the pits is "11", expected a multiple of 4 above 8
            ba-awa   | 1,1,1,1,1,1/1,1,0,0,0,0 20-20 S        | 1:1 total of the pits is "8", expected a multiple of 4 above 8
            """)
    void names_place_value_and_expectation(String id, String text, String faults) {
        assertThat(faults(RuleBook.byId(id), text)).containsExactlyInAnyOrder(faults.split("; "));
    }

    @Test
    void tells_every_fault_at_once_with_line_and_column() {
        assertThat(faults(RuleBook.ABAPA, "4,4,x,4,4,4/4,4,4,-4,4,4\n  0-y\n\tZ quiet=900 huh x"))
                .containsExactly(
                        "1:5 pit C is \"x\", expected a number of seeds, 0 to 48",
                        "1:19 pit d is \"-4\", expected 0 or more seeds",
                        "2:5 store N is \"y\", expected a number of seeds, 0 to 48",
                        "3:2 player to move is \"Z\", expected S or N",
                        "3:4 quiet plies is \"quiet=900\", expected from 0 to 199, below the guard",
                        "3:14 option is \"huh\", expected x, own=, first=, opened=, moved=, quiet= or out=",
                        "3:18 extra move is \"x\", expected none: abapa knows no extra moves");
    }

    @Test
    void tells_what_is_missing_from_an_empty_text() {
        assertThat(faults(RuleBook.ABAPA, ""))
                .hasSize(3)
                .allMatch(fault -> fault.startsWith("1:1 ") && fault.contains("is missing"));
    }

    private static List<String> faults(Rules rules, String text) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Notation.parsePosition(rules, text));
        return e.faults().stream()
                .map(fault -> fault.toString().replaceFirst("line ([0-9]+), column ([0-9]+):", "$1:$2"))
                .toList();
    }
}
