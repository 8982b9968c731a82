package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Rules;

/** Guesses the worth of a position in which two players own a row each, by {@link Weights}. */
final class RowEvaluation implements Evaluation {
    private static final int SIX = 6;
    private static final int MASK = 31;
    private static final int STRIDE = 32;
    private static final int LAP_PITS = 12;

    private static final long LOW = 0x0000_0101_0101_0101L;
    private static final long HIGH = LOW << 7;
    private static final long REST = HIGH - LOW;
    private static final long GATHER = 0x0102_0408_1020_4080L;

    /** The pit in which a single lap ends, as a bit, at index {@code pit * STRIDE + seeds}; pits counted from the player's first. */
    private static final int[] LAST = new int[SIX * STRIDE];

    static {
        for (int pit = 0; pit < SIX; pit++) {
            for (int seeds = 1; seeds < LAP_PITS; seeds++) {
                LAST[pit * STRIDE + seeds] = 1 << (pit + seeds) % LAP_PITS;
            }
        }
    }

    private final boolean lap;
    private final int sixes;
    private final int pitsSize;
    /** What the seeds of a pit are worth, at index {@code (board * row + pit) * STRIDE + seeds}. */
    private final short[] pits;
    /** The other terms, at index {@code board * STRIDE + term}. */
    private final short[] terms;

    private final int otherFilled;

    RowEvaluation(Rules rules, Weights weights) {
        int row = weights.row();
        this.lap = rules.laps() == Rules.Laps.ONE;
        this.sixes = row / SIX;
        this.pitsSize = row * STRIDE;
        this.pits = new short[(rules.seeds() + 1) * pitsSize];
        this.terms = new short[(rules.seeds() + 1) * STRIDE];
        this.otherFilled = Weights.otherFilled(row);
        for (int board = 0; board <= rules.seeds(); board++) {
            for (int term = 0; term < Weights.seeds(row, 0); term++) {
                terms[board * STRIDE + term] = (short) weights.at(board, term);
            }
            for (int i = 0; i < pitsSize; i++) {
                int term = Weights.seeds(row, i / STRIDE) + Math.min(i % STRIDE, Weights.KINDS - 1);
                pits[board * pitsSize + i] = (short) weights.at(board, term);
            }
        }
    }

    @Override
    public int gain(Position position) {
        int board = position.seedsOnBoard();
        int own = position.player() * sixes;
        int other = sixes - own;
        int at = board * pitsSize;
        int gain = terms[board * STRIDE + Weights.MOVE];
        int ownFilled = 0;
        int otherPits = 0;
        for (int i = 0; i < sixes; i++, at += SIX * STRIDE) {
            long ours = position.six(own + i);
            long theirs = position.six(other + i);
            gain += lap ? lap(ours, theirs, board, at) : pits(ours, theirs, at);
            ownFilled += filled(ours);
            otherPits += filled(theirs);
        }
        int term = board * STRIDE;
        return gain + terms[term + Weights.FILLED + ownFilled] + terms[term + otherFilled + otherPits];
    }

    private int pits(long ours, long theirs, int from) {
        int gain = 0;
        int at = from;
        long a = ours;
        long b = theirs;
        for (int i = 0; i < SIX; i++, at += STRIDE) {
            gain += pits[at + ((int) a & MASK)] - pits[at + ((int) b & MASK)];
            a >>>= 8;
            b >>>= 8;
        }
        return gain;
    }

    private int lap(long ours, long theirs, int board, int from) {
        int gain = 0;
        int at = from;
        int pit = 0;
        int ourLast = 0;
        int theirLast = 0;
        long a = ours;
        long b = theirs;
        for (int i = 0; i < SIX; i++, at += STRIDE, pit += STRIDE) {
            int mine = (int) a & MASK;
            int yours = (int) b & MASK;
            gain += pits[at + mine] - pits[at + yours];
            ourLast |= LAST[pit + mine];
            theirLast |= LAST[pit + yours];
            a >>>= 8;
            b >>>= 8;
        }
        int attacked = ourLast >>> SIX;
        int inDanger = theirLast >>> SIX;
        int term = board * STRIDE;
        return gain
                + terms[term + Weights.ATTACKED_ONE] * Integer.bitCount(attacked & holding(theirs, 1))
                + terms[term + Weights.ATTACKED_TWO] * Integer.bitCount(attacked & holding(theirs, 2))
                + terms[term + Weights.ONE_IN_DANGER] * Integer.bitCount(inDanger & holding(ours, 1))
                + terms[term + Weights.TWO_IN_DANGER] * Integer.bitCount(inDanger & holding(ours, 2));
    }

    /** How many of six pits hold seeds. */
    private static int filled(long six) {
        return Long.bitCount((six + REST) & HIGH);
    }

    /** The pits that hold so many seeds, as bits 0 to 5. */
    private static int holding(long six, int seeds) {
        long marks = ~((six ^ LOW * seeds) + REST) & HIGH;
        return (int) (((marks >>> 7) * GATHER) >>> 56);
    }
}
