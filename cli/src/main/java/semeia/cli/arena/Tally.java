package semeia.cli.arena;

/**
 * The results of a match so far, for the first player. Immutable.
 *
 * <p>Ratings are logistic: a difference of 400 is a score of 10 to 1. The variance is that of single games, three results each; games of one
 * opening are taken as independent, which makes the error a little too large rather than too small.
 *
 * @param wins games won, 0 or more
 * @param draws games drawn, 0 or more
 * @param losses games lost, 0 or more
 */
public record Tally(int wins, int draws, int losses) {
    /** No game yet. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** So many standard errors on either side hold 95 % of a normal distribution. */
    private static final double NORMAL_95 = 1.959_963_984_540_054;
    /** Stands for a count of 0 where a share must not vanish. */
    private static final double HARDLY_ANY = 1e-3;

    private static final int HALVINGS = 60;

    /**
     * With one more game.
     *
     * @param points 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public Tally plus(double points) {
        if (points == 1) {
            return new Tally(wins + 1, draws, losses);
        }
        return points == 0 ? new Tally(wins, draws, losses + 1) : new Tally(wins, draws + 1, losses);
    }

    /** The number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points, 0 to 1; a half where there is no game. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** Whether all games ended alike, or there is none: no error can be told from such results. */
    public boolean isUniform() {
        return Math.max(wins, Math.max(draws, losses)) == games();
    }

    /** The half-width of the 95 % interval of {@link #score}; means nothing while the results are {@link #isUniform}. */
    public double scoreError() {
        return games() == 0 ? 0.5 : NORMAL_95 * Math.sqrt(variance(wins, draws, losses) / games());
    }

    /** The difference in rating that the score means; infinite for all points or none. */
    public double elo() {
        return elo(score());
    }

    /** The lower end of the 95 % interval of {@link #elo}. */
    public double eloLow() {
        return elo(Math.max(0, score() - scoreError()));
    }

    /** The upper end of the 95 % interval of {@link #elo}. */
    public double eloHigh() {
        return elo(Math.min(1, score() + scoreError()));
    }

    /**
     * How much more likely these results are, as a natural logarithm, with a difference of {@code elo1} than with one of {@code elo0}: the
     * generalised likelihood ratio, each hypothesis with the shares of wins, draws and losses that suit it best.
     */
    public double logLikelihoodRatio(double elo0, double elo1) {
        return games() == 0 ? 0 : logLikelihood(expected(elo1)) - logLikelihood(expected(elo0));
    }

    /** How likely the results are at best with an expected score, but for a constant. */
    private double logLikelihood(double expected) {
        double[] counts = {
            Math.max(losses, HARDLY_ANY), Math.max(draws, HARDLY_ANY), Math.max(wins, HARDLY_ANY),
        };
        double tilt = tilt(counts, expected);
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum -= counts[i] * Math.log1p(tilt * (i / 2.0 - expected));
        }
        return sum;
    }

    /** The Lagrange multiplier that gives the shares {@code count / (n (1 + tilt (points - expected)))} the expected score. */
    private static double tilt(double[] counts, double expected) {
        double low = -1 / (1 - expected);
        double high = 1 / expected;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            double excess = 0;
            for (int points = 0; points < counts.length; points++) {
                double beyond = points / 2.0 - expected;
                excess += counts[points] * beyond / (1 + middle * beyond);
            }
            low = excess > 0 ? middle : low;
            high = excess > 0 ? high : middle;
        }
        return (low + high) / 2;
    }

    /** The score that a difference in rating lets expect. */
    static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    private static double elo(double score) {
        return -400 * Math.log10(1 / score - 1);
    }

    private static double variance(double w, double d, double l) {
        double n = w + d + l;
        double mean = (w + d / 2) / n;
        return (w * Math.pow(1 - mean, 2) + d * Math.pow(0.5 - mean, 2) + l * Math.pow(mean, 2)) / n;
    }
}
