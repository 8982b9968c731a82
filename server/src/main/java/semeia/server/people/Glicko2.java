package semeia.server.people;

import java.util.List;

/** The Glicko-2 rating system, after Mark Glickman's description of it, in its words and symbols. */
public final class Glicko2 {
    private static final double SCALE = 173.7178;
    private static final double MIDDLE = 1500;
    private static final double SYSTEM_CONSTANT = 0.5;
    private static final double CONVERGENCE = 1e-6;
    private static final double MOST_DEVIATION = 350;
    private static final double LEAST_DEVIATION = 45;
    /** So long a rest makes a rating as unsure as one period without games, in milliseconds. */
    private static final double PERIOD_MILLIS = 4.665 * 86_400_000;

    private Glicko2() {}

    /**
     * One game of a player.
     *
     * @param opponent the other's rating before it
     * @param score 1 won, 0.5 drawn, 0 lost
     */
    public record Result(Rating opponent, double score) {}

    /** The rating after a period with these games, at least one. */
    public static Rating after(Rating player, List<Result> results) {
        double mu = (player.rating() - MIDDLE) / SCALE;
        double phi = player.deviation() / SCALE;
        double inverse = 0;
        double gain = 0;
        for (Result result : results) {
            double opponent = (result.opponent().rating() - MIDDLE) / SCALE;
            double weight = weight(result.opponent().deviation() / SCALE);
            double expected = 1 / (1 + Math.exp(-weight * (mu - opponent)));
            inverse += weight * weight * expected * (1 - expected);
            gain += weight * (result.score() - expected);
        }
        double variance = 1 / inverse;
        double sigma = volatility(player.volatility(), phi, variance, variance * gain);
        double widened = Math.sqrt(phi * phi + sigma * sigma);
        double narrowed = 1 / Math.sqrt(1 / (widened * widened) + inverse);
        double rating = MIDDLE + SCALE * (mu + narrowed * narrowed * gain);
        return new Rating(rating, narrowed * SCALE, sigma);
    }

    /** The rating of a player who has rested so long. */
    public static Rating rested(Rating player, long millis) {
        double sigma = player.volatility() * SCALE;
        double widened = Math.sqrt(player.deviation() * player.deviation() + sigma * sigma * millis / PERIOD_MILLIS);
        return new Rating(
                player.rating(), Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, widened)), player.volatility());
    }

    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Step 5 of the description: the root of f by the Illinois algorithm. */
    private static double volatility(double sigma, double phi, double variance, double delta) {
        double start = Math.log(sigma * sigma);
        double a = start;
        double b = start - SYSTEM_CONSTANT;
        if (delta * delta > phi * phi + variance) {
            b = Math.log(delta * delta - phi * phi - variance);
        } else {
            while (f(b, start, phi, variance, delta) < 0) {
                b -= SYSTEM_CONSTANT;
            }
        }
        double fa = f(a, start, phi, variance, delta);
        double fb = f(b, start, phi, variance, delta);
        while (Math.abs(b - a) > CONVERGENCE) {
            double c = a + (a - b) * fa / (fb - fa);
            double fc = f(c, start, phi, variance, delta);
            if (fc * fb <= 0) {
                a = b;
                fa = fb;
            } else {
                fa /= 2;
            }
            b = c;
            fb = fc;
        }
        return Math.exp(a / 2);
    }

    private static double f(double x, double start, double phi, double variance, double delta) {
        double e = Math.exp(x);
        double sum = phi * phi + variance + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (SYSTEM_CONSTANT * SYSTEM_CONSTANT);
    }
}
