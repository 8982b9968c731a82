package semeia.engine;

import java.util.List;

/**
 * What a search found.
 *
 * @param depth the depth that was searched to its end, in plies; 0 if none was
 * @param score the value of the position: what the best move is worth, and what is proved over all moves
 * @param move the move to play, a pit or {@link semeia.rules.Moves#DECLINE}: the best line's, but with three seats what plays best, see
 *     {@link Uct}, unless a line is proved to win
 * @param lines the best lines, best first; as many as were wanted and there are moves
 * @param nodes moves played in the search; while it is under way those of its own thread, in the end those of all its threads
 * @param millis how long it took, in milliseconds
 */
public record Analysis(int depth, Score score, int move, List<Line> lines, long nodes, long millis) {
    /** Copies the list. */
    public Analysis {
        lines = List.copyOf(lines);
    }

    /** The best line. */
    public Line best() {
        return lines.get(0);
    }
}
