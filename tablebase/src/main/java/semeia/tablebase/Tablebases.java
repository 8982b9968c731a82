package semeia.tablebase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.Header;
import semeia.tablebase.file.MappedData;
import semeia.tablebase.file.MappedLayer;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.file.TablebaseException.Fault;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.layer.NoLayer;

/** A folder of databases: a folder for each set of rules, in it a file for each number of seeds. Safe for many threads. */
public final class Tablebases {
    /** The environment variable that names the folder. */
    public static final String VARIABLE = "SEMEIA_TABLEBASES";
    /** The most seeds that a database of all boards can have. */
    public static final int MOST_SEEDS = 24;

    private static final String ENDING = ".semeia";

    private final Path directory;

    /** The databases in a folder, which need not be there. */
    public Tablebases(Path directory) {
        this.directory = directory;
    }

    /**
     * Where databases are when nobody says otherwise: {@code $SEMEIA_TABLEBASES}, or {@code semeia/tablebases} in {@code $XDG_DATA_HOME}, or in
     * {@code ~/.local/share}.
     *
     * @param environment the environment variables
     */
    public static Path defaultDirectory(Map<String, String> environment) {
        String named = environment.getOrDefault(VARIABLE, "");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        return dataDirectory(environment).resolve("tablebases");
    }

    /** Where the programs of Semeia keep what belongs to a person: {@code semeia} in {@code $XDG_DATA_HOME}, or in {@code ~/.local/share}. */
    public static Path dataDirectory(Map<String, String> environment) {
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path home = Path.of(environment.getOrDefault("HOME", System.getProperty("user.home", ".")));
        // The convention wants relative paths ignored.
        Path base = data.isEmpty() || !Path.of(data).isAbsolute() ? home.resolve(".local/share") : Path.of(data);
        return base.resolve("semeia");
    }

    /** The folder. */
    public Path directory() {
        return directory;
    }

    /** Whether there can be a database for the rules. */
    public static boolean isFor(Rules rules) {
        return TableRules.of(rules).isPresent();
    }

    /** Whether a database for the rules holds what play can reach from the start, rather than all boards with few seeds. */
    public static boolean isOfReached(Rules rules) {
        return TableRules.of(rules)
                .filter(table -> table.form() == Header.Form.REACHED)
                .isPresent();
    }

    /**
     * The rules to build a database for, so that it holds a position: for Ba-awa its division with the starter as the first player; the rules
     * themselves for others.
     *
     * @throws IllegalArgumentException if there is no database for the rules
     */
    public static Rules rulesOf(Rules rules, Position position) {
        TableRules table = required(rules);
        return table.form() == Header.Form.REACHED
                ? CanonicalDivision.rules(rules, position.territory(), position.starter())
                        .rules()
                : table.rules();
    }

    /** The file of a layer. */
    Path file(TableRules rules, int seeds) {
        return directory.resolve(rules.folder()).resolve((seeds < 10 ? "0" : "") + seeds + ENDING);
    }

    /**
     * Opens a layer of all boards.
     *
     * @throws TablebaseException if it cannot be used
     */
    MappedLayer layer(TableRules rules, int seeds) throws IOException {
        Path file = file(rules, seeds);
        MappedData data = MappedData.open(file, rules.id(), seeds);
        return new MappedLayer(data, rules.kind(), rules.rules().territory().pits(), file);
    }

    /** Whether a layer of all boards is there, in order, and of the version that is written. */
    boolean isBuilt(TableRules rules, int seeds) {
        try {
            MappedData data = layer(rules, seeds).data();
            data.checkAll();
            return data.header().version() == Header.VERSION;
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Opens a layer of reached positions.
     *
     * @throws TablebaseException if it cannot be used
     */
    ReachedFile reached(TableRules rules, int seeds) throws IOException {
        Path file = file(rules, seeds);
        return new ReachedFile(MappedData.open(file, rules.id(), seeds), file);
    }

    /** The layers of reached positions that a game by these rules passes through, by seeds; those it never has are missing. */
    static List<Integer> layersOf(TableRules rules) {
        List<Integer> layers = new ArrayList<>();
        if (rules.form() == Header.Form.REACHED) {
            for (int seeds = rules.rules().lastSeeds() + 4;
                    seeds <= rules.rules().seeds();
                    seeds += 4) {
                layers.add(seeds);
            }
        }
        return layers;
    }

    /** Whether all layers of reached positions are there, can be opened and are of the version that is written. */
    boolean isComplete(TableRules rules) {
        try {
            for (int seeds : layersOf(rules)) {
                if (reached(rules, seeds).version() != Header.VERSION) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** What a file holds. */
    public record Info(Path file, String rules, int seeds, long positions, long bytes) {}

    /**
     * Reports every file for the rules.
     *
     * @param faults hears of files that cannot be used
     */
    public List<Info> info(Rules rules, Consumer<TablebaseException> faults) throws IOException {
        List<Info> list = new ArrayList<>();
        TableRules table = required(rules);
        for (int seeds = 0; seeds <= table.rules().seeds(); seeds++) {
            Path file = file(table, seeds);
            if (Files.exists(file)) {
                try {
                    Header header = MappedData.open(file, table.id(), seeds).header();
                    list.add(new Info(file, header.rules(), seeds, header.positions(), Files.size(file)));
                } catch (TablebaseException e) {
                    faults.accept(e);
                }
            }
        }
        return list;
    }

    /**
     * The number of positions for each value of a layer: the value of Awari, or the seeds that the player to move can force.
     *
     * @return counts by value
     * @throws TablebaseException if the file cannot be used
     */
    public Map<Integer, Long> histogram(Rules rules, int seeds) throws IOException {
        return Surveys.histogram(this, required(rules), seeds);
    }

    /**
     * A prober of all files for the rules that are there and can be used.
     *
     * @param faults hears of files that are there but cannot be used; play goes on without them
     */
    public Prober prober(Rules rules, Consumer<TablebaseException> faults) {
        Optional<TableRules> table = TableRules.of(rules);
        if (table.isEmpty()) {
            return Prober.NONE;
        }
        if (table.get().form() == Header.Form.REACHED) {
            return new ReachedProber(this, rules, faults);
        }
        Layer[] layers = new Layer[MOST_SEEDS + 1];
        int found = 0;
        for (int seeds = 0; seeds < layers.length; seeds++) {
            try {
                layers[seeds] = layer(table.get(), seeds);
                found++;
            } catch (IOException e) {
                layers[seeds] = NoLayer.INSTANCE;
                tell(e, faults);
            }
        }
        return found == 0 ? Prober.NONE : new LayerProber(table.get().kind(), rules, layers);
    }

    /**
     * A prober like that of {@link #prober}, for rules that must have a database.
     *
     * @throws IllegalArgumentException if there is no database for the rules
     */
    public Prober requiredProber(Rules rules, Consumer<TablebaseException> faults) {
        required(rules);
        return prober(rules, faults);
    }

    /** Passes on what is no matter of a file that is simply not there. */
    static void tell(IOException e, Consumer<TablebaseException> faults) {
        if (e instanceof TablebaseException fault && fault.fault() != Fault.MISSING) {
            faults.accept(fault);
        }
    }

    static TableRules required(Rules rules) {
        return TableRules.of(rules)
                .orElseThrow(() -> new IllegalArgumentException("there is no database for " + rules.id()
                        + ", expected abapa, ayo, awale, awale-points or awari, whose slam may be captures-nothing or"
                        + " forbidden-unless-all-are; ba-awa for two; or anywoli with the default last four"));
    }
}
