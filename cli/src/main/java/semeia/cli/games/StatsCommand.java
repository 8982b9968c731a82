package semeia.cli.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;

/** {@code semeia stats}: counts the results of many games, by ruleset and by opening. */
@Command(
        name = "stats",
        description = {
            "Count the results of games, by ruleset and by opening.",
            "",
            "Results are the starter's: a win counts 1, a draw a half. Invalid games are reported and skipped, and the"
                    + " exit code is 1.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia stats games.ogn",
            "  semeia stats --opening 4 --top 20 games.txt more.jsonl",
            "  semeia stats --json games.txt"
        })
public final class StatsCommand implements Callable<Integer> {
    private static final int LONGEST_OPENING = 100;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "Files with games; - is standard input (default: -).")
    private List<String> files = List.of("-");

    @Mixin
    private FormOption form;

    @Mixin
    private RulesOption rules;

    @Option(names = "--opening", paramLabel = "N", description = "Moves of an opening, 1 to 100 (default: 2).")
    private int opening = 2;

    @Option(names = "--top", paramLabel = "N", description = "Only the N openings played most (default: 10).")
    private int top = 10;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public StatsCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        WholeNumber.require(spec.commandLine(), "--opening", opening, 1, LONGEST_OPENING);
        WholeNumber.require(spec.commandLine(), "--top", top, 1, Integer.MAX_VALUE);
        Map<String, RulesetStats> all = new TreeMap<>();
        try (GameFiles games = new GameFiles(files, form.form(), rules.rules(), streams)) {
            for (Optional<GameFiles.Found> next = games.next(); next.isPresent(); next = games.next()) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                all.computeIfAbsent(next.get().record().game().rules().id(), id -> new RulesetStats(opening))
                        .add(next.get().record().game());
            }
            if (all.isEmpty()) {
                streams.err().println("semeia: there are no games");
            }
            for (Map.Entry<String, RulesetStats> found : all.entrySet()) {
                print(found.getKey(), found.getValue());
            }
            return games.invalid() == 0 ? ExitCode.FINE : ExitCode.BAD_DATA;
        }
    }

    private void print(String id, RulesetStats stats) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeStringField("rules", id);
                stats.write(object);
                object.writeArrayFieldStart("openings");
                for (Map.Entry<String, RulesetStats.Results> line : openings(stats)) {
                    object.writeStartObject();
                    object.writeStringField("moves", line.getKey());
                    line.getValue().write(object);
                    object.writeEndObject();
                }
                object.writeEndArray();
            });
            return;
        }
        streams.out().line(id);
        streams.out().line("  " + stats.results().text());
        streams.out().line("  " + stats.lengths());
        streams.out().line("  openings");
        for (Map.Entry<String, RulesetStats.Results> line : openings(stats)) {
            streams.out()
                    .line("    %-12s %s"
                            .formatted(line.getKey(), line.getValue().text()));
        }
    }

    private List<Map.Entry<String, RulesetStats.Results>> openings(RulesetStats stats) {
        List<Map.Entry<String, RulesetStats.Results>> list =
                new ArrayList<>(stats.openings().entrySet());
        list.sort(Comparator.comparing(line -> -line.getValue().games()));
        return list.subList(0, Math.min(top, list.size()));
    }
}
