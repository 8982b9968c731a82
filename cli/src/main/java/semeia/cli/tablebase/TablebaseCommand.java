package semeia.cli.tablebase;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import semeia.cli.terminal.ExitCode;

/** {@code semeia tablebase}: the commands about databases of positions. */
@Command(
        name = "tablebase",
        description = {
            "Exact databases of positions with few seeds, and of all of Ba-awa.",
            "",
            "A database of N seeds has, for every position with up to N seeds on the board, what each player can force; for awari its "
                    + "value. Analysis, engine and matches use the files that exist. See docs/tablebases.md.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia tablebase build --rules abapa --seeds 12",
            "  semeia tablebase probe --rules abapa \\",
            "      --position '0,0,0,0,0,2/1,0,0,0,0,0 23-22 S'"
        })
public final class TablebaseCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.FINE;
    }
}
