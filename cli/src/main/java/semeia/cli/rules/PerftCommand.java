package semeia.cli.rules;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Position;

/** {@code semeia perft}: counts the leaves of the move tree, a line a depth, each as soon as it is known. */
@Command(
        name = "perft",
        description = {
            "Count the leaves of the move tree at depth N.",
            "",
            "Every leaf is played out on the board. Games that end on the last ply count, games that ended"
                    + " earlier do not; a forced pass is not a ply, a declined extra move is one; repetition and the guard"
                    + " are ignored. Rulesets with the same numbers have the same moves.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia perft --rules abapa --depth 9",
            "  semeia perft --rules ba-awa:8 --depth 7 --json",
            "  semeia perft --rules ayo --depth 6 \\",
            "      --position '0,0,3,0,2,3/0,2,0,2,0,0 19-17 S'"
        })
public final class PerftCommand implements Callable<Integer> {
    @Mixin
    private RequiredRulesOption rules;

    @Option(names = "--position", paramLabel = "TEXT", description = "Start position (default: the start of a game).")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--depth",
            required = true,
            paramLabel = "N",
            converter = Depth.class,
            description = "Count at depths 1 to N.")
    private int depth;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public PerftCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Position root = root();
        try (Progress progress = Progress.between(streams)) {
            LeafCounter counter = new LeafCounter(rules.rules(), progress);
            if (!json.wanted()) {
                streams.out().line("depth                leaves");
            }
            for (int d = 1; d <= depth; d++) {
                progress.begin("depth " + d);
                long leaves = counter.count(root, d);
                progress.hide();
                print(d, leaves);
            }
        }
        return ExitCode.FINE;
    }

    private Position root() {
        try {
            return position.isPresent()
                    ? Notation.parsePosition(rules.rules(), position.get())
                    : rules.rules().start();
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), "--position: " + e.getMessage(), e);
        }
    }

    private void print(int plies, long leaves) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeNumberField("depth", plies);
                object.writeNumberField("leaves", leaves);
            });
        } else {
            streams.out().line("%5d %21d".formatted(plies, leaves));
        }
        streams.out().flush();
    }

    /** Reads how many plies deep to count. */
    static final class Depth implements ITypeConverter<Integer> {
        private static final int MOST = 999;

        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, MOST);
        }
    }
}
