package semeia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class MoveNotationTest {
    @Test
    void names_the_near_row_in_capitals_and_the_far_row_in_small_letters_both_in_sowing_order() {
        Position six = RuleBook.ABAPA.start();
        Position twelve = RuleBook.ANYWOLI.start();
        assertThat(Notation.formatMoves(six, (1 << 12) - 1)).isEqualTo("A B C D E F a b c d e f");
        assertThat(Notation.formatMoves(twelve, (1 << 24) - 1))
                .isEqualTo("A B C D E F G H I J K L a b c d e f g h i j k l");
        assertThat(Notation.format(six, 6)).isEqualTo("a");
        assertThat(Notation.format(twelve, Moves.DECLINE)).isEqualTo("pass");
    }

    @Test
    void puts_the_declined_move_last() {
        assertThat(Notation.formatMoves(RuleBook.ANYWOLI.start(), Moves.of(Moves.DECLINE) | 1 << 11 | 1))
                .isEqualTo("A L pass");
    }

    @Test
    void reads_every_legal_move_back() {
        for (Rules rules : RuleBook.all()) {
            Position start = rules.start();
            for (String name :
                    Notation.formatMoves(start, rules.legalMoves(start)).split(" ")) {
                assertThat(Notation.format(start, Notation.parseMove(rules, start, name)))
                        .isEqualTo(name);
            }
        }
        Position extra =
                Notation.parsePosition(RuleBook.ANYWOLI, "0,1,0,0,0,1,1,0,3,0,1,1/0,1,0,3,0,0,0,0,0,0,0,0 44-40 S x");
        assertThat(Notation.parseMove(RuleBook.ANYWOLI, extra, "pass")).isEqualTo(Moves.DECLINE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            abapa  | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S     | a    | a legal move: another player owns the pit
            abapa  | 0,5,5,5,5,4/4,4,4,4,4,4 0-0 S     | A    | a legal move: the pit is empty
            abapa  | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S     | pass | a legal move: there is no extra move to decline
            abapa  | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S     | G    | a pit, A to F or a to f, or pass
            abapa  | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S     | AB   | a pit, A to F or a to f, or pass
            abapa  | 1,1,0,0,0,2/0,0,0,0,0,0 22-22 S   | A    | a legal move: the opponent has no seed and must be fed
            awari  | 0,1,0,0,0,1/1,0,0,0,0,0 22-23 S   | F    | a legal move: it would leave the opponent no seed
            ba-awa | 2,0,1,0,2,1/0,2,1,0,2,1 18-18 S   | A    | a legal move: the sowing would run for ever
            """)
    void says_why_a_move_is_refused(String id, String position, String move, String expected) {
        Rules rules = RuleBook.byId(id);
        assertThatThrownBy(() -> Notation.parseMove(rules, Notation.parsePosition(rules, position), move))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.faults()).containsExactly(new TextFault(1, 1, "move", move, expected)));
    }

    @Test
    void names_seats_by_compass_for_two_and_by_number_for_three() {
        assertThat(Notation.formatSeat(2, 0) + Notation.formatSeat(2, 1)).isEqualTo("SN");
        assertThat(Notation.formatSeat(3, 0) + Notation.formatSeat(3, 2)).isEqualTo("13");
        assertThat(Notation.parseSeat(3, "2")).isEqualTo(1);
        assertThatThrownBy(() -> Notation.parseSeat(2, "1")).isInstanceOf(NotationException.class);
    }
}
