package semeia.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a tournament has come to: its acts, played through one after another. Used by one {@link Tournament} while it is made, and not
 * changed afterwards.
 */
final class TournamentState {
    /** The most who can enter. */
    static final int MOST_ENTRANTS = 256;

    private static final int MOST_ROUNDS = 1_000;

    private final TournamentSettings settings;
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Boolean> present = new ArrayList<>();
    /** The round from which on somebody is here. */
    private final List<Integer> since = new ArrayList<>();

    private final List<List<Fixture>> rounds = new ArrayList<>();
    /** Who was here when the first round began, in the order of that moment. */
    private List<Integer> starters = List.of();

    private boolean closed;

    TournamentState(TournamentSettings settings) {
        this.settings = settings;
    }

    /** The same, to go on from. */
    TournamentState(TournamentState other) {
        this.settings = other.settings;
        entrants.addAll(other.entrants);
        present.addAll(other.present);
        since.addAll(other.since);
        other.rounds.forEach(round -> rounds.add(new ArrayList<>(round)));
        starters = other.starters;
        closed = other.closed;
    }

    TournamentSettings settings() {
        return settings;
    }

    List<Entrant> entrants() {
        return entrants;
    }

    List<List<Fixture>> rounds() {
        return rounds;
    }

    List<Integer> starters() {
        return starters;
    }

    boolean isClosed() {
        return closed;
    }

    boolean isPresent(int entrant) {
        return present.get(entrant);
    }

    int since(int entrant) {
        return since.get(entrant);
    }

    /** Those who play on, as they entered. */
    List<Integer> presentOnes() {
        return IntStream.range(0, entrants.size())
                .filter(this::isPresent)
                .boxed()
                .toList();
    }

    /** The order before the first game. */
    Comparator<Integer> seeding() {
        return switch (settings.seeding()) {
            case ENTRY -> Comparator.naturalOrder();
            case LOT ->
                Comparator.comparingInt((Integer e) -> -settings.draw().lotOf(e))
                        .thenComparing(Comparator.naturalOrder());
            case RATING ->
                Comparator.comparingInt((Integer e) -> -entrants.get(e).rating().orElse(-1))
                        .thenComparing(Comparator.naturalOrder());
        };
    }

    /** Whether every fixture so far has its result. */
    boolean isRoundOver() {
        return rounds.stream()
                .flatMap(List::stream)
                .allMatch(fixture -> fixture.result().isPresent());
    }

    /**
     * Does an act.
     *
     * @throws TournamentException if it cannot be done now
     */
    void play(Act act) {
        if (closed) {
            throw new TournamentException("the tournament is closed; take the closing back first");
        }
        if (act instanceof Act.Enter enter) {
            enter(enter.entrant());
        } else if (act instanceof Act.Amend amend) {
            require(amend.number());
            requireNew(amend.entrant(), amend.number());
            entrants.set(amend.number(), amend.entrant());
        } else if (act instanceof Act.Withdraw withdraw) {
            withdraw(withdraw.number());
        } else if (act instanceof Act.Rejoin rejoin) {
            rejoin(rejoin.number());
        } else if (act instanceof Act.Pair pair) {
            begin(pair.boards());
        } else if (act instanceof Act.Score score) {
            score(score);
        } else {
            closed = true;
        }
    }

    private void require(int number) {
        if (number < 0 || number >= entrants.size()) {
            throw new TournamentException("entrant", number + 1, "a number from 1 to " + entrants.size());
        }
    }

    private void requireNew(Entrant entrant, int number) {
        for (int i = 0; i < entrants.size(); i++) {
            if (i != number && entrants.get(i).name().equalsIgnoreCase(entrant.name())) {
                throw new TournamentException(
                        "name", StrictText.shown(entrant.name()), "another one: entrant " + (i + 1) + " has it");
            }
        }
    }

    private void enter(Entrant entrant) {
        requireNew(entrant, -1);
        if (entrants.size() == MOST_ENTRANTS) {
            throw new TournamentException("there are " + MOST_ENTRANTS + " entrants, no more can enter");
        }
        if (settings.kind() instanceof Kind.KnockOut && !rounds.isEmpty()) {
            throw new TournamentException("the knock-out has begun, so entries are closed; undo the first round first");
        }
        entrants.add(entrant);
        present.add(true);
        since.add(rounds.size());
    }

    private void withdraw(int number) {
        require(number);
        if (!isPresent(number)) {
            throw new TournamentException("entrant " + (number + 1) + " has withdrawn already");
        }
        present.set(number, false);
        rounds.forEach(fixtures -> fixtures.replaceAll(this::walkedOver));
    }

    private void rejoin(int number) {
        require(number);
        if (isPresent(number)) {
            throw new TournamentException("entrant " + (number + 1) + " has not withdrawn");
        }
        present.set(number, true);
        since.set(number, rounds.size());
    }

    /** The fixture with its result, if it is known without play: a bye, or one of the two has withdrawn. */
    private Fixture walkedOver(Fixture fixture) {
        List<Boolean> came = fixture.entrants().stream().map(this::isPresent).toList();
        boolean known = fixture.entrants().size() < 2 || (fixture.entrants().size() == 2 && came.contains(false));
        return fixture.result().isEmpty() && known ? fixture.with(Result.unplayed(came)) : fixture;
    }

    private void begin(List<List<Integer>> boards) {
        if (rounds.size() == MOST_ROUNDS) {
            throw new TournamentException("there have been " + MOST_ROUNDS + " rounds, which is the most");
        }
        new BoardCheck(this).check(boards);
        if (rounds.isEmpty()) {
            starters = presentOnes().stream().sorted(seeding()).toList();
        }
        rounds.add(new ArrayList<>(boards.stream()
                .map(board -> walkedOver(new Fixture(board, Optional.empty())))
                .toList()));
    }

    private void score(Act.Score score) {
        String place = (score.round() + 1) + "." + (score.fixture() + 1);
        if (score.round() < 0
                || score.round() >= rounds.size()
                || score.fixture() < 0
                || score.fixture() >= rounds.get(score.round()).size()) {
            throw new TournamentException("fixture", place, "one of a round that has begun");
        }
        List<Fixture> round = rounds.get(score.round());
        Fixture before = round.get(score.fixture());
        if (before.entrants().size() < 2) {
            throw new TournamentException("fixture", place, "one of two or more: a bye has no result");
        }
        score.result().ifPresent(result -> {
            if (result.places().size() != before.entrants().size()) {
                throw new TournamentException(
                        "places", result.text(), before.entrants().size() + " of them for fixture " + place);
            }
        });
        round.set(score.fixture(), score.result().map(before::with).orElseGet(before::open));
        if (followsFromResults() && score.round() + 1 < rounds.size() && !stillLeadsTo(score.round() + 1)) {
            round.set(score.fixture(), before);
            throw new TournamentException("the result of fixture " + place
                    + " cannot change who advances: round " + (score.round() + 2)
                    + " was made from it; undo that round first");
        }
    }

    /** Whether the results before decide alone who meets in a round. */
    boolean followsFromResults() {
        return settings.kind() instanceof Kind.KnockOut || settings.kind() instanceof Kind.WinnerStays;
    }

    private boolean stillLeadsTo(int round) {
        List<List<Integer>> boards =
                rounds.get(round).stream().map(Fixture::entrants).toList();
        if (rounds.get(round - 1).stream().anyMatch(fixture -> fixture.result().isEmpty())) {
            return false;
        }
        return settings.kind() instanceof Kind.KnockOut
                ? BoardCheck.areSame(new Bracket(this).boards(round), boards)
                : boards.get(0)
                        .contains(new Queue(this)
                                .stays(rounds.get(round - 1).get(0), round - 1)
                                .orElse(boards.get(0).get(0)));
    }
}
