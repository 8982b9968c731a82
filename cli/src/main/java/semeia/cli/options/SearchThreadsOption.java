package semeia.cli.options;

import picocli.CommandLine.Option;
import semeia.engine.Search;

/** The option {@code --threads} of commands that search: on how many threads. */
public final class SearchThreadsOption {
    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = ThreadsOption.Converter.class,
            description = "How many threads search together, 1 to 256; otherwise one. Only with one are results the same each time.")
    private int threads = 1;

    /** Has a search use so many threads. */
    public void applyTo(Search search) {
        search.useThreads(threads, new HelperThreads());
    }
}
