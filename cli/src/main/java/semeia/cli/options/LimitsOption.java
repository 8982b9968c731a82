package semeia.cli.options;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Limits;

/** The options {@code --movetime}, {@code --depth} and {@code --nodes}: what a search may use for one position. */
public final class LimitsOption {
    /** Eleven days: more than anybody waits for, and far from overflow in nanoseconds. */
    private static final int MOST_MILLIS = 1_000_000_000;

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            converter = Millis.class,
            description = "Milliseconds per position.")
    private Optional<Integer> movetime = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "N",
            converter = Depth.class,
            description = "Depth in plies, 1 to " + Limits.MAX_DEPTH + ".")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", converter = Nodes.class, description = "Nodes per position.")
    private Optional<Long> nodes = Optional.empty();

    /**
     * The limits.
     *
     * @param millis the time for a position if nothing is limited
     */
    public Limits limits(int millis) {
        boolean unlimited = movetime.isEmpty() && depth.isEmpty() && nodes.isEmpty();
        Optional<Integer> time = unlimited ? Optional.of(millis) : movetime;
        Limits limits = time.isPresent() ? Limits.moveTime(time.get()) : Limits.NONE;
        limits = depth.isPresent() ? limits.andDepth(depth.get()) : limits;
        return nodes.isPresent() ? limits.andNodes(nodes.get()) : limits;
    }

    /** Whether any is given. */
    public boolean isGiven() {
        return movetime.isPresent() || depth.isPresent() || nodes.isPresent();
    }

    /** The options that are given, {@code movetime 100 nodes 2000}; {@code no limits} if none is. */
    @Override
    public String toString() {
        String given = movetime.map(ms -> " movetime " + ms).orElse("")
                + depth.map(plies -> " depth " + plies).orElse("")
                + nodes.map(count -> " nodes " + count).orElse("");
        return given.isEmpty() ? "no limits" : given.strip();
    }

    /** Reads milliseconds. */
    static final class Millis implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, MOST_MILLIS);
        }
    }

    /** Reads a depth of search. */
    static final class Depth implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, Limits.MAX_DEPTH);
        }
    }

    /** Reads a number of nodes. */
    static final class Nodes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return WholeNumber.convert(text, 1, Long.MAX_VALUE);
        }
    }
}
