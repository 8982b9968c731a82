package semeia.rules;

import java.util.List;
import java.util.OptionalInt;

/**
 * How a game ended.
 *
 * @param reason why it ended
 * @param seeds the seeds of each player, what was left on the board divided; below the number in the game where some are nobody's
 *     (rules 3.6 and 3.7, Awari)
 * @param winner the player who won, from 0; empty if first place is shared. After resignation or flag not always the larger total
 */
public record Outcome(Reason reason, List<Integer> seeds, OptionalInt winner) {
    /** Copies the list. */
    public Outcome {
        seeds = List.copyOf(seeds);
    }

    /** The outcome in which the largest total wins, counting only players for whom {@code excluded} has no bit. */
    static Outcome bySeeds(Reason reason, List<Integer> seeds, int excluded) {
        int best = -1;
        int winner = -1;
        for (int seat = 0; seat < seeds.size(); seat++) {
            if ((excluded & 1 << seat) == 0 && seeds.get(seat) >= best) {
                winner = seeds.get(seat) == best ? -1 : seat;
                best = seeds.get(seat);
            }
        }
        return new Outcome(reason, seeds, winner < 0 ? OptionalInt.empty() : OptionalInt.of(winner));
    }
}
