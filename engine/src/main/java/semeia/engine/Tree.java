package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;
import semeia.rules.SingleLap;

/**
 * The alpha-beta search below one root. A node's value is for its own mover; the mover may stay the same after a move. With three seats the
 * others are taken to stand together against the player at the root, who counts his lead over the larger of them.
 */
final class Tree {
    /** Parts of a seed that values count in. */
    static final int UNIT = 32;
    /** The greatest depth of a search. */
    static final int MOST_DEPTH = 120;

    static final int MOST_PLIES = MOST_DEPTH + 8;
    private static final int INFINITE = 100 * UNIT;
    private static final int MOST_MOVES = 25;
    private static final int SEED_KINDS = 16;
    static final int NOBODY = -1;

    /** Plies before the guard in which the table tells positions apart by their quiet plies too. */
    private static final int LATE = 64;

    /** Tells what was searched for a proof from what was searched with guesses. */
    private static final long PROOF = 0xE703_7ED1_A0B4_28DBL;

    private static final int MOST_HISTORY = 1 << 20;

    private final Rules rules;
    private final boolean duel;
    private final boolean storesMatter;
    private final Table table;
    private final Evaluation evaluation;
    private final Prober prober;
    private final Budget budget;

    private final Position[][] children = new Position[MOST_PLIES][];
    private final long[][] orders = new long[MOST_PLIES][MOST_MOVES];
    private final int[][] lines = new int[MOST_PLIES + 1][MOST_PLIES + 1];
    private final int[] lengths = new int[MOST_PLIES + 1];
    private final int[] history = new int[24 * SEED_KINDS];
    private final Bounds bounds = new Bounds();

    private Position root;
    private int me;
    private int prover = NOBODY;
    private Position divided;
    private Trail trail;

    Tree(Rules rules, Table table, Evaluation evaluation, Prober prober, Budget budget) {
        this.rules = rules;
        this.duel = rules.territory().players() == 2;
        this.storesMatter = !duel || !(rules instanceof SingleLap lap) || lap.majority() != SingleLap.Majority.PLAYS_ON;
        this.table = table;
        this.evaluation = evaluation;
        this.prober = prober;
        this.budget = budget;
    }

    /** Forgets which moves were good. */
    void clear() {
        java.util.Arrays.fill(history, 0);
    }

    /**
     * Begins below another root.
     *
     * @param seat with three seats the player against whom the others stand together
     */
    void plant(Position position, int seat, Trail newTrail) {
        if (root == null || !root.territory().equals(position.territory())) {
            java.util.Arrays.fill(children, null);
        }
        root = position;
        me = seat;
        divided = position.copy();
        trail = newTrail;
        for (int i = 0; i < history.length; i++) {
            history[i] /= 8;
        }
    }

    /**
     * Chooses between guessing and proving: for a prover, a position that the search does not look beyond is worth no more than is certain.
     *
     * @param camp the prover's, or {@link #NOBODY} to guess
     */
    void proveFor(int camp) {
        prover = camp;
    }

    /** Searches one move of the root; the finding is for the player to move there. */
    long move(int move, int depth, int alpha, int beta) {
        lengths[1] = 1;
        Position child = child(0, 0);
        child.set(root);
        rules.play(child, move);
        budget.count();
        return visit(child, root.player(), 1, depth - 1, alpha, beta);
    }

    /** The line that the last search of a root move found, without that move. */
    int[] line() {
        return java.util.Arrays.copyOfRange(lines[1], 1, Math.max(1, lengths[1]));
    }

    /** The seeds by which a player leads. */
    int lead(Position position, int seat) {
        if (duel) {
            return position.store(seat) - position.store(1 - seat);
        }
        int others = Math.max(position.store((me + 1) % 3), position.store((me + 2) % 3));
        int lead = position.store(me) - others;
        return seat == me ? lead : -lead;
    }

    /** 0 or 1: players of one camp play for the same value. */
    int camp(int seat) {
        return duel ? seat : seat == me ? 0 : 1;
    }

    private long visit(Position position, int mover, int ply, int depth, int alpha, int beta) {
        lengths[ply] = ply;
        if (position.isOver()) {
            return Finding.end(lead(position, mover), 0);
        }
        trail.put(ply, position.key());
        if (position.quiet() >= rules.guard()) {
            return endByHistory(position, mover, Reason.GUARD, Finding.AT_THIS_QUIET);
        }
        if (repeats(position, ply)) {
            Reason reason = rules.repetition() == Rules.Repetition.CLAIMED ? Reason.CLAIM : Reason.REPETITION;
            return endByHistory(position, mover, reason, Finding.ON_THIS_LINE);
        }
        return camp(mover) == camp(position.player())
                ? node(position, ply, depth, alpha, beta)
                : Finding.negate(node(position, ply, depth, -beta, -alpha));
    }

    /** Whether the game ends here by a third occurrence, or one of the players will claim that. */
    private boolean repeats(Position position, int ply) {
        if (rules.repetition() == Rules.Repetition.NONE || !trail.isThird(ply, position.quiet())) {
            return false;
        }
        return rules.repetition() != Rules.Repetition.ENDS_UNLESS_A_ROW_IS_EMPTY
                || (position.six(0) != 0 && position.six(1) != 0);
    }

    private long endByHistory(Position position, int mover, Reason reason, int need) {
        divided.set(position);
        rules.end(divided, reason);
        return Finding.end(lead(divided, mover), need);
    }

    private long node(Position position, int ply, int depth, int alpha, int beta) {
        int mover = position.player();
        int lead = lead(position, mover);
        int board = position.seedsOnBoard();
        int least = lead - board;
        int most = lead + board;
        int need = 0;
        if (depth <= 0 || ply >= MOST_PLIES - 2) {
            return leaf(position, lead, least, most);
        }
        if (least * UNIT >= beta) {
            return Finding.of(least * UNIT, least, most, 0);
        }
        if (most * UNIT <= alpha) {
            return Finding.of(most * UNIT, least, most, 0);
        }
        boolean open = beta - alpha > 1;
        int guard = rules.guard();
        boolean late = position.quiet() >= guard - LATE;
        long key = key(position, late);
        long data = table.probe(key);
        int first = Table.NO_MOVE;
        int knownLeast = least;
        int knownMost = most;
        int knownNeed = 0;
        if (data != Table.MISS) {
            first = Table.move(data);
            int entryNeed = Table.need(data);
            if ((entryNeed == Finding.AT_THIS_QUIET || position.quiet() + entryNeed <= guard)
                    && trail.trustsProofs(ply, position.quiet())) {
                least = Math.max(least, lead + Table.least(data));
                most = Math.min(most, lead + Table.most(data));
                need = entryNeed;
            }
            knownLeast = least;
            knownMost = most;
            knownNeed = need;
            if (least * UNIT >= beta || most * UNIT <= alpha || least == most) {
                return Finding.of(clamp(Table.value(data) + lead * UNIT, least, most), least, most, need);
            }
        }
        long guessed = prover == NOBODY ? data : table.probe(key ^ PROOF * (prover + 1));
        if (guessed != Table.MISS && !open && Table.depth(guessed) >= depth) {
            int value = Table.value(guessed) + lead * UNIT;
            int bound = Table.bound(guessed);
            if ((value >= beta && (bound & Table.LOWER) != 0) || (value <= alpha && (bound & Table.UPPER) != 0)) {
                return Finding.of(clamp(value, least, most), least, most, need);
            }
        }
        if (prober != Prober.NONE && duel && prober.probe(position, bounds)) {
            int probedLeast = lead - board + 2 * bounds.seeds(mover);
            int probedMost = lead + board - 2 * bounds.seeds(1 - mover);
            int probedNeed = bounds.quietPlies() + 1;
            if (position.quiet() + probedNeed <= guard
                    && probedNeed < Finding.AT_THIS_QUIET
                    && trail.trustsProofs(ply, position.quiet())) {
                least = Math.max(least, probedLeast);
                most = Math.min(most, probedMost);
                need = Math.max(need, probedNeed);
                knownLeast = least;
                knownMost = most;
                knownNeed = need;
                if (least * UNIT >= beta || most * UNIT <= alpha || least == most) {
                    int value = clamp((least + most) * UNIT / 2, least, most);
                    return Finding.of(value, least, most, need);
                }
            }
        }

        int best = -INFINITE;
        int bestMove = Table.NO_MOVE;
        int movesLeast = -INFINITE;
        int movesMost = -INFINITE;
        int movesNeed = 0;
        int floor = alpha;
        boolean cut = false;

        int candidates = rules.candidates(position);
        int count = 0;
        long[] order = orders[ply];
        int played = 0;
        if (first != Table.NO_MOVE && (candidates & 1 << first) != 0) {
            Position child = child(ply, 0);
            child.set(position);
            if (rules.play(child, first)) {
                if (budget.count()) {
                    return 0;
                }
                order[count++] = first;
                candidates &= ~(1 << first);
            }
        }
        boolean listed = count == 0;
        if (listed) {
            count = list(position, ply, candidates, 0, lead);
            if (budget.isSpent()) {
                return 0;
            }
        }
        for (int i = 0; i < count; i++) {
            int slot;
            int move;
            if (i == 0 && !listed) {
                slot = 0;
                move = first;
            } else {
                long picked = pick(order, i, count);
                move = (int) picked & 31;
                slot = (int) picked >>> 8 & 31;
            }
            Position child = children[ply][slot];
            long found;
            if (played == 0) {
                found = visit(child, mover, ply + 1, depth - 1, floor, beta);
            } else {
                found = visit(child, mover, ply + 1, depth - 1, floor, floor + 1);
                int value = Finding.value(found);
                if (open && value > floor && value < beta && !budget.isSpent()) {
                    found = visit(child, mover, ply + 1, depth - 1, floor, beta);
                }
            }
            if (budget.isSpent()) {
                return 0;
            }
            played++;
            int value = Finding.value(found);
            movesLeast = Math.max(movesLeast, Finding.least(found));
            movesMost = Math.max(movesMost, Finding.most(found));
            if (child.quiet() != 0 && !child.isOver()) {
                movesNeed = Math.max(movesNeed, Finding.needBefore(Finding.need(found)));
            }
            if (value > best) {
                best = value;
                if (value > floor) {
                    bestMove = move;
                    floor = value;
                    if (open) {
                        follow(ply, move);
                    }
                    if (value >= beta) {
                        reward(position, move, depth);
                        cut = i + 1 < count || !listed;
                        break;
                    }
                }
            }
            if (i == 0 && !listed) {
                count = list(position, ply, candidates, 1, lead);
                listed = true;
            }
        }
        if (cut) {
            movesMost = most;
        }
        if (movesLeast > least || movesMost < most) {
            need = Math.max(need, Math.max(1, movesNeed));
            least = Math.max(least, movesLeast);
            most = Math.min(most, movesMost);
        }
        best = clamp(best, least, most);
        boolean lasting = need < Finding.AT_THIS_QUIET || (late && need == Finding.AT_THIS_QUIET);
        int bound = best >= beta ? Table.LOWER : best > alpha ? Table.FULL : Table.UPPER;
        int keptLeast = (lasting ? least : knownLeast) - lead;
        int keptMost = (lasting ? most : knownMost) - lead;
        int keptNeed = lasting ? need : knownNeed;
        int move = bestMove == Table.NO_MOVE ? first : bestMove;
        if (prover == NOBODY) {
            table.store(key, table.data(best - lead * UNIT, bound, depth, move, keptLeast, keptMost, keptNeed));
        } else {
            table.store(
                    key ^ PROOF * (prover + 1), table.data(best - lead * UNIT, bound, depth, move, -board, board, 0));
            if (keptLeast > knownLeast - lead || keptMost < knownMost - lead) {
                long old = table.probe(key);
                table.store(
                        key,
                        old == Table.MISS
                                ? table.data(keptLeast * UNIT, Table.NOTHING, 0, move, keptLeast, keptMost, keptNeed)
                                : table.data(
                                        Table.value(old),
                                        Table.bound(old),
                                        Table.depth(old),
                                        least * UNIT >= beta ? move : Table.move(old),
                                        keptLeast,
                                        keptMost,
                                        keptNeed));
            }
        }
        return Finding.of(best, least, most, need);
    }

    /** Plays all candidates out and lists them with what speaks for them; returns how many there are. */
    private int list(Position position, int ply, int candidates, int from, int lead) {
        int mover = position.player();
        int count = from;
        long[] order = orders[ply];
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            Position child = child(ply, count);
            child.set(position);
            if (!rules.play(child, move)) {
                continue;
            }
            budget.count();
            int score = (lead(child, mover) - lead) * 2 * MOST_HISTORY + history[index(position, move)];
            order[count] = ((long) score << 16) | count << 8 | move;
            count++;
        }
        return count;
    }

    private static long pick(long[] order, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        long picked = order[best];
        order[best] = order[from];
        order[from] = picked;
        return picked;
    }

    private void reward(Position position, int move, int depth) {
        int index = index(position, move);
        history[index] += depth * depth;
        if (history[index] >= MOST_HISTORY) {
            for (int i = 0; i < history.length; i++) {
                history[i] /= 2;
            }
        }
    }

    private static int index(Position position, int move) {
        return move == Rules.DECLINE ? 0 : move * SEED_KINDS + Math.min(SEED_KINDS - 1, position.seeds(move));
    }

    private void follow(int ply, int move) {
        int length = lengths[ply + 1];
        lines[ply][ply] = move;
        System.arraycopy(lines[ply + 1], ply + 1, lines[ply], ply + 1, Math.max(0, length - ply - 1));
        lengths[ply] = Math.max(ply + 1, length);
    }

    private long leaf(Position position, int lead, int least, int most) {
        if (prover != NOBODY) {
            return Finding.of((camp(position.player()) == prover ? least : most) * UNIT, least, most, 0);
        }
        return Finding.of(clamp(lead * UNIT + evaluation.gain(position), least, most), least, most, 0);
    }

    private static int clamp(int value, int least, int most) {
        return Math.max(least * UNIT, Math.min(most * UNIT, value));
    }

    /** What the table knows the position by; late, when the guard is near, also by the quiet plies. */
    private long key(Position position, boolean late) {
        long key = position.key();
        if (storesMatter) {
            long stores = position.store(0) * 64L + position.store(1) + (duel ? 0 : 4096L * (1 + me));
            key ^= (stores + 1) * 0xD6E8_FEB8_6659_FD93L;
        }
        return late ? key ^ (position.quiet() + 1) * 0xA076_1D64_78BD_642FL : key;
    }

    private Position child(int ply, int index) {
        if (children[ply] == null) {
            children[ply] = new Position[MOST_MOVES];
        }
        Position child = children[ply][index];
        if (child == null) {
            child = root.copy();
            children[ply][index] = child;
        }
        return child;
    }
}
