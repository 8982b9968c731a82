package semeia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import semeia.match.MatchRules;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * What is agreed before a table opens.
 *
 * @param rules the rules of every game
 * @param match how games count; empty for a single game
 * @param starter who moves first in the first game; empty if a lot decides
 * @param clock how long players may think
 * @param rated whether games count for the ratings
 * @param listed whether everybody may see the table; otherwise only those who are given its address, and once play began the players
 */
public record TableTerms(
        Rules rules,
        Optional<MatchRules> match,
        OptionalInt starter,
        TimeControl clock,
        boolean rated,
        boolean listed) {
    /** The highest target of a match at a table of people. */
    public static final int HIGHEST_TARGET = 1_000;

    private static final String LOT = "lot";

    /**
     * The terms that texts mean.
     *
     * @param match such as {@code wins 3}; empty for a single game
     * @param starter a seat from 0, or {@code lot}
     * @throws IllegalArgumentException with every fault, one a line
     */
    public static TableTerms parse(
            String rules, String match, String starter, String clock, boolean rated, boolean listed) {
        List<String> faults = new ArrayList<>();
        Optional<Rules> by = read(faults, () -> RuleBook.byId(rules));
        Optional<TimeControl> time = read(faults, () -> TimeControl.parse(clock));
        Optional<MatchRules> kind = match.isEmpty() ? Optional.empty() : read(faults, () -> MatchRules.parse(match));
        if (by.isPresent()) {
            kind.flatMap(rule -> rule.refuses(by.get()))
                    .ifPresent(expected -> faults.add(
                            "rules of a match by " + kind.get().kind() + " are " + rules + ", expected " + expected));
            checkStarter(faults, starter, by.get().territory().players());
            if (rated
                    && (by.get().territory().players() != 2
                            || !by.get().id().equals(by.get().preset()))) {
                faults.add("rated is true, expected false with three seats or with rules other than a preset");
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", faults));
        }
        OptionalInt first = starter.equals(LOT) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(starter));
        return new TableTerms(by.orElseThrow(), kind, first, time.orElseThrow(), rated, listed);
    }

    private static void checkStarter(List<String> faults, String starter, int players) {
        boolean seat = starter.length() == 1 && starter.charAt(0) >= '0' && starter.charAt(0) < '0' + players;
        if (!seat && !starter.equals(LOT)) {
            faults.add("starter is \"" + starter + "\", expected " + LOT + " or a seat from 0 to " + (players - 1));
        }
    }

    private static <T> Optional<T> read(List<String> faults, Supplier<T> source) {
        try {
            return Optional.of(source.get());
        } catch (IllegalArgumentException e) {
            faults.add(e.getMessage());
            return Optional.empty();
        }
    }

    /** Whether its match has a target that is too high for a table. */
    public boolean isTooLong() {
        return isTooLong(match);
    }

    /** Whether a match has a target that is too high for a table. */
    public static boolean isTooLong(Optional<MatchRules> match) {
        return match.isPresent() && match.get().target() > HIGHEST_TARGET;
    }

    /** The starter as text. */
    public String starterText() {
        return starter.isPresent() ? Integer.toString(starter.getAsInt()) : LOT;
    }

    /** How games count as text; empty for a single game. */
    public String matchText() {
        return match.map(MatchRules::text).orElse("");
    }

    /** How many seats there are. */
    public int players() {
        return rules.territory().players();
    }
}
