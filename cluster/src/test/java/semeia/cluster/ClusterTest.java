package semeia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.BoardLayers;
import semeia.tablebase.Builder;
import semeia.tablebase.Tablebases;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Watch;

/** Builds on Spark, on this machine alone, and holds the files against those of one machine. */
class ClusterTest {
    private static final String TWO_EXECUTORS = "local-cluster[2,1,1024]";

    @TempDir
    Path folder;

    private static void buildAlone(Path into, Rules rules, int seeds) throws IOException, InterruptedException {
        Builder.Log silent = new Builder.Log() {
            @Override
            public Watch begin(int layer, long positions) {
                return Watch.NONE;
            }

            @Override
            public void done(int layer, long positions, long nanos) {
                // Nobody listens.
            }
        };
        new Builder(new Tablebases(into), 1, silent).build(rules, seeds);
    }

    private void assertSameAsAlone(Path built, String id, int seeds) throws IOException, InterruptedException {
        Rules rules = RuleBook.byId(id);
        Path alone = folder.resolve("alone");
        buildAlone(alone, rules, seeds);
        BoardLayers one = new BoardLayers(new Tablebases(alone), rules);
        BoardLayers other = new BoardLayers(new Tablebases(built), rules);
        for (int layer = 0; layer <= seeds; layer++) {
            assertThat(other.file(layer)).hasSameBinaryContentAs(one.file(layer));
        }
        try (Stream<Path> files = Files.list(other.file(0).getParent())) {
            assertThat(files).hasSize(seeds + 2); // the layers and the lock
        }
    }

    private Driver start(String id, int seeds, Path into, String master, String... more) throws IOException {
        return start("build", id, seeds, into, master, more);
    }

    private Driver start(String command, String id, int seeds, Path into, String master, String... more)
            throws IOException {
        List<String> args =
                new ArrayList<>(List.of(command, "--rules", id, "--seeds", "" + seeds, "--dir", into.toString()));
        args.addAll(List.of("--spark", master, "--conf", "spark.ui.enabled=false"));
        args.addAll(Arrays.asList(more));
        return Driver.start(folder.resolve("output"), args.toArray(new String[0]));
    }

    @ParameterizedTest
    @CsvSource({"awari, 7", "abapa, 6"})
    void files_are_those_of_one_machine(String id, int seeds) throws IOException, InterruptedException {
        Path built = folder.resolve("built");
        try (Driver driver = start(id, seeds, built, "local[2]", "--conf", "semeia.leastPositions=10000")) {
            assertThat(driver.end()).as(driver.err()).isZero();
        }
        assertSameAsAlone(built, id, seeds);
    }

    @Test
    void a_wrong_count_of_plies_is_found() throws IOException, InterruptedException {
        Path built = folder.resolve("built");
        buildAlone(built, RuleBook.ABAPA, 6);
        BoardLayers layers = new BoardLayers(new Tablebases(built), RuleBook.ABAPA);
        String[] settings = {"--conf", "semeia.leastPositions=10000"};
        try (Driver driver = start("verify", "abapa", 6, built, "local[2]", settings)) {
            assertThat(driver.end()).as(driver.err()).isZero();
        }
        layers.write(new WrongLayer(layers.layer(6), 4321));
        try (Driver driver = start("verify", "abapa", 6, built, "local[2]", settings)) {
            assertThat(driver.end()).as(driver.err()).isEqualTo(1);
            assertThat(driver.said())
                    .last()
                    .asString()
                    .endsWith("06.semeia: entry 4321 does not follow from its successor positions; rebuild the file");
        }
    }

    /** A layer of which one entry has another class of plies. */
    private record WrongLayer(Layer layer, long wrong) implements Layer {
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
            return index == wrong ? 160 : layer.moverPlies(index);
        }

        @Override
        public int otherPlies(long index) {
            return layer.otherPlies(index);
        }
    }

    @Test
    @Tag("slow")
    void executors_that_are_killed_in_mid_layer_leave_no_trace() throws IOException, InterruptedException {
        Path built = folder.resolve("built");
        try (Driver driver = start("awari", 9, built, TWO_EXECUTORS, "--conf", "semeia.keepEvery=10")) {
            for (String moment : List.of(
                    "bounds  superstep 3 ",
                    "bounds  superstep 25 ",
                    "bounds  superstep 60 ",
                    "plies  superstep 2 ",
                    "plies  superstep 35 ")) {
                assertThat(driver.waitFor("9 seeds  " + moment))
                        .as(driver.err())
                        .isTrue();
                assertThat(driver.killExecutor()).isTrue();
            }
            assertThat(driver.end()).as(driver.err()).isZero();
            assertThat(driver.err()).contains("ranges restored");
        }
        assertSameAsAlone(built, "awari", 9);
    }

    @Test
    @Tag("slow")
    void a_driver_that_is_killed_goes_on_from_what_was_kept() throws IOException, InterruptedException {
        Path built = folder.resolve("built");
        String[] settings = {"--conf", "semeia.keepEvery=10", "--conf", "semeia.leastPositions=10000"};
        for (String moment : List.of("7 seeds  bounds  superstep 31 ", "7 seeds  plies  superstep 21 ")) {
            try (Driver driver = start("abapa", 7, built, TWO_EXECUTORS, settings)) {
                assertThat(driver.waitFor(moment)).as(driver.err()).isTrue();
                driver.kill();
            }
        }
        try (Driver driver = start("abapa", 7, built, TWO_EXECUTORS, settings)) {
            assertThat(driver.end()).as(driver.err()).isZero();
            assertThat(driver.err()).doesNotContain("6 seeds  bounds", "7 seeds  bounds");
        }
        assertSameAsAlone(built, "abapa", 7);
    }

    @Test
    void a_second_driver_in_the_same_folder_is_told_to_wait() throws IOException, InterruptedException {
        Path built = folder.resolve("built");
        BoardLayers layers = new BoardLayers(new Tablebases(built), RuleBook.AWARI);
        FolderLock lock = FolderLock.take(layers.file(0).getParent());
        try (Driver driver = start("awari", 3, built, "local[1]")) {
            assertThat(driver.end()).isEqualTo(3);
            assertThat(driver.said()).last().asString().startsWith("semeia: another build on a cluster is at work in ");
        } finally {
            lock.close();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "anywoli|8|1|semeia: moves of anywoli are relays, which cannot be taken back one by one; build it on one machine",
                "awari|25|1|semeia: seeds are 25, expected 0 to 24",
            })
    void what_cannot_be_built_is_refused_before_spark_starts(String id, int seeds, int code, String message)
            throws IOException, InterruptedException {
        try (Driver driver = start(id, seeds, folder.resolve("built"), "local[1]")) {
            assertThat(driver.end()).isEqualTo(code);
            assertThat(driver.said()).containsExactly(message);
        }
    }
}
