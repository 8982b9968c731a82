package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Territory;

/** How often each term of {@link Weights} occurs in a position: the literal meaning of an evaluation, for tuning and tests. */
final class EvaluationTerms {
    private final boolean lap;
    private final Territory territory;
    private final int row;

    EvaluationTerms(Rules rules) {
        this.lap = rules.laps() == Rules.Laps.ONE;
        this.territory = rules.territory();
        this.row = territory.share(0);
    }

    /** How many there are. */
    int count() {
        return Weights.count(row);
    }

    /** Counts the terms for the player to move. */
    int[] of(Position position) {
        int[] counts = new int[count()];
        int mover = position.player();
        counts[Weights.MOVE] = 1;
        int[] filled = new int[2];
        for (int pit = 0; pit < territory.pits(); pit++) {
            int owner = territory.ownerOf(pit);
            int seeds = position.seeds(pit);
            int term = Weights.seeds(row, pit % row) + Math.min(seeds, Weights.KINDS - 1);
            counts[term] += owner == mover ? 1 : -1;
            filled[owner] += seeds > 0 ? 1 : 0;
            if (lap && (seeds == 1 || seeds == 2) && isAttacked(position, pit)) {
                int first = owner == mover ? Weights.ONE_IN_DANGER : Weights.ATTACKED_ONE;
                counts[first + seeds - 1]++;
            }
        }
        counts[Weights.FILLED + filled[mover]]++;
        counts[Weights.otherFilled(row) + filled[1 - mover]]++;
        return counts;
    }

    /** Whether a lap of less than twelve seeds from the other row ends in the pit. */
    private boolean isAttacked(Position position, int pit) {
        int pits = territory.pits();
        for (int distance = 1; distance < pits; distance++) {
            int from = (pit - distance + pits) % pits;
            if (territory.ownerOf(from) != territory.ownerOf(pit) && position.seeds(from) == distance) {
                return true;
            }
        }
        return false;
    }
}
