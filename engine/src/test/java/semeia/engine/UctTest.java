package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class UctTest {
    private static final Rules RULES = RuleBook.BA_AWA_3;
    /** The first player wins by A, which takes B and the last eight, and loses by B, which makes four for the second. */
    private static final Game A_WINS =
            Game.from(RULES, Notation.parsePosition(RULES, "1,3,0,0,1,3/0,0,4,0,0,0 10-20-6 1"));

    @Test
    void finds_the_move_that_wins() {
        assertThat(new Uct(RULES, 1).choose(A_WINS, 200)).isZero();
    }

    @Test
    void chooses_the_same_by_the_same_seed() {
        Game start = Game.start(RULES);
        assertThat(new Uct(RULES, 3).choose(start, 300)).isEqualTo(new Uct(RULES, 3).choose(start, 300));
    }

    @Test
    void chooses_a_move_even_if_no_game_can_be_played_out() {
        TimeManager nothing = new TimeManager(() -> 0);
        nothing.begin(Limits.nodes(1));
        int move = new Uct(RULES, 1).choose(Game.start(RULES), 100, nothing);
        assertThat(Game.start(RULES).legalMoves() & 1 << move).isNotZero();
        assertThat(nothing.nodes()).isLessThanOrEqualTo(2);
    }

    @Test
    void a_search_with_three_seats_plays_what_is_proved_to_win() {
        Analysis analysis = new Search(RULES, 1, Prober.NONE, () -> 0).search(A_WINS, Limits.NONE, progress -> {});
        assertThat(analysis.move()).isZero();
        assertThat(analysis.score().atLeast()).isPositive();
    }
}
