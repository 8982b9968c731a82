package semeia.cluster;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import semeia.tablebase.Builder;
import semeia.tablebase.retrograde.Watch;

/**
 * Prints a line for each layer on standard output, as on one machine, and one for each superstep on standard error: on a terminal always the same one.
 * Hears of all tasks from Spark.
 */
final class ClusterLog extends SparkListener implements LayerRun.Watch, Builder.Log {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final PrintStream err;
    private final boolean json;
    private final boolean terminal;
    private final AtomicLong cpuNanos = new AtomicLong();
    private int seeds;
    private int supersteps;
    private long messages;
    private long bytes;
    private long cpuBefore;
    private boolean shared;

    /**
     * A log.
     *
     * @param json whether layers are objects
     * @param terminal whether standard error is one
     */
    ClusterLog(PrintStream out, PrintStream err, boolean json, boolean terminal) {
        this.out = out;
        this.err = err;
        this.json = json;
        this.terminal = terminal;
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.taskMetrics() != null) {
            cpuNanos.addAndGet(
                    end.taskMetrics().executorCpuTime() + end.taskMetrics().executorDeserializeCpuTime());
        }
    }

    /** A layer is begun that the cluster builds. */
    void begin(int layer, String need) {
        say(need);
        seeds = layer;
        supersteps = 0;
        messages = 0;
        bytes = 0;
        cpuBefore = cpuNanos.get();
        shared = true;
    }

    /** Says something in a line of its own. */
    void say(String line) {
        err.println((terminal ? ERASE_LINE : "") + "semeia: " + line);
    }

    @Override
    public void done(Phase phase, int number, List<Report> reports, long nanos) {
        long heard = reports.stream().mapToLong(Report::messages).sum();
        long restored = reports.stream().filter(Report::isRestored).count();
        supersteps++;
        messages += heard;
        bytes += reports.stream().mapToLong(Report::bytes).sum();
        String line = "%d seeds  %s  superstep %d  %d messages  %d news  %d ms"
                .formatted(
                        seeds,
                        phase == Phase.BOUNDS ? "bounds" : "plies",
                        number,
                        heard,
                        reports.stream().mapToLong(Report::news).sum(),
                        nanos / 1_000_000);
        String lost = restored > 0 && number > 1 ? "  " + restored + " ranges restored" : "";
        err.print(terminal ? ERASE_LINE + line + lost : line + lost + System.lineSeparator());
        err.flush();
    }

    @Override
    public Watch begin(int layer, long positions) {
        shared = false;
        return Watch.NONE;
    }

    @Override
    public void done(int layer, long positions, long nanos) {
        err.print(terminal ? ERASE_LINE : "");
        err.flush();
        long millis = nanos / 1_000_000;
        long cpuMillis = (cpuNanos.get() - cpuBefore) / 1_000_000;
        if (json) {
            out.println("{\"n\":" + layer + ",\"positions\":" + positions + ",\"millis\":" + millis
                    + (shared
                            ? ",\"supersteps\":" + supersteps + ",\"messages\":" + messages + ",\"bytes\":" + bytes
                                    + ",\"cpuMillis\":" + cpuMillis
                            : "")
                    + "}");
        } else {
            out.println("%3d seeds %12d positions %9d ms %6.1f M positions/s"
                            .formatted(layer, positions, millis, positions * 1000.0 / Math.max(1, nanos))
                    + (shared
                            ? "  %d supersteps  %.2f messages and %.2f bytes a position  %d ms of CPU"
                                    .formatted(
                                            supersteps,
                                            (double) messages / positions,
                                            (double) bytes / positions,
                                            cpuMillis)
                            : ""));
        }
        out.flush();
    }
}
