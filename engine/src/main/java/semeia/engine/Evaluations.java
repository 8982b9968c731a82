package semeia.engine;

import semeia.rules.Rules;
import semeia.rules.Territory;

/** Which evaluation goes with which rules. */
final class Evaluations {
    /** What an own pit is worth in a relay game: each seed, and more from so many seeds on, which threaten to make four. */
    private static final int SEED = 3;

    private static final int THREAT = 8;
    private static final int THREATENING = 3;
    /** Weights know boards of so many seeds a pit. */
    private static final int TUNED_SEEDS_A_PIT = 4;

    private Evaluations() {}

    /** The evaluation that plays best by these rules. */
    static Evaluation of(Rules rules) {
        Territory territory = rules.territory();
        Weights weights = rules.laps() == Rules.Laps.ONE ? AbapaWeights.WEIGHTS : AnywoliWeights.WEIGHTS;
        boolean rows = territory.players() == 2 && territory.share(0) == territory.share(1);
        boolean tuned = territory.row() == weights.row() && rules.seedsAPit() == TUNED_SEEDS_A_PIT;
        return rows && tuned ? new RowEvaluation(rules, weights) : byOwner(territory);
    }

    /** Knows only whose the seeds are. Small relay games need no more: they are soon searched to their end. */
    private static Evaluation byOwner(Territory territory) {
        int pits = territory.pits();
        int[] weights = new int[territory.players() * pits * PitTable.KINDS];
        for (int player = 0; player < territory.players(); player++) {
            for (int pit = 0; pit < pits; pit++) {
                int sign = territory.ownerOf(pit) == player ? 1 : -1;
                for (int seeds = 0; seeds < PitTable.KINDS; seeds++) {
                    int worth = SEED * seeds + (seeds >= THREATENING ? THREAT : 0);
                    weights[(player * pits + pit) * PitTable.KINDS + seeds] = sign * worth;
                }
            }
        }
        return new PitTable(pits, weights);
    }
}
