package semeia.cli.tablebase;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.Terminals;
import semeia.cli.words.Board;
import semeia.cli.words.ScoreWords;
import semeia.cli.words.Seats;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.tablebase.puzzle.Puzzle;

/** One puzzle and the person who solves it. */
final class PuzzleSitting {
    private final Puzzle puzzle;
    private final Console console;
    private final Terminals terminals;
    private Game game;
    private Puzzle.Step step;
    private int mistakes;

    PuzzleSitting(Puzzle puzzle, Console console, Terminals terminals) {
        this.puzzle = puzzle;
        this.console = console;
        this.terminals = terminals;
        this.game = Game.from(RuleBook.byId(puzzle.rules()), puzzle.start());
        this.step = puzzle.solution();
    }

    /** Asks until the puzzle is solved or given up. */
    void run() throws IOException, InterruptedException {
        String mover = Seats.name(2, game.position().player());
        console.say(mover + " to move: only one move leads to " + ScoreWords.seeds(puzzle.value()) + ", any other to "
                + ScoreWords.seeds(puzzle.next()) + " at most.");
        draw();
        while (true) {
            Optional<String> line = console.ask(mover + "> ");
            if (line.isEmpty() || line.get().equalsIgnoreCase("quit")) {
                console.say("The solution is " + puzzle.solution() + ".");
                return;
            }
            if (line.get().equalsIgnoreCase("hint")) {
                mistakes++;
                console.say("Theme: " + puzzle.theme().name().toLowerCase(Locale.ROOT) + ".");
            } else if (!line.get().isEmpty() && !goOn(line.get())) {
                return;
            }
        }
    }

    /** Follows an answer; whether there is more to solve. */
    private boolean goOn(String answer) throws IOException {
        Position position = game.position();
        Optional<Integer> move = move(position, answer);
        if (move.isEmpty()) {
            console.say("\"" + Shown.of(answer) + "\" is not a legal move here; enter a pit, hint or quit.");
            return true;
        }
        if (!Notation.format(position, move.get()).equals(step.move())) {
            mistakes++;
            console.say("No, that gives something away. Try again.");
            return true;
        }
        game = game.play(move.get());
        if (step.replies().isEmpty()) {
            draw();
            console.say(mistakes == 0 ? "Right: solved at once." : "Right: solved.");
            return false;
        }
        Puzzle.Reply reply = hardest();
        console.say("Right. The answer is " + reply.move() + ".");
        game = game.play(move(game.position(), reply.move()).orElseThrow());
        step = reply.answer();
        draw();
        return true;
    }

    /** The reply after which most is left to find. */
    private Puzzle.Reply hardest() {
        Puzzle.Reply hardest = step.replies().get(0);
        for (Puzzle.Reply reply : step.replies()) {
            hardest = reply.answer().depth() > hardest.answer().depth() ? reply : hardest;
        }
        return hardest;
    }

    /** The legal move that a text names: as it is written, or in the other case if only one is meant. */
    private Optional<Integer> move(Position position, String text) {
        int alike = 0;
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            String name = Notation.format(position, move);
            if (name.equals(text)) {
                return Optional.of(move);
            }
            alike |= name.equalsIgnoreCase(text) ? 1 << move : 0;
        }
        return Integer.bitCount(alike) == 1 ? Optional.of(Integer.numberOfTrailingZeros(alike)) : Optional.empty();
    }

    private void draw() throws IOException {
        console.say(new Board(game, Seats.names(game), terminals, console.columns())
                .draw()
                .stripTrailing());
    }
}
