package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.file.LayerWriter;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Watch;

/** Holds layers against published numbers, and against a slow and literal solver. */
class LayersTest {
    private static final int QUICK = 9;
    private static final int SLOW = 12;

    @TempDir
    Path directory;

    private Tablebases built(Rules rules, int seeds) throws IOException, InterruptedException {
        Tablebases tablebases = new Tablebases(directory);
        new Builder(tablebases, 2, new SilentLog()).build(rules, seeds);
        return tablebases;
    }

    private static Map<Integer, Map<Integer, Long>> published() throws IOException {
        Map<Integer, Map<Integer, Long>> counts = new TreeMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                LayersTest.class.getResourceAsStream("awari-values.csv"), StandardCharsets.UTF_8))) {
            lines.lines()
                    .skip(1)
                    .map(line -> line.split(","))
                    .forEach(field -> counts.computeIfAbsent(Integer.valueOf(field[0]), n -> new TreeMap<>())
                            .put(Integer.valueOf(field[1]), Long.valueOf(field[2])));
        }
        return counts;
    }

    private void matchesPublished(int most) throws IOException, InterruptedException {
        Tablebases tablebases = built(RuleBook.AWARI, most);
        Map<Integer, Map<Integer, Long>> published = published();
        for (int seeds = 0; seeds <= most; seeds++) {
            assertThat(tablebases.histogram(RuleBook.AWARI, seeds))
                    .as(seeds + " seeds")
                    .isEqualTo(published.get(seeds));
        }
    }

    @Test
    void awari_has_the_published_values_with_few_seeds() throws IOException, InterruptedException {
        matchesPublished(QUICK);
    }

    @Test
    @Tag("slow")
    void awari_has_the_published_values_up_to_twelve_seeds() throws IOException, InterruptedException {
        matchesPublished(SLOW);
    }

    /** Of the positions in which the player who just moved has an empty pit; the shares are those of a public solver. */
    @ParameterizedTest
    @CsvSource({"4, 72.8", "8, 61.1"})
    void abapa_is_exact_in_the_known_share_of_positions(int seeds, double share)
            throws IOException, InterruptedException {
        assertThat(exactShare(seeds)).isCloseTo(share, within(0.05));
    }

    @Test
    @Tag("slow")
    void abapa_is_exact_in_the_known_share_of_positions_with_twelve_seeds() throws IOException, InterruptedException {
        assertThat(exactShare(SLOW)).isCloseTo(18.7, within(0.05));
    }

    private double exactShare(int seeds) throws IOException, InterruptedException {
        TableRules rules = TableRules.of(RuleBook.ABAPA).orElseThrow();
        Layer layer = built(RuleBook.ABAPA, seeds).layer(rules, seeds);
        BoardIndex boards = new BoardIndex(12, seeds);
        long[] board = new long[2];
        long reached = 0;
        long exact = 0;
        for (long index = 0; index < layer.size(); index++) {
            boards.unrank(index, board);
            boolean emptyPit = false;
            for (int pit = 6; pit < 12; pit++) {
                emptyPit |= Boards.seeds(board, pit) == 0;
            }
            reached += emptyPit ? 1 : 0;
            exact += emptyPit && layer.mover(index) + layer.other(index) == seeds ? 1 : 0;
        }
        return 100.0 * exact / reached;
    }

    @ParameterizedTest
    @CsvSource({"awari,5", "abapa,5", "ayo,5", "abapa+slam=forbidden-unless-all-are,4", "awari+slam=captures-nothing,4"
    })
    void agrees_with_a_literal_solver(String id, int most) throws IOException, InterruptedException {
        Rules rules = RuleBook.byId(id);
        TableRules table = TableRules.of(rules).orElseThrow();
        Tablebases tablebases = built(rules, most);
        LiteralSolver solver = new LiteralSolver(rules, table.kind() == Layer.Kind.VALUES);
        long[] board = new long[2];
        for (int seeds = 0; seeds <= most; seeds++) {
            solver.solveAll(seeds);
            Map<String, int[]> plies = solver.plies(solver.positions(seeds));
            Layer layer = tablebases.layer(table, seeds);
            BoardIndex boards = new BoardIndex(12, seeds);
            for (long index = 0; index < layer.size(); index++) {
                boards.unrank(index, board);
                int[] forced = solver.forced(board, 0);
                assertThat(List.of(layer.mover(index), layer.other(index)))
                        .as(id + " " + seeds + " seeds, number " + index)
                        .isEqualTo(List.of(forced[0], forced[1]));
                int[] count = solver.plies(plies, board);
                boolean values = table.kind() == Layer.Kind.VALUES;
                assertThat(List.of(layer.moverPlies(index), layer.otherPlies(index)))
                        .as(id + " " + seeds + " seeds, plies of number " + index)
                        .isEqualTo(List.of(
                                EntryCode.kept(table.kind(), values ? Math.max(count[0], count[1]) : count[0]),
                                EntryCode.kept(table.kind(), values ? Math.max(count[0], count[1]) : count[1])));
            }
        }
    }

    @Test
    void verify_recomputes_every_entry() throws IOException, InterruptedException {
        Tablebases tablebases = built(RuleBook.ABAPA, 8);
        for (int seeds = 0; seeds <= 8; seeds++) {
            assertThat(new Verifier(tablebases, 2).verify(RuleBook.ABAPA, seeds, Watch.NONE))
                    .isEqualTo(BoardIndex.size(12, seeds));
        }
    }

    /** The checksums are right, the classes of plies are not. */
    @ParameterizedTest
    @CsvSource({"awari,5", "abapa,5"})
    void verify_recomputes_the_plies(String id, int most) throws IOException, InterruptedException {
        Rules rules = RuleBook.byId(id);
        TableRules table = TableRules.of(rules).orElseThrow();
        Tablebases tablebases = built(rules, most);
        Layer layer = tablebases.layer(table, most);
        LayerWriter.write(tablebases.file(table, most), table.id(), new Hastier(layer));
        assertThatThrownBy(() -> new Verifier(tablebases, 2).verify(rules, most, Watch.NONE))
                .hasMessageContaining("does not follow from its successor positions");
    }

    /** A layer that claims that all is forced in less than nine plies. */
    private record Hastier(Layer layer) implements Layer {
        @Override
        public Kind kind() {
            return layer.kind();
        }

        @Override
        public int seeds() {
            return layer.seeds();
        }

        @Override
        public long size() {
            return layer.size();
        }

        @Override
        public int mover(long index) {
            return layer.mover(index);
        }

        @Override
        public int other(long index) {
            return layer.other(index);
        }

        @Override
        public int moverPlies(long index) {
            return 0;
        }

        @Override
        public int otherPlies(long index) {
            return 0;
        }
    }

    @Test
    void threads_make_no_difference() throws IOException, InterruptedException {
        TableRules rules = TableRules.of(RuleBook.ABAPA).orElseThrow();
        Tablebases one = new Tablebases(directory.resolve("one"));
        Tablebases three = new Tablebases(directory.resolve("three"));
        new Builder(one, 1, new SilentLog()).build(RuleBook.ABAPA, 9);
        new Builder(three, 3, new SilentLog()).build(RuleBook.ABAPA, 9);
        for (int seeds = 0; seeds <= 9; seeds++) {
            assertThat(one.file(rules, seeds)).hasSameBinaryContentAs(three.file(rules, seeds));
        }
    }
}
