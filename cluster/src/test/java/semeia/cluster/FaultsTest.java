package semeia.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stops a build, without Spark. */
class FaultsTest {
    @TempDir
    Path folder;

    private LayerPlan plan(String run) {
        return new LayerPlan(run, "awari", folder.toString(), 4, 3);
    }

    @Test
    void an_executor_that_sees_another_folder_says_so() throws IOException {
        WorkFolder.plan(plan("this run"));
        Station.checkFolder(plan("this run"));
        assertThatThrownBy(() -> Station.checkFolder(plan("another run")))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining(folder.toString())
                .hasMessageContaining("is not the folder that the driver sees");
    }

    @Test
    void a_smaller_layer_that_is_missing_is_named() throws IOException {
        WorkFolder.plan(plan("this run"));
        assertThatThrownBy(() -> Station.range(plan("this run"), 0, 1, Phase.BOUNDS))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("00.semeia: there is no such file");
    }

    @Test
    void a_later_run_goes_on_in_the_ranges_of_the_first() throws IOException {
        WorkFolder.plan(plan("this run"));
        LayerPlan wished = new LayerPlan("later run", "awari", folder.toString(), 4, 8);
        assertThat(WorkFolder.plan(wished).ranges()).isEqualTo(3);
    }

    @Test
    void a_snapshot_that_is_damaged_counts_as_none() throws IOException {
        LayerPlan plan = WorkFolder.plan(plan("this run"));
        Snapshots snapshots = new Snapshots(plan);
        long[] cells = new long[plan.sizeOf(1)];
        cells[5] = 77;
        snapshots.keep(1, new BoundCells(cells));
        assertThat(snapshots.bounds(plan, 1))
                .hasValueSatisfying(kept -> assertThat(kept.cells()).isEqualTo(cells));
        assertThat(snapshots.bounds(plan, 2)).isEmpty();
        Path file = plan.work().resolve("bounds-1");
        byte[] bytes = Files.readAllBytes(file);
        bytes[9]++;
        Files.write(file, bytes);
        assertThat(snapshots.bounds(plan, 1)).isEmpty();
    }

    @Test
    void a_layer_that_does_not_fit_into_memory_is_refused_with_what_it_needs() {
        assertThat(Memory.of(1_000_000, 8, 1 << 30).check(12)).isEqualTo("12 seeds need 10.3 MB over 8 executors");
        assertThatThrownBy(() -> Memory.of(7_669_339_132L, 8, 1L << 30).check(33))
                .isInstanceOf(ClusterException.class)
                .hasMessageStartingWith("33 seeds need 78.6 GB over 8 executors, which have 6.9 GB for it");
    }
}
