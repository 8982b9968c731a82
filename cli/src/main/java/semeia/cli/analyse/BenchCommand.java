package semeia.cli.analyse;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import semeia.cli.options.JsonOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.engine.Bench;
import semeia.rules.Rules;

/** {@code semeia bench}: searches fixed positions of all rulesets, counts the nodes and measures the time. */
@Command(
        name = "bench",
        description = {
            "Search fixed positions of every ruleset to fixed depths.",
            "",
            "The number of nodes is the same on every machine and changes with every functional change of the"
                    + " search. The time is the CPU time of the thread, so that other load hardly matters.",
            ""
        },
        footer = {"", "Examples:", "  semeia bench", "  semeia bench --json"})
public final class BenchCommand implements Callable<Integer> {
    @Mixin
    private JsonOption json;

    private final StandardStreams streams;

    public BenchCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        long nodes = 0;
        long millis = 0;
        try (Progress progress = Progress.between(streams)) {
            List<Rules> all = Bench.rulesets();
            progress.begin("bench");
            for (int i = 0; i < all.size(); i++) {
                progress.at((double) i / all.size());
                Bench.Part part = Bench.run(all.get(i), BenchCommand::cpuMillis);
                progress.hide();
                print(all.get(i).id(), part.nodes(), part.millis());
                nodes += part.nodes();
                millis += part.millis();
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
        }
        print("all", nodes, millis);
        return ExitCode.FINE;
    }

    private static long cpuMillis() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
        return nanos / 1_000_000;
    }

    private void print(String what, long nodes, long millis) throws IOException {
        long perSecond = nodes * 1000 / Math.max(1, millis);
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeStringField("rules", what);
                object.writeNumberField("nodes", nodes);
                object.writeNumberField("millis", millis);
                object.writeNumberField("nps", perSecond);
            });
        } else {
            streams.out().line("%-14s %12d nodes %8d ms %10d nodes/s".formatted(what, nodes, millis, perSecond));
        }
        streams.out().flush();
    }
}
