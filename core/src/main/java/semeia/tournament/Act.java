package semeia.tournament;

import java.util.List;
import java.util.Optional;

/** Something that is done in a tournament. Entrants, rounds and fixtures count from 0. */
public sealed interface Act {
    /** The act on one line, such as {@code withdraw 3}; {@link #parse} reads it. There everything counts from 1. */
    default String text() {
        return ActText.format(this);
    }

    /**
     * The act that a line means.
     *
     * @throws TournamentException if it means none
     */
    static Act parse(String line) {
        return ActText.parse(line);
    }

    /**
     * The acts on the lines of a text; empty lines are passed over.
     *
     * @throws TournamentException if a line means none
     */
    static List<Act> parseAll(String text) {
        return StrictText.lines(text).stream()
                .filter(line -> !line.isBlank())
                .map(Act::parse)
                .toList();
    }

    /** Somebody enters, before the first round or later. */
    record Enter(Entrant entrant) implements Act {}

    /** What is known of an entrant is put right. */
    record Amend(int number, Entrant entrant) implements Act {}

    /** Somebody plays no more, from now on. */
    record Withdraw(int number) implements Act {}

    /** Somebody who had withdrawn plays again, from the next round on. */
    record Rejoin(int number) implements Act {}

    /**
     * A round begins.
     *
     * @param boards who sits where, see {@link Fixture#entrants}
     */
    record Pair(List<List<Integer>> boards) implements Act {
        /** Keeps its own lists. */
        public Pair {
            boards = boards.stream().map(List::copyOf).toList();
        }
    }

    /**
     * A fixture has ended, or its result is put right.
     *
     * @param result how; empty to take it away again
     */
    record Score(int round, int fixture, Optional<Result> result) implements Act {}

    /** The tournament ends as it stands. */
    record Close() implements Act {}
}
