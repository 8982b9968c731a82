package semeia.cli.options;

import picocli.CommandLine.Option;

/** The option {@code --json} of every command that prints data; take it in with picocli's {@code @Mixin}. */
public final class JsonOption {
    @Option(names = "--json", description = "Print JSON, one object per line.")
    private boolean wanted;

    public boolean wanted() {
        return wanted;
    }
}
