package semeia.cli.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.notation.Notation;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.puzzle.Puzzle;
import semeia.tablebase.puzzle.PuzzleBook;

class PuzzleCommandTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ba-awa", "anywoli"})
    void hundreds_of_puzzles_come_with_the_program(String id) throws IOException {
        Rules rules = RuleBook.byId(id);
        List<Puzzle> puzzles = PuzzleBook.of(rules);
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(300);
        assertThat(new HashSet<>(puzzles.stream().map(Puzzle::position).toList()))
                .hasSize(puzzles.size());
        for (Puzzle puzzle : puzzles) {
            assertThat(puzzle.value()).isGreaterThan(puzzle.next());
            assertThat(Puzzle.parse(puzzle.toLine())).isEqualTo(puzzle);
            plays(rules, puzzle.start(), puzzle.solution());
        }
        assertThat(puzzles).isSortedAccordingTo((a, b) -> Integer.compare(a.rating(), b.rating()));
    }

    /** Every move of a solution is legal. */
    private static void plays(Rules rules, Position position, Puzzle.Step step) {
        Position after = after(rules, position, step.move());
        for (Puzzle.Reply reply : step.replies()) {
            plays(rules, after(rules, after, reply.move()), reply.answer());
        }
    }

    private static Position after(Rules rules, Position position, String move) {
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int pit = Moves.first(rest);
            if (Notation.format(position, pit).equals(move)) {
                Position after = position.copy();
                rules.play(after, pit);
                return after;
            }
        }
        throw new AssertionError(move + " is not legal in " + Notation.format(rules, position));
    }

    @Test
    void makes_the_same_puzzles_from_the_same_seed() {
        Run.of("tablebase", "build", "--rules", "ayo", "--seeds", "12", "--dir", directory.toString());
        Run made = make();
        assertThat(made.code()).isEqualTo(ExitCode.FINE);
        assertThat(made.out().lines()).hasSize(5).allSatisfy(line -> Puzzle.parse(line));
        assertThat(make().out()).isEqualTo(made.out());
    }

    private Run make() {
        return Run.of("puzzle", "make", "--rules", "ayo", "--count", "5", "--dir", directory.toString());
    }

    @Test
    void a_puzzle_is_solved_in_the_terminal() throws IOException {
        Puzzle puzzle = PuzzleBook.of(RuleBook.ABAPA).get(0);
        Puzzle.Step step = puzzle.solution();
        StringBuilder answers = new StringBuilder("x\nhint\n");
        while (true) {
            answers.append(step.move()).append('\n');
            if (step.replies().isEmpty()) {
                break;
            }
            Puzzle.Reply hardest = step.replies().get(0);
            for (Puzzle.Reply reply : step.replies()) {
                hardest = reply.answer().depth() > hardest.answer().depth() ? reply : hardest;
            }
            step = hardest.answer();
        }
        Run solved = Run.with(answers.toString(), "puzzle", "solve", "--rules", "abapa", "--number", "1");
        assertThat(solved.code()).isEqualTo(ExitCode.FINE);
        assertThat(solved.out())
                .contains("\"x\" is not a legal move here", "Theme: ", "Right: solved.")
                .startsWith("Puzzle 1 of ");
    }

    @Test
    void a_puzzle_that_is_not_there_is_bad_usage() {
        assertThat(Run.of("puzzle", "solve", "--rules", "ayo").err()).contains("there are no puzzles for these rules");
        assertThat(Run.of("puzzle", "solve", "--number", "100000").err())
                .contains("--number is 100000, expected 1 to ");
    }
}
