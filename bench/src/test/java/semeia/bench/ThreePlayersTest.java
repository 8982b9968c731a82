package semeia.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

class ThreePlayersTest {
    private static final Rules RULES = Principle.RULES;
    /** The first player wins by A, which takes B and the last eight, and loses by B, which makes four for the second. */
    private static final Position A_WINS = Notation.parsePosition(RULES, "1,3,0,0,1,3/0,0,4,0,0,0 10-20-6 1");

    @ParameterizedTest
    @EnumSource
    void takes_the_four_that_win_the_game(Principle principle) {
        Game game = Game.from(RULES, A_WINS);
        int move = principle.player(1, 7).choose(game);
        assertThat(move).isZero();
        assertThat(ThreePlayers.points(game.play(move).position(), 0)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void plays_a_whole_game(Principle principle) {
        Game game = Game.start(RULES);
        StudyPlayer player = principle.player(1, 7);
        while (!game.isOver()) {
            game = game.play(player.choose(game));
        }
        assertThat(game.outcome()).isPresent();
    }

    @Test
    void a_shared_first_place_is_half_a_win() {
        Position shared = Notation.parsePosition(RULES, "1,3,0,0,1,3/0,0,4,0,0,0 14-18-4 1")
                .copy();
        RULES.play(shared, 1);
        assertThat(shared.stores()).containsExactly(22, 22, 4);
        assertThat(ThreePlayers.points(shared, 0)).isEqualTo(0.5);
        assertThat(ThreePlayers.points(shared, 1)).isEqualTo(0.5);
        assertThat(ThreePlayers.points(shared, 2)).isZero();
    }

    @Test
    void a_best_response_takes_the_win_and_expects_the_mean_of_others() {
        assertThat(new BestResponse(RULES, RULES::legalMoves, 0).points(A_WINS, 1))
                .isEqualTo(1);
        assertThat(new BestResponse(RULES, RULES::legalMoves, 1).points(A_WINS, 1))
                .isEqualTo(0.5);
        assertThat(new BestResponse(RULES, new OneMove(RULES), 1).points(A_WINS, 1))
                .isZero();
    }

    @Test
    void a_best_response_expects_nothing_beyond_its_horizon() {
        assertThat(new BestResponse(RULES, RULES::legalMoves, 0).points(A_WINS, 0))
                .isZero();
    }

    @Test
    void a_best_response_expects_no_less_when_it_looks_further() {
        Position start = RULES.start();
        BestResponse best = new BestResponse(RULES, new OneMove(RULES), 0);
        double points = best.points(start, 12);
        assertThat(best.points(start, 14)).isGreaterThanOrEqualTo(points).isPositive();
    }
}
