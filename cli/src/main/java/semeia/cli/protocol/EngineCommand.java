package semeia.cli.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import semeia.cli.options.RulesOption;
import semeia.cli.options.TablebasesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.Version;

/** {@code semeia engine}: the engine for other programs, which talk to it on standard input and output. */
@Command(
        name = "engine",
        description = {
            "Run the engine for another program: commands on standard input, replies on standard output.",
            "",
            "The protocol is modelled on UCI; see docs/protocol.md. All options can also be set by the other"
                    + " program (setoption name Rules value ayo).",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia engine",
            "  semeia engine --rules anywoli --level 4",
            "  printf 'position startpos moves F f\\ngo depth 9\\n' | semeia engine",
            "  semeia engine --dialect auale"
        })
public final class EngineCommand implements Callable<Integer> {
    @Mixin
    private RulesOption rules;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Size of the transposition table, 1 to 8192 (default: 64).")
    private int hash = EngineOptions.DEFAULTS.hash();

    @Option(names = "--level", paramLabel = "N", description = "1, the weakest, to 8, full strength (the default).")
    private int level = EngineOptions.DEFAULTS.level();

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            converter = DialectConverter.class,
            description = "semeia (the default), or auale, the dialect of that program's engines.")
    private Dialect dialect = EngineOptions.DEFAULTS.dialect();

    @Mixin
    private TablebasesOption tablebases;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public EngineCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        EngineServer server = new EngineServer(new Version().getVersion()[0], settings(), this::say);
        try {
            server.run(new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return ExitCode.FINE;
    }

    private EngineOptions settings() {
        try {
            return new EngineOptions(
                    rules.rules(), hash, 1, 1, level, EngineOptions.DEFAULTS.seed(), dialect, tablebases.choice());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void say(String line) {
        try {
            streams.out().line(line);
            streams.out().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a dialect's name from the command line. */
    public static final class DialectConverter implements ITypeConverter<Dialect> {
        @Override
        public Dialect convert(String text) {
            return Dialect.byId(text)
                    .orElseThrow(() -> new TypeConversionException("\"" + text + "\", expected semeia or auale"));
        }
    }
}
