package semeia.cli.help;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import semeia.cli.terminal.ExitCode;

/** {@code semeia help}: the help of a command, the same as its {@code --help}. */
@Command(
        name = "help",
        description = {"Print the help of a command.", ""},
        footer = {"", "Examples:", "  semeia help", "  semeia help tablebase build"})
public final class HelpCommand implements Callable<Integer> {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "A command, and one of its own.")
    private List<String> path = List.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine command = spec.root().commandLine();
        for (String name : path) {
            CommandLine next = command.getSubcommands().get(name);
            if (next == null) {
                throw new UnmatchedArgumentException(command, List.of(name));
            }
            command = next;
        }
        command.usage(spec.root().commandLine().getOut());
        return ExitCode.FINE;
    }
}
