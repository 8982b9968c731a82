package semeia.cli.tablebase;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The option {@code --spark}: the launcher starts another program where it is given, so that no command of this one ever follows it. */
final class SparkOption {
    private SparkOption() {}

    /** Refuses it. */
    static void refuse(CommandSpec spec, Optional<String> master) {
        if (master.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--spark is for the launcher ./semeia in the sources, which starts another program; see docs/cluster.md");
        }
    }
}
