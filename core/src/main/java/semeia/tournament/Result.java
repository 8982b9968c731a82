package semeia.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import semeia.match.MatchRules;

/**
 * How a fixture ended.
 *
 * @param places the place of each seat, from 1; those who share one have the same and the places after it stay empty; 0 for who did not
 *     come. A win of the first of two is {@code 1, 2}, a draw {@code 1, 1}, a win without play {@code 1, 0}
 * @param seeds the seeds of each seat, or the score of the match; empty if they are not known
 */
public record Result(List<Integer> places, List<Integer> seeds) {
    /**
     * Checks places and seeds.
     *
     * @throws TournamentException if they cannot be those of a fixture
     */
    public Result {
        places = List.copyOf(places);
        seeds = List.copyOf(seeds);
        if (!areWhole(places)) {
            throw new TournamentException(
                    "places", text(places), "the places of those who came, each one more than those before it hold");
        }
        if (!seeds.isEmpty()
                && (seeds.size() != places.size() || seeds.stream().anyMatch(n -> n < 0 || n > MatchRules.MOST))) {
            throw new TournamentException("seeds", text(seeds), "a number from 0 to " + MatchRules.MOST + " a seat");
        }
    }

    /** Whether each place is one more than the number of those before it. */
    private static boolean areWhole(List<Integer> places) {
        for (int place : places) {
            long before =
                    places.stream().filter(other -> other > 0 && other < place).count();
            if (place != 0 && place != before + 1) {
                return false;
            }
        }
        return true;
    }

    /** A result of which the seeds are not known. */
    public static Result of(Integer... places) {
        return new Result(List.of(places), List.of());
    }

    /** The result that the seeds give: more seeds are better. */
    public static Result ofSeeds(List<Integer> seeds) {
        List<Integer> places = new ArrayList<>();
        for (int own : seeds) {
            places.add(1 + (int) seeds.stream().filter(other -> other > own).count());
        }
        return new Result(places, seeds);
    }

    /** Whether it was played: at least two came. */
    public boolean isPlayed() {
        return places.stream().filter(place -> place > 0).count() > 1;
    }

    /** The seats that share the first place. */
    public List<Integer> first() {
        List<Integer> first = new ArrayList<>();
        for (int seat = 0; seat < places.size(); seat++) {
            if (places.get(seat) == 1) {
                first.add(seat);
            }
        }
        return first;
    }

    /** Nobody sits there. */
    static Result empty() {
        return new Result(List.of(), List.of());
    }

    /** One or two sit there and some do not come: who does wins without play. */
    static Result unplayed(List<Boolean> came) {
        return new Result(came.stream().map(here -> here ? 1 : 0).toList(), List.of());
    }

    /** Places and seeds as text: {@code 1-2 28-20}. */
    String text() {
        return text(places) + (seeds.isEmpty() ? "" : " " + text(seeds));
    }

    private static String text(List<Integer> numbers) {
        return numbers.isEmpty()
                ? "-"
                : String.join(
                        "-",
                        Collections.unmodifiableList(numbers).stream()
                                .map(String::valueOf)
                                .toList());
    }
}
