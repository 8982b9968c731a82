package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import semeia.tablebase.MatchTable.End;
import semeia.tablebase.MatchTable.State;
import semeia.tablebase.Solution.Range;

class MatchTableTest {
    /** Every game brings its starter so many pits more than he had. */
    private static MatchTable table(int target, int more) {
        Map<Integer, Range> values = new TreeMap<>();
        for (int pits = 1; pits < 12; pits++) {
            int after = Math.max(0, Math.min(12, pits + more));
            values.put(pits, new Range(8 * after - 48, 8 * after - 48));
        }
        return new MatchTable(values, target);
    }

    private static State at(MatchTable table, int south, int starter) {
        return table.states().stream()
                .filter(state -> state.south() == south && state.starter() == starter)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_match_that_comes_back_is_drawn() {
        MatchTable table = table(10, 1);
        assertThat(at(table, 6, 0).next()).hasValue(7);
        assertThat(at(table, 7, 1).next()).hasValue(6);
        assertThat(at(table, 6, 0).end()).contains(End.DRAW);
        assertThat(at(table, 9, 0).end()).contains(End.SOUTH);
        assertThat(at(table, 9, 0).games()).isEqualTo(1);
        assertThat(at(table, 3, 1).end()).contains(End.NORTH);
        assertThat(table.isMonotone()).isTrue();
    }

    @Test
    void a_bound_decides_where_both_ends_lead_to_the_same_division() {
        Map<Integer, Range> values = new TreeMap<>();
        for (int pits = 1; pits < 12; pits++) {
            values.put(pits, new Range(-48, -46));
        }
        MatchTable table = new MatchTable(values, 12);
        assertThat(at(table, 5, 0).next()).hasValue(0);
        assertThat(at(table, 5, 0).end()).contains(End.NORTH);
        values.put(5, new Range(-48, 0));
        assertThat(at(new MatchTable(values, 12), 5, 0).end()).isEqualTo(Optional.empty());
        assertThat(new MatchTable(values, 12).isMonotone()).isFalse();
    }

    @Test
    void a_target_is_10_11_or_12() {
        assertThat(table(12, 0).states()).hasSize(22);
        assertThat(table(11, 0).states()).hasSize(18);
        assertThat(table(10, 0).states()).hasSize(14);
    }
}
