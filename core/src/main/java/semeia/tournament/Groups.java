package semeia.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Boards of three. Neighbours in the standings sit together; then two at different boards change places as long as that makes fewer
 * meet again, or brings closer scores together. That is no proof of the best division, which nobody knows to find fast, but it leaves
 * few to meet again. Whoever is left over has a bye: the lowest of those who had the fewest.
 */
final class Groups {
    private static final int SEATS = 3;
    private static final long AGAIN = 1_000_000;

    private final TournamentState course;
    private final Past past;
    private final int[] points;
    private final int[][] sat;

    private Groups(TournamentState course) {
        this.course = course;
        this.past = new Past(course);
        this.points = new TotalScore(course).after(course.rounds().size());
        this.sat = new int[points.length][SEATS];
        for (List<Fixture> round : course.rounds()) {
            for (Fixture fixture : round) {
                for (int seat = 0; seat < fixture.entrants().size(); seat++) {
                    sat[fixture.entrants().get(seat)][seat]++;
                }
            }
        }
    }

    /** The boards of the next round. */
    static List<List<Integer>> next(TournamentState course) {
        return new Groups(course).divide();
    }

    private List<List<Integer>> divide() {
        Comparator<Integer> better = Comparator.comparingInt((Integer e) -> -points[e]);
        List<Integer> players = new ArrayList<>(course.presentOnes());
        players.sort(better.thenComparing(course.seeding()));
        if (players.size() < SEATS) {
            throw new TournamentException("entrants who play", players.size(), "3 or more");
        }
        List<Integer> rest = rest(players);
        players.removeAll(rest);
        improve(players);
        List<List<Integer>> boards = new ArrayList<>();
        for (int i = 0; i < players.size(); i += SEATS) {
            boards.add(seated(players.subList(i, i + SEATS)));
        }
        rest.forEach(e -> boards.add(List.of(e)));
        return boards;
    }

    private List<Integer> rest(List<Integer> players) {
        List<Integer> order = new ArrayList<>(players);
        Collections.reverse(order);
        order.sort(Comparator.comparingInt(past::rested));
        return new ArrayList<>(order.subList(0, players.size() % SEATS));
    }

    private void improve(List<Integer> players) {
        boolean better = true;
        while (better) {
            better = false;
            for (int i = 0; i < players.size(); i++) {
                for (int j = (i / SEATS + 1) * SEATS; j < players.size(); j++) {
                    long before = cost(players, i) + cost(players, j);
                    Collections.swap(players, i, j);
                    if (cost(players, i) + cost(players, j) < before) {
                        better = true;
                    } else {
                        Collections.swap(players, i, j);
                    }
                }
            }
        }
    }

    /** What is amiss at the board of a place in the list. */
    private long cost(List<Integer> players, int place) {
        int start = place / SEATS * SEATS;
        long cost = 0;
        for (int i = start; i < start + SEATS; i++) {
            for (int j = start; j < i; j++) {
                long met = past.meetings(players.get(i), players.get(j));
                long apart = (points[players.get(i)] - (long) points[players.get(j)]) / (Points.ONE / 2);
                cost += met * met * AGAIN + apart * apart;
            }
        }
        return cost;
    }

    /** The three in the order of seats that each has had least. */
    private List<Integer> seated(List<Integer> three) {
        List<Integer> best = new ArrayList<>(three);
        for (int[] order : new int[][] {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}) {
            List<Integer> seated = List.of(three.get(order[0]), three.get(order[1]), three.get(order[2]));
            best = worn(seated) < worn(best) ? seated : best;
        }
        return best;
    }

    private int worn(List<Integer> seated) {
        int worn = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            int times = sat[seated.get(seat)][seat];
            worn += times * times;
        }
        return worn;
    }
}
