package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;

/** Random legal combinations of all parameters of both families. Not thread-safe; the same seed gives the same. */
final class Mixtures {
    private static final List<String> SETS = List.of("1", "2", "3", "4", "23", "24", "34", "234", "12", "135", "9");

    private static final int MOVES_EACH = 200;
    private static final int MOST_SEEDS_WITH_FOURS = 52;

    private final Random random;

    Mixtures(long seed) {
        this.random = new Random(seed);
    }

    /** Compares the fast rules with the oracle by at least so many moves, 200 under each combination. */
    static void compare(int moves, long seed) {
        Mixtures mixtures = new Mixtures(seed);
        int played = 0;
        for (int number = 0; played < moves; number++) {
            String id = mixtures.next().id();
            try {
                played += Comparison.of(OracleRules.of(id), RuleBook.byId(id), MOVES_EACH, seed + number)
                        .moves();
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError("mixture " + number + " of seed " + seed + ": " + id, broken);
            }
        }
    }

    /** The next. */
    Rules next() {
        while (true) {
            Rules family = RuleBook.families().get(random.nextInt(2));
            StringBuilder id = new StringBuilder(family.preset());
            for (RuleOption option : family.options()) {
                boolean many = option.key().equals("row") || option.key().equals("seeds");
                if (random.nextInt(many ? 2 : 3) == 0) {
                    id.append('+').append(option.key()).append('=').append(value(option));
                }
            }
            try {
                Rules rules = RuleBook.byId(id.toString());
                if (!rambles(rules)) {
                    return rules;
                }
            } catch (RulesIdException doNotGoTogether) {
                // tried again
            }
        }
    }

    /**
     * Whether fours may stay on a board of many seeds: a sowing there can take many millions of laps before it ends or comes back to where it
     * was, more than the oracle can remember.
     */
    private static boolean rambles(Rules rules) {
        boolean stay = rules.is("fours", "nobody")
                || rules.is("fours", "mover-own")
                || rules.is("closes", "mover-own")
                || rules.is("closes", "mover-other");
        return rules.laps() == Rules.Laps.RELAY && stay && rules.seeds() > MOST_SEEDS_WITH_FOURS;
    }

    private String value(RuleOption option) {
        return switch (option.key()) {
            case "row" -> Integer.toString(2 + random.nextInt(12));
            case "seeds" -> Integer.toString(1 + random.nextInt(random.nextInt(4) == 0 ? 30 : 6));
            case "full" -> Integer.toString(2 + random.nextInt(20));
            case "guard" -> Integer.toString(2 + random.nextInt(30));
            case "take", "then" -> pick(SETS);
            default -> pick(new ArrayList<>(option.choices()));
        };
    }

    private String pick(List<String> values) {
        return values.get(random.nextInt(values.size()));
    }
}
