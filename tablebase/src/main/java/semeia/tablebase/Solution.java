package semeia.tablebase;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.TablebaseException;

/**
 * What a position of a solved game is worth: for the player to move, the final difference in seeds, own less the opponent's, from here on.
 *
 * @param value the value of the position
 * @param moves the value after each legal move, by pit
 */
public record Solution(Range value, Map<Integer, Range> moves) {
    /** Copies the map. */
    public Solution {
        moves = new TreeMap<>(moves);
    }

    /**
     * What is certain of a difference.
     *
     * @param least the least it is
     * @param most the most it is
     */
    public record Range(int least, int most) {
        /** The value, if it is known exactly. */
        public OptionalInt exact() {
            return least == most ? OptionalInt.of(least) : OptionalInt.empty();
        }
    }

    /**
     * Looks a position and all moves up.
     *
     * @param position a position that is not over
     * @throws TablebaseException if the database does not hold it
     */
    public static Solution of(Tablebases tablebases, Rules rules, Position position) throws IOException {
        return new SolutionReader(tablebases, rules).read(position);
    }
}
