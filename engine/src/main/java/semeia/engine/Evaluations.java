package semeia.engine;

import semeia.rules.Rules;

/** Which evaluation goes with which rules. */
final class Evaluations {
    private Evaluations() {}

    static Evaluation of(Rules rules) {
        int pits = rules.territory().pits();
        int players = rules.territory().players();
        int[] weights = new int[players * pits * PitTable.KINDS];
        for (int player = 0; player < players; player++) {
            for (int pit = 0; pit < pits; pit++) {
                boolean own = rules.territory().ownerOf(pit) == player;
                for (int seeds = 0; seeds < PitTable.KINDS; seeds++) {
                    int weight = own ? (seeds > 2 ? 8 : 0) + 3 * seeds : -((seeds > 2 ? 8 : 0) + 3 * seeds);
                    weights[(player * pits + pit) * PitTable.KINDS + seeds] = weight;
                }
            }
        }
        return new PitTable(pits, weights);
    }
}
