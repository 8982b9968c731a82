package semeia.cli.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import semeia.rules.Game;

/**
 * A match that is being played, game by game. Each opening is played once from every seat, so that who has it better does not matter. The
 * seat that begins alternates with it. Not thread-safe.
 */
public final class EngineMatch implements AutoCloseable {
    private final MatchPlan plan;
    private final int seats;
    private final Contestant first;
    private final Contestant second;
    private final GameReferee referee;
    private final Openings openings;
    private Game opening;
    private int opened;

    /**
     * A match at its beginning.
     *
     * @throws IllegalArgumentException if a player's words mean none
     */
    public EngineMatch(MatchPlan plan) {
        this.plan = plan;
        this.seats = plan.rules().territory().players();
        this.first = plan.first().contestant(plan.rules(), 2 * plan.seed());
        this.second = plan.second().contestant(plan.rules(), 2 * plan.seed() + 1);
        this.referee = new GameReferee(plan.allowance(), plan.clock(), plan.adjudications());
        this.openings = new Openings(plan.rules(), plan.plies(), plan.seed());
        this.opening = Game.start(plan.rules());
    }

    /**
     * Plays one game.
     *
     * @param number from 1, ascending; games left out are taken as played
     * @throws InterruptedException if the thread is interrupted; the game is not finished then
     */
    public PlayedGame play(int number) throws InterruptedException {
        for (int needed = (number - 1) / seats + 1; opened < needed; opened++) {
            opening = plan.book().isEmpty()
                    ? openings.next()
                    : plan.book().get(opened % plan.book().size());
        }
        int seat = (number - 1) % seats;
        List<Contestant> players = new ArrayList<>(Collections.nCopies(seats, second));
        players.set(seat, first);
        return referee.play(number, opening, players, seat);
    }

    /** The players' names in seat order. */
    public List<String> names(PlayedGame game) {
        List<String> names = new ArrayList<>(Collections.nCopies(seats, second.name()));
        names.set(game.seat(), first.name());
        return names;
    }

    /** What is played. */
    public MatchPlan plan() {
        return plan;
    }

    /** Ends the programs that play. */
    @Override
    public void close() {
        first.close();
        second.close();
    }
}
