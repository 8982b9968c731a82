package semeia.tablebase;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;
import semeia.tablebase.Solution.Range;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.file.TablebaseException.Fault;

/** Reads solutions from the databases for one set of rules, with files that stay open. Not thread-safe. */
final class SolutionReader {
    private final Tablebases tablebases;
    private final Rules rules;
    private final Prober prober;
    private final Bounds bounds = new Bounds();
    private Optional<TablebaseException> fault = Optional.empty();

    SolutionReader(Tablebases tablebases, Rules rules) {
        this.tablebases = tablebases;
        this.rules = rules;
        this.prober = tablebases.prober(rules, found -> fault = Optional.of(found));
    }

    /**
     * Looks a position and all moves up.
     *
     * @param position a position that is not over
     * @throws TablebaseException if the database does not hold it
     */
    Solution read(Position position) throws IOException {
        Map<Integer, Range> moves = new TreeMap<>();
        int player = position.player();
        Position after = position.copy();
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            after.set(position);
            rules.play(after, move);
            moves.put(move, range(after, player, position));
        }
        Range own = range(position, player, position);
        int least = moves.values().stream().mapToInt(Range::least).max().orElse(own.least());
        int most = moves.values().stream().mapToInt(Range::most).max().orElse(own.most());
        return new Solution(new Range(Math.max(own.least(), least), Math.min(own.most(), most)), moves);
    }

    private Range range(Position position, int player, Position root) throws IOException {
        int gain = position.store(player) - root.store(player) - position.store(1 - player) + root.store(1 - player);
        if (position.isOver()) {
            return new Range(gain, gain);
        }
        if (position.quiet() >= rules.guard()) {
            Position ended = position.copy();
            rules.end(ended, Reason.GUARD);
            return range(ended, player, root);
        }
        if (!prober.probe(position, bounds)) {
            throw fault.orElseGet(() -> new TablebaseException(
                    Fault.MISSING,
                    tablebases.directory(),
                    "no database contains the position; 'semeia tablebase build' creates one"));
        }
        int board = position.seedsOnBoard();
        if (!bounds.hold(rules, position)) {
            return new Range(gain - board, gain + board);
        }
        if (prober instanceof LayerProber layers && layers.value(position).isPresent()) {
            int value = layers.value(position).getAsInt();
            int own = gain + (position.player() == player ? value : -value);
            return new Range(own, own);
        }
        return new Range(gain + 2 * bounds.seeds(player) - board, gain + board - 2 * bounds.seeds(1 - player));
    }
}
