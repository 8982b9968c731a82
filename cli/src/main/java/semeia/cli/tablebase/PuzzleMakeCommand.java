package semeia.cli.tablebase;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.tablebase.Tablebases;
import semeia.tablebase.puzzle.Puzzle;
import semeia.tablebase.puzzle.PuzzleMaker;

/** {@code semeia puzzle make}: finds puzzles in a database. */
@Command(
        name = "make",
        description = {
            "Find positions in which exactly one move keeps the best value.",
            "",
            "One line per puzzle: rules, position, value of the best move, value of the second best, rating,"
                    + " theme, and the move with the replies to it. Puzzles that are too easy or nearly equal to others"
                    + " are skipped.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia puzzle make --rules abapa --count 20",
            "  semeia puzzle make --rules anywoli --seed 7 --json"
        })
public final class PuzzleMakeCommand implements Callable<Integer> {
    /** So many positions may be looked at for each puzzle. */
    private static final int PATIENCE = 20_000;

    @Mixin
    private RequiredRulesOption rules;

    @Option(names = "--count", paramLabel = "N", description = "Number of puzzles (default: ${DEFAULT-VALUE}).")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Mixin
    private DirectoryOption place;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public PuzzleMakeCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        WholeNumber.require(spec.commandLine(), "--count", count, 1, 100_000);
        Tablebases tablebases = place.tablebases();
        if (tablebases.info(rules.rules(), fault -> {}).isEmpty()) {
            String id = rules.rules().id();
            throw new NamedFile(tablebases.directory().toString())
                    .fault("no database of " + id + "; 'semeia tablebase build --rules " + id + "' creates one");
        }
        PuzzleMaker maker = new PuzzleMaker(rules.rules(), tablebases, seed);
        int made = 0;
        try (Progress progress = Progress.besides(streams)) {
            progress.begin("puzzles");
            for (long tries = 0; made < count && tries < (long) count * PATIENCE; tries++) {
                Optional<Puzzle> puzzle = maker.tryOne();
                if (puzzle.isPresent()) {
                    made++;
                    progress.hide();
                    print(puzzle.get());
                }
                progress.at((double) made / count);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
        }
        if (made < count) {
            streams.err().println("semeia: found " + made + " puzzles, not " + count + ": a larger database has more");
            return ExitCode.BAD_DATA;
        }
        return ExitCode.FINE;
    }

    private void print(Puzzle puzzle) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeStringField("rules", puzzle.rules());
                object.writeStringField("position", puzzle.position());
                object.writeNumberField("value", puzzle.value());
                object.writeNumberField("next", puzzle.next());
                object.writeNumberField("rating", puzzle.rating());
                object.writeStringField("theme", puzzle.theme().name().toLowerCase(Locale.ROOT));
                object.writeStringField("solution", puzzle.solution().toString());
            });
        } else {
            streams.out().line(puzzle.toLine());
        }
    }
}
