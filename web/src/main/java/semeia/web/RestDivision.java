package semeia.web;

import java.util.List;
import java.util.stream.IntStream;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;
import semeia.rules.Sowing;

/** How the seeds that were left at the end of a game were divided: what the page says in a sentence. */
enum RestDivision {
    /** Each took the seeds of their own pits. */
    OWN,
    /** All went to the player whose row is empty. */
    EMPTY_ROW,
    /** All went to the opponent of the player who could not move. */
    OPPONENT_OF_MOVER,
    /** Each took half; an odd seed was left out. */
    EVENLY,
    /** Nothing was counted any more. */
    UNCOUNTED,
    /** The last seeds went to who made the first move. */
    STARTER,
    /** The last seeds went to who took the seeds before them. */
    TAKER,
    /** The last seeds went to who first captured with a last seed. */
    OPENER,
    /** The last seeds went to the winner of a lot. */
    LOT,
    /** All went to the opponent of the player who gave up. */
    OPPONENT;

    /** How the rules divide what is left when a game ends for the reason. */
    static RestDivision how(Rules rules, Reason reason) {
        return switch (rules.leftover(reason)) {
            case OWNERS -> OWN;
            case EMPTY_ROW -> EMPTY_ROW;
            case OPPONENT_OF_MOVER -> OPPONENT_OF_MOVER;
            case EVENLY -> EVENLY;
            case NOBODY, UNCOUNTED -> UNCOUNTED;
            case STARTER -> STARTER;
            case TAKER, MOVER -> TAKER;
            case OPENER -> OPENER;
            case LOT -> LOT;
            case OPPONENT -> OPPONENT;
        };
    }

    /** What each player got in the division: their seeds less what they had captured before. */
    static List<Integer> of(Game game, Outcome outcome) {
        return IntStream.range(0, outcome.seeds().size())
                .mapToObj(seat -> outcome.seeds().get(seat) - captured(game, seat))
                .toList();
    }

    private static int captured(Game game, int seat) {
        Position before = game.previous().map(Game::position).orElseGet(game::position);
        return before.store(seat)
                + game.lastSowing()
                        .map((Sowing sowing) -> sowing.captured(seat))
                        .orElse(0);
    }
}
