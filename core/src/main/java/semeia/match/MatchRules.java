package semeia.match;

import java.util.Optional;
import semeia.rules.Rules;

/** How games count together and when a match is over (rule 7). */
public sealed interface MatchRules {
    /** The most points or games that a match can be played for. */
    int MOST = 1_000_000;
    /** What ends the text of a territory match whose loser starts. */
    String LOSER = " loser";

    /** The word for the kind: {@code points}, {@code wins}, {@code streak}, {@code territory}, {@code two-games}, {@code tally}. */
    String kind();

    /** The number of the match: what a player must reach; of two games the pits that the winner of the first owns in the second. */
    int target();

    /** Whether a player who reaches the target has won; otherwise the match lasts a fixed number of games. */
    default boolean isWonAtTarget() {
        return true;
    }

    /** Whether a lot says who starts each game, not the first alone. */
    default boolean drawsLotsForEachGame() {
        return true;
    }

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
     * Seeds captured in a game buy the pits owned in the next; first to own so many wins. For relay games in which every seed is somebody's.
     *
     * @param pits how many, at least five sixths of the board, such as 10 to 12 of 12
     * @param loserStarts whether the loser of a game starts the next; otherwise the starter alternates by seat
     */
    record TerritoryMatch(int pits, boolean loserStarts) implements MatchRules {
        private static final int FEWEST = 4;
        private static final int MOST_PITS = 26;

        /** A match in which the starter alternates by seat. */
        public TerritoryMatch(int pits) {
            this(pits, false);
        }

        /**
         * Checks the number.
         *
         * @throws MatchException if it is out of range
         */
        public TerritoryMatch {
            check("pits", pits, FEWEST, MOST_PITS);
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
            int all = rules.territory().pits();
            int fewest = (5 * all + 5) / 6;
            if (!rules.anyTerritory() || rules.is("stranded", "nobody")) {
                return Optional.of("a relay game with any division of the pits, in which every seed is somebody's");
            }
            if (pits < fewest || pits > all) {
                return Optional.of("territory from " + fewest + " to " + all + " on this board");
            }
            return loserStarts ? forTwo(rules) : Optional.empty();
        }

        @Override
        public boolean drawsLotsForEachGame() {
            return false;
        }

        @Override
        public String text() {
            return kind() + " " + pits + (loserStarts ? LOSER : "");
        }
    }

    /**
     * Two games, of which the seeds are added up. Who wins the first owns so many pits in the second, and the loser starts it; after a drawn first game
     * each owns as many, and the other seat starts.
     *
     * @param pits how many, more than half of the board and fewer than all
     */
    record TwoGames(int pits) implements MatchRules {
        private static final int MOST_PITS = 25;

        /**
         * Checks the number.
         *
         * @throws MatchException if it is out of range
         */
        public TwoGames {
            check("pits", pits, 3, MOST_PITS);
        }

        @Override
        public String kind() {
            return "two-games";
        }

        @Override
        public int target() {
            return pits;
        }

        @Override
        public boolean isWonAtTarget() {
            return false;
        }

        @Override
        public boolean drawsLotsForEachGame() {
            return false;
        }

        @Override
        public Optional<String> refuses(Rules rules) {
            int all = rules.territory().pits();
            if (rules.territory().players() != 2 || !rules.anyTerritory()) {
                return Optional.of("a relay game for two players with any division of the pits");
            }
            return pits > all / 2 && pits < all
                    ? Optional.empty()
                    : Optional.of("two-games from " + (all / 2 + 1) + " to " + (all - 1) + " on this board");
        }
    }

    /**
     * A win counts one, a win with three quarters of all seeds or more counts two; first to the total wins. For two players.
     *
     * @param points the total, 1 to 1,000,000
     */
    record Tally(int points) implements MatchRules {
        /**
         * Checks the total.
         *
         * @throws MatchException if it is out of range
         */
        public Tally {
            check("points", points, 1, MOST);
        }

        @Override
        public String kind() {
            return "tally";
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

    /** The text of a kind of match with a target and perhaps what follows it, such as {@code loser}; {@link #parse} reads it. */
    static String text(String kind, int target, String tail) {
        return (kind + " " + target + " " + tail).strip();
    }

    /**
     * The kind that the text means: {@code points 30}, {@code wins 3}, {@code streak 3}, {@code territory 10}, {@code territory 10 loser},
     * {@code two-games 7}, {@code tally 10}.
     *
     * @throws MatchException if it means none
     */
    static MatchRules parse(String text) {
        int space = text.indexOf(' ');
        boolean loser = text.startsWith("territory ") && text.endsWith(LOSER);
        String number = text.substring(space + 1, text.length() - (loser ? LOSER.length() : 0));
        if (space < 0 || !isNumber(number)) {
            throw unknown(text);
        }
        int target = Integer.parseInt(number);
        return switch (text.substring(0, space)) {
            case "points" -> new FirstToPoints(target);
            case "wins" -> new FirstToWins(target);
            case "streak" -> new WinningStreak(target);
            case "territory" -> new TerritoryMatch(target, loser);
            case "two-games" -> new TwoGames(target);
            case "tally" -> new Tally(target);
            default -> throw unknown(text);
        };
    }

    private static MatchException unknown(String text) {
        return new MatchException(
                "match", "\"" + text + "\"", "points, wins, streak, territory, two-games or tally and a number");
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
