package semeia.cli.arena;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import semeia.cli.protocol.Dialect;
import semeia.rules.Rules;

/**
 * What is played in a match.
 *
 * @param rules the rules of its games
 * @param first the player who is counted first
 * @param second the other, who with three seats has two of them
 * @param allowance what each may use for a move
 * @param plies random moves at the beginning of each game
 * @param seed what openings, lots and oversights come from
 * @param adjudications ends that the referee calls
 */
public record MatchPlan(
        Rules rules,
        Side first,
        Side second,
        Allowance allowance,
        int plies,
        long seed,
        Set<Adjudication> adjudications) {
    /**
     * Who plays.
     *
     * @param words {@code semeia}, {@code semeia level N}, {@code greedy}, or a command line
     * @param dialect how the program speaks; empty: as its options let expect
     * @param options what is set in it, each {@code NAME=VALUE}
     */
    public record Side(String words, Optional<Dialect> dialect, List<String> options) {
        /**
         * Checks the options.
         *
         * @throws IllegalArgumentException if one has no {@code =}
         */
        public Side {
            options = List.copyOf(options);
            for (String option : options) {
                if (option.indexOf('=') < 1) {
                    throw new IllegalArgumentException("option is \"" + option + "\", expected NAME=VALUE");
                }
            }
        }

        Contestant contestant(Rules rules, long seed) {
            return InnerPlayer.byName(words.strip(), rules, seed, options)
                    .orElseGet(() -> new OuterEngine(CommandWords.split(words), rules, dialect, options));
        }

        @Override
        public String toString() {
            return words + options.stream().map(option -> " " + option).collect(Collectors.joining());
        }
    }

    /** All that the results depend on, in one line. */
    @Override
    public String toString() {
        String ends =
                new TreeSet<>(adjudications).stream().map(end -> " " + end.id()).collect(Collectors.joining());
        return first + " : " + second + ", " + rules.id() + ", " + allowance + ", opening " + plies + ", seed " + seed
                + (ends.isEmpty() ? "" : "," + ends);
    }
}
