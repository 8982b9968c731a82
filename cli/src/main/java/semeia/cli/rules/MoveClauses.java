package semeia.cli.rules;

import java.util.ArrayList;
import java.util.List;
import semeia.rules.Rules;

/** What the rules say of moving, a sentence a clause. */
final class MoveClauses {
    private MoveClauses() {}

    static List<String> of(Rules rules) {
        return rules.laps() == Rules.Laps.ONE ? oneLap(rules) : relay(rules);
    }

    private static List<String> oneLap(Rules rules) {
        List<String> clauses = new ArrayList<>();
        clauses.add("Lift all seeds of one of your pits and sow them one by one into the following pits. "
                + (rules.is("origin", "sown")
                        ? "A long sowing drops a seed in the pit it came from too (rule 3.1)."
                        : "The pit they came from is skipped (rule 3.1)."));
        if (!rules.is("full", "none")) {
            clauses.add("A pit with " + rules.option("full").orElse("")
                    + " seeds or more gets none; the seed goes to the next pit that may.");
        }
        if (rules.is("singles", "never")) {
            clauses.add("A pit with one seed may not be lifted.");
        } else if (rules.is("singles", "last")) {
            clauses.add("A pit with one seed may be lifted only while you have no pit with two or more.");
        }
        clauses.add(
                rules.is("slam", "forbidden-unless-all-are")
                        ? "A move that leaves the opponent no seed is illegal unless every move does (rule 3.3)."
                        : rules.is("feed", "must")
                                ? "If the opponent's row is empty, you must play a move that gives the opponent a seed (rule 3.4)."
                                : "You need not feed an opponent whose row is empty (rule 3.4).");
        return clauses;
    }

    private static List<String> relay(Rules rules) {
        List<String> clauses = new ArrayList<>();
        clauses.add(
                "Lift all seeds of one of your pits and sow them one by one into the following pits; no pit is skipped (rule 4.1).");
        clauses.add(
                "If the last seed falls in a pit that was not empty, and is not captured, lift that pit and sow on (rule 4.3).");
        clauses.add("A sowing that would never end is illegal (rule 4.8).");
        if (rules.is("opening", "pair")) {
            clauses.add("The first move of a game lifts two adjoining pits of yours and sows them as one hand.");
        }
        if (rules.is("singles", "never")) {
            clauses.add("A move may not start from a pit with one seed.");
        }
        if (rules.is("feed", "must")) {
            clauses.add("If nobody else has a seed, you must play a move after which somebody else has.");
        }
        return clauses;
    }
}
