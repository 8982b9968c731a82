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
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.rules.RulesetConverter;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.JsonOption;
import semeia.cli.terminal.StandardStreams;
import semeia.rules.Rules;
import semeia.rules.SingleLap;
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
    @Option(
            names = "--rules",
            required = true,
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "The rules, such as abapa or ba-awa:8 (see 'semeia rules').")
    private Rules rules;

    @Option(names = "--seeds", paramLabel = "N", description = "Maximum number of seeds on the board, 0 to 24.")
    private Optional<Integer> seeds = Optional.empty();

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: one per core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private PlaceOption place;

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
        if (threads < 1 || threads > 256) {
            throw new ParameterException(spec.commandLine(), "--threads is " + threads + ", expected 1 to 256");
        }
        Verifier verifier = new Verifier(place.tablebases(), threads);
        try (BuildLog log = new BuildLog(streams, true, json.wanted())) {
            for (int layer : layers()) {
                long began = System.nanoTime();
                long positions = verifier.verify(rules, layer, log.begin(layer, 1));
                log.done(layer, positions, System.nanoTime() - began);
            }
        }
        return ExitCode.FINE;
    }

    /** The layers to look at: all that were asked for, there or not. */
    private List<Integer> layers() throws IOException {
        List<Integer> layers = new ArrayList<>();
        if (seeds.isPresent() && rules instanceof SingleLap) {
            for (int layer = 0; layer <= seeds.get(); layer++) {
                layers.add(layer);
            }
            return layers;
        }
        List<TablebaseException> faults = new ArrayList<>();
        place.tablebases().info(rules, faults::add).forEach(file -> layers.add(file.seeds()));
        if (!faults.isEmpty()) {
            throw faults.get(0);
        }
        if (layers.isEmpty()) {
            throw new IllegalArgumentException("there is no database for " + rules.id() + " in "
                    + place.tablebases().directory() + "; 'semeia tablebase build' makes one");
        }
        return layers;
    }
}
