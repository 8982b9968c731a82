package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import semeia.engine.Review.Judged;
import semeia.engine.Review.Mark;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class ReviewTest {
    private static Judged judged(double played, double best) {
        return new Judged(0, 0, line(played), line(best), false, 1, 1);
    }

    private static Line line(double seeds) {
        return new Line(new Score(seeds, -48, 48), List.of(0));
    }

    @Test
    void a_move_is_marked_by_the_seeds_it_gives_away() {
        assertThat(judged(2, 2).mark()).isEqualTo(Mark.GOOD);
        assertThat(judged(1.1, 2).mark()).isEqualTo(Mark.GOOD);
        assertThat(judged(1, 2).mark()).isEqualTo(Mark.SLIP);
        assertThat(judged(-1, 2).mark()).isEqualTo(Mark.MISTAKE);
        assertThat(judged(-4, 2).mark()).isEqualTo(Mark.BLUNDER);
    }

    @Test
    void accuracy_halves_with_every_three_seeds() {
        assertThat(judged(2, 2).accuracy()).isEqualTo(100);
        assertThat(judged(-1, 2).accuracy()).isCloseTo(50, within(1e-9));
        assertThat(judged(-4, 2).accuracy()).isCloseTo(25, within(1e-9));
    }

    @Test
    void forced_moves_do_not_count() {
        Review review = new Review(List.of(
                judged(-1, 2),
                new Judged(1, 0, line(0), line(0), true, 1, 1),
                new Judged(2, 1, line(0), line(0), true, 1, 1)));
        assertThat(review.accuracy(0)).isCloseTo(50, within(1e-9));
        assertThat(review.accuracy(1)).isEqualTo(100);
    }

    @Test
    void finds_the_capture_that_was_missed() {
        Rules rules = RuleBook.ABAPA;
        Game game = Game.from(rules, Notation.parsePosition(rules, "1,0,0,0,0,1/1,0,0,1,0,0 22-22 S"))
                .play(0);
        List<Judged> heard = new ArrayList<>();
        Review review = Review.of(game, Search.of(rules), Limits.depth(12), heard::add);
        assertThat(review.moves()).isEqualTo(heard).hasSize(1);
        assertThat(heard.get(0).best().move()).isEqualTo(5);
        assertThat(heard.get(0).played().move()).isZero();
        assertThat(heard.get(0).drop()).isPositive();
    }

    @Test
    void acts_that_are_no_moves_are_left_out() {
        Game game = Game.start(RuleBook.ABAPA).play(0).resign(1);
        assertThat(Review.of(game, Search.of(RuleBook.ABAPA), Limits.depth(2), heard -> {})
                        .moves())
                .hasSize(1);
    }

    @Test
    void the_bench_counts_the_same_nodes_every_time() {
        Bench.Part part = Bench.run(RuleBook.BA_AWA_3, () -> 0);
        assertThat(part.nodes())
                .isPositive()
                .isEqualTo(Bench.run(RuleBook.BA_AWA_3, () -> 0).nodes());
    }
}
