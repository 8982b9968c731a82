package semeia.cli.rules;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import semeia.cli.options.RulesetConverter;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Summaries;
import semeia.rules.Rules;

/** {@code semeia rules show ID}: prints the rules of one ruleset. */
@Command(
        name = "show",
        description = "Print the rules of one ruleset and its options.",
        footer = {"", "Examples:", "  semeia rules show awale", "  semeia rules show ba-awa:8+guard=off"})
public final class RulesShowCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "A ruleset's id; options go after it, as in awale+guard=100.")
    private Rules rules;

    private final StandardStreams streams;
    private final RulesCommand parent;

    public RulesShowCommand(StandardStreams streams, RulesCommand parent) {
        this.streams = streams;
        this.parent = parent;
    }

    @Override
    public Integer call() throws IOException {
        RulesetDescription description =
                new RulesetDescription(rules, Summaries.load().of(rules));
        if (parent.wantsJson()) {
            streams.out().json(description::writeJson);
        } else {
            streams.out().text(RulesText.set(RulesPages.of(rules), streams.terminals()));
            streams.out().line("");
            streams.out().text(description.options(Paint.on(streams.terminals())));
        }
        return ExitCode.FINE;
    }
}
