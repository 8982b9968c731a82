package semeia.cli.arena;

/**
 * Wald's sequential test of two ratings: it goes on until the results speak clearly for one of them. Immutable.
 *
 * @param elo0 the difference in rating that the first hypothesis claims
 * @param elo1 the difference that the second claims, above elo0
 * @param alpha the chance to accept the second though the first holds, above 0 and below 0.5
 * @param beta the chance to accept the first though the second holds, above 0 and below 0.5
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What the results say. */
    public enum Verdict {
        /** Not enough yet. */
        OPEN,
        /** The first hypothesis. */
        ELO0,
        /** The second hypothesis. */
        ELO1
    }

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if one does not hold
     */
    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 is " + elo0 + ", expected less than elo1, which is " + elo1);
        }
        check("alpha", alpha);
        check("beta", beta);
    }

    private static void check(String name, double chance) {
        if (!(chance > 0 && chance < 0.5)) {
            throw new IllegalArgumentException(name + " is " + chance + ", expected above 0 and below 0.5");
        }
    }

    /** At or below this log-likelihood ratio the first hypothesis is accepted. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** At or above this log-likelihood ratio the second hypothesis is accepted. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** What the results say. */
    public Verdict verdict(Tally tally) {
        double ratio = tally.logLikelihoodRatio(elo0, elo1);
        if (ratio >= upper()) {
            return Verdict.ELO1;
        }
        return ratio <= lower() ? Verdict.ELO0 : Verdict.OPEN;
    }
}
