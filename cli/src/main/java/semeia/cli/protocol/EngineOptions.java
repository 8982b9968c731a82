package semeia.cli.protocol;

import java.util.List;
import java.util.Locale;
import semeia.cli.options.TablebaseChoice;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Level;
import semeia.engine.Search;
import semeia.notation.Auale;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * The options of the protocol. Immutable.
 *
 * @param rules the rules of the games to come
 * @param hash megabytes for what the search learns
 * @param threads how many threads search together
 * @param lines how many best lines are reported
 * @param level 1 to {@link Level#STRONGEST}
 * @param seed what the oversights of lower levels come from
 * @param dialect how positions, moves and scores are said
 * @param tablebases which databases are used, see {@link TablebaseChoice}
 */
public record EngineOptions(
        Rules rules, int hash, int threads, int lines, int level, long seed, Dialect dialect, String tablebases) {
    /** As much as the machine gives this program, and leaves it room for the rest. */
    private static final int MOST_HASH = (int) Math.min(
            8192, Math.max(Search.DEFAULT_MEGABYTES, (Runtime.getRuntime().maxMemory() >> 20) * 3 / 4));

    /** What nobody has set. */
    public static final EngineOptions DEFAULTS = new EngineOptions(
            RuleBook.ABAPA,
            Search.DEFAULT_MEGABYTES,
            1,
            1,
            Level.STRONGEST,
            1,
            Dialect.SEMEIA,
            TablebaseChoice.DEFAULT);

    private static final int MOST_LINES = 25;
    private static final int MOST_THREADS = 256;

    /**
     * Checks that the parts go together.
     *
     * @throws IllegalArgumentException if the dialect cannot say games by these rules, or a number is out of range
     */
    public EngineOptions {
        if (dialect == Dialect.AUALE && !Auale.carries(rules)) {
            throw new CommandException("Dialect is auale and Rules is " + rules.id()
                    + ", expected rules of one lap with that dialect: abapa, ayo, awale, awale-points or awari");
        }
        check("Hash", hash, 1, MOST_HASH);
        check("Threads", threads, 1, MOST_THREADS);
        check("MultiPV", lines, 1, MOST_LINES);
        check("Level", level, 1, Level.STRONGEST);
    }

    /** The lines that declare the options. */
    List<String> declarations() {
        return List.of(
                "option name Rules type string default " + DEFAULTS.rules.id(),
                "option name Hash type spin default " + DEFAULTS.hash + " min 1 max " + MOST_HASH,
                "option name Threads type spin default 1 min 1 max " + MOST_THREADS,
                "option name MultiPV type spin default 1 min 1 max " + MOST_LINES,
                "option name Level type spin default " + Level.STRONGEST + " min 1 max " + Level.STRONGEST,
                "option name Seed type spin default " + DEFAULTS.seed + " min 0 max " + Integer.MAX_VALUE,
                "option name Dialect type combo default semeia var semeia var auale",
                "option name Tablebases type string default " + DEFAULTS.tablebases,
                "option name Ponder type check default false",
                "option name OwnBook type check default false");
    }

    /**
     * These settings with one more.
     *
     * @param text what follows {@code setoption}
     * @throws IllegalArgumentException if there is no such option or it cannot have that value
     */
    EngineOptions with(String text) {
        int name = text.indexOf("name ");
        int value = text.indexOf(" value ");
        if (name != 0 || value < 0) {
            throw new CommandException("setoption \"" + text + "\", expected name NAME value VALUE");
        }
        return with(text.substring(5, value).strip(), text.substring(value + 7).strip());
    }

    private EngineOptions with(String name, String value) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "rules" ->
                new EngineOptions(RuleBook.byId(value), hash, threads, lines, level, seed, dialect, tablebases);
            case "hash" ->
                new EngineOptions(rules, number(name, value), threads, lines, level, seed, dialect, tablebases);
            case "threads" ->
                new EngineOptions(rules, hash, number(name, value), lines, level, seed, dialect, tablebases);
            case "multipv" ->
                new EngineOptions(rules, hash, threads, number(name, value), level, seed, dialect, tablebases);
            case "level" ->
                new EngineOptions(rules, hash, threads, lines, number(name, value), seed, dialect, tablebases);
            case "seed" ->
                new EngineOptions(rules, hash, threads, lines, level, number(name, value), dialect, tablebases);
            case "dialect" -> new EngineOptions(rules, hash, threads, lines, level, seed, dialectOf(value), tablebases);
            case "ponder", "ownbook" -> accepted(name, value);
            case "tablebases" -> new EngineOptions(rules, hash, threads, lines, level, seed, dialect, value);
            default ->
                throw new CommandException("option is \"" + name
                        + "\", expected Rules, Hash, Threads, MultiPV, Level, Seed, Dialect, Tablebases, "
                        + "Ponder or OwnBook");
        };
    }

    /** An option that other programs set though it changes nothing: we ponder whenever we are asked to, and have no book. */
    private EngineOptions accepted(String name, String value) {
        if (!value.equals("true") && !value.equals("false")) {
            throw new CommandException(name + " is \"" + value + "\", expected true or false");
        }
        return this;
    }

    private static Dialect dialectOf(String value) {
        return Dialect.byId(value)
                .orElseThrow(() -> new CommandException("Dialect is \"" + value + "\", expected semeia or auale"));
    }

    private static int number(String name, String value) {
        try {
            return (int) WholeNumber.parse(value, 0, Integer.MAX_VALUE);
        } catch (IllegalArgumentException e) {
            throw new CommandException(name + " is " + e.getMessage());
        }
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new CommandException(name + " is " + value + ", expected " + least + " to " + most);
        }
    }
}
