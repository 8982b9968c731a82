package semeia.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A round in which those meet who have done equally well and have not met.
 *
 * <p>Every possible pair has a cost, and of all pairings that leave nobody without an opponent the one is taken whose costs add up to
 * the least. A cost has five parts; no sum of a later part outweighs one unit of an earlier part:
 *
 * <ol>
 *   <li>the two have met (only where that cannot be avoided and was asked for), or one would have begun three times more, or less, than
 *       not;
 *   <li>the square of how many score groups lie between the two;
 *   <li>somebody meets a lower, or a higher, score than their own a second time in a row;
 *   <li>both are due to begin, or neither is;
 *   <li>how far the pair is from top half against bottom half of their score group.
 * </ol>
 */
final class SwissPairing {
    private static final int WIDEST = 15;
    private static final int MOST_OFF = 2 * TournamentState.MOST_ENTRANTS + 1;

    private final TournamentState course;
    private final boolean rematches;
    private final Past past;
    private final int[] points;
    private final int[] floated;
    /** Who plays, best first. */
    private final List<Integer> players;

    private SwissPairing(TournamentState course, boolean rematches) {
        this.course = course;
        this.rematches = rematches;
        this.past = new Past(course);
        TotalScore score = new TotalScore(course);
        int rounds = course.rounds().size();
        this.points = score.after(rounds);
        this.floated =
                rounds == 0 ? new int[points.length] : floats(course.rounds().get(rounds - 1), score);
        Comparator<Integer> better = Comparator.comparingInt((Integer e) -> -points[e]);
        this.players = course.presentOnes().stream()
                .sorted(better.thenComparing(course.seeding()))
                .toList();
    }

    /**
     * The boards of the next round.
     *
     * @param rematches whether two may meet again where there is no other way
     * @throws TournamentException if too few play, or nobody can be paired without a rematch and there may be none
     */
    static List<List<Integer>> next(TournamentState course, boolean rematches) {
        return new SwissPairing(course, rematches).pair();
    }

    private List<List<Integer>> pair() {
        if (players.size() < 2) {
            throw new TournamentException("entrants who play", players.size(), "2 or more");
        }
        if (players.size() % 2 == 0) {
            return pair(players).orElseThrow(SwissPairing::exhausted);
        }
        for (int rest : inOrderOfRest()) {
            List<Integer> others = players.stream().filter(e -> e != rest).toList();
            Optional<List<List<Integer>>> boards = pair(others);
            if (boards.isPresent()) {
                boards.get().add(List.of(rest));
                return boards.get();
            }
        }
        throw exhausted();
    }

    private static TournamentException exhausted() {
        return new TournamentException("every pairing contains a rematch; allow rematches, or end the tournament");
    }

    /** Who may have the bye: those first who had the fewest, of them the lowest. */
    private List<Integer> inOrderOfRest() {
        List<Integer> order = new ArrayList<>(players);
        order.sort(Comparator.comparingInt(past::rested)
                .thenComparing(Comparator.comparing(players::indexOf).reversed()));
        return order;
    }

    /** 1 for who met a lower score or had a bye in the round, −1 for who met a higher one. */
    private int[] floats(List<Fixture> round, TotalScore score) {
        int[] before = score.after(course.rounds().size() - 1);
        int[] floats = new int[before.length];
        for (Fixture fixture : round) {
            List<Integer> seats = fixture.entrants();
            if (seats.size() == 2) {
                int first = Integer.compare(before[seats.get(0)], before[seats.get(1)]);
                floats[seats.get(0)] = first;
                floats[seats.get(1)] = -first;
            } else {
                seats.forEach(e -> floats[e] = 1);
            }
        }
        return floats;
    }

    /** Where somebody stands among those whom a round brings together. */
    private record Rank(int group, int index, int size) {}

    private Optional<List<List<Integer>>> pair(List<Integer> all) {
        Map<Integer, Rank> ranks = ranks(all);
        long[][] cost = new long[all.size()][all.size()];
        for (int i = 0; i < all.size(); i++) {
            cost[i][i] = Matching.FORBIDDEN;
            for (int j = 0; j < i; j++) {
                cost[i][j] = cost(all.get(j), all.get(i), ranks, all.size());
                cost[j][i] = cost[i][j];
            }
        }
        return Matching.cheapest(cost).map(mate -> boards(all, mate));
    }

    private Map<Integer, Rank> ranks(List<Integer> all) {
        Map<Integer, Rank> ranks = new HashMap<>();
        int group = 0;
        for (int start = 0; start < all.size(); group++) {
            int end = start;
            while (end < all.size() && points[all.get(end)] == points[all.get(start)]) {
                end++;
            }
            for (int i = start; i < end; i++) {
                ranks.put(all.get(i), new Rank(group, i - start, end - start));
            }
            start = end;
        }
        return ranks;
    }

    private long cost(int upper, int lower, Map<Integer, Rank> ranks, int size) {
        int met = past.meetings(upper, lower);
        if (met > 0 && !rematches) {
            return Matching.FORBIDDEN;
        }
        Rank high = ranks.get(upper);
        Rank low = ranks.get(lower);
        int apart = Math.min(low.group - high.group, WIDEST);
        int again = apart == 0 ? 0 : (floated[upper] > 0 ? 1 : 0) + (floated[lower] < 0 ? 1 : 0);
        int lopsided = past.imbalance(upper, lower) > 2 ? 1 : 0;
        long[] parts = {
            2L * Math.min(met, 3) + lopsided, (long) apart * apart, again, past.clash(upper, lower), off(high, low)
        };
        int[] most = {7, WIDEST * WIDEST, 2, 2, MOST_OFF};
        long cost = 0;
        for (int i = 0; i < parts.length; i++) {
            cost = cost * ((long) most[i] * size / 2 + 1) + parts[i];
        }
        return cost;
    }

    /** How far a pair is from what the order would have: in halves of a place, so that a change of halves costs a little more. */
    private static int off(Rank high, Rank low) {
        if (high.group != low.group) {
            return Math.min(2 * (high.size - 1 - high.index + low.index), MOST_OFF);
        }
        int half = high.size / 2;
        boolean sameHalf = (high.index < half) == (low.index < half);
        return 2 * Math.abs(low.index - high.index - half) + (sameHalf ? 1 : 0);
    }

    private List<List<Integer>> boards(List<Integer> all, int[] mate) {
        List<List<Integer>> boards = new ArrayList<>();
        for (int i = 0; i < mate.length; i++) {
            if (i < mate[i]) {
                boards.add(past.seated(all.get(i), all.get(mate[i])));
            }
        }
        return boards;
    }
}
