package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.match.MatchRules.FirstToPoints;
import semeia.match.MatchRules.FirstToWins;
import semeia.match.MatchRules.TerritoryMatch;
import semeia.match.MatchRules.WinningStreak;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Reason;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;

class MatchTest {
    private static final int SOUTH = 0;
    private static final int NORTH = 1;

    private static Outcome ended(Reason reason, int winner, Integer... seeds) {
        return new Outcome(reason, List.of(seeds), winner < 0 ? OptionalInt.empty() : OptionalInt.of(winner));
    }

    private static Match wins(Match match, int winner) {
        return match.record(ended(Reason.NO_MOVE, winner, winner == SOUTH ? 30 : 18, winner == SOUTH ? 18 : 30));
    }

    private static Match draws(Match match) {
        return match.record(ended(Reason.NO_MOVE, -1, 24, 24));
    }

    // points

    @Test
    void the_winner_scores_his_seeds_above_24_and_the_loser_nothing() {
        Match match = Match.start(RuleBook.AWALE_POINTS, new FirstToPoints(20), SOUTH);
        match = match.record(ended(Reason.MAJORITY, SOUTH, 31, 17));
        assertThat(match.score()).containsExactly(7, 0);
        match = match.record(ended(Reason.MAJORITY, NORTH, 20, 28));
        assertThat(match.score()).containsExactly(7, 4);
        assertThat(match.outcome()).isEmpty();
        match = match.record(ended(Reason.NO_MOVE, SOUTH, 37, 11));
        assertThat(match.score()).containsExactly(20, 4);
        assertThat(match.outcome()).contains(new MatchOutcome(MatchOutcome.Reason.TARGET, OptionalInt.of(SOUTH)));
    }

    @Test
    void an_equal_share_is_48_in_anywoli() {
        Match match = Match.start(RuleBook.ANYWOLI, new FirstToPoints(100), SOUTH);
        assertThat(match.record(ended(Reason.LAST_SEEDS, NORTH, 36, 60)).score())
                .containsExactly(0, 12);
    }

    @ParameterizedTest
    @CsvSource({
        "RESIGNATION, 22, 26, 2",
        "RESIGNATION, 30, 18, 1",
        "TIMEOUT, 24, 24, 1",
        "NO_MOVE, 23, 25, 1",
        "REPETITION, 23, 24, 0"
    })
    void a_game_given_up_scores_at_least_one(Reason reason, int south, int north, int points) {
        Match match = Match.start(RuleBook.AWALE, new FirstToPoints(50), SOUTH);
        assertThat(match.record(ended(reason, NORTH, south, north)).score()).containsExactly(0, points);
    }

    @Test
    void a_drawn_game_counts_for_nobody() {
        Match points = Match.start(RuleBook.ABAPA, new FirstToPoints(50), SOUTH);
        Match wins = Match.start(RuleBook.ABAPA, new FirstToWins(3), SOUTH);
        assertThat(draws(points).score()).containsExactly(0, 0);
        assertThat(draws(wins).score()).containsExactly(0, 0);
    }

    // wins and streaks

    @Test
    void first_to_win_three_games_wins() {
        Match match = Match.start(RuleBook.ABAPA, new FirstToWins(3), SOUTH);
        match = wins(draws(wins(wins(wins(match, SOUTH), NORTH), SOUTH)), NORTH);
        assertThat(match.score()).containsExactly(2, 2);
        assertThat(match.outcome()).isEmpty();
        assertThat(wins(match, NORTH).outcome().orElseThrow().winner()).hasValue(NORTH);
    }

    @Test
    void three_players_may_play_for_wins() {
        Match match = Match.start(RuleBook.BA_AWA_3, new FirstToWins(2), 2);
        match = match.record(ended(Reason.LAST_SEEDS, 1, 16, 20, 12));
        match = match.record(ended(Reason.LAST_SEEDS, -1, 20, 20, 8));
        assertThat(match.score()).containsExactly(0, 1, 0);
        assertThat(match.record(ended(Reason.LAST_SEEDS, 1, 8, 32, 8))
                        .outcome()
                        .orElseThrow()
                        .winner())
                .hasValue(1);
    }

    @Test
    void a_streak_is_broken_by_a_loss_and_by_a_drawn_game() {
        Match match = Match.start(RuleBook.AYO, new WinningStreak(3), SOUTH);
        match = wins(wins(match, SOUTH), SOUTH);
        assertThat(match.score()).containsExactly(2, 0);
        assertThat(wins(match, NORTH).score()).containsExactly(0, 1);
        assertThat(draws(match).score()).containsExactly(0, 0);
        assertThat(wins(wins(draws(match), SOUTH), SOUTH).outcome()).isEmpty();
        assertThat(wins(match, SOUTH).outcome().orElseThrow().winner()).hasValue(SOUTH);
    }

    // territory

    @ParameterizedTest
    @CsvSource({
        "28, 20, 0, LAST_SEEDS, 7-5", // 28 = 7 fours, 20 = 5 fours
        "32, 16, 1, LAST_SEEDS, 8-4",
        "27, 21, 0, AGREEMENT, 7-5", // 6 and 3 over, 5 and 1 over: the pit left goes to the 3
        "25, 23, 0, GUARD, 6-6", // 6 and 1 over, 5 and 3 over: to the 3
        "26, 22, 0, REPETITION, 6-6", // 6 and 2 over, 5 and 2 over: South started, North is later
        "26, 22, 1, REPETITION, 7-5", // North started, South is later
        "2, 46, 0, RESIGNATION, 0-12",
    })
    void two_players_own_a_pit_for_every_four_seeds(int south, int north, int starter, Reason reason, String shares) {
        assertThat(Division.after(List.of(south, north), starter, 4)).isEqualTo(shares(shares));
        Match match = Match.start(RuleBook.BA_AWA, new TerritoryMatch(10), starter);
        assertThat(match.record(ended(reason, south > north ? SOUTH : NORTH, south, north))
                        .score())
                .isEqualTo(shares(shares));
    }

    @ParameterizedTest
    @CsvSource({
        "16, 16, 16, 0, 4-4-4",
        "20, 12, 16, 2, 5-3-4",
        "17, 15, 16, 1, 4-4-4", // 4 and 1 over, 3 and 3 over, 4: one pit left, to the 3
        "18, 14, 16, 0, 4-4-4", // 4 and 2 over, 3 and 2 over, 4: the first started, the second is later
        "18, 14, 16, 1, 5-3-4", // the second started, the first is later than the third and the second
        "18, 14, 16, 2, 4-4-4", // the third started, then first, second: the second is later
        "19, 19, 10, 0, 5-5-2", // 3, 3 and 2 over: two pits left, to the 3s
        "18, 19, 11, 0, 4-5-3", // 2, 3 and 3 over: two pits left, to the 3s
        "14, 14, 20, 1, 4-3-5", // 2 and 2 over: the second started, the first comes after the third
        "28, 20, 0, 1, 7-5-0",
        "13, 13, 22, 0, 3-3-6", // 1, 1 and 2 over: one pit left, to the 2
    })
    void three_players_own_a_pit_for_every_four_seeds(int first, int second, int third, int starter, String shares) {
        assertThat(Division.after(List.of(first, second, third), starter, 4)).isEqualTo(shares(shares));
    }

    private static List<Integer> shares(String text) {
        List<Integer> shares = new ArrayList<>();
        for (String share : text.split("-")) {
            shares.add(Integer.valueOf(share));
        }
        return shares;
    }

    @Test
    void pits_left_over_never_lack_a_taker() {
        for (int first = 0; first <= 48; first++) {
            for (int second = 0; first + second <= 48; second++) {
                List<Integer> seeds = List.of(first, second, 48 - first - second);
                for (int starter = 0; starter < 3; starter++) {
                    List<Integer> pits = Division.after(seeds, starter, 4);
                    assertThat(pits.stream().mapToInt(Integer::intValue).sum()).isEqualTo(12);
                    for (int seat = 0; seat < 3; seat++) {
                        assertThat(4 * pits.get(seat)).isBetween(seeds.get(seat) - 3, seeds.get(seat) + 3);
                    }
                }
            }
        }
    }

    @Test
    void the_next_game_is_played_on_the_new_division_full_again_by_the_other_starter() {
        Match match = Match.start(RuleBook.BA_AWA, new TerritoryMatch(10), SOUTH)
                .record(ended(Reason.LAST_SEEDS, SOUTH, 32, 16));
        Game game = match.nextGame();
        assertThat(game.position().territory()).hasToString("8-4");
        assertThat(game.position().player()).isEqualTo(NORTH);
        assertThat(game.position().starter()).isEqualTo(NORTH);
        assertThat(game.position().setup().seeds()).containsOnly(4);
        assertThat(game.position().stores()).containsExactly(0, 0);
    }

    @ParameterizedTest
    @CsvSource({"10, 40, 8, true", "11, 40, 8, false", "11, 44, 4, true", "12, 44, 4, false", "12, 48, 0, true"})
    void the_first_to_own_the_target_wins(int target, int south, int north, boolean over) {
        Match match = Match.start(RuleBook.BA_AWA, new TerritoryMatch(target), NORTH)
                .record(ended(Reason.LAST_SEEDS, SOUTH, south, north));
        assertThat(match.outcome().isPresent()).isEqualTo(over);
        if (over) {
            assertThat(match.outcome().get().winner()).hasValue(SOUTH);
            assertThatThrownBy(match::nextGame).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void a_third_player_without_a_pit_is_out_and_the_other_two_play_on() {
        Match match = Match.start(RuleBook.BA_AWA_3, new TerritoryMatch(10), 1);
        match = match.record(ended(Reason.LAST_SEEDS, 0, 28, 20, 0));
        assertThat(match.isOut(2)).isTrue();
        assertThat(match.starter()).isZero(); // the third seat is skipped
        assertThat(match.nextGame().position().territory()).hasToString("7-5-0");
        match = match.record(ended(Reason.LAST_SEEDS, 0, 32, 16, 0));
        assertThat(match.starter()).isEqualTo(1);
        match = match.record(ended(Reason.LAST_SEEDS, 0, 40, 8, 0));
        assertThat(match.outcome().orElseThrow().winner()).hasValue(0);
    }

    @Test
    void the_same_division_with_the_same_starter_a_third_time_draws_the_match() {
        Match match = Match.start(RuleBook.BA_AWA, new TerritoryMatch(10), SOUTH);
        for (int game = 0; game < 3; game++) {
            match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24));
            assertThat(match.outcome()).isEmpty();
        }
        match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24));
        assertThat(match.outcome())
                .contains(new MatchOutcome(MatchOutcome.Reason.REPEATED_DIVISION, OptionalInt.empty()));
        assertThat(match.outcomes()).hasSize(4);
    }

    @Test
    void the_same_division_with_another_starter_does_not_draw() {
        Match match = Match.start(RuleBook.BA_AWA, new TerritoryMatch(10), SOUTH);
        match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24)); // 6-6, N
        match = match.record(ended(Reason.LAST_SEEDS, SOUTH, 28, 20)); // 7-5, S
        match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24)); // 6-6, N
        match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24)); // 6-6, S
        assertThat(match.outcome()).isEmpty();
        match = match.record(ended(Reason.LAST_SEEDS, -1, 24, 24)); // 6-6, N for the third time
        assertThat(match.outcome().orElseThrow().winner()).isEmpty();
    }

    // starters and lots

    @Test
    void without_lots_the_players_start_in_turn() {
        Match match = Match.start(RuleBook.ABAPA, new FirstToWins(9), NORTH);
        List<Integer> starters = new ArrayList<>();
        for (int game = 0; game < 4; game++) {
            starters.add(match.starter());
            match = draws(match);
        }
        assertThat(starters).containsExactly(1, 0, 1, 0);
    }

    @Test
    void a_lot_decides_who_starts_each_game() {
        Lots lots = new Lots(5);
        Match match = Match.start(RuleBook.ABAPA, new FirstToWins(30), lots);
        for (int game = 0; game < 30; game++) {
            assertThat(match.starter()).isEqualTo(lots.starter(game, 2));
            assertThat(match.nextGame().position().player()).isEqualTo(match.starter());
            match = draws(match);
        }
    }

    @Test
    void in_a_territory_match_a_lot_decides_only_the_first_starter() {
        Match match = Match.start(RuleBook.BA_AWA_3, new TerritoryMatch(12), new Lots(7));
        int first = match.starter();
        assertThat(first).isEqualTo(new Lots(7).starter(0, 3));
        assertThat(match.record(ended(Reason.LAST_SEEDS, 0, 20, 16, 12)).starter())
                .isEqualTo((first + 1) % 3);
    }

    @Test
    void a_match_without_lots_draws_none() {
        Match match = Match.start(RuleBook.byId("anywoli+last4=lot"), new FirstToWins(3), SOUTH);
        assertThatThrownBy(() -> match.drawLot(match.nextGame())).isInstanceOf(IllegalStateException.class);
    }

    // kinds of particular games

    @Test
    void the_loser_of_a_game_of_adi_starts_the_next_and_the_other_seat_after_a_draw() {
        Match match = Match.start(RuleBook.byId("adi"), MatchRules.parse(RuleBook.match(RuleBook.byId("adi"))), SOUTH);
        Match lost = match.record(ended(Reason.LAST_SEEDS, 1, 20, 28));
        assertThat(lost.starter()).isEqualTo(SOUTH);
        Match won = lost.record(ended(Reason.LAST_SEEDS, 0, 28, 20));
        assertThat(won.starter()).isEqualTo(1);
        assertThat(won.record(ended(Reason.LAST_SEEDS, -1, 24, 24)).starter()).isEqualTo(SOUTH);
    }

    @Test
    void the_winner_of_the_first_game_of_whyo_owns_seven_pits_in_the_second_and_the_seeds_of_both_are_added_up() {
        Rules whyo = RuleBook.byId("whyo");
        Match match = Match.start(whyo, MatchRules.parse(RuleBook.match(whyo)), SOUTH);
        Match second = match.record(ended(Reason.NO_MOVE, 1, 20, 28));
        assertThat(second.territory()).isEqualTo(Territory.of(5, 7));
        assertThat(second.starter()).isEqualTo(SOUTH);
        MatchOutcome outcome =
                second.record(ended(Reason.NO_MOVE, 0, 30, 18)).outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(MatchOutcome.Reason.LAST_GAME);
        assertThat(outcome.winner()).hasValue(SOUTH);
        assertThat(second.record(ended(Reason.NO_MOVE, 0, 28, 20))
                        .outcome()
                        .orElseThrow()
                        .winner())
                .isEmpty();
    }

    @Test
    void a_win_in_urim_counts_one_and_with_36_seeds_two() {
        Rules urim = RuleBook.byId("urim");
        Match match = Match.start(urim, MatchRules.parse(RuleBook.match(urim)), SOUTH);
        Match one = match.record(ended(Reason.NO_MOVE, 0, 35, 13));
        assertThat(one.score()).containsExactly(1, 0);
        assertThat(one.record(ended(Reason.NO_MOVE, 1, 12, 36)).score()).containsExactly(1, 2);
        assertThat(one.record(ended(Reason.NO_MOVE, -1, 24, 24)).score()).containsExactly(1, 0);
    }

    // which kinds go with which rules

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            abapa    | territory 10 | rules of a match by territory is abapa, expected a relay game with any division of the pits, in which every seed is somebody's
            anywoli  | territory 12 | rules of a match by territory is anywoli, expected territory from 20 to 24 on this board
            ba-awa:8 | territory 10 | rules of a match by territory is ba-awa:8, expected a relay game with any division of the pits, in which every seed is somebody's
            ba-awa   | territory 9  | rules of a match by territory is ba-awa, expected territory from 10 to 12 on this board
            ba-awa   | territory 13 | rules of a match by territory is ba-awa, expected territory from 10 to 12 on this board
            obridjie | territory 10 | rules of a match by territory is obridjie, expected a relay game with any division of the pits, in which every seed is somebody's
            njaka-3  | territory 10 loser | rules of a match by territory is njaka-3, expected a game for two players
            abapa    | two-games 7  | rules of a match by two-games is abapa, expected a relay game for two players with any division of the pits
            whyo     | two-games 6  | rules of a match by two-games is whyo, expected two-games from 7 to 11 on this board
            njaka-4  | tally 3      | rules of a match by tally is njaka-4, expected a game for two players
            ba-awa-3 | points 20    | rules of a match by points is ba-awa-3, expected a game for two players
            ba-awa-3 | streak 3     | rules of a match by streak is ba-awa-3, expected a game for two players
            """)
    void refuses_kinds_that_do_not_go_with_the_rules(String id, String kind, String message) {
        Rules rules = RuleBook.byId(id);
        MatchRules matchRules = MatchRules.parse(kind);
        assertThatThrownBy(() -> Match.start(rules, matchRules, SOUTH))
                .isInstanceOf(MatchException.class)
                .hasMessage(message);
    }

    @Test
    void tells_every_fault_at_once() {
        MatchException e = catchThrowableOfType(
                MatchException.class, () -> Match.start(RuleBook.ABAPA, new TerritoryMatch(10), 2));
        assertThat(e.faults())
                .extracting(MatchException.Fault::place)
                .containsExactly("rules of a match by territory", "starter");
    }

    @Test
    void plays_every_other_kind_with_every_game() {
        for (Rules rules : RuleBook.all()) {
            boolean two = rules.territory().players() == 2;
            assertThat(new FirstToWins(3).refuses(rules)).isEmpty();
            assertThat(new FirstToPoints(3).refuses(rules).isEmpty()).isEqualTo(two);
            assertThat(new WinningStreak(3).refuses(rules).isEmpty()).isEqualTo(two);
            assertThat(new TerritoryMatch(11).refuses(rules).isEmpty())
                    .isEqualTo(rules.territory().pits() == 12
                            && rules.anyTerritory()
                            && !rules.id().equals("obridjie"));
            String own = RuleBook.match(rules);
            assertThat(own.isEmpty() || MatchRules.parse(own).refuses(rules).isEmpty())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "wins",
                "wins 0",
                "wins -1",
                "wins 03",
                "wins 99999999",
                "wins 3 ",
                "points x",
                "territory 3",
                "territory 27",
                "territory 10 winner",
                "wins 3 loser",
                "two-games",
                "tally 0",
                "chess 3"
            })
    void refuses_what_is_no_kind(String text) {
        assertThatThrownBy(() -> MatchRules.parse(text)).isInstanceOf(MatchException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "points 30",
                "wins 3",
                "streak 3",
                "territory 11",
                "territory 10 loser",
                "two-games 7",
                "tally 10"
            })
    void reads_kinds_back(String text) {
        assertThat(MatchRules.parse(text).text()).isEqualTo(text);
    }

    @Test
    void refuses_outcomes_of_other_games() {
        Match match = Match.start(RuleBook.ABAPA, new FirstToWins(3), SOUTH);
        Match territory = Match.start(RuleBook.BA_AWA, new TerritoryMatch(10), SOUTH);
        for (Outcome outcome : List.of(
                ended(Reason.NO_MOVE, 0, 49, 0),
                ended(Reason.NO_MOVE, 0, 20, 10, 10),
                ended(Reason.NO_MOVE, 2, 30, 18))) {
            assertThatThrownBy(() -> match.record(outcome)).isInstanceOf(MatchException.class);
        }
        assertThatThrownBy(() -> territory.record(ended(Reason.LAST_SEEDS, 0, 25, 13)))
                .isInstanceOf(MatchException.class);
    }
}
