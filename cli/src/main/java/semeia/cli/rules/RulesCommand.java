package semeia.cli.rules;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Summaries;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** {@code semeia rules}: lists the rulesets. */
@Command(
        name = "rules",
        description = "List the rulesets and their options.",
        footer = {
            "",
            "Examples:",
            "  semeia rules",
            "  semeia rules --json",
            "  semeia rules show anywoli+last4=opener",
            "  semeia rules clauses"
        })
public final class RulesCommand implements Callable<Integer> {
    @Option(names = "--json", description = "Print JSON, one object per line.", scope = ScopeType.INHERIT)
    private boolean json;

    private final StandardStreams streams;

    public RulesCommand(StandardStreams streams) {
        this.streams = streams;
    }

    /** Whether JSON is wanted, of this command or of one below it. */
    boolean wantsJson() {
        return json;
    }

    @Override
    public Integer call() throws IOException {
        Output out = streams.out();
        Paint paint = Paint.on(streams.terminals());
        Summaries summaries = Summaries.load();
        for (Rules rules : RuleBook.all()) {
            RulesetDescription description = new RulesetDescription(rules, summaries.of(rules));
            if (json) {
                out.json(description::writeJson);
            } else {
                out.text(description.entry(paint));
            }
        }
        if (!json) {
            out.line("");
            out.line("'semeia rules show ID' explains a game and lists the values of its options.");
        }
        return ExitCode.FINE;
    }
}
