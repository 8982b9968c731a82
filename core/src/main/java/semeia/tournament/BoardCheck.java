package semeia.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Whether a round may be made of certain boards. Who meets whom may be decided by hand where the kind leaves it open; in a knock-out it
 * follows from the results.
 */
record BoardCheck(TournamentState course) {
    void check(List<List<Integer>> boards) {
        Kind kind = course.settings().kind();
        if (!course.isRoundOver() && !(kind instanceof Kind.RoundRobin)) {
            throw new TournamentException(
                    "round " + course.rounds().size() + " is not over; enter the results that are missing");
        }
        Set<Integer> seen = new HashSet<>();
        for (List<Integer> board : boards) {
            for (int entrant : board) {
                requireKnown(entrant);
                if (!seen.add(entrant)) {
                    throw new TournamentException("entrant " + (entrant + 1) + " sits at two boards of one round");
                }
            }
            requireSize(kind, board);
        }
        if (boards.stream().allMatch(List::isEmpty)) {
            throw new TournamentException("a round needs at least one player");
        }
        requireOrder(kind, boards);
    }

    private void requireKnown(int entrant) {
        if (entrant < 0 || entrant >= course.entrants().size()) {
            throw new TournamentException(
                    "entrant",
                    entrant + 1,
                    "a number from 1 to " + course.entrants().size());
        }
    }

    private void requireSize(Kind kind, List<Integer> board) {
        int size = board.size();
        boolean nobody = size == 0 && kind instanceof Kind.KnockOut;
        boolean bye = size == 1 && !(kind instanceof Kind.WinnerStays);
        if (size != kind.seats() && !bye && !nobody) {
            throw new TournamentException(
                    "board of " + size, board.stream().map(e -> e + 1).toList(), "one of " + kind.seats());
        }
        boolean decided = kind instanceof Kind.KnockOut || kind instanceof Kind.RoundRobin;
        if (!decided && !board.stream().allMatch(course::isPresent)) {
            throw new TournamentException("a board has an entrant who has withdrawn; let him enter again first");
        }
    }

    /** What a knock-out and the queue ask of a round. */
    private void requireOrder(Kind kind, List<List<Integer>> boards) {
        int round = course.rounds().size();
        if (kind instanceof Kind.WinnerStays && boards.size() != 1) {
            throw new TournamentException("boards", boards.size(), "one");
        }
        if (kind instanceof Kind.RoundRobin table) {
            requireMeetingsLeft(boards, table.cycles());
        }
        if (!(kind instanceof Kind.KnockOut)) {
            return;
        }
        if (round == 0 && !isFirstOfKnockOut(boards)) {
            throw new TournamentException(
                    "boards", boards.size(), "a power of two that all who are here fill, with one or two each");
        }
        if (round > 0 && !areSame(new Bracket(course).boards(round), boards)) {
            throw new TournamentException(
                    "round " + (round + 1) + " of a knock-out brings together who won, neighbour and neighbour");
        }
    }

    private void requireMeetingsLeft(List<List<Integer>> boards, int cycles) {
        for (List<Integer> board : boards) {
            long met = course.rounds().stream()
                    .flatMap(List::stream)
                    .filter(fixture ->
                            fixture.entrants().size() == 2 && fixture.entrants().containsAll(board))
                    .count();
            if (board.size() == 2 && met >= cycles) {
                throw new TournamentException("entrants " + (board.get(0) + 1) + " and " + (board.get(1) + 1)
                        + " have met as often as they should");
            }
        }
    }

    private boolean isFirstOfKnockOut(List<List<Integer>> boards) {
        Set<Integer> seated = new HashSet<>();
        boards.forEach(seated::addAll);
        return Integer.bitCount(boards.size()) == 1
                && boards.stream().noneMatch(List::isEmpty)
                && seated.equals(new HashSet<>(course.presentOnes()));
    }

    /** Whether the same sit at the same boards, whoever begins. */
    static boolean areSame(List<List<Integer>> one, List<List<Integer>> other) {
        boolean same = one.size() == other.size();
        for (int i = 0; same && i < one.size(); i++) {
            same = new TreeSet<>(one.get(i)).equals(new TreeSet<>(other.get(i)));
        }
        return same;
    }
}
