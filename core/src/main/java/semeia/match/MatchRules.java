package semeia.match;

import java.util.Optional;
import semeia.rules.Relay;
import semeia.rules.Rules;

/** How games count together and when a match is over (rule 7). */
public sealed interface MatchRules {
    /** The most points or games that a match can be played for. */
    int MOST = 1_000_000;

    /** The word for the kind: {@code points}, {@code wins}, {@code streak}, {@code territory}. */
    String kind();

    /** What a player must reach. */
    int target();

    /** Why matches of this kind cannot be played by the rules, as what is expected instead; empty if they can. */
    Optional<String> refuses(Rules rules);

    /** The kind and its target, such as {@code territory 10}; {@link #parse} reads it. */
    default String text() {
        return kind() + " " + target();
    }

    /**
     * The winner of a game scores the seeds above an equal share, at least one if the game was given up; first to the total
     * wins. For two players.
     *
     * @param points the total, 1 to 1,000,000
     */
    record FirstToPoints(int points) implements MatchRules {
        /**
         * Checks the total.
         *
         * @throws MatchException if it is out of range
         */
        public FirstToPoints {
            check("points", points, 1, MOST);
        }

        @Override
        public String kind() {
            return "points";
        }

        @Override
        public int target() {
            return points;
        }

        @Override
        public Optional<String> refuses(Rules rules) {
            return forTwo(rules);
        }
    }

    /**
     * First to win so many games wins.
     *
     * @param games how many, 1 to 1,000,000; three is customary
     */
    record FirstToWins(int games) implements MatchRules {
        /**
         * Checks the number.
         *
         * @throws MatchException if it is out of range
         */
        public FirstToWins {
            check("games", games, 1, MOST);
        }

        @Override
        public String kind() {
            return "wins";
        }

        @Override
        public int target() {
            return games;
        }

        @Override
        public Optional<String> refuses(Rules rules) {
            return Optional.empty();
        }
    }

    /**
     * First to win so many games in a row wins; a drawn game breaks the row. For two players.
     *
     * @param games how many, 1 to 1,000,000; three is customary
     */
    record WinningStreak(int games) implements MatchRules {
        /**
         * Checks the number.
         *
         * @throws MatchException if it is out of range
         */
        public WinningStreak {
            check("games", games, 1, MOST);
        }

        @Override
        public String kind() {
            return "streak";
        }

        @Override
        public int target() {
            return games;
        }

        @Override
        public Optional<String> refuses(Rules rules) {
            return forTwo(rules);
        }
    }

    /**
     * Seeds captured in a game buy the pits owned in the next; first to own so many wins. For Ba-awa.
     *
     * @param pits how many, 10 to 12
     */
    record TerritoryMatch(int pits) implements MatchRules {
        private static final int FEWEST = 10;
        private static final int ALL = 12;

        /**
         * Checks the number.
         *
         * @throws MatchException if it is out of range
         */
        public TerritoryMatch {
            check("pits", pits, FEWEST, ALL);
        }

        @Override
        public String kind() {
            return "territory";
        }

        @Override
        public int target() {
            return pits;
        }

        @Override
        public Optional<String> refuses(Rules rules) {
            return rules instanceof Relay && rules.anyTerritory()
                    ? Optional.empty()
                    : Optional.of("ba-awa or ba-awa-3 with any division of the pits");
        }
    }

    /**
     * The kind that the text means: {@code points 30}, {@code wins 3}, {@code streak 3}, {@code territory 10}.
     *
     * @throws MatchException if it means none
     */
    static MatchRules parse(String text) {
        int space = text.indexOf(' ');
        String number = text.substring(space + 1);
        if (space < 0 || !isNumber(number)) {
            throw unknown(text);
        }
        int target = Integer.parseInt(number);
        return switch (text.substring(0, space)) {
            case "points" -> new FirstToPoints(target);
            case "wins" -> new FirstToWins(target);
            case "streak" -> new WinningStreak(target);
            case "territory" -> new TerritoryMatch(target);
            default -> throw unknown(text);
        };
    }

    private static MatchException unknown(String text) {
        return new MatchException("match", "\"" + text + "\"", "points, wins, streak or territory and a number");
    }

    private static boolean isNumber(String text) {
        boolean digits = !text.isEmpty() && text.length() < 8 && text.charAt(0) != '0';
        for (int i = 0; i < text.length(); i++) {
            digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits;
    }

    private static void check(String place, int value, int least, int most) {
        if (value < least || value > most) {
            throw new MatchException(place, value, "from " + least + " to " + most);
        }
    }

    private static Optional<String> forTwo(Rules rules) {
        return rules.territory().players() == 2 ? Optional.empty() : Optional.of("a game for two players");
    }
}
