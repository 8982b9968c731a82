package semeia.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One board and a queue: who wins stays, who loses goes to its end. After a draw the one who has sat longer makes room, and a lot
 * decides between two who came together.
 */
record Queue(TournamentState course) {
    /** The board of the next round. */
    List<List<Integer>> next() {
        int round = course.rounds().size();
        List<Integer> sitting = new ArrayList<>();
        if (round > 0) {
            stays(course.rounds().get(round - 1).get(0), round - 1)
                    .filter(course::isPresent)
                    .ifPresent(sitting::add);
        }
        List<Integer> waiting = waiting(sitting);
        while (sitting.size() < 2 && !waiting.isEmpty()) {
            sitting.add(waiting.remove(0));
        }
        if (sitting.size() < 2) {
            throw new TournamentException("entrants who play", sitting.size(), "2 or more");
        }
        return List.of(new Past(course).seated(sitting.get(0), sitting.get(1)));
    }

    /** Those who wait, the next one first. */
    List<Integer> waiting(List<Integer> sitting) {
        Comparator<Integer> longest = Comparator.comparingInt(this::waitsSince);
        Comparator<Integer> newcomer = Comparator.comparing(e -> lastPlayed(e) + 1 == waitsSince(e));
        List<Integer> waiting = new ArrayList<>(course.presentOnes());
        waiting.removeAll(sitting);
        waiting.sort(longest.thenComparing(newcomer).thenComparing(course.seeding()));
        return waiting;
    }

    private int waitsSince(int entrant) {
        return Math.max(course.since(entrant), lastPlayed(entrant) + 1);
    }

    private int lastPlayed(int entrant) {
        int last = course.rounds().size() - 1;
        while (last >= 0 && !sits(entrant, last)) {
            last--;
        }
        return last;
    }

    private boolean sits(int entrant, int round) {
        return round >= 0 && course.rounds().get(round).get(0).seatOf(entrant) >= 0;
    }

    /** Who keeps the seat after a round; nobody if neither came. */
    Optional<Integer> stays(Fixture fixture, int round) {
        List<Integer> first = fixture.result().map(Result::first).orElse(List.of()).stream()
                .map(fixture.entrants()::get)
                .toList();
        if (first.size() < 2) {
            return first.stream().findFirst();
        }
        int one = satFor(first.get(0), round);
        int two = satFor(first.get(1), round);
        int lot = course.settings().draw().winner(round, 0, 2);
        return Optional.of(first.get(one == two ? lot : one < two ? 0 : 1));
    }

    private int satFor(int entrant, int round) {
        int sat = 0;
        while (sits(entrant, round - sat)) {
            sat++;
        }
        return sat;
    }

    /** The longest row of wins of an entrant. */
    int streak(int entrant) {
        int longest = 0;
        int row = 0;
        for (List<Fixture> round : course.rounds()) {
            Fixture fixture = round.get(0);
            if (fixture.seatOf(entrant) >= 0 && fixture.result().isPresent()) {
                boolean won = fixture.result().get().first().equals(List.of(fixture.seatOf(entrant)));
                row = won ? row + 1 : 0;
                longest = Math.max(longest, row);
            }
        }
        return longest;
    }
}
