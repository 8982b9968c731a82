package semeia.cli.tablebase;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RulesetConverter;
import semeia.cli.options.ThreadsOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.Tablebases;

/** {@code semeia solve}: what a game of Ba-awa is worth from its start. */
@Command(
        name = "solve",
        description = {
            "Print the exact value of ba-awa for the starter, and of each opening move.",
            "",
            "Values are the starter's final difference in seeds with best play. The database is built if it"
                    + " does not exist, which takes minutes and up to 4 GB of memory. Where play can repeat only bounds"
                    + " are certain, and the value is null.",
            "",
            "For ba-awa-3 it prints what each player can be sure of if the two others play together; this is"
                    + " searched, not looked up.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia solve --rules ba-awa --starter S",
            "  semeia solve --rules ba-awa:8 --starter N --json",
            "  semeia solve --match --target 10",
            "  semeia solve --rules ba-awa-3"
        })
public final class SolveCommand implements Callable<Integer> {
    @Option(
            names = "--rules",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "ba-awa (the default); ba-awa:K, where South owns K pits; or ba-awa-3.")
    private Rules rules = RuleBook.BA_AWA;

    @Option(names = "--starter", paramLabel = "SEAT", description = "S (the default) or N.")
    private String starter = "S";

    @Mixin
    private ThreadsOption threads;

    @Option(names = "--course", description = "Also print a game in which both sides keep the value.")
    private boolean course;

    @Option(names = "--match", description = "Solve the territory match over all divisions instead of one game.")
    private boolean match;

    @Option(names = "--target", paramLabel = "N", description = "Pits needed to win the match, 10 (the default) to 12.")
    private int target = 10;

    @Mixin
    private DirectoryOption place;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public SolveCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rules.preset().equals(RuleBook.BA_AWA_3.preset())) {
            if (match || course || !starter.equals("S")) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--match, --course and --starter are for two players, not for " + rules.id());
            }
            new SolveThree(streams, json.wanted(), rules).run();
            return ExitCode.FINE;
        }
        if (rules.laps() != Rules.Laps.RELAY || !Tablebases.isFor(rules)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--rules is " + rules.id() + ", expected ba-awa, ba-awa:1 to ba-awa:11, or ba-awa-3");
        }
        if (!starter.equals("S") && !starter.equals("N")) {
            throw new ParameterException(
                    spec.commandLine(), "--starter is \"" + Shown.of(starter) + "\", expected S or N");
        }
        WholeNumber.require(spec.commandLine(), "--target", target, 10, 12);
        SolveGame games = new SolveGame(streams, json.wanted(), place.tablebases(), threads.threads());
        if (match) {
            new SolveMatch(streams, json.wanted(), games).run(rules, target);
        } else {
            games.run(rules, starter.equals("S") ? 0 : 1, course);
        }
        return ExitCode.FINE;
    }
}
