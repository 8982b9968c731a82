package semeia.engine;

import semeia.rules.Position;

/** Guesses what a position is worth that the search does not look beyond. */
interface Evaluation {
    /**
     * The seeds that the player to move will still gain more than the others, in {@link AlphaBeta#UNIT}ths of a seed. The seeds in the stores
     * do not count.
     */
    int gain(Position position);
}
