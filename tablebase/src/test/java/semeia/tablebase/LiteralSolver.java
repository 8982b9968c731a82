package semeia.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;

/**
 * Slow and literal: keeps for every position what each player can force so far, nothing at first, and works all of them out again from the
 * positions after them until a whole pass changes nothing.
 */
final class LiteralSolver {
    private final Rules rules;
    private final boolean values;
    private final Position start;
    private final Map<String, int[]> forced = new HashMap<>();

    LiteralSolver(Rules rules, boolean values) {
        this.rules = rules;
        this.values = values;
        this.start = rules.start();
    }

    private Position position(long[] board, int player) {
        Position position = start.copy();
        position.clear(player, 0);
        for (int i = 0; i < board.length; i++) {
            position.fill(i, board[i]);
        }
        rules.settle(position);
        return position;
    }

    private static String key(Position position) {
        return position.six(0) + " " + position.six(1) + " " + position.player();
    }

    /** Solves all boards of twelve pits with so many seeds; those with fewer must be solved. */
    void solveAll(int seeds) {
        BoardIndex boards = new BoardIndex(12, seeds);
        List<Position> positions = new ArrayList<>();
        long[] board = new long[2];
        for (long number = 0; number < boards.size(); number++) {
            boards.unrank(number, board);
            for (int player = 0; player < 2; player++) {
                positions.add(position(board, player));
            }
        }
        solve(positions);
    }

    /** Solves positions, all whose followers are among them or solved. */
    void solve(List<Position> positions) {
        positions.stream()
                .filter(position -> !position.isOver())
                .forEach(position -> forced.put(key(position), new int[2]));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Position position : positions) {
                if (!position.isOver()) {
                    int[] better = outlook(position);
                    int[] known = forced.get(key(position));
                    changed |= better[0] > known[0] || better[1] > known[1];
                    known[0] = Math.max(known[0], better[0]);
                    known[1] = Math.max(known[1], better[1]);
                }
            }
        }
    }

    /** What the mover and the other get from the position on, by what is known of those after it. */
    private int[] outlook(Position position) {
        int player = position.player();
        int mover = Integer.MIN_VALUE;
        int other = Integer.MAX_VALUE;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            Position after = position.copy();
            rules.play(after, Moves.first(rest));
            int gain = after.store(player) - position.store(player);
            int loss = after.store(1 - player) - position.store(1 - player);
            int[] later = later(after, player);
            mover = Math.max(mover, values ? gain - loss + later[0] - later[1] : gain + later[0]);
            other = Math.min(other, values ? loss - gain + later[1] - later[0] : loss + later[1]);
        }
        return new int[] {mover, other};
    }

    private int[] later(Position position, int player) {
        if (position.isOver()) {
            return new int[2];
        }
        int[] known = forced.get(key(position));
        return position.player() == player ? known : new int[] {known[1], known[0]};
    }

    /** What the mover and the other can force; for values the value, and less than nothing. */
    int[] forced(long[] board, int player) {
        return forced(position(board, player), player);
    }

    int[] forced(Position position, int player) {
        if (position.isOver()) {
            int gain = position.store(player);
            int loss = position.store(1 - player);
            return values ? new int[] {gain - loss, loss - gain} : new int[] {gain, loss};
        }
        int[] known = forced.get(key(position));
        return values ? new int[] {known[0] - known[1], known[1] - known[0]} : known;
    }
}
