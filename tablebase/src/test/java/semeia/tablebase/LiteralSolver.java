package semeia.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;

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

    /**
     * The plies, as the builders define them, in which the mover and the other have what they can force in positions with so many seeds;
     * {@link EntryCode#UNKNOWN} where that is never. All shorter stretches without a capture must be known.
     *
     * @param positions all positions with so many seeds
     */
    Map<String, int[]> plies(List<Position> positions) {
        Map<String, int[]> plies = new HashMap<>();
        for (Position position : positions) {
            plies.put(key(position), new int[] {EntryCode.UNKNOWN, EntryCode.UNKNOWN});
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Position position : positions) {
                int[] known = plies.get(key(position));
                int[] fewer = position.isOver() ? new int[2] : pliesFrom(position, plies);
                changed |= fewer[0] < known[0] || fewer[1] < known[1];
                known[0] = Math.min(known[0], fewer[0]);
                known[1] = Math.min(known[1], fewer[1]);
            }
        }
        return plies;
    }

    private int[] pliesFrom(Position position, Map<String, int[]> plies) {
        int player = position.player();
        int[] goal = forced(position, player);
        int mover = EntryCode.UNKNOWN;
        int other = 1;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            Position after = position.copy();
            rules.play(after, Moves.first(rest));
            int[] gained = {
                after.store(player) - position.store(player), after.store(1 - player) - position.store(1 - player)
            };
            int[] later = after.isOver() ? new int[2] : later(after, player);
            boolean stays = !after.isOver() && after.seedsOnBoard() == position.seedsOnBoard();
            int[] left = stays ? plies.get(key(after)) : new int[2];
            int gain = values ? gained[0] - gained[1] + later[0] - later[1] : gained[0] + later[0];
            if (gain == goal[0]) {
                mover = Math.min(mover, left[1] == EntryCode.UNKNOWN ? EntryCode.UNKNOWN : left[1] + 1);
            }
            other = Math.max(other, left[0] == EntryCode.UNKNOWN ? EntryCode.UNKNOWN : left[0] + 1);
        }
        return new int[] {goal[0] > 0 ? mover : 0, goal[1] > 0 ? other : 0};
    }

    /** All positions of twelve pits with so many seeds. */
    List<Position> positions(int seeds) {
        BoardIndex boards = new BoardIndex(12, seeds);
        List<Position> positions = new ArrayList<>();
        long[] board = new long[2];
        for (long number = 0; number < boards.size(); number++) {
            boards.unrank(number, board);
            positions.add(position(board, 0));
            positions.add(position(board, 1));
        }
        return positions;
    }

    /** The plies of the position with that board, of what {@link #plies} found. */
    int[] plies(Map<String, int[]> found, long[] board) {
        return found.get(key(position(board, 0)));
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
