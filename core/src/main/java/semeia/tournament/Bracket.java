package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tree of a knock-out. The first round has a power of two of boards, the best entrants have byes where there are too few, and the
 * best two can meet only in the last; after that neighbour plays neighbour. The match for the third place stands after the final.
 */
record Bracket(TournamentState course) {
    /** The boards of a round, from 0, that follow from the rounds before it; none when the tree has come to its end. */
    List<List<Integer>> boards(int round) {
        return round == 0 ? first() : later(round);
    }

    boolean isDecided() {
        List<List<Fixture>> rounds = course.rounds();
        return !rounds.isEmpty() && main(rounds.size() - 1) == 1 && course.isRoundOver();
    }

    private boolean hasThird() {
        return course.settings().kind() instanceof Kind.KnockOut kind && kind.third();
    }

    /** How many boards of a round lead to the final, or are it. */
    private int main(int round) {
        int first = course.rounds().get(0).size();
        return Math.max(1, first >> round);
    }

    private List<List<Integer>> first() {
        List<Integer> players =
                course.presentOnes().stream().sorted(course.seeding()).toList();
        if (players.size() < 2) {
            throw new TournamentException("entrants who play", players.size(), "2 or more");
        }
        int size = Integer.highestOneBit(players.size() - 1) * 2;
        List<Integer> order = new ArrayList<>(List.of(0));
        while (order.size() < size) {
            int rivals = 2 * order.size() - 1;
            order = order.stream()
                    .flatMap(seed -> List.of(seed, rivals - seed).stream())
                    .collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        }
        Past past = new Past(course);
        List<List<Integer>> boards = new ArrayList<>();
        for (int i = 0; i < size; i += 2) {
            int one = order.get(i);
            int two = order.get(i + 1);
            int low = Math.max(one, two);
            int high = Math.min(one, two);
            boards.add(
                    low < players.size()
                            ? past.seated(players.get(high), players.get(low))
                            : List.of(players.get(high)));
        }
        return boards;
    }

    private List<List<Integer>> later(int round) {
        List<Fixture> before = course.rounds().get(round - 1);
        int main = main(round - 1);
        List<List<Integer>> boards = new ArrayList<>();
        Past past = new Past(course);
        for (int i = 0; i + 1 < main; i += 2) {
            boards.add(board(past, winner(before.get(i), round - 1, i), winner(before.get(i + 1), round - 1, i + 1)));
        }
        if (main == 2 && hasThird()) {
            boards.add(board(past, loser(before.get(0), round - 1, 0), loser(before.get(1), round - 1, 1)));
        }
        return boards;
    }

    private static List<Integer> board(Past past, Optional<Integer> one, Optional<Integer> two) {
        if (one.isPresent() && two.isPresent()) {
            return past.seated(one.get(), two.get());
        }
        return one.or(() -> two).map(List::of).orElse(List.of());
    }

    /** Who goes on; a lot decides between those who drew. */
    Optional<Integer> winner(Fixture fixture, int round, int index) {
        List<Integer> first = fixture.result().map(Result::first).orElse(List.of());
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int seat = first.get(course.settings().draw().winner(round, index, first.size()));
        return Optional.of(fixture.entrants().get(seat));
    }

    private Optional<Integer> loser(Fixture fixture, int round, int index) {
        Optional<Integer> winner = winner(fixture, round, index);
        return fixture.entrants().stream()
                .filter(e -> winner.isPresent() && !winner.get().equals(e) && fixture.placeOf(e) > 0)
                .findFirst();
    }
}
