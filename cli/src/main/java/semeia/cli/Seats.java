package semeia.cli;

/** What people call the seats. */
final class Seats {
    private static final String[] TWO = {"South", "North"};

    private Seats() {}

    /**
     * The name of a seat.
     *
     * @param players 2 or 3
     * @param seat from 0
     */
    static String name(int players, int seat) {
        return players == 2 ? TWO[seat] : "Player " + (seat + 1);
    }
}
