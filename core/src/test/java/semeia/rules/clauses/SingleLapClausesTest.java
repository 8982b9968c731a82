package semeia.rules.clauses;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;

/** Section 3 of the rules: Abapa, Ayo, Awalé, Awale for points, Awari. */
final class SingleLapClausesTest {

    /** Rule 3.1. */
    @Edges({"a kroo of twelve", "twenty-three seeds", "twenty-two", "eleven", "a single seed"})
    void skips_the_origin_on_every_round_and_leaves_it_empty(Edge edge) {
        Game after = edge.after();
        int origin = after.lastSowing().orElseThrow().move();
        assertThat(after.position().seeds(origin)).isZero();
        assertThat(Clause.drops(after))
                .doesNotContain(origin)
                .hasSize(edge.before().position().seeds(origin));
    }

    /** Rule 3.2. */
    @ParameterizedTest(name = "{0} after {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            0,0,0,0,0,4/3,2,1,2,1,1 17-17 S | F | 9 by 0, 8 by 0, 7 by 0
            0,0,0,0,0,4/3,2,3,2,1,1 16-16 S | F | 9 by 0
            0,0,0,0,2,1/1,1,4,0,0,1 19-19 S | E | 6 by 0
            0,0,1,2,0,0/4,1,1,1,1,1 18-18 S | C |
            0,0,1,0,0,3/3,1,3,0,0,1 18-18 S | F |
            """)
    void captures_twos_and_threes_backwards_from_the_last_pit_in_the_opponents_row(
            String position, String move, String captures) {
        Game after = Clause.play(Clause.from("abapa", position), move);
        assertThat(String.join(", ", Clause.captures(after))).isEqualTo(captures == null ? "" : captures);
    }

    /** Rule 3.3. */
    @Edges({
        "three houses would empty",
        "grand slam of six pits",
        "the last seed would be taken",
        "feeding with seventeen"
    })
    void captures_nothing_on_grand_slam(Edge edge) {
        Game after = edge.after();
        assertThat(Clause.captures(after)).isEmpty();
        assertThat(after.position().stores()).isEqualTo(edge.before().position().stores());
    }

    /** Rule 3.3, Awari. */
    @Edges("F would leave the other player")
    void may_not_leave_the_opponent_without_a_seed_in_awari(Edge edge) {
        assertThat(Edge.legal(edge.before())).isEqualTo("B");
        edge.after();
    }

    /** Rule 3.3, Awari. */
    @Edges("the only move leaves the other player nothing")
    void captures_on_grand_slam_in_awari_where_every_move_is_one(Edge edge) {
        assertThat(Clause.captures(edge.after())).isNotEmpty();
    }

    /** Rule 3.4. */
    @Edges({"North must feed", "feeding duty", "play goes on after feeding"})
    void feeds_an_opponent_without_seeds(Edge edge) {
        Game before = edge.before();
        Game after = Clause.play(before, edge.line().get("moves").asText().substring(0, 1));
        assertThat(after.isOver() || !Edge.legal(after).isEmpty()).isTrue();
        assertThat(Clause.drops(after))
                .anyMatch(pit -> before.position().territory().ownerOf(pit)
                        != before.position().player());
        edge.after();
    }

    /** Rule 3.5. */
    @Edges({"no move feeds", "the last line of a problem"})
    void divides_by_rows_where_there_is_no_move(Edge edge) {
        Game after = edge.after();
        assertThat(after.endCode()).isEqualTo("starved");
        assertThat(Edge.pits(after)).containsOnly(0);
    }

    /** Rule 3.5, Ayo. */
    @Edges("the same line under Ayo")
    void gives_all_to_the_player_whose_row_is_empty_in_ayo(Edge edge) {
        assertThat(edge.after().position().stores()).isNotEqualTo(stores("abapa", edge));
    }

    /** Rule 3.5, Awari. */
    @Test
    void gives_all_to_the_opponent_of_who_cannot_move_in_awari() {
        Game over = Clause.from("awari", "0,0,0,0,0,0/0,1,2,0,0,0 22-23 S");
        assertThat(over.endCode()).isEqualTo("starved");
        assertThat(over.position().stores()).containsExactly(22, 26);
    }

    /** Rule 3.6, Awalé. */
    @Edges("reaching twenty-five")
    void wins_at_once_with_25_in_awale_and_leaves_the_rest_uncounted(Edge edge) {
        Game after = edge.after();
        assertThat(after.outcome().orElseThrow().winner()).isEqualTo(OptionalInt.of(0));
        assertThat(Edge.pits(after)).anyMatch(seeds -> seeds > 0);
    }

    /** Rule 3.6, Awale for points. */
    @Edges("at twenty-five both players")
    void lets_both_collect_their_rows_at_25_in_awale_for_points(Edge edge) {
        Game after = edge.after();
        assertThat(after.endCode()).isEqualTo("25");
        assertThat(after.position().store(0) + after.position().store(1)).isEqualTo(48);
    }

    /** Rule 3.6. */
    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ayo", "awari"})
    void plays_on_beyond_25(String rules) {
        Game after = Clause.play(Clause.from(rules, "0,1,0,0,0,1/1,2,0,0,0,1 24-18 S"), "F");
        assertThat(after.position().store(0)).isGreaterThan(24);
        assertThat(after.isOver()).isFalse();
    }

    /** Rule 3.7, Abapa and Ayo. */
    @Edges("the same in Abapa: a claim")
    void may_be_claimed_at_the_third_occurrence_in_abapa(Edge edge) {
        Game after = edge.after();
        assertThat(after.canClaim()).isTrue();
        assertThat(after.previous().orElseThrow().canClaim()).isFalse();
        assertThat(after.claim(1).endCode()).isEqualTo("claim");
        assertThat(after.claim(1).position().stores()).containsExactly(24, 24);
    }

    /** Rule 3.7, Awalé. */
    @Edges("a cycle of twelve plies")
    void ends_at_the_third_occurrence_in_awale(Edge edge) {
        assertThat(edge.after().endCode()).isEqualTo("repetition");
    }

    /** Rule 3.7, Awari: the odd seed is left out. */
    @Test
    void splits_the_rest_evenly_at_the_third_occurrence_in_awari() {
        String cycle = "F f A a B b C c D d E e ";
        Game over = Clause.play(Clause.from("awari", "0,0,0,0,0,1/0,0,0,0,0,1 20-26 S"), (cycle + cycle).trim());
        assertThat(over.endCode()).isEqualTo("repetition");
        assertThat(over.position().stores()).containsExactly(21, 27);
    }

    /** Rule 3.7, last sentence. */
    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ayo", "awale", "awale-points", "awari"})
    void ends_by_agreement_and_each_takes_their_own_row(String rules) {
        Game over = Clause.from(rules, "1,0,2,0,0,0/0,3,0,0,0,4 18-20 S").agreeToEnd();
        assertThat(over.endCode()).isEqualTo("agreement");
        assertThat(over.position().stores()).containsExactly(21, 27);
    }

    /** The stores at the end of the same line under other rules. */
    private static List<Integer> stores(String rules, Edge edge) {
        Game from = Clause.from(rules, edge.line().get("position").asText());
        return Clause.play(from, edge.line().get("moves").asText()).position().stores();
    }
}
