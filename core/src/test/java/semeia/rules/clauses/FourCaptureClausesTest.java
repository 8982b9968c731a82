package semeia.rules.clauses;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Sowing;

/** Section 4 of the rules: Ba-awa for two and three, Anywoli. */
final class FourCaptureClausesTest {

    /** Rule 4.1. */
    @Test
    void skips_no_pit_not_even_the_origin() {
        Game after = Clause.play(Clause.from("ba-awa", "13,0,0,0,0,0/0,0,0,0,0,3 16-16 S"), "A");
        assertThat(Clause.drops(after).subList(0, 13)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1);
    }

    /** Rule 4.2. */
    @Edges({"the first seed makes a four in a", "a four in the middle of a lap"})
    void gives_a_four_to_the_owner_of_the_pit(Edge edge) {
        assertThat(Clause.captures(edge.after()))
                .containsExactly("%d by 1".formatted(edge.rules().territory().share(0)));
    }

    /** Rule 4.2. */
    @Edges({"the last seed makes a four in b", "three fours in one turn"})
    void gives_a_four_made_by_the_last_seed_to_who_moves(Edge edge) {
        Game after = edge.after();
        int mover = after.lastSowing().orElseThrow().player();
        assertThat(Clause.captures(after)).last().asString().endsWith(" by " + mover);
    }

    /** Rules 4.2 and 4.3. */
    @Edges("five laps in the first move")
    void sows_on_from_a_pit_that_was_not_empty_and_takes_no_four_that_stands_from_the_start(Edge edge) {
        Game first = Clause.play(edge.before(), "A");
        assertThat(first.lastSowing().orElseThrow().laps()).isEqualTo(5);
        assertThat(first.position().stores()).containsExactly(0, 0);
        edge.after();
    }

    /** Rule 4.4, Ba-awa. */
    @Edges("the last seed makes a four in b")
    void hands_the_turn_over_after_a_last_seed_four_in_ba_awa(Edge edge) {
        assertThat(edge.after().position().hasExtraMove()).isFalse();
    }

    /** Rule 4.4, Anywoli. */
    @Edges({"three fours in one turn", "an extra move pending"})
    void moves_again_after_a_last_seed_four_in_anywoli(Edge edge) {
        Game after = edge.after();
        assertThat(after.sowings())
                .extracting(Sowing::player)
                .containsOnly(edge.before().position().player());
    }

    /** Rule 4.4, Anywoli. */
    @Edges("the extra move may be declined")
    void may_decline_the_extra_move(Edge edge) {
        Game after = edge.after();
        assertThat(after.lastSowing().orElseThrow().isDecline()).isTrue();
        assertThat(after.position().player()).isEqualTo(1);
    }

    /** Rule 4.4, Anywoli. */
    @Edges("the extra move is lost")
    void loses_the_extra_move_without_a_seed(Edge edge) {
        Game after = edge.after();
        assertThat(after.position().hasExtraMove()).isFalse();
        assertThat(after.position().player()).isEqualTo(1);
    }

    /** Rule 4.5, Ba-awa. */
    @Edges({"the first seed makes a four in a", "the same with North as the starter"})
    void ends_with_eight_seeds_left_for_the_starter_in_ba_awa(Edge edge) {
        Game after = edge.after();
        int starter = edge.before().position().starter();
        assertThat(after.endCode()).isEqualTo("last-8");
        assertThat(after.position().store(starter) - edge.before().position().store(starter))
                .isIn(8, 12);
    }

    /** Rule 4.5, Anywoli: the default, and the two other customs. */
    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            anywoli              | 44-44 S          | 44-52
            anywoli+last4=taker  | 44-44 S          | 44-52
            anywoli+last4=opener | 44-44 S          | 44-52
            anywoli+last4=opener | 44-44 S opened=S | 48-48
            anywoli+last4=opener | 44-44 S opened=N | 44-52
            """)
    void gives_the_last_four_by_custom_in_anywoli(String rules, String rest, String stores) {
        Game over = Clause.play(Clause.from(rules, "0,0,0,0,0,0,0,0,0,0,0,2/3,0,0,3,0,0,0,0,0,0,0,0 " + rest), "L");
        assertThat(over.endCode()).isEqualTo("last-4");
        assertThat(over.position().store(0) + "-" + over.position().store(1)).isEqualTo(stores);
    }

    /** Rule 4.5, Anywoli: the lot is drawn after the sowing. */
    @Test
    void draws_a_lot_for_the_last_four_in_anywoli_by_that_custom() {
        Game waits = Clause.play(
                Clause.from("anywoli+last4=lot", "0,0,0,0,0,0,0,0,0,0,0,2/3,0,0,3,0,0,0,0,0,0,0,0 44-44 S"), "L");
        assertThat(waits.awaitsLot()).isTrue();
        assertThat(waits.drawLot(0).position().stores()).containsExactly(48, 48);
        assertThat(waits.drawLot(1).position().stores()).containsExactly(44, 52);
    }

    /** Rule 4.6. */
    @Edges("three players with five, four and three pits")
    void is_played_by_three_in_turn(Edge edge) {
        assertThat(edge.after().sowings()).extracting(Sowing::player).containsExactly(0, 1, 2);
    }

    /** Rule 4.6. */
    @Test
    void gives_each_of_three_players_four_pits_next_to_one_another() {
        Game start = Game.start(RuleBook.BA_AWA_3);
        assertThat(Edge.legal(start)).isEqualTo("A B C D");
        assertThat(start.position().territory().ownerOf(6)).isEqualTo(1);
        assertThat(start.position().territory().ownerOf(11)).isEqualTo(2);
    }

    /** Rule 4.7. */
    @Edges("the second player owns no seed")
    void passes_a_player_without_a_move_without_a_ply(Edge edge) {
        Game after = edge.after();
        assertThat(after.length()).isEqualTo(1);
        assertThat(after.lastSowing().orElseThrow().steps()).contains(new Sowing.Pass(1));
    }

    /** Rule 4.8. */
    @Edges("A would sow for ever")
    void refuses_an_endless_sowing(Edge edge) {
        assertThat(Edge.legal(edge.before())).doesNotContain("A");
    }

    /** Rule 4.9. */
    @Edges("relay cycle")
    void ends_at_the_third_occurrence_and_each_takes_their_own_pits(Edge edge) {
        Game after = edge.after();
        assertThat(after.endCode()).isEqualTo("repetition");
        assertThat(Edge.pits(after)).containsOnly(0);
    }

    /** Section 2: any division of the pits. */
    @Edges("South owns a and b")
    void moves_from_the_pits_that_one_owns_whatever_their_row(Edge edge) {
        assertThat(edge.after().lastSowing().orElseThrow().player()).isZero();
    }
}
