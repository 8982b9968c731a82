package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;

/**
 * The ends that depend on what was before: guard and repetition (rules 3.7, 4.9 and 5). While a position may be claimed, the end is worth
 * what the claim brings: whoever would lose by playing on claims.
 */
final class HistoryEnds {
    private final Rules rules;
    private final Coalitions coalitions;
    private final RepetitionHistory repetitions;
    private final Position divided;

    HistoryEnds(Rules rules, Coalitions coalitions, RepetitionHistory repetitions, Position root) {
        this.rules = rules;
        this.coalitions = coalitions;
        this.repetitions = repetitions;
        this.divided = root.copy();
    }

    /**
     * What the end at a position is worth.
     *
     * @param mover for whom
     * @return a result, or {@link NodeResult#NONE} if the game goes on
     */
    long find(Position position, int ply, int mover) {
        if (position.quiet() >= rules.guard()) {
            return divide(position, mover, Reason.GUARD, NodeResult.AT_THIS_QUIET);
        }
        repetitions.put(ply, position.key());
        if (repeats(position, ply)) {
            Reason reason = rules.repetition() == Rules.Repetition.CLAIMED ? Reason.CLAIM : Reason.REPETITION;
            return divide(position, mover, reason, NodeResult.ON_THIS_LINE);
        }
        return NodeResult.NONE;
    }

    private boolean repeats(Position position, int ply) {
        if (rules.repetition() == Rules.Repetition.NONE || !repetitions.isThird(ply, position.quiet())) {
            return false;
        }
        return rules.repetition() != Rules.Repetition.ENDS_UNLESS_A_ROW_IS_EMPTY
                || (position.six(0) != 0 && position.six(1) != 0);
    }

    private long divide(Position position, int mover, Reason reason, int need) {
        divided.set(position);
        rules.end(divided, reason);
        return NodeResult.end(coalitions.lead(divided, mover), need);
    }
}
