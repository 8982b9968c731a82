package semeia.cli.rules;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;

/** {@code semeia rules clauses}: prints the rules of all rulesets, clause by clause. */
@Command(
        name = "clauses",
        description = "Print all rules, clause by clause, with the numbers that the pages cite.",
        footer = {
            "",
            "Examples:",
            "  semeia rules clauses",
            "  semeia rules clauses | less",
            "  semeia rules clauses --json"
        })
public final class RulesClausesCommand implements Callable<Integer> {
    private final StandardStreams streams;
    private final RulesCommand parent;

    public RulesClausesCommand(StandardStreams streams, RulesCommand parent) {
        this.streams = streams;
        this.parent = parent;
    }

    @Override
    public Integer call() throws IOException {
        if (parent.wantsJson()) {
            for (Clause clause : Clause.all(RulesPages.clauses())) {
                streams.out().json(clause::writeJson);
            }
        } else {
            streams.out().text(RulesText.set(RulesPages.clauses(), streams.terminals()));
        }
        return ExitCode.FINE;
    }
}
