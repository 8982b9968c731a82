package semeia.server.people;

/**
 * How strong a player seems, by Glicko-2.
 *
 * @param rating on the Glicko scale, 1500 at first
 * @param deviation how unsure it is; two in three players are that close
 * @param volatility how much it is expected to change
 */
public record Rating(double rating, double deviation, double volatility) {
    /** Of a player who has not played. */
    public static final Rating FIRST = new Rating(1500, 350, 0.06);

    /** Above this it is not to be taken at its word. */
    private static final double PROVISIONAL = 110;

    /** Whether too little is known yet. */
    public boolean isProvisional() {
        return deviation > PROVISIONAL;
    }
}
