package semeia.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everybody against everybody, by the Berger tables. If somebody enters late, the meetings that are left are spread over as few rounds as
 * can be had by always pairing as many as possible, those with most before them first.
 */
final class RoundRobinPairing {
    private final TournamentState course;
    private final int cycles;
    /** The rounds in which all who began meet once. */
    private final List<List<List<Integer>>> table;

    RoundRobinPairing(TournamentState course, int cycles) {
        this.course = course;
        this.cycles = cycles;
        this.table = berger(course.rounds().isEmpty() ? players() : course.starters());
    }

    /** The boards of the next round; empty when all have met. */
    Optional<List<List<Integer>>> next() {
        return isByTable() ? table(course.rounds().size()) : leftOver();
    }

    /** Whether all have met as often as they should. */
    boolean isDone() {
        return Stream.of(left(players())).flatMapToInt(IntStream::of).sum() == 0;
    }

    /** All who take part: who has withdrawn stays in the table, and the others win without play. */
    private List<Integer> players() {
        if (course.rounds().isEmpty()) {
            return course.presentOnes().stream().sorted(course.seeding()).toList();
        }
        return IntStream.range(0, course.entrants().size())
                .boxed()
                .filter(e -> course.starters().contains(e) || course.since(e) > 0)
                .sorted(course.seeding())
                .toList();
    }

    /** Whether the rounds so far are those of the table and nobody has entered since. */
    private boolean isByTable() {
        int rounds = course.rounds().size();
        boolean same = rounds == 0 || players().size() == course.starters().size();
        for (int round = 0; same && round < rounds; round++) {
            List<List<Integer>> boards =
                    course.rounds().get(round).stream().map(Fixture::entrants).toList();
            Optional<List<List<Integer>>> due = table(round);
            same = due.isPresent() && BoardCheck.areSame(due.get(), boards);
        }
        return same;
    }

    private Optional<List<List<Integer>>> table(int round) {
        if (round >= cycles * table.size()) {
            return Optional.empty();
        }
        List<List<Integer>> boards = table.get(round % table.size());
        return Optional.of(
                round < table.size()
                        ? boards
                        : boards.stream().map(RoundRobinPairing::turned).toList());
    }

    private static List<Integer> turned(List<Integer> board) {
        List<Integer> turned = new ArrayList<>(board);
        Collections.reverse(turned);
        return turned;
    }

    /** The rounds in which each of the players meets each other once. */
    static List<List<List<Integer>>> berger(List<Integer> players) {
        int even = players.size() + players.size() % 2;
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int round = 1; round < even; round++) {
            List<List<Integer>> boards = new ArrayList<>();
            for (int i = 1; i <= even; i++) {
                int j = opponent(i, round, even);
                if (begins(i, j, even)) {
                    boards.add(existing(players, i, j));
                }
            }
            boards.sort((a, b) -> Integer.compare(least(players, a), least(players, b)));
            rounds.add(boards);
        }
        return rounds;
    }

    /** The two numbers as players; the last number may stand for nobody. */
    private static List<Integer> existing(List<Integer> players, int i, int j) {
        return IntStream.of(i, j)
                .filter(number -> number <= players.size())
                .mapToObj(number -> players.get(number - 1))
                .toList();
    }

    private static int least(List<Integer> players, List<Integer> board) {
        return board.stream().mapToInt(players::indexOf).min().orElse(0);
    }

    /** Players count from 1; the numbers of those who meet add up to the same in a round, and one is left for the last player. */
    private static int opponent(int player, int round, int even) {
        int turn = even - 1;
        if (player == even) {
            return IntStream.rangeClosed(1, turn)
                    .filter(i -> (2 * i - round - 1) % turn == 0)
                    .findFirst()
                    .orElseThrow();
        }
        int other = Math.floorMod(round + 1 - player - 1, turn) + 1;
        return other == player ? even : other;
    }

    private static boolean begins(int player, int other, int even) {
        if (player == even || other == even) {
            int one = Math.min(player, other);
            return (player == one) == (one <= even / 2);
        }
        return ((player + other) % 2 == 1) == (player < other);
    }

    private Optional<List<List<Integer>>> leftOver() {
        List<Integer> players = players();
        int[][] left = left(players);
        int[] more = new int[players.size()];
        int most = 0;
        for (int i = 0; i < more.length; i++) {
            more[i] = IntStream.of(left[i]).sum();
            most = Math.max(most, more[i]);
        }
        if (most == 0) {
            return Optional.empty();
        }
        // Every board left out costs more than any choice among boards; a second set of the same players takes those
        // left out.
        int size = players.size();
        long[][] cost = new long[2 * size][2 * size];
        for (int i = 0; i < 2 * size; i++) {
            for (int j = 0; j < 2 * size; j++) {
                cost[i][j] = i < size && j < size
                        ? (left[i][j] > 0 ? 2L * most - more[i] - more[j] : Matching.FORBIDDEN)
                        : i < size || j < size ? (Math.abs(i - j) == size ? 4L * most * size : Matching.FORBIDDEN) : 0;
            }
        }
        int[] mate = Matching.cheapest(cost).orElseThrow();
        Past past = new Past(course);
        List<List<Integer>> boards = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            if (mate[i] >= size) {
                boards.add(List.of(players.get(i)));
            } else if (mate[i] > i) {
                boards.add(past.seated(players.get(i), players.get(mate[i])));
            }
        }
        return Optional.of(boards);
    }

    /** How often each still has to meet each. */
    private int[][] left(List<Integer> players) {
        int[][] left = new int[players.size()][players.size()];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < left.length; j++) {
                left[i][j] = i == j ? 0 : cycles;
            }
        }
        for (List<Fixture> round : course.rounds()) {
            for (Fixture fixture : round) {
                if (fixture.entrants().size() == 2) {
                    int i = players.indexOf(fixture.entrants().get(0));
                    int j = players.indexOf(fixture.entrants().get(1));
                    left[i][j]--;
                    left[j][i]--;
                }
            }
        }
        return left;
    }
}
