package semeia.cli.tablebase;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.options.ThreadsOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.rules.Rules;
import semeia.tablebase.Builder;
import semeia.tablebase.Tablebases;

/** {@code semeia tablebase build}: builds the files of a database. */
@Command(
        name = "build",
        description = {
            "Build the files for 0 to N seeds; for ba-awa and anywoli all files.",
            "",
            "Valid files are kept. An interrupted build resumes with the unfinished file. Memory: one byte per"
                    + " position for awari, four for the other single-lap games; ba-awa takes up to 4 GB.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia tablebase build --rules awari --seeds 16",
            "  semeia tablebase build --rules ba-awa:8 --threads 1",
            "  semeia tablebase build --rules awari --seeds 20 --spark 'local[2]'"
        })
public final class TablebaseBuildCommand implements Callable<Integer> {
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
                    "Build on Apache Spark, at a master such as local[2] or spark://HOST:PORT; see docs/cluster.md.")
    private Optional<String> spark = Optional.empty();

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public TablebaseBuildCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rules.rules().laps() == Rules.Laps.ONE && seeds.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--seeds is missing, expected 0 to 24");
        }
        WholeNumber.require(spec.commandLine(), "--seeds", seeds.orElse(0), 0, Tablebases.MOST_SEEDS);
        SparkOption.refuse(spec, spark);
        try (BuildLog log = new BuildLog(streams, true, json.wanted())) {
            new Builder(place.tablebases(), threads.threads(), log).build(rules.rules(), seeds.orElse(0));
        }
        return ExitCode.FINE;
    }
}
