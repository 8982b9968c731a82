package semeia.tournament;

import java.util.List;

/** What entrants have scored. */
final class TotalScore {
    private final TournamentState course;
    /** Entrants whose games do not count: they withdrew before they had played half of them (round robin). */
    private final boolean[] annulled;

    TotalScore(TournamentState course) {
        this.course = course;
        this.annulled = new boolean[course.entrants().size()];
        if (course.settings().kind() instanceof Kind.RoundRobin table
                && !course.rounds().isEmpty()) {
            int meetings = (course.starters().size() - 1) * table.cycles();
            for (int e = 0; e < annulled.length; e++) {
                annulled[e] = !course.isPresent(e) && 2 * played(e) < meetings;
            }
        }
    }

    private int played(int entrant) {
        return (int) course.rounds().stream()
                .flatMap(List::stream)
                .filter(fixture -> fixture.seatOf(entrant) >= 0 && fixture.isPlayed())
                .count();
    }

    /** Whether the games of an entrant do not count. */
    boolean isAnnulled(int entrant) {
        return annulled[entrant];
    }

    /** Whether a fixture counts: its result is known, and nobody's games in it are annulled. */
    boolean counts(Fixture fixture) {
        return fixture.result().isPresent() && fixture.entrants().stream().noneMatch(e -> annulled[e]);
    }

    /** The points that a fixture brings an entrant who sits there. A bye is a win, except where everybody has one. */
    int points(Fixture fixture, int entrant) {
        boolean free = fixture.isBye() && course.settings().kind() instanceof Kind.RoundRobin;
        return free || !counts(fixture)
                ? 0
                : course.settings().scoring().points(fixture.result().orElseThrow(), fixture.seatOf(entrant));
    }

    /** The points of each entrant after so many rounds. */
    int[] after(int rounds) {
        int[] points = new int[annulled.length];
        for (List<Fixture> round : course.rounds().subList(0, rounds)) {
            for (Fixture fixture : round) {
                fixture.entrants().forEach(e -> points[e] += points(fixture, e));
            }
        }
        return points;
    }
}
