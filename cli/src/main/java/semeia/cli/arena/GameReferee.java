package semeia.cli.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Outcome;

/**
 * Leads games between players that it does not trust: every move is checked, and who does not move loses. A third repetition that may be
 * claimed is claimed at once, since one of the two will want it.
 */
final class GameReferee {
    private static final long NANOS = 1_000_000;

    private final Allowance allowance;
    private final Optional<ClockControl> clock;
    private final Set<Adjudication> adjudications;
    /** What each player has left on the clock, in milliseconds. */
    private final long[] left = new long[2];

    GameReferee(Allowance allowance, Optional<ClockControl> clock, Set<Adjudication> adjudications) {
        this.allowance = allowance;
        this.clock = clock;
        this.adjudications = adjudications;
    }

    /**
     * Plays a game to its end.
     *
     * @param number the number of the game in the match
     * @param opening where it begins
     * @param players a player for each seat; the same may sit in several
     * @param seat the seat of the player who is counted first
     */
    PlayedGame play(int number, Game opening, List<Contestant> players, int seat) throws InterruptedException {
        Game game = opening;
        int toMove = 0;
        clock.ifPresent(control -> Arrays.fill(left, control.main()));
        try {
            for (Contestant player : Set.copyOf(players)) {
                toMove = players.indexOf(player);
                player.begin(number);
            }
            while (!game.isOver()) {
                Optional<Adjudication> end = adjudicated(game);
                if (end.isPresent()) {
                    Game ended = game.agreeToEnd();
                    return new PlayedGame(
                            number, seat, ended, points(ended, seat), end.get().id(), "");
                }
                toMove = game.position().player();
                game = next(game, players.get(toMove));
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
        } catch (ForfeitException e) {
            return forfeit(number, seat, game, toMove, e);
        }
        Game finished = game.awaitsLot() ? game.drawLot(number % players.size()) : game;
        return new PlayedGame(number, seat, finished, points(finished, seat), finished.endCode(), "");
    }

    private Optional<Adjudication> adjudicated(Game game) {
        return adjudications.stream().filter(one -> one.applies(game)).findFirst();
    }

    private Game next(Game game, Contestant player) throws ForfeitException, InterruptedException {
        Game next = game.act(clock.isPresent() ? onClock(game, player, clock.get()) : player.choose(game, allowance));
        return next.canClaim() ? next.act(new Action.Claim(next.position().player())) : next;
    }

    private Action onClock(Game game, Contestant player, ClockControl control)
            throws ForfeitException, InterruptedException {
        int seat = game.position().player();
        long began = System.nanoTime();
        Action action = player.choose(game, control.allowance(left, seat, allowance.margin()));
        left[seat] -= (System.nanoTime() - began) / NANOS;
        if (left[seat] < -allowance.margin()) {
            throw new ForfeitException(ForfeitException.Fault.TIMEOUT, "the clock was at " + left[seat] + " ms");
        }
        left[seat] = Math.max(0, left[seat]) + control.increment();
        return action;
    }

    /** The player loses, whatever the seeds; the others share the points of the first seat as if they had won. */
    private static PlayedGame forfeit(int number, int seat, Game game, int loser, ForfeitException e) {
        Game ended = e.fault() == ForfeitException.Fault.TIMEOUT ? game.flag(loser) : game.resign(loser);
        double points = loser == seat ? 0 : 1;
        return new PlayedGame(number, seat, ended, points, e.fault().words(), e.getMessage());
    }

    private static double points(Game game, int seat) {
        Outcome outcome = game.outcome().orElseThrow();
        if (outcome.winner().isPresent()) {
            return outcome.winner().getAsInt() == seat ? 1 : 0;
        }
        int best = outcome.seeds().stream().mapToInt(seeds -> seeds).max().orElseThrow();
        return outcome.seeds().get(seat) == best ? 0.5 : 0;
    }
}
