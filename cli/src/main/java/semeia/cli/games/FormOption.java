package semeia.cli.games;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --form} of commands that read files with games. */
public final class FormOption {
    @Option(
            names = "--form",
            paramLabel = "FORM",
            converter = GameForm.Converter.class,
            completionCandidates = GameForm.Names.class,
            description =
                    "The format of the files, see 'semeia convert' (default: by their ending, .ogn, .jsonl, .csv or ours).")
    private Optional<GameForm> form = Optional.empty();

    /** The form of all files; empty where their ending says it. */
    public Optional<GameForm> form() {
        return form;
    }
}
