package semeia.engine;

import java.util.List;

/**
 * One line of play from the root and what it is worth.
 *
 * @param score the value of the line's first move
 * @param moves pits, or {@link semeia.rules.Moves#DECLINE}; at least one
 */
public record Line(Score score, List<Integer> moves) {
    /** Copies the list. */
    public Line {
        moves = List.copyOf(moves);
    }

    /** The first move. */
    public int move() {
        return moves.get(0);
    }
}
