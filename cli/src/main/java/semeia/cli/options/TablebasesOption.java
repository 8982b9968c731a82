package semeia.cli.options;

import java.io.PrintStream;
import picocli.CommandLine.Option;
import semeia.cli.terminal.Shown;
import semeia.engine.Prober;
import semeia.rules.Rules;

/** The option {@code --tablebases}: which databases a search uses. */
public final class TablebasesOption {
    @Option(
            names = "--tablebases",
            paramLabel = "DIR",
            description = "The directory of the databases, or none (default: see 'semeia tablebase').")
    private String choice = TablebaseChoice.DEFAULT;

    /** The folder, {@link TablebaseChoice#DEFAULT} or {@link TablebaseChoice#NONE}. */
    public String choice() {
        return choice;
    }

    /**
     * The databases for games by some rules.
     *
     * @param err is told of each file that cannot be used
     */
    public Prober prober(Rules rules, PrintStream err) {
        return TablebaseChoice.prober(
                choice, rules, fault -> err.println("semeia: " + Shown.clean(fault) + "; continuing without it"));
    }
}
