package semeia.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;

/** Iterative deepening: searches one root deeper and deeper in aspiration windows, and orders its moves by what it finds. */
final class IterativeDeepening {
    private static final int ASPIRATION_WINDOW = AlphaBeta.UNIT;
    private static final int INFINITE = AlphaBeta.INFINITE;
    /** One node in so many may be spent on proofs. */
    private static final int PROOF_SHARE = 4;

    private static final int FULL_WINDOW_DEPTHS = 3;

    private final AlphaBeta alphaBeta;
    private final TimeManager time;
    private final List<RootMove> moves = new ArrayList<>();
    private final Coalitions coalitions;
    private final int coalition;
    private int depth;

    IterativeDeepening(Game root, int me, AlphaBeta alphaBeta, TimeManager time) {
        this.alphaBeta = alphaBeta;
        this.time = time;
        Position position = root.position();

        this.coalitions = new Coalitions(root.rules(), me);
        alphaBeta.setRoot(position, coalitions, new RepetitionHistory(root, AlphaBeta.MAX_PLIES));
        this.coalition = coalitions.of(position.player());
        int lead = coalitions.lead(position, position.player());
        for (long rest = root.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            moves.add(new RootMove(Moves.first(rest), lead, position.seedsOnBoard()));
        }
    }

    /** Searches until a limit is reached or the best {@code wanted} moves are proved. */
    void run(int deepest, int wanted, Consumer<Analysis> progress) {
        run(deepest, wanted, next -> false, progress);
    }

    /**
     * The same, without some depths.
     *
     * @param leftOut which depths are not searched
     */
    void run(int deepest, int wanted, IntPredicate leftOut, Consumer<Analysis> progress) {
        int lines = Math.min(wanted, moves.size());
        for (int next = 1; next <= deepest; next++) {
            if (leftOut.test(next)) {
                continue;
            }
            time.suspendLimits(next == 1);
            for (int line = 0; line < lines && !time.isSpent(); line++) {
                searchLine(line, next);
            }
            order(lines);
            if (time.isSpent()) {
                return;
            }
            depth = next;
            time.suspendLimits(false);
            if (!isSolved(lines)) {
                prove(next);
            }
            progress.accept(analysis(lines));
            if (isSolved(lines) || time.isNearlySpent()) {
                return;
            }
        }
    }

    /** Puts the best lines in order. A move that was broken off before it got its own line is no better than the one before it. */
    private void order(int lines) {
        for (int i = 1; i < lines; i++) {
            RootMove move = moves.get(i);
            move.value = Math.min(move.value, moves.get(i - 1).value);
        }
        moves.subList(0, lines).sort(Comparator.comparingInt(move -> -move.known()));
    }

    /** Tries to prove the best move's value, if it looks like the end of a game: that it can be had, and that no move has more. */
    private void prove(int plies) {
        int value = moves.get(0).value;
        if (value % AlphaBeta.UNIT != 0) {
            return;
        }
        long allowance = time.nodes() / PROOF_SHARE;
        time.allow(allowance);
        alphaBeta.proveFor(coalition);
        for (int i = 0;
                i < moves.size() && moves.stream().noneMatch(move -> move.least * AlphaBeta.UNIT >= value);
                i++) {
            prove(moves.get(i), plies, value - 1, value);
        }
        alphaBeta.proveFor(1 - coalition);
        for (RootMove move : moves) {
            if (move.most * AlphaBeta.UNIT > value) {
                prove(move, plies, value, value + 1);
            }
        }
        alphaBeta.proveFor(TableLookup.NOBODY);
        time.allowAll();
    }

    /** Whether the player to move plays for the same value as the player {@code seat}. */
    boolean isFor(int seat) {
        return coalitions.of(seat) == coalition;
    }

    /**
     * Finds a move that is proved to be worth so much.
     *
     * @param seeds what the best move is known to be worth
     * @return the move, or {@link TranspositionTable#NO_MOVE} if time or nodes ran out
     */
    int move(int seeds) {
        int value = seeds * AlphaBeta.UNIT;
        alphaBeta.proveFor(coalition);
        int found = TranspositionTable.NO_MOVE;
        for (int plies = 1;
                plies <= AlphaBeta.MAX_DEPTH && found == TranspositionTable.NO_MOVE && !time.isSpent();
                plies++) {
            for (RootMove move : moves) {
                prove(move, plies, value - 1, value);
                if (move.least >= seeds) {
                    found = move.move;
                    break;
                }
            }
        }
        alphaBeta.proveFor(TableLookup.NOBODY);
        return found;
    }

    private void prove(RootMove move, int plies, int alpha, int beta) {
        if (time.isSpent()) {
            return;
        }
        long found = alphaBeta.move(move.move, plies, alpha, beta);
        if (!time.isSpent()) {
            move.prove(found);
        }
    }

    /** Whether the first so many moves have exact scores and no other move is better than any of them. */
    private boolean isSolved(int lines) {
        int least = moves.get(lines - 1).least;
        return moves.stream().limit(lines).allMatch(RootMove::isSolved)
                && moves.stream().skip(lines).allMatch(move -> move.most <= least);
    }

    /** Searches the moves from {@code line} on for the best of them, in an aspiration window about the value it had. */
    private void searchLine(int line, int plies) {
        int guess = moves.get(line).value;
        int width = ASPIRATION_WINDOW;
        int alpha = plies <= FULL_WINDOW_DEPTHS ? -INFINITE : guess - width;
        int beta = plies <= FULL_WINDOW_DEPTHS ? INFINITE : guess + width;
        while (true) {
            int value = searchRoot(line, plies, alpha, beta);
            width *= 3;
            if (value <= alpha && alpha > -INFINITE) {
                alpha = Math.max(-INFINITE, value - width);
            } else if (value >= beta && beta < INFINITE) {
                beta = Math.min(INFINITE, value + width);
            } else {
                return;
            }
            if (time.isSpent()) {
                return;
            }
        }
    }

    private int searchRoot(int line, int plies, int alpha, int beta) {
        int best = -INFINITE;
        for (int i = line; i < moves.size(); i++) {
            RootMove move = moves.get(i);
            int floor = Math.max(alpha, best);
            long found = alphaBeta.move(move.move, plies, floor, i == line ? beta : floor + 1);
            if (i > line && NodeResult.value(found) > floor && NodeResult.value(found) < beta && !time.isSpent()) {
                found = alphaBeta.move(move.move, plies, floor, beta);
            }
            if (time.isSpent()) {
                return best;
            }
            move.prove(found);
            int value = NodeResult.value(found);
            if (i == line || value > floor) {
                move.value = value;
                move.line = alphaBeta.line();
                moves.remove(i);
                moves.add(line, move);
            }
            best = Math.max(best, value);
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    /** What is known now, with so many lines. */
    Analysis analysis(int wanted) {
        int least = moves.stream().mapToInt(move -> move.least).max().orElseThrow();
        int most = moves.stream().mapToInt(move -> move.most).max().orElseThrow();
        List<Line> lines = moves.stream().limit(wanted).map(RootMove::line).toList();
        Score score = new Score(lines.get(0).score().seeds(), least, most);
        return new Analysis(depth, score, lines.get(0).move(), lines, time.nodes(), time.elapsed());
    }

    /** A move of the root and what is known of it, for the player at the root. */
    private static final class RootMove {
        private final int move;
        private int value;
        private int least;
        private int most;
        private int[] line = {};

        RootMove(int move, int lead, int board) {
            this.move = move;
            this.value = lead * AlphaBeta.UNIT;
            this.least = lead - board;
            this.most = lead + board;
        }

        void prove(long found) {
            least = Math.max(least, NodeResult.least(found));
            most = Math.min(most, NodeResult.most(found));
        }

        /** The value, within what is proved. */
        int known() {
            return Math.max(least * AlphaBeta.UNIT, Math.min(most * AlphaBeta.UNIT, value));
        }

        boolean isSolved() {
            return least == most;
        }

        Line line() {
            List<Integer> all = new ArrayList<>(List.of(move));
            for (int i = 1; i < line.length; i++) {
                all.add(line[i]);
            }
            return new Line(new Score((double) known() / AlphaBeta.UNIT, least, most), all);
        }
    }
}
