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
        description = "List the rulesets and how their options stand.",
        footer = {
            "",
            "Examples:",
            "  semeia rules",
            "  semeia rules --json",
            "  semeia rules show anywoli+last4=opener",
            "  semeia rules clauses"
        })
final class RulesCommand implements Callable<Integer> {
    @Mixin
    private JsonOption json;

    private final Streams streams;

    RulesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Output out = streams.out();
        Paint paint = Paint.on(streams.terminals());
        Summaries summaries = Summaries.load();
        for (Rules rules : RuleBook.all()) {
            RulesetDescription description = new RulesetDescription(rules, summaries.of(rules));
            if (json.wanted()) {
                out.json(description::writeJson);
            } else {
                out.text(description.entry(paint));
            }
        }
        if (!json.wanted()) {
            out.line("");
            out.line("'semeia rules show ID' tells how a game is played and what its options can be.");
        }
        return ExitCode.FINE;
    }
}
