package semeia.engine;

import java.util.Arrays;
import semeia.rules.Position;

/**
 * A node of the tree while its moves are searched: what is known of it and its children. One for every ply, used again and again. All
 * values and bounds are for its mover.
 */
final class SearchNode {
    private static final int MAX_MOVES = 27;

    /** Room for the children. */
    private final Position[] children = new Position[MAX_MOVES];
    /** A move's score for ordering, the child it leads to and the move itself, in one word. */
    private final long[] order = new long[MAX_MOVES];
    /** The principal variation from here on. */
    private final int[] line = new int[AlphaBeta.MAX_PLIES];

    private int lineLength;

    Position position;
    int mover;
    /** The seeds by which the mover's coalition leads. */
    int lead;

    long key;
    /** Whether the guard is so near that the table distinguishes positions by their quiet plies too. */
    boolean late;

    /** The proved bounds in seeds and the need of their proof, see {@link NodeResult}. */
    int least;

    int most;
    int need;

    /** The same without what holds on this line only: what the table may keep. */
    private int lastingLeast;

    private int lastingMost;
    private int lastingNeed;

    /** The bounds and the need that the moves searched so far make. */
    private int movesLeast;

    private int movesMost;
    private int movesNeed;

    private boolean provedAnew;

    /** How many children are listed. */
    int count;

    void begin(Position newPosition, int newLead) {
        position = newPosition;
        mover = newPosition.player();
        lead = newLead;
        int board = newPosition.seedsOnBoard();
        least = newLead - board;
        most = newLead + board;
        need = 0;
        lastingLeast = least;
        lastingMost = most;
        lastingNeed = 0;
        provedAnew = false;
        count = 0;
    }

    /** Narrows the bounds by what was proved elsewhere and holds here. */
    void tighten(int knownLeast, int knownMost, int knownNeed) {
        least = Math.max(least, knownLeast);
        most = Math.min(most, knownMost);
        need = Math.max(need, knownNeed);
        lastingLeast = least;
        lastingMost = most;
        lastingNeed = need;
    }

    /** Whether the bounds decide the matter in the window. */
    boolean isDecided(int alpha, int beta) {
        return least * AlphaBeta.UNIT >= beta || most * AlphaBeta.UNIT <= alpha || least == most;
    }

    void expand() {
        movesLeast = Integer.MIN_VALUE;
        movesMost = Integer.MIN_VALUE;
        movesNeed = 0;
    }

    /** Includes the result of one of the moves. */
    void include(long found, Position child) {
        movesLeast = Math.max(movesLeast, NodeResult.least(found));
        movesMost = Math.max(movesMost, NodeResult.most(found));
        if (child.quiet() != 0 && !child.isOver()) {
            movesNeed = Math.max(movesNeed, NodeResult.needBefore(NodeResult.need(found)));
        }
    }

    /**
     * Concludes the node's bounds from those of its moves.
     *
     * @param all whether all moves were searched
     */
    void conclude(boolean all) {
        int provedMost = all ? movesMost : most;
        if (movesLeast > least || provedMost < most) {
            need = Math.max(need, Math.max(1, movesNeed));
            least = Math.max(least, movesLeast);
            most = Math.min(most, provedMost);
            if (need < NodeResult.AT_THIS_QUIET || (late && need == NodeResult.AT_THIS_QUIET)) {
                lastingLeast = least;
                lastingMost = most;
                lastingNeed = need;
                provedAnew = true;
            }
        }
    }

    long result(int value) {
        return NodeResult.of(clamp(value), least, most, need);
    }

    int clamp(int value) {
        return Math.max(least * AlphaBeta.UNIT, Math.min(most * AlphaBeta.UNIT, value));
    }

    /** Whether {@link #conclude} proved something that lasts. */
    boolean isProofNew() {
        return provedAnew;
    }

    int lastingLeast() {
        return lastingLeast;
    }

    int lastingMost() {
        return lastingMost;
    }

    int lastingNeed() {
        return lastingNeed;
    }

    /** The room for the child at a slot. */
    Position child(int slot) {
        Position child = children[slot];
        if (child == null) {
            child = position.copy();
            children[slot] = child;
        }
        return child;
    }

    /** Lists the child in the next slot. */
    void list(int move, int score) {
        order[count] = ((long) score << 16) | count << 8 | move;
        count++;
    }

    /** Moves the best child listed from an index on to that index. */
    void pick(int index) {
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        long picked = order[best];
        order[best] = order[index];
        order[index] = picked;
    }

    int move(int index) {
        return (int) order[index] & 0x3F;
    }

    int slot(int index) {
        return (int) order[index] >>> 8 & 0x1F;
    }

    void clearLine() {
        lineLength = 0;
    }

    /** Makes the line a move and the child's line. */
    void follow(int move, SearchNode child) {
        line[0] = move;
        lineLength = Math.min(child.lineLength + 1, line.length);
        System.arraycopy(child.line, 0, line, 1, lineLength - 1);
    }

    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
