package semeia.rules.clauses;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.Game;
import semeia.rules.Outcome;

/** Section 5 of the rules: the order of the ends, the guard, and giving up. */
final class EndsClausesTest {

    @Edges("starved comes before the guard")
    void tries_no_move_before_the_guard(Edge edge) {
        assertThat(edge.after().endCode()).isEqualTo("starved");
    }

    @Test
    void tries_25_before_no_move() {
        Game over = Clause.play(Clause.from("awale", "0,0,0,0,0,1/1,2,0,0,0,0 24-20 S"), "F");
        assertThat(over.endCode()).isEqualTo("25");
    }

    @Edges({"the guard ends the game", "the guard in a relay game"})
    void ends_after_200_plies_without_a_capture_and_each_takes_their_own(Edge edge) {
        Game after = edge.after();
        assertThat(after.endCode()).isEqualTo("quiet");
        assertThat(Edge.pits(after)).containsOnly(0);
    }

    @Test
    void splits_evenly_by_the_guard_in_awari() {
        Game over = Clause.play(Clause.from("awari", "0,0,0,0,1,0/0,0,0,2,0,5 20-20 S quiet=199"), "E");
        assertThat(over.endCode()).isEqualTo("quiet");
        assertThat(over.position().stores()).containsExactly(24, 24);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"awale+guard=off, ''", "awale+guard=201, ''", "awale+guard=200, quiet", "awale+guard=7, quiet"})
    void lets_the_guard_be_changed_and_switched_off(String rules, String end) {
        String quiet = rules.endsWith("=7") ? "6" : "199";
        Game after = Clause.play(Clause.from(rules, "0,0,0,0,1,0/0,0,0,2,0,5 20-20 S quiet=" + quiet), "E");
        assertThat(after.endCode()).isEqualTo(end);
    }

    /** The opponent takes every seed on the board; Abapa and Ayo look at the totals, the others do not. */
    @ParameterizedTest(name = "{0}: seat {2} wins")
    @CsvSource({"abapa, 25-19, 0", "ayo, 25-19, 0", "awale, 24-20, 1", "awale-points, 24-20, 1", "awari, 25-19, 1"})
    void gives_the_board_to_the_opponent_of_who_resigns(String rules, String stores, int winner) {
        Game before = Clause.from(rules, "1,0,0,0,0,2/0,0,1,0,0,0 " + stores + " S");
        Game over = before.resign(0);
        assertThat(over.endCode()).isEqualTo("resignation");
        assertThat(over.position().store(0)).isEqualTo(before.position().store(0));
        assertThat(over.position().store(1)).isEqualTo(before.position().store(1) + 4);
        assertThat(winner(over)).isEqualTo(OptionalInt.of(winner));
    }

    @Test
    void lets_the_other_two_play_on_when_one_of_three_resigns_who_cannot_win() {
        Game on = Clause.from("ba-awa-3", "4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1").resign(0);
        assertThat(on.isOver()).isFalse();
        assertThat(on.position().player()).isEqualTo(1);
        assertThat(on.position().territory().share(0)).isEqualTo(4);
        Outcome outcome = on.resign(1).outcome().orElseThrow();
        assertThat(outcome.winner()).isEqualTo(OptionalInt.of(2));
    }

    @ParameterizedTest(name = "stores {0}: {1}")
    @CsvSource({"19-25, 1", "20-24, 1", "24-20, ''", "23-21, 1"})
    void gives_the_game_on_time_unless_the_opponent_could_not_have_more_than_half(String stores, String winner) {
        Game over =
                Clause.from("awari", "1,0,0,0,0,2/0,0,1,0,0,0 " + stores + " S").flag(0);
        assertThat(over.endCode()).isEqualTo("timeout");
        assertThat(winner(over)).isEqualTo(winner.isEmpty() ? OptionalInt.empty() : OptionalInt.of(1));
    }

    private static OptionalInt winner(Game game) {
        return game.outcome().orElseThrow().winner();
    }

    /** So that no line of the case file stands for nothing. */
    @Test
    void every_edge_belongs_to_a_clause() {
        List<String> named = Stream.of(SingleLapClausesTest.class, FourCaptureClausesTest.class, EndsClausesTest.class)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .map(EndsClausesTest::edges)
                .flatMap(Stream::of)
                .toList();
        assertThat(Edge.all()).allMatch(edge -> named.stream().anyMatch(edge.note()::startsWith));
    }

    private static String[] edges(Method test) {
        return test.isAnnotationPresent(Edges.class)
                ? test.getAnnotation(Edges.class).value()
                : new String[0];
    }
}
