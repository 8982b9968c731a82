package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RegressionTest {
    @Test
    void finds_the_weights_that_made_the_observations() {
        int[] knots = {6, 12, 24};
        double[][] made = {{3, -5, 0.5}, {1, 7, -2}, {-4, 0, 9}};
        Regression regression = new Regression(knots, 3);
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int board = random.nextInt(30);
            int[] counts = {1, random.nextInt(5) - 2, random.nextInt(3)};
            regression.add(board, counts, worth(made, knots, board, counts));
        }
        double[][] found = regression.solve(1e-6);
        for (int knot = 0; knot < knots.length; knot++) {
            assertThat(found[knot]).containsExactly(made[knot], within(1e-6));
        }
    }

    /** In proportion between the knots, and beyond the outermost as there. */
    private static double worth(double[][] made, int[] knots, int board, int[] counts) {
        double at = Math.max(knots[0], Math.min(knots[2], board));
        int knot = at < knots[1] ? 0 : 1;
        double share = (at - knots[knot]) / (knots[knot + 1] - knots[knot]);
        double worth = 0;
        for (int term = 0; term < counts.length; term++) {
            worth += counts[term] * (made[knot][term] * (1 - share) + made[knot + 1][term] * share);
        }
        return worth;
    }
}
