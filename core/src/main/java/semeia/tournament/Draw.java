package semeia.tournament;

import semeia.match.Lots;

/**
 * The lots of a tournament. All follow from one number that everybody may see beforehand, each from an index of its own, so that a lot
 * never depends on how many were drawn before it.
 *
 * @param lots where they come from
 */
record Draw(Lots lots) {
    private static final int PURPOSES = 3;
    private static final int MOST_A_ROUND = 1_000;
    private static final int MANY = 1 << 30;

    /** The lot of an entrant: who has the higher one is drawn first. */
    int lotOf(int entrant) {
        return lots.starter(PURPOSES * entrant, MANY);
    }

    /** Which of two, 0 or 1, begins who have begun equally often. */
    int starter(int round, int entrant) {
        return lots.starter(PURPOSES * (round * MOST_A_ROUND + entrant) + 1, 2);
    }

    /** Which of those who are level goes on. */
    int winner(int round, int fixture, int choices) {
        return lots.starter(PURPOSES * (round * MOST_A_ROUND + fixture) + 2, choices);
    }
}
