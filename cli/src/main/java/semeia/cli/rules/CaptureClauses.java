package semeia.cli.rules;

import java.util.ArrayList;
import java.util.List;
import semeia.rules.Rules;

/** What the rules say of capturing, a sentence a clause. */
final class CaptureClauses {
    private CaptureClauses() {}

    static List<String> of(Rules rules) {
        return rules.laps() == Rules.Laps.ONE ? oneLap(rules) : relay(rules);
    }

    private static List<String> oneLap(Rules rules) {
        List<String> clauses = new ArrayList<>();
        String pit = rules.is("where", "any") ? "any pit" : "a pit of the opponent's";
        clauses.add("If the last seed falls in " + pit + " and makes "
                + contents(rules.option("take").orElse(""))
                + ", those seeds are taken"
                + (rules.is("taker", "owner") ? " for the owner of the pit" : "") + " (rule 3.2).");
        if (!rules.is("chain", "none")) {
            String then = rules.is("then", "same")
                    ? rules.option("take").orElse("")
                    : rules.option("then").orElse("");
            clauses.add("Then, pit by pit backwards, each that holds " + contents(then) + " is taken too, "
                    + (rules.is("chain", "home")
                            ? "on into your own row as well."
                            : "as long as it is the opponent's (rule 3.2)."));
        }
        if (rules.is("lone", "captures-nothing")) {
            clauses.add("A sowing of one seed captures nothing.");
        }
        clauses.add("A capture that would take every seed of the opponent's row: " + slam(rules) + " (rule 3.3).");
        return clauses;
    }

    private static String slam(Rules rules) {
        return switch (rules.option("slam").orElse("")) {
            case "captures-nothing" -> "the move stands, nothing is taken";
            case "captures" -> "it is taken";
            case "captures-and-feeds" -> "it is taken, and the same player moves again and must feed";
            case "forbidden" -> "the move is illegal";
            default -> "allowed, and taken, only if every move leaves the opponent no seed";
        };
    }

    private static String contents(String digits) {
        String listed = String.join(", ", digits.split(""));
        int comma = listed.lastIndexOf(", ");
        return comma < 0 ? listed : listed.substring(0, comma) + " or " + listed.substring(comma + 2);
    }

    private static List<String> relay(Rules rules) {
        List<String> clauses = new ArrayList<>();
        clauses.add("A dropped seed that makes four and is not the last of the hand: "
                + switch (rules.option("fours").orElse("")) {
                    case "owner" -> "the owner of the pit takes the four";
                    case "mover" -> "the player who moves takes the four";
                    case "mover-own" -> "the player who moves takes the four in pits of their own; elsewhere it stays";
                    default -> "the four stays";
                }
                + " (rule 4.2).");
        clauses.add("A four made by the last seed of the hand: "
                + switch (rules.option("closes").orElse("")) {
                    case "mover" -> "the player who moves takes it";
                    case "owner" -> "the owner of the pit takes it";
                    case "mover-own" -> "the player who moves takes it in pits of their own; elsewhere it is sown on";
                    default -> "the player who moves takes it in pits of others; in their own it is sown on";
                }
                + " (rule 4.2).");
        if (rules.is("chain", "back")) {
            clauses.add("Fours right behind it, pit by pit backwards, are taken too.");
        }
        if (rules.is("closing", "earns-turn")) {
            clauses.add("After such a capture the same player may move again, or decline with pass (rule 4.4).");
        } else if (rules.is("closing", "forces-turn")) {
            clauses.add("After such a capture the same player must move again if possible (rule 4.4).");
        }
        return clauses;
    }
}
