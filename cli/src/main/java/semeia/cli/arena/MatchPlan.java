package semeia.cli.arena;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import semeia.cli.protocol.Dialect;
import semeia.rules.Game;
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
 * @param clock the players' clocks; empty if the allowance is for each move
 * @param book openings that are played one after another, and again from the first; empty for random ones
 */
public record MatchPlan(
        Rules rules,
        Side first,
        Side second,
        Allowance allowance,
        int plies,
        long seed,
        Set<Adjudication> adjudications,
        Optional<ClockControl> clock,
        List<Game> book) {
    /** Copies the openings. */
    public MatchPlan {
        book = List.copyOf(book);
    }

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
        String openings = book.isEmpty() ? "opening " + plies : book.size() + " openings " + bookKey();
        String time = clock.map(control -> "clock " + control).orElse(allowance.toString());
        return first + " : " + second + ", " + rules.id() + ", " + time + ", " + openings + ", seed " + seed
                + (ends.isEmpty() ? "" : "," + ends);
    }

    /** A number that tells the openings from others. */
    private String bookKey() {
        long key = 0;
        for (Game game : book) {
            key = 31 * key + game.position().key();
        }
        return Long.toHexString(key);
    }
}
