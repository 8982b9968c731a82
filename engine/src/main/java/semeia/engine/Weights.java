package semeia.engine;

/**
 * What the terms of an evaluation are worth: for a few numbers of seeds on the board (knots), between them in proportion. A row of a knot
 * holds, in {@link AlphaBeta#UNIT}ths of a seed,
 *
 * <ol start="0">
 *   <li>the move, that is, a constant for the player to move,
 *   <li>each pit with one seed, then each with two, of the other that the player attacks,
 *   <li>each pit with one seed, then each with two, of their own that the opponent attacks,
 *   <li>0, 1, 2, … own pits that hold seeds,
 *   <li>0, 1, 2, … pits of the other that hold seeds,
 *   <li>0, 1, …, {@link #KINDS} − 1 seeds in the first own pit; then in the second; and so on. The same in the other's row counts
 *       against the player.
 * </ol>
 *
 * A pit is attacked if a lap of less than twelve seeds ends there; in relay games these terms are 0.
 */
final class Weights {
    /** Numbers of seeds in a pit that are distinguished; larger numbers count as the largest. */
    static final int KINDS = 20;

    static final int MOVE = 0;
    static final int ATTACKED_ONE = 1;
    static final int ATTACKED_TWO = 2;
    static final int ONE_IN_DANGER = 3;
    static final int TWO_IN_DANGER = 4;
    static final int FILLED = 5;

    private final int row;
    private final int[] knots;
    private final int[][] terms;

    /**
     * The weights of these terms.
     *
     * @param row pits that a player owns
     * @param knots seeds on the board, rising, two or more
     * @param terms a row of {@link #count} terms for each knot
     */
    Weights(int row, int[] knots, int[][] terms) {
        this.row = row;
        this.knots = knots;
        this.terms = terms;
    }

    /** Pits that a player owns. */
    int row() {
        return row;
    }

    /** How many terms a knot has. */
    static int count(int row) {
        return seeds(row, row);
    }

    /** The term for no pits of the other with seeds; those for more follow. */
    static int otherFilled(int row) {
        return FILLED + row + 1;
    }

    /** The term for no seeds in a pit; those for more follow. */
    static int seeds(int row, int pit) {
        return FILLED + 2 * (row + 1) + pit * KINDS;
    }

    /** What a term is worth with so many seeds on the board. */
    int at(int board, int term) {
        int knot = knotBefore(knots, board);
        double share = share(knots, board);
        return (int) Math.round(terms[knot][term] * (1 - share) + terms[knot + 1][term] * share);
    }

    /** The last knot but one at most, from which on the board is weighed. */
    static int knotBefore(int[] knots, int board) {
        int knot = 0;
        while (knot < knots.length - 2 && board > knots[knot + 1]) {
            knot++;
        }
        return knot;
    }

    /** How far the board is on the way from {@link #knotBefore} to the next knot, 0 to 1. */
    static double share(int[] knots, int board) {
        int knot = knotBefore(knots, board);
        double share = (double) (board - knots[knot]) / (knots[knot + 1] - knots[knot]);
        return Math.max(0, Math.min(1, share));
    }
}
