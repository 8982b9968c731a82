package semeia.tablebase.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.layer.Layer;

class PlyCountTest {
    /** So little that every list of a builder overflows again and again. */
    private static final int LITTLE_ROOM = 520;

    private static final int MUCH_ROOM = 1 << 16;

    private static Layer[] built(Rules rules, Layer.Kind kind, int most, int workers, int room)
            throws InterruptedException {
        Layer[] layers = new Layer[0];
        try (Crew crew = new Crew(workers)) {
            for (int seeds = 0; seeds <= most; seeds++) {
                Layer next = new LapBuilder(rules, kind, crew, room, layers).build(Watch.NONE);
                layers = java.util.Arrays.copyOf(layers, seeds + 1);
                layers[seeds] = next;
            }
        }
        return layers;
    }

    @ParameterizedTest
    @CsvSource({"abapa, BOUNDS, 8", "awari, VALUES, 8"})
    void neither_threads_nor_full_lists_make_a_difference(String id, Layer.Kind kind, int most)
            throws InterruptedException {
        Rules rules = RuleBook.byId(id);
        Layer one = built(rules, kind, most, 1, MUCH_ROOM)[most];
        Layer three = built(rules, kind, most, 3, LITTLE_ROOM)[most];
        for (long index = 0; index < one.size(); index++) {
            boolean same = one.mover(index) == three.mover(index)
                    && one.other(index) == three.other(index)
                    && one.moverPlies(index) == three.moverPlies(index)
                    && one.otherPlies(index) == three.otherPlies(index);
            assertThat(same).as("entry " + index).isTrue();
        }
    }
}
