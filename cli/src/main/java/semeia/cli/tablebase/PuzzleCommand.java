package semeia.cli.tablebase;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import semeia.cli.terminal.ExitCode;

/** {@code semeia puzzle}: the commands about puzzles. */
@Command(
        name = "puzzle",
        description = {
            "Positions with exactly one best move: solve them, or generate more.",
            "",
            "The program includes hundreds of puzzles for abapa, ba-awa and anywoli.",
            ""
        },
        footer = {"", "Examples:", "  semeia puzzle solve --rules abapa", "  semeia puzzle make --rules ayo --count 20"
        })
public final class PuzzleCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.FINE;
    }
}
