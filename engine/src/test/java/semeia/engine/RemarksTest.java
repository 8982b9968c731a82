package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.notation.Notation;
import semeia.rules.IllegalMoveException;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class RemarksTest {
    private static List<String> remarks(String id, String text, String name) {
        Rules rules = RuleBook.byId(id);
        Position position = Notation.parsePosition(rules, text);
        return Remarks.of(rules, position, Notation.parseMove(rules, position, name)).stream()
                .map(remark -> remark.kind() + " "
                        + remark.numbers().stream()
                                .map(n -> Integer.toString(n))
                                .collect(Collectors.joining(" ")))
                .map(String::strip)
                .toList();
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "abapa   | 0,0,0,0,0,1/1,4,0,0,0,4 20-18 S   | F | CAPTURES 2",
                "abapa   | 2,0,0,0,0,1/1,0,0,0,0,0 22-22 S   | F | GRAND_SLAM 2",
                "abapa   | 0,0,0,0,0,3/0,0,0,0,0,0 22-23 S   | F | FEEDS 3",
                "abapa   | 0,0,0,0,0,1/0,1,0,0,0,2 22-22 S   | F | EMPTIES_ROW",
                "awari   | 0,0,0,0,0,1/1,0,0,0,0,0 23-23 S   | F | STARVES",
                "abapa   | 1,11,0,0,0,0/4,4,4,4,4,4 6-6 S    | A | OPENS_KROO 1 12",
                "abapa   | 1,12,0,0,0,0/4,4,4,4,4,3 6-6 S    | A | GROWS_KROO 1 13",
                "abapa   | 1,12,0,0,0,0/4,4,4,4,4,3 6-6 S    | B | PLAYS_KROO 1 12",
                "abapa   | 1,0,0,1,0,4/0,0,0,0,0,1 21-20 S   | F | LEAVES 2 11",
                "abapa   | 1,0,0,1,0,4/0,0,0,0,0,1 21-20 S   | A | SAVES 2",
                "abapa   | 0,0,0,0,1,0/1,4,4,0,0,0 20-18 S   | E | THREATENS 2",
                "abapa   | 0,0,0,0,1,0/3,0,0,1,0,0 22-21 S   | E | LOSES_TEMPO",
                "ba-awa  | 1,0,0,0,0,2/3,0,2,2,2,4 16-16 S   | F | GIVES 4 1",
                "ba-awa  | 1,0,0,0,0,3/2,2,2,2,2,2 16-16 S   | A | COUNTS_FOURS 2 8 0",
                "anywoli | 1,3,0,0,0,0,0,0,0,0,0,0/4,4,0,0,0,0,0,0,0,0,0,0 42-42 S | A | CAPTURES 4",
                "anywoli | 1,3,0,4,0,0,0,0,0,0,0,0/4,0,0,0,0,0,0,0,0,0,0,0 42-42 S | A | EARNS_MOVE",
                "anywoli | 1,3,0,0,0,0,0,0,0,0,0,0/4,0,0,0,0,0,0,0,0,0,0,0 44-44 S | A | ENDS_GAME 4",
                "anywoli | 1,0,0,0,0,0,0,0,0,0,0,0/4,3,0,0,0,0,0,0,0,0,0,0 44-44 S x | pass | DECLINES",
                "abapa   | 0,0,1,1,0,3/0,0,1,0,2,0 20-20 S quiet=199 | C | ENDS_GAME 5",
            })
    void says(String id, String position, String move, String remark) {
        assertThat(remarks(id, position, move)).contains(remark);
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "abapa | 2,0,0,0,0,1/1,0,0,0,0,0 22-22 S  | F | CAPTURES",
                "abapa | 1,0,0,1,0,4/0,0,0,0,0,1 21-20 S  | A | LEAVES",
                "abapa | 1,0,0,0,0,4/0,0,0,0,0,1 21-21 S  | F | LEAVES",
                "abapa | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S    | F | LOSES_TEMPO",
                "ba-awa | 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S   | A | COUNTS_FOURS",
                "abapa | 0,0,0,1,0,4/1,0,0,0,0,1 20-21 S quiet=199 | D | LEAVES",
            })
    void does_not_say(String id, String position, String move, String kind) {
        assertThat(remarks(id, position, move)).noneMatch(remark -> remark.startsWith(kind));
    }

    @Test
    void has_something_to_say_or_not_about_every_move_of_random_games() {
        Random random = new Random(5);
        for (Rules rules : RuleBook.all()) {
            Position position = rules.start();
            for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
                long moves = rules.legalMoves(position);
                for (long rest = moves; rest != 0; rest = Moves.rest(rest)) {
                    assertThat(Remarks.of(rules, position, Moves.first(rest))).doesNotHaveDuplicates();
                }
                for (int skip = random.nextInt(Moves.count(moves)); skip > 0; skip--) {
                    moves = Moves.rest(moves);
                }
                rules.play(position, Moves.first(moves));
            }
        }
    }

    @Test
    void refuses_an_illegal_move() {
        assertThatThrownBy(() -> Remarks.of(RuleBook.ABAPA, RuleBook.ABAPA.start(), 7))
                .isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void a_remark_has_as_many_numbers_as_its_kind() {
        assertThatThrownBy(() -> new Remark(Remark.Kind.LEAVES, List.of(3))).hasMessageContaining("LEAVES");
    }
}
