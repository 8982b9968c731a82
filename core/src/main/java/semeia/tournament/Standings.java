package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Puts the entrants in order: by what counts first, then by one tie-break after another among those who are still level. */
final class Standings {
    private final TournamentState course;
    private final TotalScore score;
    private final int[] points;
    private final Breaker breaker;
    private final List<List<Long>> values = new ArrayList<>();
    private final List<Standing> standings = new ArrayList<>();

    private Standings(TournamentState course) {
        this.course = course;
        this.score = new TotalScore(course);
        int[] scored = score.after(course.rounds().size());
        this.breaker = new Breaker(course, score, scored);
        this.points = main(scored);
    }

    /** Everybody who ever entered, the best first. */
    static List<Standing> of(TournamentState course) {
        return new Standings(course).list();
    }

    private int[] main(int[] scored) {
        int entrants = course.entrants().size();
        if (course.settings().kind() instanceof Kind.WinnerStays) {
            Queue queue = new Queue(course);
            return IntStream.range(0, entrants)
                    .map(e -> Points.ONE * queue.streak(e))
                    .toArray();
        }
        return course.settings().kind() instanceof Kind.KnockOut ? roundsWon(new int[entrants]) : scored;
    }

    /** In a knock-out the rounds won; the match for the third place is worth half a one. */
    private int[] roundsWon(int[] won) {
        Bracket bracket = new Bracket(course);
        for (int round = 0; round < course.rounds().size(); round++) {
            List<Fixture> fixtures = course.rounds().get(round);
            for (int i = 0; i < fixtures.size(); i++) {
                boolean third = i == 1 && course.rounds().get(0).size() >> round == 1;
                Optional<Integer> winner = bracket.winner(fixtures.get(i), round, i);
                winner.ifPresent(e -> won[e] += third ? Points.ONE / 2 : Points.ONE);
            }
        }
        return won;
    }

    private List<Standing> list() {
        List<Integer> all = IntStream.range(0, points.length).boxed().toList();
        all.forEach(e -> values.add(new ArrayList<>()));
        List<List<Integer>> groups = split(List.of(all), e -> points[e]);
        for (Tiebreak tiebreak : course.settings().tiebreaks()) {
            for (List<Integer> group : groups) {
                group.forEach(e -> values.get(e).add(breaker.value(tiebreak, e, group)));
            }
            groups = split(groups, e -> values.get(e).get(values.get(e).size() - 1));
        }
        int place = 1;
        for (List<Integer> group : groups) {
            int shared = place;
            group.forEach(e -> standings.add(standing(shared, e)));
            place += group.size();
        }
        return standings;
    }

    /** Something that puts entrants in order, the higher the better. */
    private interface Measure {
        long of(int entrant);
    }

    /** Splits each group into groups of those who are level, the best first. */
    private static List<List<Integer>> split(List<List<Integer>> groups, Measure measure) {
        List<List<Integer>> finer = new ArrayList<>();
        for (List<Integer> group : groups) {
            List<Integer> sorted = new ArrayList<>(group);
            sorted.sort((a, b) -> Long.compare(measure.of(b), measure.of(a)));
            for (int i = 0; i < sorted.size(); i++) {
                if (i == 0 || measure.of(sorted.get(i)) != measure.of(sorted.get(i - 1))) {
                    finer.add(new ArrayList<>());
                }
                finer.get(finer.size() - 1).add(sorted.get(i));
            }
        }
        return finer;
    }

    private Standing standing(int place, int entrant) {
        int[] counts = new int[5];
        for (List<Fixture> round : course.rounds()) {
            for (Fixture fixture : round) {
                if (fixture.seatOf(entrant) >= 0
                        && fixture.isPlayed()
                        && fixture.placeOf(entrant) > 0
                        && score.counts(fixture)) {
                    count(fixture, entrant, counts);
                }
            }
        }
        return new Standing(
                place,
                entrant,
                points[entrant],
                List.copyOf(values.get(entrant)),
                counts[0],
                counts[1],
                counts[2],
                counts[3],
                counts[4]);
    }

    private static void count(Fixture fixture, int entrant, int[] counts) {
        Result result = fixture.result().orElseThrow();
        int seat = fixture.seatOf(entrant);
        counts[0]++;
        if (result.first().contains(seat)) {
            counts[result.first().size() == 1 ? 1 : 2]++;
        }
        if (!result.seeds().isEmpty()) {
            int all = result.seeds().stream().mapToInt(Integer::intValue).sum();
            counts[3] += result.seeds().get(seat);
            counts[4] += all - result.seeds().get(seat);
        }
    }
}
