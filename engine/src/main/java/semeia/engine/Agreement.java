package semeia.engine;

import java.util.List;
import java.util.Optional;
import semeia.rules.Game;
import semeia.rules.Outcome;

/** How the computer answers an offer to end the game, and when it claims the end (rule 3.7). */
public final class Agreement {
    private static final int MEGABYTES = 1;
    private static final int NODES = 20_000;
    /** Who expects to lose by a seed or more takes a draw. */
    private static final double WORSE = -1;

    /** An estimate that hopes for less than this has nothing to hope for. */
    private static final double SEED = 0.5;

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
        Score score = score(game);
        boolean own = game.position().player() == seat;
        int most = own ? score.atMost() : -score.atLeast();
        return most <= 0 || (own ? score.seeds() : -score.seeds()) <= WORSE;
    }

    /**
     * Whether a player claims the end now: to win by it, or where no more is expected of playing on. Of three or more each claims
     * unless it loses by it.
     *
     * @param game a game in which the end may be claimed
     * @param seat the player, from 0
     * @return false where there is nothing to claim
     */
    public static boolean isClaimed(Game game, int seat) {
        if (!game.canClaim()) {
            return false;
        }
        Outcome outcome = game.claim(seat).outcome().orElseThrow();
        if (outcome.winner().isPresent() && outcome.winner().getAsInt() == seat) {
            return true;
        }
        List<Integer> seeds = outcome.seeds();
        if (seeds.size() > 2) {
            return outcome.winner().isEmpty();
        }
        double expected = game.position().player() == seat
                ? score(game).seeds()
                : -score(game).seeds();
        return seeds.get(seat) - seeds.get(1 - seat) >= expected - SEED;
    }

    private static Score score(Game game) {
        return new Search(game.rules(), MEGABYTES, Prober.NONE, () -> 0L)
                .search(game, Limits.nodes(NODES), depth -> {})
                .score();
    }
}
