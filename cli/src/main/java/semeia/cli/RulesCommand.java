package semeia.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** {@code semeia rules}: lists the rulesets. */
@Command(
        name = "rules",
        description = "List the rulesets; show one with its options.",
        footer = {"", "Examples:", "  semeia rules", "  semeia rules show anywoli+last4=opener"})
final class RulesCommand implements Callable<Integer> {
    @Mixin
    private JsonOption json;

    private final Output out;

    RulesCommand(Streams streams) {
        this.out = streams.out();
    }

    @Override
    public Integer call() throws IOException {
        Summaries summaries = Summaries.load();
        for (Rules rules : RuleBook.all()) {
            RulesetDescription description = new RulesetDescription(rules, summaries.of(rules));
            if (json.wanted()) {
                out.json(description::writeJson);
            } else {
                out.line(description.line());
            }
        }
        return ExitCode.FINE;
    }
}
