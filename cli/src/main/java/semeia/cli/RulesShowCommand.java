package semeia.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import semeia.rules.Rules;

/** {@code semeia rules show ID}: shows one ruleset and how each of its options stands. */
@Command(
        name = "show",
        description = "Show one ruleset with its options.",
        footer = {"", "Examples:", "  semeia rules show awale", "  semeia rules show ba-awa:8+guard=off"})
final class RulesShowCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "A ruleset's id; options go after it, as in awale+guard=100.")
    private Rules rules;

    @Mixin
    private JsonOption json;

    private final Output out;

    RulesShowCommand(Streams streams) {
        this.out = streams.out();
    }

    @Override
    public Integer call() throws IOException {
        RulesetDescription description =
                new RulesetDescription(rules, Summaries.load().of(rules));
        if (json.wanted()) {
            out.json(description::writeJson);
        } else {
            out.text(description.page());
        }
        return ExitCode.FINE;
    }
}
