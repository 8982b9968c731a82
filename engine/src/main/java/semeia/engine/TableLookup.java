package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * What earlier searches found about the position at a node. Values of the ordinary search and of the search for a
 * proof are kept under different keys; proved bounds serve both.
 *
 * <p>Bounds are kept only if they do not rest on the line that led to the position (see {@link NodeResult}), and used only where the guard
 * leaves their proof room and {@link RepetitionHistory#trustsProofs}. See docs/decisions.md for why that is enough.
 */
final class TableLookup {
    static final int NOBODY = -1;

    /** Plies before the guard from which on positions are distinguished by their quiet plies too. */
    private static final int LATE = 64;

    private static final long QUIET = 0xA076_1D64_78BD_642FL;
    private static final long PROOF = 0xE703_7ED1_A0B4_28DBL;

    private final TranspositionTable table;
    private final int guard;
    private Coalitions coalitions;
    private RepetitionHistory repetitions;
    /** The coalition that looks for a proof, or {@link #NOBODY}. */
    private int prover = NOBODY;

    TableLookup(TranspositionTable table, Rules rules) {
        this.table = table;
        this.guard = rules.guard();
    }

    void begin(Coalitions newCoalitions, RepetitionHistory newRepetitions) {
        coalitions = newCoalitions;
        repetitions = newRepetitions;
    }

    void proveFor(int coalition) {
        prover = coalition;
    }

    /** Gives the node its key and notes it in the repetition history. */
    void setKey(SearchNode node, int ply) {
        Position position = node.position;
        long key = position.key();
        repetitions.put(ply, key);
        node.late = position.quiet() >= guard - LATE;
        key = coalitions.mixKey(key, position);
        node.key = node.late ? key ^ (position.quiet() + 1) * QUIET : key;
    }

    /** Narrows the node's bounds by what is proved about it; the data with the best move, or {@link TranspositionTable#MISS}. */
    long probe(SearchNode node, int ply) {
        long data = table.probe(node.key);
        if (data != TranspositionTable.MISS) {
            int need = TranspositionTable.need(data);
            boolean roomy = need == NodeResult.AT_THIS_QUIET || node.position.quiet() + need <= guard;
            if (roomy && repetitions.trustsProofs(ply, node.position.quiet())) {
                node.tighten(
                        node.lead + TranspositionTable.least(data), node.lead + TranspositionTable.most(data), need);
            }
        }
        return data;
    }

    /** The data that the value at the node may be taken from. */
    long probeValue(SearchNode node, long data) {
        return prover == NOBODY ? data : table.probe(proofKey(node));
    }

    /** Stores what was found at a node. */
    void store(SearchNode node, int value, int bound, int depth, int move) {
        int relative = value - node.lead * AlphaBeta.UNIT;
        if (prover == NOBODY) {
            storeBounds(node, relative, bound, depth, move);
            return;
        }
        int board = node.position.seedsOnBoard();
        table.store(proofKey(node), table.data(relative, bound, depth, move, -board, board, 0));
        if (node.isProofNew()) {
            long old = table.probe(node.key);
            boolean known = old != TranspositionTable.MISS;
            storeBounds(
                    node,
                    known ? TranspositionTable.value(old) : 0,
                    known ? TranspositionTable.bound(old) : TranspositionTable.NOTHING,
                    known ? TranspositionTable.depth(old) : 0,
                    move);
        }
    }

    private void storeBounds(SearchNode node, int relative, int bound, int depth, int move) {
        int least = node.lastingLeast() - node.lead;
        int most = node.lastingMost() - node.lead;
        table.store(node.key, table.data(relative, bound, depth, move, least, most, node.lastingNeed()));
    }

    private long proofKey(SearchNode node) {
        return node.key ^ PROOF * (prover + 1);
    }
}
