package semeia.cli.words;

import java.util.List;
import java.util.stream.IntStream;
import semeia.rules.Game;

/** What people call the seats. */
public final class Seats {
    private static final String[] TWO = {"South", "North"};

    private Seats() {}

    /** The names of all seats of a game. */
    public static List<String> names(Game game) {
        int players = game.position().territory().players();
        return IntStream.range(0, players).mapToObj(seat -> name(players, seat)).toList();
    }

    /**
     * The name of a seat.
     *
     * @param players 2 or 3
     * @param seat from 0
     */
    public static String name(int players, int seat) {
        return players == 2 ? TWO[seat] : "Player " + (seat + 1);
    }
}
