package semeia.tournament;

import java.util.List;
import java.util.Optional;

/**
 * Who sits at a board in a round.
 *
 * @param entrants their numbers, from 0, in the order of the seats; the first begins. One alone has a bye; nobody is what is left of a
 *     knock-out where none came
 * @param result how it ended; empty while it is not known
 */
public record Fixture(List<Integer> entrants, Optional<Result> result) {
    /** Keeps its own list. */
    public Fixture {
        entrants = List.copyOf(entrants);
    }

    Fixture with(Result ended) {
        return new Fixture(entrants, Optional.of(ended));
    }

    Fixture open() {
        return new Fixture(entrants, Optional.empty());
    }

    /** Whether somebody has the round off. */
    public boolean isBye() {
        return entrants.size() == 1;
    }

    /** Whether the two or three played it; a bye or a walk-over is not played. */
    public boolean isPlayed() {
        return result.map(Result::isPlayed).orElse(false);
    }

    /** The seat of an entrant, −1 if they sit elsewhere. */
    public int seatOf(int entrant) {
        return entrants.indexOf(entrant);
    }

    /** The place of an entrant who sits here, 0 while it is not known. */
    int placeOf(int entrant) {
        return result.map(ended -> ended.places().get(seatOf(entrant))).orElse(0);
    }
}
