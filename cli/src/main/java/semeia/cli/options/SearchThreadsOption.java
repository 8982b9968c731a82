package semeia.cli.options;

import picocli.CommandLine.Option;
import semeia.engine.Search;

/** The option {@code --threads} of commands that search: on how many threads. */
public final class SearchThreadsOption {
    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = ThreadsOption.Converter.class,
            description =
                    "How many threads search, 1 to 256 (default: 1, the only number that gives the same results each time).")
    private int threads = 1;

    /** Has a search use so many threads. */
    public void applyTo(Search search) {
        search.useThreads(threads, new HelperThreads());
    }
}
