package semeia.tournament;

import java.util.List;

/** What entrants have been through before a round: whom they met, who began, who was left out or moved. */
final class Past {
    private final TournamentState course;
    private final int[][] meetings;
    /** How much more often each has begun than not. */
    private final int[] balance;
    /** 1 if the last to be played was begun, −1 if not, 0 if there was none. */
    private final int[] last;

    private final int[] rested;

    Past(TournamentState course) {
        this.course = course;
        int size = course.entrants().size();
        meetings = new int[size][size];
        balance = new int[size];
        last = new int[size];
        rested = new int[size];
        course.rounds().forEach(round -> round.forEach(this::add));
    }

    private void add(Fixture fixture) {
        List<Integer> seats = fixture.entrants();
        boolean walkover = fixture.result().isPresent() && !fixture.isPlayed();
        if (walkover) {
            seats.stream().filter(e -> fixture.placeOf(e) > 0).forEach(e -> rested[e]++);
            return;
        }
        for (int a : seats) {
            for (int b : seats) {
                meetings[a][b] += a == b ? 0 : 1;
            }
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            int sign = seat == 0 ? 1 : -1;
            balance[seats.get(seat)] += sign;
            last[seats.get(seat)] = sign;
        }
    }

    /** How often two have met, walk-overs left out. */
    int meetings(int a, int b) {
        return meetings[a][b];
    }

    /** How often somebody had points without play: byes, and opponents who did not come. */
    int rested(int entrant) {
        return rested[entrant];
    }

    /** The larger imbalance of the two if the better of them begins. */
    int imbalance(int a, int b) {
        int low = Math.min(balance[a], balance[b]) + 1;
        int high = Math.max(balance[a], balance[b]) - 1;
        return Math.max(Math.abs(low), Math.abs(high));
    }

    /** 0 if the two can both have what they are due, 1 or 2 if one cannot. */
    int clash(int a, int b) {
        int due = due(a);
        if (due == 0 || due != due(b)) {
            return 0;
        }
        return balance[a] != 0 && balance[b] != 0 ? 2 : 1;
    }

    /** 1 if an entrant is due to begin, −1 if not, 0 if it is all the same. */
    private int due(int entrant) {
        return balance[entrant] == 0 ? -last[entrant] : -Integer.signum(balance[entrant]);
    }

    /** The two in the order of their seats: who has begun less, or did not begin last, begins; else a lot decides. */
    List<Integer> seated(int a, int b) {
        int first = Integer.compare(balance[a], balance[b]);
        if (first == 0) {
            first = Integer.compare(last[a], last[b]);
        }
        if (first == 0) {
            int lot = course.settings().draw().starter(course.rounds().size(), Math.min(a, b));
            first = (a < b) == (lot == 0) ? -1 : 1;
        }
        return first < 0 ? List.of(a, b) : List.of(b, a);
    }
}
