package semeia.notation;

import java.util.OptionalInt;
import semeia.rules.Moves;

/** The names of pits, moves and seats (rules 1 and 8). */
final class Names {
    static final String PASS = "pass";

    private Names() {}

    /** The name of a pit, or of declining: {@code A}, {@code b}, {@code pass}. */
    static String move(int pits, int move) {
        if (move == Moves.DECLINE) {
            return PASS;
        }
        int row = pits / 2;
        return String.valueOf((char) (move < row ? 'A' + move : 'a' + move - row));
    }

    /** The move that has the name on a board of so many pits; empty if none has. */
    static OptionalInt move(int pits, String name) {
        if (name.equals(PASS)) {
            return OptionalInt.of(Moves.DECLINE);
        }
        if (name.length() != 1) {
            return OptionalInt.empty();
        }
        int row = pits / 2;
        char c = name.charAt(0);
        if (c >= 'A' && c < 'A' + row) {
            return OptionalInt.of(c - 'A');
        }
        return c >= 'a' && c < 'a' + row ? OptionalInt.of(c - 'a' + row) : OptionalInt.empty();
    }

    /** The pits of a board in words, such as {@code A to F or a to f}. */
    static String pits(int pits) {
        int row = pits / 2;
        return "A to " + move(pits, row - 1) + " or a to " + move(pits, pits - 1);
    }

    /** The name of a seat: {@code S}, {@code N}, or of three or four {@code 1}, {@code 2}, {@code 3}, {@code 4}. */
    static String seat(int players, int seat) {
        return players == 2 ? (seat == 0 ? "S" : "N") : Integer.toString(seat + 1);
    }

    /** The seat that has the name; empty if none has. */
    static OptionalInt seat(int players, String name) {
        for (int seat = 0; seat < players; seat++) {
            if (name.equals(seat(players, seat))) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** The seats in words: {@code S or N}, {@code 1, 2 or 3}, or {@code 1, 2, 3 or 4}. */
    static String seats(int players) {
        return players == 2 ? "S or N" : players == 3 ? "1, 2 or 3" : "1, 2, 3 or 4";
    }
}
