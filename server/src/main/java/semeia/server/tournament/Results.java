package semeia.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.match.Match;
import semeia.match.MatchOutcome;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.server.table.Status;
import semeia.server.table.TableState;
import semeia.tournament.Result;

/** What the end of play at a table means in a tournament. */
final class Results {
    private Results() {}

    /** The result of a table where play is over; empty while it goes on, or if the table was closed before. */
    static Optional<Result> of(TableState table) {
        if (table.status() != Status.OVER) {
            return Optional.empty();
        }
        return table.terms().match().isPresent()
                ? table.match().flatMap(Results::ofMatch)
                : table.game().flatMap(Game::outcome).map(Results::ofGame);
    }

    private static Optional<Result> ofMatch(Match match) {
        return match.outcome().map(MatchOutcome::winner).map(winner -> result(winner, match.score()));
    }

    private static Result ofGame(Outcome outcome) {
        return result(outcome.winner(), outcome.seeds());
    }

    /** Who won is first, also with fewer seeds, as after a resignation; the others are in the order of their seeds. */
    private static Result result(OptionalInt winner, List<Integer> seeds) {
        if (winner.isEmpty()) {
            return drawn(seeds);
        }
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < seeds.size(); seat++) {
            int place = 1;
            for (int other = 0; other < seeds.size(); other++) {
                boolean ahead = other == winner.getAsInt() || seeds.get(other) > seeds.get(seat);
                place += seat != winner.getAsInt() && other != seat && ahead ? 1 : 0;
            }
            places.add(place);
        }
        return new Result(places, seeds);
    }

    /** Two who draw are level whatever their seeds; of three the best share the first place. */
    private static Result drawn(List<Integer> seeds) {
        return seeds.size() == 2 ? new Result(List.of(1, 1), seeds) : Result.ofSeeds(seeds);
    }
}
