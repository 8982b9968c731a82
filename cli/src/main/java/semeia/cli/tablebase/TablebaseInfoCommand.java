package semeia.cli.tablebase;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.tablebase.Tablebases;

/** {@code semeia tablebase info}: lists the files, or prints a histogram of the values. */
@Command(
        name = "info",
        description = {
            "List the files of a database, or print a histogram of the values.",
            "",
            "A value is that of awari, or the seeds that the player to move can force. With --seeds only files"
                    + " up to N seeds are shown.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia tablebase info --rules abapa",
            "  semeia tablebase info --rules awari --seeds 12 --histogram --json"
        })
public final class TablebaseInfoCommand implements Callable<Integer> {
    @Mixin
    private RequiredRulesOption rules;

    @Option(names = "--seeds", paramLabel = "N", description = "Maximum number of seeds on the board.")
    private Optional<Integer> seeds = Optional.empty();

    @Option(names = "--histogram", description = "Count the positions of each value.")
    private boolean histogram;

    @Mixin
    private DirectoryOption place;

    @Mixin
    private JsonOption json;

    private final StandardStreams streams;
    private boolean faulty;

    public TablebaseInfoCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Tablebases tablebases = place.tablebases();
        List<Tablebases.Info> files = tablebases.info(rules.rules(), fault -> {
            faulty = true;
            streams.err().println("semeia: " + Shown.clean(fault.getMessage()));
        });
        if (files.isEmpty() && !faulty) {
            streams.err()
                    .println("semeia: no databases of " + rules.rules().id() + " in "
                            + Shown.of(tablebases.directory().toString()) + "; 'semeia tablebase build' creates them");
        }
        for (Tablebases.Info file : files) {
            if (file.seeds() <= seeds.orElse(Integer.MAX_VALUE)) {
                if (histogram) {
                    count(file.seeds(), tablebases.histogram(rules.rules(), file.seeds()));
                } else {
                    tell(file);
                }
            }
        }
        return faulty ? ExitCode.BAD_FILE : ExitCode.FINE;
    }

    private void count(int layer, Map<Integer, Long> counts) throws IOException {
        for (Map.Entry<Integer, Long> count : counts.entrySet()) {
            if (json.wanted()) {
                streams.out().json(object -> {
                    object.writeNumberField("n", layer);
                    object.writeNumberField("value", count.getKey());
                    object.writeNumberField("positions", count.getValue());
                });
            } else {
                streams.out().line("%3d seeds %5d %12d positions".formatted(layer, count.getKey(), count.getValue()));
            }
        }
    }

    private void tell(Tablebases.Info file) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeStringField("rules", file.rules());
                object.writeNumberField("n", file.seeds());
                object.writeNumberField("positions", file.positions());
                object.writeNumberField("bytes", file.bytes());
                object.writeStringField("file", file.file().toString());
            });
        } else {
            streams.out()
                    .line("%-8s %3d seeds %12d positions %12d bytes  %s"
                            .formatted(file.rules(), file.seeds(), file.positions(), file.bytes(), file.file()));
        }
    }
}
