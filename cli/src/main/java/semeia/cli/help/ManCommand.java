package semeia.cli.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import semeia.cli.terminal.ExitCode;

/** {@code semeia man}: writes the manual pages, for packages. */
@Command(
        name = "man",
        hidden = true,
        description = {"Write a manual page for every command into a directory.", ""},
        footer = {"", "Examples:", "  semeia man DIR"})
public final class ManCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The directory.")
    private Path folder = Path.of("");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(folder);
        write(spec.root());
        return ExitCode.FINE;
    }

    private void write(CommandSpec command) throws IOException {
        String name = command.qualifiedName("-");
        Files.writeString(folder.resolve(name + ".1"), ManPage.of(command));
        for (CommandLine sub : command.subcommands().values()) {
            if (!sub.getCommandSpec().usageMessage().hidden()) {
                write(sub.getCommandSpec());
            }
        }
    }
}
