package semeia.engine;

import semeia.rules.Position;

/** Guesses a position's worth pit by pit: what so many seeds in that pit are worth to the player to move. */
final class PitTable implements Evaluation {
    /** Numbers of seeds in a pit that are distinguished; larger numbers count as the largest. */
    static final int KINDS = 32;

    private static final int SIX = 6;

    private final int pits;
    /** The words of six pits each that make the board; 0 if its words have another number of pits. */
    private final int sixes;

    private final int[] weights;

    /** @param weights at index {@code (player * pits + pit) * KINDS + seeds}, for that player to move */
    PitTable(int pits, int[] weights) {
        this.pits = pits;
        this.sixes = pits == 2 * SIX || pits == 4 * SIX ? pits / SIX : 0;
        this.weights = weights;
    }

    @Override
    public int gain(Position position) {
        return sixes == 0 ? gainByPits(position) : gainBySixes(position);
    }

    private int gainByPits(Position position) {
        int at = position.player() * pits * KINDS;
        int gain = 0;
        for (int pit = 0; pit < pits; pit++, at += KINDS) {
            gain += weights[at + Math.min(position.seeds(pit), KINDS - 1)];
        }
        return gain;
    }

    private int gainBySixes(Position position) {
        int at = position.player() * sixes * 6 * KINDS;
        int gain = 0;
        for (int i = 0; i < sixes; i++) {
            long six = position.six(i);
            for (int pit = 0; pit < 6; pit++) {
                gain += weights[at + ((int) six & KINDS - 1)];
                six >>>= 8;
                at += KINDS;
            }
        }
        return gain;
    }
}
