package semeia.bench;

import java.util.HashMap;
import java.util.Map;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * What a player could score who knew exactly what the two others do: expectimax against their habit. Not a way to play but a ceiling: no
 * player scores more against them. Lines that are longer than the horizon count 0, so that the figure is a lower bound of the ceiling;
 * repetitions are not seen. Not thread-safe.
 */
final class BestResponse {
    private static final long STORES = 0xD6E8_FEB8_6659_FD93L;
    private static final long HORIZON = 0x9E37_79B9_7F4A_7C15L;

    private final Rules rules;
    private final Habit others;
    private final int seat;
    private final Map<Long, Double> known = new HashMap<>();

    /** @param seat the player who knows; the two others follow the habit */
    BestResponse(Rules rules, Habit others, int seat) {
        this.rules = rules;
        this.others = others;
        this.seat = seat;
    }

    /**
     * The points to expect, 0 to 1.
     *
     * @param horizon plies that are looked ahead
     */
    double points(Position position, int horizon) {
        if (position.isOver()) {
            return ThreePlayers.points(position, seat);
        }
        if (horizon == 0) {
            return 0;
        }
        long key = position.key() ^ STORES * (64 * position.store(0) + position.store(1) + 1) ^ HORIZON * horizon;
        Double before = known.get(key);
        if (before != null) {
            return before;
        }
        double points = position.player() == seat ? best(position, horizon) : expected(position, horizon);
        known.put(key, points);
        return points;
    }

    private double best(Position position, int horizon) {
        double best = 0;
        for (long rest = rules.legalMoves(position); rest != 0 && best < 1; rest = Moves.rest(rest)) {
            best = Math.max(best, after(position, Moves.first(rest), horizon));
        }
        return best;
    }

    private double expected(Position position, int horizon) {
        long choices = others.choices(position);
        double sum = 0;
        for (long rest = choices; rest != 0; rest = Moves.rest(rest)) {
            sum += after(position, Moves.first(rest), horizon);
        }
        return sum / Moves.count(choices);
    }

    private double after(Position position, int move, int horizon) {
        Position next = position.copy();
        rules.play(next, move);
        return points(next, horizon - 1);
    }
}
