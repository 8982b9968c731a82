package semeia.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandingsTest {
    private static Tournament entered(Kind kind, List<Tiebreak> tiebreaks, String... names) {
        TournamentSettings usual = TournamentSettings.of("Cup", "abapa", kind, 1);
        Tournament tournament = Tournament.of(new TournamentSettings(
                usual.name(), usual.rules(), usual.match(), kind, usual.scoring(), tiebreaks, Seeding.ENTRY, 1));
        for (String name : names) {
            tournament = tournament.play(new Act.Enter(Entrant.of(name)));
        }
        return tournament;
    }

    private static Tournament play(Tournament tournament, String... acts) {
        Tournament played = tournament;
        for (String act : acts) {
            played = played.play(Act.parse(act));
        }
        return played;
    }

    /** Four play each other; worked out by hand on paper. */
    @ParameterizedTest
    @CsvSource({
        "DIRECT,           'C 2 1, A 2 0, B 1 0.5, D 1 0.5'",
        "SONNEBORN_BERGER, 'C 2 3, A 2 2, B 1 1.5, D 1 1.5'",
        "WINS,             'A 2 2, C 2 1, B 1 0, D 1 0'",
        "DIFFERENCE,       'A 2 12, C 2 8, B 1 -8, D 1 -12'",
        "PROGRESSIVE,      'A 2 5, C 2 3.5, B 1 2, D 1 1.5'",
        "BUCHHOLZ,         'A 2 4, C 2 4, B 1 5, D 1 5'"
    })
    void a_table_of_four_is_as_worked_out_by_hand(Tiebreak tiebreak, String expected) {
        // A beats D and B and loses to C; all else is drawn.
        Tournament played = play(
                entered(new Kind.RoundRobin(1), List.of(tiebreak), "A", "B", "C", "D"),
                "round 1-4 2-3",
                "score 1.1 1-2 30-18",
                "score 1.2 1-1 24-24",
                "round 4-3 1-2",
                "score 2.1 1-1 24-24",
                "score 2.2 1-2 28-20",
                "round 2-4 3-1",
                "score 3.1 1-1 24-24",
                "score 3.2 1-2 28-20");
        List<String> lines = new ArrayList<>();
        for (Standing standing : played.standings()) {
            lines.add(played.entrants().get(standing.entrant()).name() + " " + Points.text(standing.points()) + " "
                    + Points.text(standing.values().get(0)));
        }
        assertThat(String.join(", ", lines)).isEqualTo(expected);
    }

    @Test
    void buchholz_counts_ones_own_points_for_a_round_without_an_opponent_and_cut_leaves_the_least_out() {
        Tournament played = play(
                entered(new Kind.Swiss(2), List.of(Tiebreak.BUCHHOLZ, Tiebreak.BUCHHOLZ_CUT), "A", "B", "C"),
                "round 1-2 3",
                "score 1.1 1-2",
                "round 3-1 2",
                "score 2.1 2-1");
        // A 2, B 1, C 1. A met B and C; B met A and rested; C rested and met A.
        assertThat(values(played, 0)).containsExactly("2", "1");
        assertThat(values(played, 1)).containsExactly("3", "2");
        assertThat(values(played, 2)).containsExactly("3", "2");
        assertThat(played.standings()).extracting(Standing::place).containsExactly(1, 2, 2);
    }

    private static List<String> values(Tournament tournament, int entrant) {
        return tournament.standings().stream()
                .filter(standing -> standing.entrant() == entrant)
                .flatMap(standing -> standing.values().stream())
                .map(Points::text)
                .toList();
    }

    @Test
    void who_withdraws_before_half_of_a_round_robin_has_no_games_that_count() {
        Tournament begun = play(
                entered(new Kind.RoundRobin(1), List.of(), "A", "B", "C", "D"),
                "round 1-4 2-3",
                "score 1.1 2-1",
                "score 1.2 1-2",
                "withdraw 4");
        assertThat(begun.isAnnulled(3)).isTrue();
        assertThat(begun.standings()).extracting(Standing::points).containsExactly(24, 0, 0, 0);
        Tournament later =
                play(begun.undo(), "round 4-3 1-2", "score 2.1 1-2", "score 2.2 1-2", "withdraw 4", "round 2-4 3-1");
        assertThat(later.isAnnulled(3)).isFalse();
        assertThat(later.rounds().get(2).get(0).result()).contains(Result.of(1, 0));
        assertThat(later.standings()).extracting(Standing::entrant).startsWith(1, 3);
    }

    @Test
    void places_at_a_board_of_three_bring_points_that_are_shared_with_the_place() {
        Scoring scoring = Scoring.parse("5-2-0");
        assertThat(scoring.points(Result.of(1, 2, 3), 1)).isEqualTo(2 * Points.ONE);
        assertThat(scoring.points(Result.of(1, 1, 3), 1)).isEqualTo(7 * Points.ONE / 2);
        assertThat(scoring.points(Result.of(1, 2, 2), 2)).isEqualTo(Points.ONE);
        assertThat(scoring.points(Result.of(1, 1, 1), 0)).isEqualTo(7 * Points.ONE / 3);
        assertThat(scoring.points(Result.of(1, 2, 0), 2)).isZero();
    }

    @Test
    void a_drawn_match_of_a_knock_out_is_decided_by_a_lot_that_anyone_can_draw_again() {
        Tournament drawn = play(
                entered(new Kind.KnockOut(false), List.of(), "A", "B", "C", "D"),
                "round 1-4 2-3",
                "score 1.1 1-1",
                "score 1.2 1-2");
        int winner = drawn.goesOn(0, 0).orElseThrow();
        assertThat(winner).isIn(0, 3);
        assertThat(drawn.next(false).boards().get(0)).containsExactlyInAnyOrder(winner, 1);
        assertThat(Tournament.parse(drawn.format()).goesOn(0, 0)).contains(winner);
    }

    /** Every tie-break, reckoned anew in the plainest way, on tournaments of all kinds. */
    @Test
    void agrees_with_a_plain_reckoning() {
        Random random = new Random(99);
        for (int i = 0; i < 30; i++) {
            Kind kind = i % 3 == 0 ? new Kind.Threes(4) : i % 3 == 1 ? new Kind.RoundRobin(1) : new Kind.Swiss(5);
            Tournament tournament = RandomTournaments.played(random, kind, 6 + random.nextInt(9), true);
            for (Standing standing : tournament.standings()) {
                PlainReckoning plain = new PlainReckoning(tournament);
                assertThat(standing.points())
                        .isEqualTo((int) Math.round(plain.points(standing.entrant()) * Points.ONE));
                for (int k = 0; k < standing.values().size(); k++) {
                    Tiebreak tiebreak = tournament.settings().tiebreaks().get(k);
                    Optional<Double> value = plain.value(tiebreak, standing.entrant(), standing, k);
                    if (value.isPresent()) {
                        assertThat(standing.values().get(k) / (double) Points.ONE)
                                .as("%s of %s", tiebreak, standing.entrant())
                                .isCloseTo(value.get(), org.assertj.core.data.Offset.offset(1e-9));
                    }
                }
            }
        }
    }
}
