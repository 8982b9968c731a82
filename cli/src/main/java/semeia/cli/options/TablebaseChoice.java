package semeia.cli.options;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import semeia.engine.Prober;
import semeia.rules.Rules;
import semeia.tablebase.FirstLayers;
import semeia.tablebase.Tablebases;
import semeia.tablebase.file.TablebaseException;

/** Which databases a search may use, in a word: a folder, {@code usual} for the usual one, {@code none}. */
public final class TablebaseChoice {
    /** The folder that is meant when nobody says otherwise. */
    public static final String DEFAULT = "usual";
    /** Play without. */
    public static final String NONE = "none";

    private TablebaseChoice() {}

    /**
     * What the databases know of games by some rules; nothing where there are none.
     *
     * @param word a folder, {@link #DEFAULT} or {@link #NONE}
     * @param faults hears of each file that cannot be used; the search goes on without it
     * @throws IllegalArgumentException if the word can be no folder
     */
    public static Prober prober(String word, Rules rules, Consumer<String> faults) {
        if (word.equals(NONE)) {
            return Prober.NONE;
        }
        if (!word.equals(DEFAULT) && !Files.isDirectory(folder(word))) {
            faults.accept("there is no directory " + word + " with databases");
            return Prober.NONE;
        }
        Tablebases tablebases = new Tablebases(folder(word));
        Consumer<TablebaseException> told = fault -> faults.accept(fault.getMessage());
        return word.equals(DEFAULT) ? FirstLayers.prober(tablebases, rules, told) : tablebases.prober(rules, told);
    }

    private static Path folder(String word) {
        try {
            return word.equals(DEFAULT) ? Tablebases.defaultDirectory(System.getenv()) : Path.of(word);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("Tablebases is \"" + word + "\", expected a directory, usual or none");
        }
    }
}
