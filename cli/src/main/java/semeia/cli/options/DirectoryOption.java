package semeia.cli.options;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import semeia.tablebase.Tablebases;

/** The option {@code --dir}: where databases are. */
public final class DirectoryOption {
    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The directory of the databases (default: $SEMEIA_TABLEBASES or the user's data directory).")
    private Optional<Path> directory = Optional.empty();

    /** The databases there. */
    public Tablebases tablebases() {
        return new Tablebases(directory.orElseGet(() -> Tablebases.defaultDirectory(System.getenv())));
    }
}
