package semeia.cli.rules;

import java.util.ArrayList;
import java.util.List;
import semeia.rules.Leftover;
import semeia.rules.Reason;
import semeia.rules.Rules;

/** What the rules say of the end, a sentence a clause. */
final class EndClauses {
    private EndClauses() {}

    static List<String> of(Rules rules) {
        List<String> clauses = new ArrayList<>();
        if (rules.endsAtMajority()) {
            clauses.add("A player with " + rules.majority() + " seeds or more ends the game; "
                    + (rules.leftover(Reason.MAJORITY) == Leftover.UNCOUNTED
                            ? "the rest stays uncounted (rule 3.6)."
                            : "both take their own rows (rule 3.6)."));
        }
        if (rules.lastSeeds() > 0) {
            clauses.add("When captures leave just " + rules.lastSeeds() + " seeds the game ends; they go to "
                    + who(rules.leftover(Reason.LAST_SEEDS)) + " (rule 4.5).");
        }
        String clause = rules.laps() == Rules.Laps.ONE ? " (rule 3.5)." : " (rule 4.7).";
        clauses.add((rules.is("stuck", "passes")
                        ? "A player without a legal move passes. When nobody can move the game ends; "
                        : "When the player to move has no legal move the game ends; ")
                + "what is left goes to " + who(rules.leftover(Reason.NO_MOVE)) + clause);
        clauses.add(repetition(rules));
        clauses.add("After " + (rules.guard() == Rules.NO_GUARD ? "any number of" : rules.guard())
                + " plies without a capture"
                + (rules.guard() == Rules.NO_GUARD
                        ? " the game goes on (rule 5)."
                        : " the game ends; what is left goes to " + who(rules.leftover(Reason.GUARD)) + " (rule 5)."));
        clauses.add("The player with more seeds wins.");
        return clauses;
    }

    private static String repetition(Rules rules) {
        String clause = rules.laps() == Rules.Laps.ONE ? " (rule 3.7)." : " (rule 4.9).";
        String left = "; what is left goes to " + who(rules.leftover(Reason.REPETITION)) + clause;
        return switch (rules.repetition()) {
            case CLAIMED -> "When a position has come three times a player may claim the end" + left;
            case ENDS, SPLIT_EVENLY -> "When a position comes for the third time the game ends" + left;
            case ENDS_UNLESS_A_ROW_IS_EMPTY ->
                "When a position comes for the third time the game ends, unless a row is empty" + left;
            case NONE -> "Repeated positions change nothing" + clause;
        };
    }

    private static String who(Leftover leftover) {
        return switch (leftover) {
            case OWNERS -> "the owners of the pits";
            case EMPTY_ROW -> "the player whose row is empty";
            case OPPONENT_OF_MOVER -> "the opponent of the player who cannot move";
            case EVENLY -> "both players evenly";
            case NOBODY, UNCOUNTED -> "nobody";
            case STARTER -> "the player who made the first move";
            case TAKER -> "the player who made the capture before";
            case MOVER -> "the player who moves";
            case OPENER -> "the player who first captured with a last seed";
            case LOT -> "the winner of a lot";
            case OPPONENT -> "the opponent";
        };
    }
}
