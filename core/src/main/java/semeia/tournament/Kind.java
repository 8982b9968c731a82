package semeia.tournament;

/** How entrants are brought together. */
public sealed interface Kind {
    /** The most rounds that can be asked for. */
    int MOST_ROUNDS = 100;

    /** The word for the kind: {@code round-robin}, {@code swiss}, {@code knock-out}, {@code winner-stays}, {@code threes}. */
    String word();

    /** The kind as text, such as {@code swiss 5}; {@link #parse} reads it. */
    String text();

    /** How many sit at a board. */
    default int seats() {
        return 2;
    }

    /**
     * Everybody meets everybody.
     *
     * @param cycles how often, 1 or 2; in the second the other one begins
     */
    record RoundRobin(int cycles) implements Kind {
        /**
         * Checks the number.
         *
         * @throws TournamentException if it is neither
         */
        public RoundRobin {
            check("cycles", cycles, 1, 2);
        }

        @Override
        public String word() {
            return "round-robin";
        }

        @Override
        public String text() {
            return word() + " " + cycles;
        }
    }

    /**
     * Each round brings those together who have done equally well, nobody twice.
     *
     * @param rounds how many, 1 to 100
     */
    record Swiss(int rounds) implements Kind {
        /**
         * Checks the number.
         *
         * @throws TournamentException if it is out of range
         */
        public Swiss {
            check("rounds", rounds, 1, MOST_ROUNDS);
        }

        @Override
        public String word() {
            return "swiss";
        }

        @Override
        public String text() {
            return word() + " " + rounds;
        }
    }

    /**
     * Who loses is out.
     *
     * @param third whether those who lost before the final play for the third place
     */
    record KnockOut(boolean third) implements Kind {
        @Override
        public String word() {
            return "knock-out";
        }

        @Override
        public String text() {
            return third ? word() + " third" : word();
        }
    }

    /**
     * One board: who wins stays, who loses makes room for the next in the queue.
     *
     * @param streak how many wins in a row win the tournament, 1 to 100; three is customary
     */
    record WinnerStays(int streak) implements Kind {
        /**
         * Checks the number.
         *
         * @throws TournamentException if it is out of range
         */
        public WinnerStays {
            check("wins in a row", streak, 1, MOST_ROUNDS);
        }

        @Override
        public String word() {
            return "winner-stays";
        }

        @Override
        public String text() {
            return word() + " " + streak;
        }
    }

    /**
     * Boards of three, new ones each round, with points for the places.
     *
     * @param rounds how many, 1 to 100
     */
    record Threes(int rounds) implements Kind {
        /**
         * Checks the number.
         *
         * @throws TournamentException if it is out of range
         */
        public Threes {
            check("rounds", rounds, 1, MOST_ROUNDS);
        }

        @Override
        public String word() {
            return "threes";
        }

        @Override
        public String text() {
            return word() + " " + rounds;
        }

        @Override
        public int seats() {
            return 3;
        }
    }

    /**
     * The kind that a text means: {@code round-robin 1}, {@code swiss 5}, {@code knock-out}, {@code knock-out third}, {@code winner-stays
     * 3}, {@code threes 4}.
     *
     * @throws TournamentException if it means none
     */
    static Kind parse(String text) {
        if (text.equals("knock-out") || text.equals("knock-out third")) {
            return new KnockOut(text.endsWith("third"));
        }
        int space = text.indexOf(' ');
        int number = StrictText.number(text.substring(space + 1)).orElse(-1);
        if (space < 0 || number < 0) {
            throw unknown(text);
        }
        return switch (text.substring(0, space)) {
            case "round-robin" -> new RoundRobin(number);
            case "swiss" -> new Swiss(number);
            case "winner-stays" -> new WinnerStays(number);
            case "threes" -> new Threes(number);
            default -> throw unknown(text);
        };
    }

    private static TournamentException unknown(String text) {
        return new TournamentException(
                "kind",
                StrictText.shown(text),
                "knock-out, or round-robin, swiss, winner-stays or threes and a number");
    }

    private static void check(String place, int value, int least, int most) {
        if (value < least || value > most) {
            throw new TournamentException(place, value, "from " + least + " to " + most);
        }
    }
}
