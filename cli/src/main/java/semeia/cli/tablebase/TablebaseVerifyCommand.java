package semeia.cli.tablebase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.options.ThreadsOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.rules.Rules;
import semeia.tablebase.Verifier;
import semeia.tablebase.file.TablebaseException;

/** {@code semeia tablebase verify}: works every entry out anew. */
@Command(
        name = "verify",
        description = {
            "Recompute every entry from its successor positions.",
            "",
            "Verifies the files up to N seeds, or all files. Checksums are verified too.",
            ""
        },
        footer = {"", "Examples:", "  semeia tablebase verify --rules awari --seeds 12"})
public final class TablebaseVerifyCommand implements Callable<Integer> {
    @Mixin
    private RequiredRulesOption rules;

    @Option(names = "--seeds", paramLabel = "N", description = "Maximum number of seeds on the board, 0 to 24.")
    private Optional<Integer> seeds = Optional.empty();

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private DirectoryOption place;

    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description =
                    "Verify on Apache Spark, at a master such as local[2] or spark://HOST:PORT; see docs/cluster.md.")
    private Optional<String> spark = Optional.empty();

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public TablebaseVerifyCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        SparkOption.refuse(spec, spark);
        Verifier verifier = new Verifier(place.tablebases(), threads.threads());
        try (BuildLog log = new BuildLog(streams, true, json.wanted())) {
            for (int layer : layers()) {
                long began = System.nanoTime();
                long positions = verifier.verify(rules.rules(), layer, log.begin(layer, 1));
                log.done(layer, positions, System.nanoTime() - began);
            }
        }
        return ExitCode.FINE;
    }

    /** The layers to look at: all that were asked for, there or not. */
    private List<Integer> layers() throws IOException {
        List<Integer> layers = new ArrayList<>();
        if (seeds.isPresent() && rules.rules().laps() == Rules.Laps.ONE) {
            for (int layer = 0; layer <= seeds.get(); layer++) {
                layers.add(layer);
            }
            return layers;
        }
        List<TablebaseException> faults = new ArrayList<>();
        place.tablebases().info(rules.rules(), faults::add).forEach(file -> layers.add(file.seeds()));
        if (!faults.isEmpty()) {
            throw faults.get(0);
        }
        if (layers.isEmpty()) {
            throw new IllegalArgumentException(
                    "there is no database for " + rules.rules().id() + " in "
                            + place.tablebases().directory() + "; 'semeia tablebase build' creates one");
        }
        return layers;
    }
}
