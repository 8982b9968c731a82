package semeia.engine;

import java.util.Arrays;

/**
 * Linear least squares: finds what each term must be worth that their sums come closest to what was observed. The worth changes with the
 * seeds on the board, in proportion between knots (see {@link Weights}). A ridge keeps small what was seldom seen.
 */
final class Regression {
    private final int[] knots;
    private final int terms;
    private final double[][] products;
    private final double[] targets;

    Regression(int[] knots, int terms) {
        this.knots = knots.clone();
        this.terms = terms;
        this.products = new double[knots.length * terms][knots.length * terms];
        this.targets = new double[knots.length * terms];
    }

    /** Adds an observation: counts of the terms and the value they should make. */
    void add(int board, int[] counts, double target) {
        int knot = Weights.knotBefore(knots, board);
        double share = Weights.share(knots, board);
        int[] index = new int[2 * terms];
        double[] value = new double[2 * terms];
        int used = 0;
        for (int term = 0; term < terms; term++) {
            for (int side = 0; side < 2 && counts[term] != 0; side++) {
                double weight = side == 0 ? 1 - share : share;
                index[used] = (knot + side) * terms + term;
                value[used] = weight * counts[term];
                used += weight == 0 ? 0 : 1;
            }
        }
        for (int i = 0; i < used; i++) {
            targets[index[i]] += value[i] * target;
            double[] row = products[index[i]];
            for (int j = 0; j < used; j++) {
                row[index[j]] += value[i] * value[j];
            }
        }
    }

    /** The weights of each knot that fit best, by Cholesky's method. */
    double[][] solve(double ridge) {
        int n = targets.length;
        double[][] lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = products[i][j] + (i == j ? ridge : 0);
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        return rows(backward(lower, forward(lower)));
    }

    private double[] forward(double[][] lower) {
        double[] solved = targets.clone();
        for (int i = 0; i < solved.length; i++) {
            for (int k = 0; k < i; k++) {
                solved[i] -= lower[i][k] * solved[k];
            }
            solved[i] /= lower[i][i];
        }
        return solved;
    }

    private static double[] backward(double[][] lower, double[] right) {
        double[] solved = right.clone();
        for (int i = solved.length - 1; i >= 0; i--) {
            for (int k = i + 1; k < solved.length; k++) {
                solved[i] -= lower[k][i] * solved[k];
            }
            solved[i] /= lower[i][i];
        }
        return solved;
    }

    private double[][] rows(double[] all) {
        double[][] rows = new double[knots.length][];
        for (int knot = 0; knot < knots.length; knot++) {
            rows[knot] = Arrays.copyOfRange(all, knot * terms, (knot + 1) * terms);
        }
        return rows;
    }
}
