package semeia.engine;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * The alpha-beta search below one root. A node's value is for its own mover; the mover may stay the same after a move. Where it does not
 * look further it guesses, or, while it proves for a camp, counts what is certain for that camp.
 */
final class AlphaBeta {
    /** Parts of a seed that values count in. */
    static final int UNIT = 32;
    /** The greatest depth of a search. */
    static final int MOST_DEPTH = 120;
    /** The greatest distance of a node from the root. */
    static final int MOST_PLIES = MOST_DEPTH + 8;
    /** Beyond every value. */
    static final int INFINITE = 100 * UNIT;

    /** The depth in plies from which on the table is asked: below it a search costs less than a look. */
    private static final int REMEMBERED = 3;
    /** From this move of a node on, the first being 0, and from this depth on a move is first searched a ply less deep. */
    private static final int LATE_MOVE = 3;

    private static final int LATE_DEPTH = 3;
    /** From this depth on a search by so many plies less foresees whether the value is so far above the window that it may be cut. */
    private static final int FORESEEN = 6;

    private static final int FORESEEN_LESS = 4;
    private static final int FORESEEN_MARGIN = 3 * UNIT / 2;

    private final Rules rules;
    private final Evaluation evaluation;
    private final Prober prober;
    private final TimeManager budget;
    private final TableLookup memory;
    private final HistoryHeuristic habits = new HistoryHeuristic();
    private final SearchNode[] nodes = new SearchNode[MOST_PLIES + 1];
    private final Bounds bounds = new Bounds();

    private Coalitions camps;
    private RepetitionHistory trail;
    private HistoryEnds ends;
    private int prover = TableLookup.NOBODY;

    AlphaBeta(Rules rules, TranspositionTable table, Evaluation evaluation, Prober prober, TimeManager budget) {
        this.rules = rules;
        this.memory = new TableLookup(table, rules);
        this.evaluation = evaluation;
        this.prober = prober;
        this.budget = budget;
    }

    /** Forgets which moves were good. */
    void clear() {
        habits.clear();
    }

    /** Begins below another root. */
    void plant(Position root, Coalitions newCamps, RepetitionHistory newTrail) {
        camps = newCamps;
        trail = newTrail;
        ends = new HistoryEnds(rules, camps, trail, root);
        memory.begin(camps, trail);
        habits.fade();
        if (nodes[0] == null || !nodes[0].position.territory().equals(root.territory())) {
            for (int ply = 0; ply < nodes.length; ply++) {
                nodes[ply] = new SearchNode();
            }
        }
        nodes[0].begin(root, camps.lead(root, root.player()));
    }

    /**
     * Chooses between guessing and proving.
     *
     * @param camp the camp to prove for, or {@link TableLookup#NOBODY} to guess
     */
    void proveFor(int camp) {
        prover = camp;
        memory.proveFor(camp);
    }

    /** Searches one move of the root; the finding is for the player to move there. */
    long move(int move, int depth, int alpha, int beta) {
        SearchNode root = nodes[0];
        Position child = root.child(0);
        child.set(root.position);
        rules.play(child, move);
        budget.count();
        long found = visit(child, root.mover, 1, depth - 1, alpha, beta);
        root.follow(move, nodes[1]);
        return found;
    }

    /** The line that the last search of a root move found, that move first. */
    int[] line() {
        return nodes[0].line();
    }

    private long visit(Position position, int mover, int ply, int depth, int alpha, int beta) {
        nodes[ply].clearLine();
        if (position.isOver()) {
            return NodeResult.end(camps.lead(position, mover), 0);
        }
        if (position.quiet() >= trail.soonest()) {
            long end = ends.find(position, ply, mover);
            if (end != NodeResult.NONE) {
                return end;
            }
        }
        return camps.of(mover) == camps.of(position.player())
                ? search(position, ply, depth, alpha, beta)
                : NodeResult.negate(search(position, ply, depth, -beta, -alpha));
    }

    private long search(Position position, int ply, int depth, int alpha, int beta) {
        int lead = camps.lead(position, position.player());
        if (depth <= 0 || ply >= MOST_PLIES - 1) {
            return leaf(position, lead);
        }
        int board = position.seedsOnBoard();
        if ((lead - board) * UNIT >= beta) {
            return NodeResult.of((lead - board) * UNIT, lead - board, lead + board, 0);
        }
        if ((lead + board) * UNIT <= alpha) {
            return NodeResult.of((lead + board) * UNIT, lead - board, lead + board, 0);
        }
        SearchNode node = nodes[ply];
        node.begin(position, lead);
        return depth == 1 ? frontier(node, ply, alpha, beta) : inner(node, ply, depth, alpha, beta);
    }

    private long leaf(Position position, int lead) {
        int least = lead - position.seedsOnBoard();
        int most = lead + position.seedsOnBoard();
        int value = lead * UNIT;
        if (prover == TableLookup.NOBODY) {
            value += evaluation.gain(position);
        } else {
            value = (camps.of(position.player()) == prover ? least : most) * UNIT;
        }
        return NodeResult.of(Math.max(least * UNIT, Math.min(most * UNIT, value)), least, most, 0);
    }

    /** The last ply: every move is played and guessed at, in no order and without the table. */
    private long frontier(SearchNode node, int ply, int alpha, int beta) {
        Position position = node.position;
        if (position.quiet() + 1 >= trail.soonest()) {
            trail.put(ply, position.key());
        }
        if (isKnown(node, ply, alpha, beta)) {
            return node.finding((node.least + node.most) * UNIT / 2);
        }
        Position child = node.child(0);
        int best = -INFINITE;
        node.expand();
        for (long rest = rules.candidates(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            child.set(position);
            if (!rules.play(child, move)) {
                continue;
            }
            if (budget.count()) {
                return 0;
            }
            long found = visit(child, node.mover, ply + 1, 0, alpha, beta);
            node.take(found, child);
            int value = NodeResult.value(found);
            if (value > best) {
                best = value;
                if (value > alpha && beta - alpha > 1) {
                    node.follow(move, nodes[ply + 1]);
                }
                if (value >= beta) {
                    node.conclude((rest & rest - 1) == 0);
                    return node.finding(best);
                }
            }
        }
        node.conclude(true);
        return node.finding(best);
    }

    private long inner(SearchNode node, int ply, int depth, int alpha, int beta) {
        memory.name(node, ply);
        boolean open = beta - alpha > 1;
        long data = depth >= REMEMBERED ? memory.recall(node, ply) : TranspositionTable.MISS;
        if (node.isDecided(alpha, beta)) {
            return node.finding(
                    data == TranspositionTable.MISS ? 0 : TranspositionTable.value(data) + node.lead * UNIT);
        }
        if (depth >= REMEMBERED && !open) {
            long values = memory.values(node, data);
            if (values != TranspositionTable.MISS && TranspositionTable.depth(values) >= depth) {
                int value = TranspositionTable.value(values) + node.lead * UNIT;
                int bound = TranspositionTable.bound(values);
                if ((value >= beta && (bound & TranspositionTable.LOWER) != 0)
                        || (value <= alpha && (bound & TranspositionTable.UPPER) != 0)) {
                    return node.finding(value);
                }
            }
        }
        if (isKnown(node, ply, alpha, beta)) {
            return node.finding((node.least + node.most) * UNIT / 2);
        }
        if (!open && prover == TableLookup.NOBODY && depth >= FORESEEN) {
            long cut = foresee(node, ply, depth, beta);
            if (cut != NodeResult.NONE) {
                return cut;
            }
            data = memory.recall(node, ply);
        }
        return expand(
                node,
                ply,
                depth,
                alpha,
                beta,
                data == TranspositionTable.MISS ? TranspositionTable.NO_MOVE : TranspositionTable.move(data));
    }

    /** Whether a prober decides the node. */
    private boolean isKnown(SearchNode node, int ply, int alpha, int beta) {
        return prober != Prober.NONE && probe(node, ply) && node.isDecided(alpha, beta);
    }

    /** Asks the prober; whether it knew something that can be used here. */
    private boolean probe(SearchNode node, int ply) {
        if (rules.territory().players() != 2 || !prober.probe(node.position, bounds)) {
            return false;
        }
        int need = bounds.quietPlies() + 1;
        int quiet = node.position.quiet();
        if (need >= NodeResult.AT_THIS_QUIET || quiet + need > rules.guard() || !trail.trustsProofs(ply, quiet)) {
            return false;
        }
        int board = node.position.seedsOnBoard();
        node.know(
                node.lead - board + 2 * bounds.seeds(node.mover),
                node.lead + board - 2 * bounds.seeds(1 - node.mover),
                need);
        return true;
    }

    /** Whether a shallower search already shows a value well above the window; the cut, or {@link NodeResult#NONE}. */
    private long foresee(SearchNode node, int ply, int depth, int beta) {
        int high = beta + FORESEEN_MARGIN;
        Position position = node.position;
        int lead = node.lead;
        if (high >= node.most * UNIT || node.lead * UNIT + evaluation.gain(position) < beta) {
            return NodeResult.NONE;
        }
        long found = search(position, ply, depth - FORESEEN_LESS, high - 1, high);
        if (budget.isSpent()) {
            return 0;
        }
        int value = NodeResult.value(found);
        node.begin(position, lead);
        memory.name(node, ply);
        return value < high
                ? NodeResult.NONE
                : NodeResult.of(
                        Math.max(beta, value - FORESEEN_MARGIN),
                        NodeResult.least(found),
                        NodeResult.most(found),
                        NodeResult.need(found));
    }

    private long expand(SearchNode node, int ply, int depth, int alpha, int beta, int first) {
        boolean open = beta - alpha > 1;
        long candidates = rules.candidates(node.position);
        node.expand();
        boolean listed = !listFirst(node, candidates, first);
        if (listed) {
            list(node, candidates);
            if (budget.isSpent()) {
                return 0;
            }
        } else {
            candidates = Moves.without(candidates, first);
        }
        int best = -INFINITE;
        int bestMove = first;
        boolean cut = false;
        for (int i = 0; i < node.count && !cut; i++) {
            node.pick(i);
            int move = node.move(i);
            Position child = node.child(node.slot(i));
            long found = child(node, child, i, ply, depth, Math.max(alpha, best), beta);
            if (budget.isSpent()) {
                return 0;
            }
            node.take(found, child);
            int value = NodeResult.value(found);
            if (value > best) {
                best = value;
                if (value > alpha) {
                    bestMove = move;
                    if (open) {
                        node.follow(move, nodes[ply + 1]);
                    }
                }
                cut = value >= beta;
            }
            if (!listed && !cut) {
                list(node, candidates);
                listed = true;
            }
        }
        if (cut) {
            habits.reward(node.position, bestMove, depth);
        }
        node.conclude(!cut);
        best = node.clamp(best);
        if (depth >= REMEMBERED) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.FULL : TranspositionTable.UPPER;
            memory.remember(node, best, bound, depth, bestMove);
        }
        return node.finding(best);
    }

    /** Searches a child: the first in the whole window, the others, less deep where they promise little, to see whether they are better. */
    private long child(SearchNode node, Position child, int index, int ply, int depth, int floor, int beta) {
        if (index == 0) {
            return visit(child, node.mover, ply + 1, depth - 1, floor, beta);
        }
        int less =
                index >= LATE_MOVE && depth >= LATE_DEPTH && child.quiet() != 0 && prover == TableLookup.NOBODY ? 1 : 0;
        long found = visit(child, node.mover, ply + 1, depth - 1 - less, floor, floor + 1);
        if (less > 0 && NodeResult.value(found) > floor && !budget.isSpent()) {
            found = visit(child, node.mover, ply + 1, depth - 1, floor, floor + 1);
        }
        if (NodeResult.value(found) > floor && NodeResult.value(found) < beta && !budget.isSpent()) {
            found = visit(child, node.mover, ply + 1, depth - 1, floor, beta);
        }
        return found;
    }

    /** Plays the move that was best before and lists it alone; false if there is none. */
    private boolean listFirst(SearchNode node, long candidates, int first) {
        if (first == TranspositionTable.NO_MOVE || !Moves.has(candidates, first)) {
            return false;
        }
        Position child = node.child(0);
        child.set(node.position);
        if (!rules.play(child, first)) {
            return false;
        }
        budget.count();
        node.list(first, 0);
        return true;
    }

    /** Plays all candidates and lists them with what speaks for them. */
    private void list(SearchNode node, long candidates) {
        for (long rest = candidates; rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Position child = node.child(node.count);
            child.set(node.position);
            if (rules.play(child, move)) {
                budget.count();
                int gained = camps.lead(child, node.mover) - node.lead;
                node.list(move, gained * 2 * HistoryHeuristic.MOST + habits.of(node.position, move));
            }
        }
    }
}
