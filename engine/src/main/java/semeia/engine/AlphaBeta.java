package semeia.engine;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * The alpha-beta search below one root: principal variation search with a transposition table, late move reductions and ProbCut. A node's
 * value is for its own mover; the mover may stay the same after a move. A leaf is evaluated or, while the search proves for a coalition,
 * counts what is certain for that coalition. There is no quiescence search: the last ply plays every move.
 */
final class AlphaBeta {
    /** Parts of a seed that values count in. */
    static final int UNIT = 32;
    /** The greatest depth of a search. */
    static final int MAX_DEPTH = 120;
    /** The greatest distance of a node from the root. */
    static final int MAX_PLIES = MAX_DEPTH + 8;
    /** Beyond every value. */
    static final int INFINITE = 256 * UNIT;

    /** The depth in plies from which on the table is probed: below it a search costs less than a probe. */
    private static final int MIN_TABLE_DEPTH = 3;
    /** Late move reduction: from this move of a node on, the first being 0, and from this depth on a move is first searched a ply less deep. */
    private static final int FIRST_LATE_MOVE = 3;

    private static final int MIN_REDUCTION_DEPTH = 3;
    /** ProbCut: from this depth on, a search of so many plies less that shows a value so far above the window cuts the node. */
    private static final int PROB_CUT_DEPTH = 6;

    private static final int PROB_CUT_REDUCTION = 4;
    private static final int PROB_CUT_MARGIN = 3 * UNIT / 2;

    private final Rules rules;
    private final Evaluation evaluation;
    private final Prober prober;
    private final TimeManager time;
    private final TableLookup lookup;
    private final HistoryHeuristic history = new HistoryHeuristic();
    private final SearchNode[] nodes = new SearchNode[MAX_PLIES + 1];
    private final Bounds bounds = new Bounds();

    private Coalitions coalitions;
    private RepetitionHistory repetitions;
    private HistoryEnds ends;
    private int prover = TableLookup.NOBODY;

    AlphaBeta(Rules rules, TranspositionTable table, Evaluation evaluation, Prober prober, TimeManager time) {
        this.rules = rules;
        this.lookup = new TableLookup(table, rules);
        this.evaluation = evaluation;
        this.prober = prober;
        this.time = time;
    }

    /** Forgets which moves were good. */
    void clear() {
        history.clear();
    }

    /** Begins below another root. */
    void setRoot(Position root, Coalitions newCoalitions, RepetitionHistory newRepetitions) {
        coalitions = newCoalitions;
        repetitions = newRepetitions;
        ends = new HistoryEnds(rules, coalitions, repetitions, root);
        lookup.begin(coalitions, repetitions);
        history.fade();
        if (nodes[0] == null || !nodes[0].position.territory().equals(root.territory())) {
            for (int ply = 0; ply < nodes.length; ply++) {
                nodes[ply] = new SearchNode();
            }
        }
        nodes[0].begin(root, coalitions.lead(root, root.player()));
    }

    /**
     * Chooses between guessing and proving.
     *
     * @param coalition the coalition to prove for, or {@link TableLookup#NOBODY} to guess
     */
    void proveFor(int coalition) {
        prover = coalition;
        lookup.proveFor(coalition);
    }

    /** Searches one move of the root; the result is for the player to move there. */
    long move(int move, int depth, int alpha, int beta) {
        SearchNode root = nodes[0];
        Position child = root.child(0);
        child.set(root.position);
        rules.play(child, move);
        time.count();
        long found = searchChild(child, root.mover, 1, depth - 1, alpha, beta);
        root.follow(move, nodes[1]);
        return found;
    }

    /** The line that the last search of a root move found, that move first. */
    int[] line() {
        return nodes[0].line();
    }

    private long searchChild(Position position, int mover, int ply, int depth, int alpha, int beta) {
        nodes[ply].clearLine();
        if (position.isOver()) {
            return NodeResult.end(coalitions.lead(position, mover), 0);
        }
        if (position.quiet() >= repetitions.soonest()) {
            long end = ends.find(position, ply, mover);
            if (end != NodeResult.NONE) {
                return end;
            }
        }
        return coalitions.of(mover) == coalitions.of(position.player())
                ? search(position, ply, depth, alpha, beta)
                : NodeResult.negate(search(position, ply, depth, -beta, -alpha));
    }

    private long search(Position position, int ply, int depth, int alpha, int beta) {
        int lead = coalitions.lead(position, position.player());
        if (depth <= 0 || ply >= MAX_PLIES - 1) {
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
            value = (coalitions.of(position.player()) == prover ? least : most) * UNIT;
        }
        return NodeResult.of(Math.max(least * UNIT, Math.min(most * UNIT, value)), least, most, 0);
    }

    /** A frontier node, the last ply: every move is played and its leaf evaluated, in no order and without the table. */
    private long frontier(SearchNode node, int ply, int alpha, int beta) {
        Position position = node.position;
        if (position.quiet() + 1 >= repetitions.soonest()) {
            repetitions.put(ply, position.key());
        }
        if (isKnown(node, ply, alpha, beta)) {
            return node.result((node.least + node.most) * UNIT / 2);
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
            if (time.count()) {
                return 0;
            }
            long found = searchChild(child, node.mover, ply + 1, 0, alpha, beta);
            node.include(found, child);
            int value = NodeResult.value(found);
            if (value > best) {
                best = value;
                if (value > alpha && beta - alpha > 1) {
                    node.follow(move, nodes[ply + 1]);
                }
                if (value >= beta) {
                    node.conclude((rest & rest - 1) == 0);
                    return node.result(best);
                }
            }
        }
        node.conclude(true);
        return node.result(best);
    }

    private long inner(SearchNode node, int ply, int depth, int alpha, int beta) {
        lookup.setKey(node, ply);
        boolean open = beta - alpha > 1;
        long data = depth >= MIN_TABLE_DEPTH ? lookup.probe(node, ply) : TranspositionTable.MISS;
        if (node.isDecided(alpha, beta)) {
            return node.result(data == TranspositionTable.MISS ? 0 : TranspositionTable.value(data) + node.lead * UNIT);
        }
        if (depth >= MIN_TABLE_DEPTH && !open) {
            long values = lookup.probeValue(node, data);
            if (values != TranspositionTable.MISS && TranspositionTable.depth(values) >= depth) {
                int value = TranspositionTable.value(values) + node.lead * UNIT;
                int bound = TranspositionTable.bound(values);
                if ((value >= beta && (bound & TranspositionTable.LOWER) != 0)
                        || (value <= alpha && (bound & TranspositionTable.UPPER) != 0)) {
                    return node.result(value);
                }
            }
        }
        if (isKnown(node, ply, alpha, beta)) {
            return node.result((node.least + node.most) * UNIT / 2);
        }
        if (!open && prover == TableLookup.NOBODY && depth >= PROB_CUT_DEPTH) {
            long cut = probCut(node, ply, depth, beta);
            if (cut != NodeResult.NONE) {
                return cut;
            }
            data = lookup.probe(node, ply);
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
        int need = bounds.need(rules);
        if (need >= NodeResult.AT_THIS_QUIET
                || !bounds.hold(rules, node.position)
                || !repetitions.trustsProofs(ply, node.position.quiet())) {
            return false;
        }
        int board = node.position.seedsOnBoard();
        node.tighten(
                node.lead - board + 2 * bounds.seeds(node.mover),
                node.lead + board - 2 * bounds.seeds(1 - node.mover),
                need);
        return true;
    }

    /** ProbCut: whether a shallower search already shows a value well above the window; the cut, or {@link NodeResult#NONE}. */
    private long probCut(SearchNode node, int ply, int depth, int beta) {
        int high = beta + PROB_CUT_MARGIN;
        Position position = node.position;
        int lead = node.lead;
        if (high >= node.most * UNIT || node.lead * UNIT + evaluation.gain(position) < beta) {
            return NodeResult.NONE;
        }
        long found = search(position, ply, depth - PROB_CUT_REDUCTION, high - 1, high);
        if (time.isSpent()) {
            return 0;
        }
        int value = NodeResult.value(found);
        node.begin(position, lead);
        lookup.setKey(node, ply);
        return value < high
                ? NodeResult.NONE
                : NodeResult.of(
                        Math.max(beta, value - PROB_CUT_MARGIN),
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
            if (time.isSpent()) {
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
            long found = searchMove(node, child, i, ply, depth, Math.max(alpha, best), beta);
            if (time.isSpent()) {
                return 0;
            }
            node.include(found, child);
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
            history.raise(node.position, bestMove, depth);
        }
        node.conclude(!cut);
        best = node.clamp(best);
        if (depth >= MIN_TABLE_DEPTH) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.FULL : TranspositionTable.UPPER;
            lookup.store(node, best, bound, depth, bestMove);
        }
        return node.result(best);
    }

    /** Searches a move: the first in the whole window, the others in a null window, late ones less deep, and again where they are better. */
    private long searchMove(SearchNode node, Position child, int index, int ply, int depth, int floor, int beta) {
        if (index == 0) {
            return searchChild(child, node.mover, ply + 1, depth - 1, floor, beta);
        }
        int less = index >= FIRST_LATE_MOVE
                        && depth >= MIN_REDUCTION_DEPTH
                        && child.quiet() != 0
                        && prover == TableLookup.NOBODY
                ? 1
                : 0;
        long found = searchChild(child, node.mover, ply + 1, depth - 1 - less, floor, floor + 1);
        if (less > 0 && NodeResult.value(found) > floor && !time.isSpent()) {
            found = searchChild(child, node.mover, ply + 1, depth - 1, floor, floor + 1);
        }
        if (NodeResult.value(found) > floor && NodeResult.value(found) < beta && !time.isSpent()) {
            found = searchChild(child, node.mover, ply + 1, depth - 1, floor, beta);
        }
        return found;
    }

    /** Plays the table's move and lists it alone; false if there is none. */
    private boolean listFirst(SearchNode node, long candidates, int first) {
        if (first == TranspositionTable.NO_MOVE || !Moves.has(candidates, first)) {
            return false;
        }
        Position child = node.child(0);
        child.set(node.position);
        if (!rules.play(child, first)) {
            return false;
        }
        time.count();
        node.list(first, 0);
        return true;
    }

    /** Plays all candidates and lists them with their scores: seeds gained, then history. */
    private void list(SearchNode node, long candidates) {
        for (long rest = candidates; rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Position child = node.child(node.count);
            child.set(node.position);
            if (rules.play(child, move)) {
                time.count();
                int gained = coalitions.lead(child, node.mover) - node.lead;
                node.list(move, gained * 2 * HistoryHeuristic.MOST + history.score(node.position, move));
            }
        }
    }
}
