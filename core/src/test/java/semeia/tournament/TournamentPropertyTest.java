package semeia.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold in every tournament, whoever comes and goes. */
class TournamentPropertyTest {
    private static final int TOURNAMENTS = 20;

    private static List<Tournament> played(long seed, IntFunction<Kind> kind, boolean restless) {
        Random random = new Random(seed);
        List<Tournament> played = new ArrayList<>();
        for (int i = 0; i < TOURNAMENTS; i++) {
            int entrants = 3 + random.nextInt(38);
            played.add(RandomTournaments.played(random, kind.apply(entrants), entrants, restless));
        }
        return played;
    }

    private static Kind any(int number) {
        return switch (number % 6) {
            case 0 -> new Kind.RoundRobin(1);
            case 1 -> new Kind.RoundRobin(number < 12 ? 2 : 1);
            case 2 -> new Kind.KnockOut(number % 4 == 0);
            case 3 -> new Kind.WinnerStays(3 + number % 3);
            case 4 -> new Kind.Threes(4);
            default -> new Kind.Swiss(Math.min(9, number - 1));
        };
    }

    @Test
    void nobody_sits_at_two_boards_of_a_round() {
        for (Tournament tournament : played(1, TournamentPropertyTest::any, true)) {
            for (List<Fixture> round : tournament.rounds()) {
                List<Integer> seated =
                        round.stream().flatMap(f -> f.entrants().stream()).toList();
                assertThat(seated).doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void all_can_be_put_in_order_and_share_places_only_where_nothing_separates_them() {
        for (Tournament tournament : played(2, TournamentPropertyTest::any, true)) {
            List<Standing> standings = tournament.standings();
            assertThat(standings.stream().map(Standing::entrant))
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, tournament.entrants().size())
                                    .boxed()
                                    .toList());
            for (int i = 1; i < standings.size(); i++) {
                Standing better = standings.get(i - 1);
                Standing worse = standings.get(i);
                assertThat(worse.points()).isLessThanOrEqualTo(better.points());
                boolean same =
                        worse.points() == better.points() && worse.values().equals(better.values());
                assertThat(worse.place()).isEqualTo(same ? better.place() : i + 1);
            }
        }
    }

    @Test
    void the_record_is_read_back_to_the_same() {
        for (Tournament tournament : played(3, TournamentPropertyTest::any, true)) {
            Tournament read = Tournament.parse(tournament.format());
            assertThat(read).isEqualTo(tournament);
            assertThat(read.format()).isEqualTo(tournament.format());
            assertThat(read.standings()).isEqualTo(tournament.standings());
            assertThat(Tournament.parse(tournament.format().replace("\n", "\r\n")))
                    .isEqualTo(tournament);
        }
    }

    @Test
    void in_a_swiss_tournament_nobody_meets_the_same_opponent_twice() {
        for (Tournament tournament : played(4, n -> new Kind.Swiss(Math.min(11, n - 1)), true)) {
            Set<Set<Integer>> met = new HashSet<>();
            for (List<Fixture> round : tournament.rounds()) {
                for (Fixture fixture : round) {
                    assertThat(!fixture.isPlayed() || met.add(new HashSet<>(fixture.entrants())))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void a_swiss_round_is_refused_only_if_there_is_none_without_a_rematch() {
        int refused = 0;
        for (Tournament tournament : played(5, n -> new Kind.Swiss(40), true)) {
            if (!tournament.isOver()) {
                refused++;
                assertThat(hasLegalRound(tournament)).isFalse();
                assertThat(tournament.next(true).boards()).isNotEmpty();
            }
        }
        assertThat(refused).isPositive();
    }

    /** Whether the graph of those who have not met has a perfect pairing, one at most left out, by Tutte's sets: tried the plain way. */
    private static boolean hasLegalRound(Tournament tournament) {
        List<Integer> here = IntStream.range(0, tournament.entrants().size())
                .filter(tournament::isPresent)
                .boxed()
                .toList();
        int even = here.size() + here.size() % 2;
        long[][] cost = new long[even][even];
        for (int i = 0; i < even; i++) {
            for (int j = 0; j < even; j++) {
                boolean bye = i >= here.size() || j >= here.size();
                cost[i][j] = i != j && (bye || !met(tournament, here.get(i), here.get(j))) ? 0 : Matching.FORBIDDEN;
            }
        }
        return here.size() > 1 && Matching.cheapest(cost).isPresent();
    }

    private static boolean met(Tournament tournament, int a, int b) {
        return tournament.rounds().stream()
                .flatMap(List::stream)
                .anyMatch(f -> f.seatOf(a) >= 0 && f.seatOf(b) >= 0 && f.isPlayed());
    }

    @Test
    void the_bye_of_a_swiss_round_goes_to_one_of_those_who_had_the_fewest_points_without_play() {
        for (Tournament tournament : played(6, n -> new Kind.Swiss(Math.min(9, n / 2)), false)) {
            int[] rests = new int[tournament.entrants().size()];
            for (List<Fixture> round : tournament.rounds()) {
                List<Integer> byes = round.stream()
                        .filter(Fixture::isBye)
                        .map(f -> f.entrants().get(0))
                        .toList();
                assertThat(byes).hasSize(tournament.entrants().size() % 2);
                assertThat(byes)
                        .allMatch(e -> rests[e] == IntStream.of(rests).min().orElseThrow());
                for (Fixture f : round) {
                    f.entrants().stream()
                            .filter(e -> !f.isPlayed() && f.placeOf(e) == 1)
                            .forEach(e -> rests[e]++);
                }
            }
        }
    }

    @Test
    void nobody_begins_much_more_often_than_not() {
        for (Tournament tournament :
                played(7, n -> n % 2 == 0 ? new Kind.Swiss(Math.min(9, n / 2)) : new Kind.RoundRobin(1), false)) {
            boolean table = tournament.settings().kind() instanceof Kind.RoundRobin;
            int[] balance = new int[tournament.entrants().size()];
            for (List<Fixture> round : tournament.rounds()) {
                for (Fixture f : round) {
                    if (f.entrants().size() == 2 && (table || f.isPlayed())) {
                        balance[f.entrants().get(0)]++;
                        balance[f.entrants().get(1)]--;
                    }
                }
            }
            assertThat(IntStream.of(balance).map(Math::abs).max().orElse(0)).isLessThanOrEqualTo(table ? 1 : 2);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void in_a_round_robin_everybody_meets_everybody_as_often_as_said(boolean restless) {
        for (Tournament tournament : played(8, n -> new Kind.RoundRobin(n < 14 ? 2 : 1), restless)) {
            int cycles = ((Kind.RoundRobin) tournament.settings().kind()).cycles();
            assertThat(tournament.isOver()).isTrue();
            Map<Set<Integer>, Integer> met = new HashMap<>();
            tournament.rounds().stream()
                    .flatMap(List::stream)
                    .filter(f -> f.entrants().size() == 2)
                    .forEach(f -> met.merge(new HashSet<>(f.entrants()), 1, Integer::sum));
            Set<Integer> players = new HashSet<>();
            met.keySet().forEach(players::addAll);
            assertThat(met).hasSize(players.size() * (players.size() - 1) / 2);
            assertThat(met.values()).allMatch(times -> times == cycles);
            if (!restless) {
                assertThat(tournament.rounds()).hasSize(tournament.plannedRounds());
            }
        }
    }

    @Test
    void a_knock_out_has_one_winner_and_everybody_else_loses_once() {
        for (Tournament tournament : played(9, n -> new Kind.KnockOut(n % 2 == 0), false)) {
            assertThat(tournament.isOver()).isTrue();
            assertThat(tournament.winners()).hasSize(1);
            assertThat(tournament.rounds()).hasSize(tournament.plannedRounds());
            long boards = tournament.rounds().stream()
                    .flatMap(List::stream)
                    .filter(f -> f.entrants().size() == 2)
                    .count();
            boolean third = ((Kind.KnockOut) tournament.settings().kind()).third();
            assertThat(boards)
                    .isBetween(
                            tournament.entrants().size() - 1L,
                            tournament.entrants().size() - (third ? 0L : 1L));
        }
    }

    @Test
    void a_restless_knock_out_comes_to_an_end() {
        assertThat(played(10, n -> new Kind.KnockOut(n % 2 == 0), true)).allMatch(Tournament::isOver);
    }

    @Test
    void the_best_two_of_a_knock_out_meet_in_the_final_if_they_win() {
        for (int entrants = 2; entrants <= 40; entrants++) {
            Tournament tournament = Tournament.of(TournamentSettings.of("Cup", "abapa", new Kind.KnockOut(false), 7));
            for (int i = 0; i < entrants; i++) {
                tournament = tournament.play(new Act.Enter(Entrant.of("P" + i)));
            }
            while (!tournament.isOver()) {
                tournament = tournament.play(tournament.next(false));
                int round = tournament.rounds().size() - 1;
                for (int i = 0; i < tournament.rounds().get(round).size(); i++) {
                    Fixture f = tournament.rounds().get(round).get(i);
                    if (!f.isBye()) {
                        Result better = f.entrants().get(0) < f.entrants().get(1) ? Result.of(1, 2) : Result.of(2, 1);
                        tournament = tournament.play(new Act.Score(round, i, java.util.Optional.of(better)));
                    }
                }
            }
            List<Fixture> last = tournament.rounds().get(tournament.rounds().size() - 1);
            assertThat(last.get(0).entrants()).containsExactlyInAnyOrder(0, 1);
            assertThat(tournament.winners()).containsExactly(0);
        }
    }

    @Test
    void where_the_winner_stays_each_newcomer_has_waited_longest() {
        for (Tournament tournament : played(11, n -> new Kind.WinnerStays(3), false)) {
            assertThat(tournament.isOver()).isTrue();
            int[] last = new int[tournament.entrants().size()];
            java.util.Arrays.fill(last, -1);
            for (int round = 0; round < tournament.rounds().size(); round++) {
                Fixture f = tournament.rounds().get(round).get(0);
                int now = round;
                List<Integer> newcomers = f.entrants().stream()
                        .filter(e -> last[e] < now - 1 || now == 0)
                        .toList();
                int longest = IntStream.range(0, last.length)
                        .filter(e -> !f.entrants().contains(e) || newcomers.contains(e))
                        .map(e -> last[e])
                        .min()
                        .orElseThrow();
                if (round > 0) {
                    assertThat(newcomers).allMatch(e -> last[e] == longest);
                }
                f.entrants().forEach(e -> last[e] = now);
            }
        }
    }

    @Test
    void at_boards_of_three_few_meet_again_and_seats_are_shared_out() {
        for (Tournament tournament : played(12, n -> new Kind.Threes(3), false)) {
            int size = tournament.entrants().size();
            Map<Set<Integer>, Integer> met = new HashMap<>();
            for (List<Fixture> round : tournament.rounds()) {
                assertThat(round.stream().filter(Fixture::isBye).count()).isEqualTo(size % 3);
                for (Fixture f : round) {
                    for (int a : f.entrants()) {
                        f.entrants().stream().filter(b -> b < a).forEach(b -> met.merge(Set.of(a, b), 1, Integer::sum));
                    }
                }
            }
            long again = met.values().stream().filter(times -> times > 1).count();
            assertThat(again).isLessThanOrEqualTo(size < 12 ? 12 : 0);
        }
    }
}
