package semeia.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import semeia.rules.Rules;

/** {@code semeia rules show ID}: tells the rules of one ruleset. */
@Command(
        name = "show",
        description = "Tell the rules of one ruleset, and how its options stand.",
        footer = {"", "Examples:", "  semeia rules show awale", "  semeia rules show ba-awa:8+guard=off"})
final class RulesShowCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "A ruleset's id; options go after it, as in awale+guard=100.")
    private Rules rules;

    private final Streams streams;
    private final RulesCommand parent;

    RulesShowCommand(Streams streams, RulesCommand parent) {
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
            streams.out().text(Page.set(RulesPages.of(rules), streams.terminals()));
            streams.out().line("");
            streams.out().text(description.options(Paint.on(streams.terminals())));
        }
        return ExitCode.FINE;
    }
}
