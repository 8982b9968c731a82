package semeia.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import semeia.cli.terminal.WholeNumber;

/** The option {@code --threads}: how many threads work at once. */
public final class ThreadsOption {
    private static final int MOST = 256;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Converter.class,
            description = "Number of threads, 1 to " + MOST + " (default: one per core).")
    private int threads = Math.min(MOST, Runtime.getRuntime().availableProcessors());

    /** The number of threads, 1 to 256. */
    public int threads() {
        return threads;
    }

    /** Reads the number. */
    public static final class Converter implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, MOST);
        }
    }
}
