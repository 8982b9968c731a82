package semeia.cli.tablebase;

import java.io.IOException;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.tablebase.Builder;
import semeia.tablebase.retrograde.Watch;

/** Shows how far a build is, and prints a line for each file that is done. */
final class BuildLog implements Builder.Log, AutoCloseable {
    private final StandardStreams streams;
    private final Progress progress;
    private final boolean lines;
    private final boolean json;

    /**
     * A log.
     *
     * @param lines whether each file gets a line
     */
    BuildLog(StandardStreams streams, boolean lines, boolean json) {
        this.streams = streams;
        this.progress = Progress.between(streams);
        this.lines = lines;
        this.json = json;
    }

    @Override
    public Watch begin(int seeds, long positions) {
        progress.begin(positions == 0 ? "reach" : seeds + " seeds", positions, "positions");
        return progress::at;
    }

    @Override
    public void done(int seeds, long positions, long nanos) throws IOException {
        progress.hide();
        if (!lines) {
            return;
        }
        long millis = nanos / 1_000_000;
        if (json) {
            streams.out().json(object -> {
                object.writeNumberField("n", seeds);
                object.writeNumberField("positions", positions);
                object.writeNumberField("millis", millis);
            });
        } else {
            streams.out()
                    .line("%3d seeds %12d positions %9d ms %6.1f M positions/s"
                            .formatted(seeds, positions, millis, positions * 1000.0 / Math.max(1, nanos)));
        }
        streams.out().flush();
    }

    @Override
    public void close() {
        progress.close();
    }
}
