package semeia.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What each tie-break gives. */
final class Breaker {
    private final TournamentState course;
    private final TotalScore score;
    private final int[] points;

    Breaker(TournamentState course, TotalScore score, int[] points) {
        this.course = course;
        this.score = score;
        this.points = points;
    }

    /**
     * The value of an entrant in twenty-fourths, the higher the better.
     *
     * @param level the entrants to be separated, including this one
     */
    long value(Tiebreak tiebreak, int entrant, List<Integer> level) {
        return switch (tiebreak) {
            case DIRECT -> direct(entrant, level);
            case BUCHHOLZ -> sum(opponents(entrant));
            case BUCHHOLZ_CUT -> {
                List<Long> all = opponents(entrant);
                yield all.size() < 2 ? sum(all) : sum(all) - Collections.min(all);
            }
            case SONNEBORN_BERGER -> sonnebornBerger(entrant);
            case WINS -> (long) Points.ONE * wins(entrant);
            case DIFFERENCE -> difference(entrant);
            case PROGRESSIVE -> progressive(entrant);
            case RATING ->
                (long) Points.ONE * course.entrants().get(entrant).rating().orElse(0);
            case LOT -> -(long) Points.ONE * lot(entrant);
        };
    }

    private static long sum(List<Long> values) {
        return values.stream().mapToLong(Long::longValue).sum();
    }

    private List<Fixture> fixtures(int entrant) {
        return course.rounds().stream()
                .flatMap(List::stream)
                .filter(fixture -> fixture.seatOf(entrant) >= 0 && score.counts(fixture))
                .toList();
    }

    /** A fixture that compares two: it was played, or one of them won it in a table that all have to play. */
    private boolean isMeeting(Fixture fixture) {
        boolean full = course.settings().kind() instanceof Kind.RoundRobin;
        return fixture.isPlayed() || (full && fixture.entrants().size() > 1);
    }

    private long direct(int entrant, List<Integer> level) {
        long made = 0;
        for (int one : level) {
            for (int other : level) {
                if (one != other && between(one, other).isEmpty()) {
                    return 0;
                }
            }
        }
        for (int other : level) {
            for (Fixture fixture : between(entrant, other)) {
                made += other == entrant ? 0 : score.points(fixture, entrant);
            }
        }
        return made;
    }

    private List<Fixture> between(int one, int other) {
        return fixtures(one).stream()
                .filter(fixture -> fixture.seatOf(other) >= 0 && isMeeting(fixture))
                .toList();
    }

    /** The points of each opponent, and one's own for every round without one. */
    private List<Long> opponents(int entrant) {
        List<Long> all = new ArrayList<>();
        for (List<Fixture> round : course.rounds()) {
            List<Fixture> met = round.stream()
                    .filter(fixture -> fixture.seatOf(entrant) >= 0)
                    .filter(fixture -> score.counts(fixture) && isMeeting(fixture))
                    .toList();
            boolean open = round.stream()
                    .anyMatch(fixture ->
                            fixture.seatOf(entrant) >= 0 && fixture.result().isEmpty());
            if (met.isEmpty() && !open) {
                all.add((long) points[entrant]);
            }
            for (Fixture fixture : met) {
                for (int other : fixture.entrants()) {
                    if (other != entrant) {
                        all.add((long) points[other]);
                    }
                }
            }
        }
        return all;
    }

    private long sonnebornBerger(int entrant) {
        long sum = 0;
        for (Fixture fixture : fixtures(entrant)) {
            int own = fixture.placeOf(entrant);
            for (int other : fixture.entrants()) {
                int his = fixture.placeOf(other);
                if (other == entrant || own == 0 || !isMeeting(fixture)) {
                    continue;
                }
                boolean beaten = his == 0 || own < his;
                sum += beaten ? points[other] : own == his ? points[other] / 2 : 0;
            }
        }
        return sum;
    }

    private int wins(int entrant) {
        return (int) fixtures(entrant).stream()
                .filter(Fixture::isPlayed)
                .filter(fixture -> fixture.result().orElseThrow().first().equals(List.of(fixture.seatOf(entrant))))
                .count();
    }

    /** Among three it is the difference from what the others have on average. */
    private long difference(int entrant) {
        long sum = 0;
        for (Fixture fixture : fixtures(entrant)) {
            List<Integer> seeds = fixture.result().orElseThrow().seeds();
            if (fixture.isPlayed() && !seeds.isEmpty()) {
                int own = seeds.get(fixture.seatOf(entrant));
                int others = seeds.stream().mapToInt(Integer::intValue).sum() - own;
                sum += (long) Points.ONE * own - (long) Points.ONE * others / (seeds.size() - 1);
            }
        }
        return sum;
    }

    private long progressive(int entrant) {
        long sum = 0;
        for (int rounds = 1; rounds <= course.rounds().size(); rounds++) {
            sum += score.after(rounds)[entrant];
        }
        return sum;
    }

    /** Which lot the entrant drew, 1 the best. */
    private int lot(int entrant) {
        Draw draw = course.settings().draw();
        int before = 1;
        for (int other = 0; other < course.entrants().size(); other++) {
            int compared = Integer.compare(draw.lotOf(other), draw.lotOf(entrant));
            before += compared > 0 || (compared == 0 && other < entrant) ? 1 : 0;
        }
        return before;
    }
}
