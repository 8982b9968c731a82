package semeia.cli.tablebase;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.RulesOption;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.tablebase.puzzle.Puzzle;
import semeia.tablebase.puzzle.PuzzleBook;

/** {@code semeia puzzle solve}: gives a puzzle to solve. */
@Command(
        name = "solve",
        description = {
            "Solve a puzzle: find the one move that keeps the best value.",
            "",
            "Enter a pit, 'hint', or 'quit'. The opponent replies until the puzzle is solved. Puzzles are"
                    + " ordered from easy to hard.",
            ""
        },
        footer = {"", "Examples:", "  semeia puzzle solve", "  semeia puzzle solve --rules anywoli --number 120"})
public final class PuzzleSolveCommand implements Callable<Integer> {
    @Mixin
    private RulesOption rules;

    @Option(names = "--number", paramLabel = "N", description = "Number of the puzzle, from 1 (default: random).")
    private Optional<Integer> number = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public PuzzleSolveCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Puzzle> puzzles = PuzzleBook.of(rules.rules());
        if (puzzles.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--rules is " + rules.rules().id()
                            + ": there are no puzzles for these rules, expected abapa, ba-awa or anywoli");
        }
        int chosen = number.orElseGet(() -> 1 + new java.util.Random().nextInt(puzzles.size()));
        WholeNumber.require(spec.commandLine(), "--number", chosen, 1, puzzles.size());
        try (Console console = Console.on(streams, () -> List.of("hint", "quit"))) {
            console.say("Puzzle " + chosen + " of " + puzzles.size() + ", "
                    + rules.rules().id());
            new PuzzleSitting(puzzles.get(chosen - 1), console, streams.terminals()).run();
        }
        return ExitCode.FINE;
    }
}
