package semeia.engine;

import semeia.rules.Position;

/** Guesses a position's worth pit by pit: what so many seeds in that pit are worth to the player to move. */
final class PitTable implements Evaluation {
    /** Numbers of seeds in a pit that are distinguished; larger numbers count as the largest. */
    static final int KINDS = 32;

    private final int sixes;
    private final int[] weights;

    /** @param weights at index {@code (player * pits + pit) * KINDS + seeds}, for that player to move */
    PitTable(int pits, int[] weights) {
        this.sixes = pits / 6;
        this.weights = weights;
    }

    @Override
    public int gain(Position position) {
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
