package semeia.engine;

import java.util.Optional;
import semeia.rules.Game;
import semeia.rules.Outcome;

/** How the computer answers an offer to end the game (rule 3.7). */
public final class Agreement {
    private static final int MEGABYTES = 1;
    private static final int NODES = 20_000;
    /** Who expects to lose by a seed or more takes a draw. */
    private static final double WORSE = -1;

    private Agreement() {}

    /**
     * Whether a player would end the game now: to win by it, or to draw where no more can be had for sure, or less is expected. Of three
     * players each agrees unless it loses by it.
     *
     * @param game a game that is not over
     * @param seat the player, from 0
     */
    public static boolean isWelcome(Game game, int seat) {
        Optional<Outcome> outcome = game.agreeToEnd().outcome();
        if (outcome.isEmpty() || outcome.get().winner().isPresent()) {
            return outcome.isPresent() && outcome.get().winner().getAsInt() == seat;
        }
        if (game.rules().territory().players() > 2) {
            return true;
        }
        Score score = new Search(game.rules(), MEGABYTES, Prober.NONE, () -> 0L)
                .search(game, Limits.nodes(NODES), depth -> {})
                .score();
        boolean own = game.position().player() == seat;
        int most = own ? score.atMost() : -score.atLeast();
        return most <= 0 || (own ? score.seeds() : -score.seeds()) <= WORSE;
    }
}
