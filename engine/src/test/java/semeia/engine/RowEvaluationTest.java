package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class RowEvaluationTest {
    @ParameterizedTest
    @CsvSource({"abapa", "awari", "ba-awa", "anywoli"})
    void is_worth_what_its_terms_are_worth(String id) {
        Rules rules = RuleBook.byId(id);
        Random random = new Random(4);
        Weights weights = randomWeights(rules, random);
        Evaluation evaluation = new RowEvaluation(rules, weights);
        EvaluationTerms terms = new EvaluationTerms(rules);
        for (int i = 0; i < 300; i++) {
            for (Game game = Game.start(rules); !game.isOver(); game = game.play(anyMove(game, random))) {
                Position position = game.position();
                assertThat(evaluation.gain(position))
                        .as(position.setup().toString())
                        .isEqualTo(sum(weights, terms.of(position), position.seedsOnBoard()));
                if (game.canClaim()) {
                    break;
                }
            }
        }
    }

    private static Weights randomWeights(Rules rules, Random random) {
        int row = rules.territory().share(0);
        int[][] terms = new int[3][Weights.count(row)];
        for (int[] knot : terms) {
            for (int term = 0; term < knot.length; term++) {
                boolean attack = term >= Weights.ATTACKED_ONE && term <= Weights.TWO_IN_DANGER;
                knot[term] = attack && row == 12 ? 0 : random.nextInt(401) - 200;
            }
        }
        return new Weights(row, new int[] {5, 20, 40}, terms);
    }

    private static int sum(Weights weights, int[] counts, int board) {
        int sum = 0;
        for (int term = 0; term < counts.length; term++) {
            sum += counts[term] * weights.at(board, term);
        }
        return sum;
    }

    private static int anyMove(Game game, Random random) {
        long moves = game.legalMoves();
        for (int skip = random.nextInt(Moves.count(moves)); skip > 0; skip--) {
            moves = Moves.rest(moves);
        }
        return Moves.first(moves);
    }
}
