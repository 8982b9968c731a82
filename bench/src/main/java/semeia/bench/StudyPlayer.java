package semeia.bench;

import semeia.rules.Game;

/** Whoever chooses moves, for one seat of one game. */
@FunctionalInterface
interface StudyPlayer {
    /** A legal move of a game that is not over. */
    int choose(Game game);
}
