package semeia.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import semeia.engine.Prober;
import semeia.rules.Rules;
import semeia.tablebase.Tablebases;

/** The option {@code --dir}: where databases are; take it in with picocli's {@code @Mixin}. */
final class PlaceOption {
    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The folder of the databases; otherwise $SEMEIA_TABLEBASES or the user's data folder.")
    private Optional<Path> directory = Optional.empty();

    Tablebases tablebases() {
        return at(directory);
    }

    /** The databases in a folder, or in the usual one. */
    static Tablebases at(Optional<Path> directory) {
        return new Tablebases(directory.orElseGet(() -> Tablebases.usualDirectory(System.getenv())));
    }

    /** What the databases know of games by these rules; files that cannot be used are told of, and play goes on without them. */
    static Prober prober(Optional<Path> directory, Rules rules, Streams streams) {
        return at(directory)
                .prober(
                        rules,
                        fault -> streams.err()
                                .println("semeia: " + Shown.clean(fault.getMessage()) + "; going on without it"));
    }
}
