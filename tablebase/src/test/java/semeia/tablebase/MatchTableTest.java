package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import semeia.tablebase.MatchTable.End;
import semeia.tablebase.MatchTable.State;
import semeia.tablebase.Solution.Range;

class MatchTableTest {
    /** Every game with best play leaves its starter the pits that {@code after} says of those he had. */
    private static Map<Integer, Range> values(IntUnaryOperator after) {
        Map<Integer, Range> values = new TreeMap<>();
        for (int pits = 1; pits < 12; pits++) {
            int difference = 8 * Math.max(0, Math.min(12, after.applyAsInt(pits))) - 48;
            values.put(pits, new Range(difference, difference));
        }
        return values;
    }

    private static State at(MatchTable table, int south, int starter) {
        return table.states().stream()
                .filter(state -> state.south() == south && state.starter() == starter)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_match_that_comes_back_is_drawn() {
        MatchTable table = new MatchTable(values(pits -> pits + 1), 10);
        assertThat(at(table, 6, 0).next()).hasValue(7);
        assertThat(at(table, 7, 1).next()).hasValue(6);
        assertThat(at(table, 6, 0).end()).contains(End.DRAW);
        assertThat(at(table, 9, 0).end()).contains(End.SOUTH);
        assertThat(at(table, 9, 0).games()).isEqualTo(1);
        assertThat(at(table, 3, 1).end()).contains(End.NORTH);
    }

    @Test
    void a_bound_decides_where_both_ends_lead_to_the_same_division() {
        Map<Integer, Range> values = values(pits -> 0);
        values.replaceAll((pits, range) -> new Range(-48, -46));
        MatchTable table = new MatchTable(values, 12);
        assertThat(at(table, 5, 0).next()).hasValue(0);
        assertThat(at(table, 5, 0).end()).contains(End.NORTH);
        values.put(5, new Range(-48, 0));
        assertThat(at(new MatchTable(values, 12), 5, 0).end()).isEqualTo(Optional.empty());
    }

    /** Of seven pits North leaves South nine, and nine win; but North may leave South ten, and ten are bad here. */
    @Test
    void who_plays_for_the_match_may_give_pits_away() {
        Map<Integer, Range> values = values(pits -> switch (pits) {
            case 5 -> 3;
            case 9 -> 12;
            case 10 -> 5;
            default -> pits;
        });
        MatchTable table = new MatchTable(values, 12);
        assertThat(at(table, 7, 1).next()).hasValue(9);
        assertThat(at(table, 9, 0).end()).contains(End.SOUTH);
        assertThat(at(table, 7, 1).end()).isNotEqualTo(Optional.of(End.SOUTH));
    }

    /** Random values, against a search through whole matches in which both may choose whatever the other cannot prevent. */
    @Test
    void agrees_with_play_of_whole_matches() {
        Random random = new Random(20);
        int decided = 0;
        for (int round = 0; round < 60; round++) {
            int drift = random.nextInt(4);
            MatchTable table = new MatchTable(values(pits -> pits + random.nextInt(3) - 1 + drift), 10);
            for (State state : table.states()) {
                boolean south = forces(table, state, 0, new HashMap<>());
                boolean north = forces(table, state, 1, new HashMap<>());
                assertThat(state.end().equals(Optional.of(End.SOUTH))).isEqualTo(south);
                assertThat(state.end().equals(Optional.of(End.NORTH))).isEqualTo(north);
                decided += south || north ? 1 : 0;
            }
        }
        assertThat(decided).isPositive();
    }

    /** Whether a player who plays for seeds wins whatever the other gives away; visits are counted as in a real match. */
    private static boolean forces(MatchTable table, State state, int player, Map<List<Integer>, Integer> visits) {
        List<Integer> place = List.of(state.south(), state.starter());
        if (visits.merge(place, 1, Integer::sum) == 3) {
            visits.put(place, 2);
            return false;
        }
        List<Integer> nexts = new ArrayList<>();
        int own = player == 0 ? state.next().getAsInt() : 12 - state.next().getAsInt();
        for (int pits = own; pits < 10; pits++) {
            nexts.add(player == 0 ? pits : 12 - pits);
        }
        boolean wins = nexts.stream()
                .allMatch(south -> (player == 0 ? south : 12 - south) > 2
                        && forces(table, at(table, south, 1 - state.starter()), player, visits));
        visits.merge(place, -1, Integer::sum);
        return wins;
    }

    @Test
    void a_target_is_10_11_or_12() {
        Map<Integer, Range> values = values(pits -> pits);
        assertThat(new MatchTable(values, 12).states()).hasSize(22);
        assertThat(new MatchTable(values, 11).states()).hasSize(18);
        assertThat(new MatchTable(values, 10).states()).hasSize(14);
        assertThatThrownBy(() -> new MatchTable(values, 9)).hasMessageContaining("expected 10 to 12");
    }
}
