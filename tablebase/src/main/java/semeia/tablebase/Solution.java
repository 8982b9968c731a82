package semeia.tablebase;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.file.TablebaseException.Fault;

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
        TablebaseException[] fault = new TablebaseException[1];
        Prober prober = tablebases.prober(rules, found -> fault[0] = found);
        return of(tablebases, prober, fault, rules, position);
    }

    /** Looks up with a prober that is open already, which puts what is wrong with its files into {@code fault}. */
    static Solution of(Tablebases tablebases, Prober prober, TablebaseException[] fault, Rules rules, Position position)
            throws IOException {
        Map<Integer, Range> moves = new TreeMap<>();
        int player = position.player();
        Position after = position.copy();
        for (int rest = rules.legalMoves(position); rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            after.set(position);
            rules.play(after, move);
            moves.put(move, range(tablebases, prober, fault, after, player, position));
        }
        return new Solution(range(tablebases, prober, fault, position, player, position), moves);
    }

    private static Range range(
            Tablebases tablebases,
            Prober prober,
            TablebaseException[] fault,
            Position position,
            int player,
            Position root)
            throws IOException {
        int gain = position.store(player) - root.store(player) - position.store(1 - player) + root.store(1 - player);
        if (position.isOver()) {
            return new Range(gain, gain);
        }
        if (prober instanceof LayerProber layers && layers.value(position).isPresent()) {
            int value = layers.value(position).getAsInt();
            int own = gain + (position.player() == player ? value : -value);
            return new Range(own, own);
        }
        Bounds bounds = new Bounds();
        if (!prober.probe(position, bounds)) {
            throw fault[0] != null
                    ? fault[0]
                    : new TablebaseException(
                            Fault.MISSING,
                            tablebases.directory(),
                            "there is no database that holds the position; 'semeia tablebase build' makes one");
        }
        int board = position.seedsOnBoard();
        return new Range(gain + 2 * bounds.seeds(player) - board, gain + board - 2 * bounds.seeds(1 - player));
    }
}
