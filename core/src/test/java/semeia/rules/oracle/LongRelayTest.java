package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Refusal;
import semeia.rules.RuleBook;

/**
 * Very long sowings and endless ones (rule 4.8). The long set-ups were found by climbing from random ones; on twelve pits
 * a sowing is endless only with just twelve seeds left, on twenty-four only with twenty-four.
 */
final class LongRelayTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            anywoli  | 150 | 23,0,3,0,3,0,13,0,9,0,7,0/5,0,5,0,6,0,4,0,8,1,0,1 4-4 S
            anywoli  | 141 | 28,5,0,8,0,22,0,1,0,1,0,1/0,1,0,9,0,5,0,5,0,6,0,4 0-0 S
            anywoli  | 101 | 17,1,22,3,0,1,0,1,0,13,0,7/0,1,0,7,0,7,0,3,0,12,0,1 0-0 S
            ba-awa   |  50 | 2,5,1,5,1,0/2,5,0,14,6,7 0-0 S
            ba-awa:1 |  49 | 3,9,0,5,6,7/0,6,0,8,0,4 0-0 S
            ba-awa-3 |  50 | 2,5,1,5,1,0/2,5,0,14,6,7 0-0-0 1
            """)
    void a_finite_sowing_is_played_out_however_long(String id, int laps, String text) {
        OracleRules slow = OracleRules.of(id);
        Pair pair = Pair.from(slow, RuleBook.byId(id), text);
        assertThat(pair.oracle().legalMoves()).contains(0);
        pair.play(0);
        assertThat(pair.fast().lastSowing().orElseThrow().laps()).isEqualTo(laps);
    }

    /** The ten boards of twelve seeds on which sowing from the first pit never ends, and three of the 36 of twenty-four. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "310210210101",
                "310210102101",
                "310102102101",
                "202102102101",
                "310210101021",
                "310102101021",
                "202102101021",
                "310101021021",
                "202101021021",
                "201021021021",
                "310210210210210210210101",
                "310210210210101021021021",
                "201021021021021021021021"
            })
    void an_endless_sowing_is_refused_wherever_on_the_board_it_starts(String board) {
        String id = board.length() == 12 ? "ba-awa" : "anywoli";
        OracleRules slow = OracleRules.of(id);
        int captured = slow.total() - board.length();
        for (int pit = 0; pit < board.length(); pit++) {
            List<Integer> seeds = new ArrayList<>(
                    board.chars().mapToObj(Character::getNumericValue).toList());
            Collections.rotate(seeds, pit);
            OracleGame game = new OracleGame(slow, slow.own(), seeds, List.of(captured, 0), pit / slow.rowPits(), 0);
            Pair pair = Pair.from(slow, RuleBook.byId(id), OracleText.write(game));
            assertThat(pair.oracle().legalMoves()).isNotEmpty().doesNotContain(pit);
            refuses(pair.fast(), pit);
        }
    }

    private static void refuses(Game game, int pit) {
        assertThatThrownBy(() -> game.play(pit))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(Refusal.ENDLESS));
    }
}
