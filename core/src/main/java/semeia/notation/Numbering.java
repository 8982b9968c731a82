package semeia.notation;

import semeia.rules.Position;

/**
 * Numbers the moves of a game: one number for every time round the players. The first move has number 1, and the number rises whenever
 * the turn comes to a player who sits no later than the one before, counted from the first; an extra move keeps its number.
 */
final class Numbering {
    private int number;
    private int first = -1;
    private int last;

    /** Counts the move about to be played; true if it has a new number. */
    boolean count(Position position) {
        int players = position.territory().players();
        if (first < 0) {
            first = position.player();
        }
        int seat = (position.player() - first + players) % players;
        boolean begins = number == 0 || (!position.hasExtraMove() && seat <= last);
        last = seat;
        number += begins ? 1 : 0;
        return begins;
    }

    /** The number of the last move counted; 0 before any. */
    int number() {
        return number;
    }
}
