package semeia.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.FileFaults;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.OutputException;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.Terminals;
import semeia.cli.words.Board;
import semeia.cli.words.EndWords;
import semeia.cli.words.MatchWords;
import semeia.cli.words.Seats;
import semeia.cli.words.SowingWords;
import semeia.engine.Level;
import semeia.engine.Limits;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Moves;
import semeia.rules.Sowing;

/** The dialogue of a game: prompts the people, lets the computer move, prints what happens. Not thread-safe. */
final class PlayLoop {
    private final Terminals terminals;
    private final Paint paint;
    private final Lots lots;
    private final Keeping keeping;
    private final Computer computer;
    private Sitting sitting;
    private Console console;
    private boolean boardIsDue = true;
    private boolean endIsDue = true;
    private boolean goesOn = true;

    PlayLoop(Terminals terminals, Lots lots, Keeping keeping, Computer computer, Sitting sitting) {
        this.terminals = terminals;
        this.paint = Paint.on(terminals);
        this.lots = lots;
        this.keeping = keeping;
        this.computer = computer;
        this.sitting = sitting;
    }

    /** What a person may enter now. */
    List<String> words() {
        List<String> words = new ArrayList<>(List.of(legalMoves().split(" ")));
        words.addAll(PlayWord.words());
        return words;
    }

    /**
     * Plays until somebody quits, the input ends, or nothing is left to play.
     *
     * @throws InterruptedException if the person wants to stop everything
     */
    void run(Console with) throws IOException, InterruptedException {
        console = with;
        if (sitting.hasPerson()) {
            console.tell("'help' lists what you can enter.");
        }
        startClock();
        while (goesOn) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (game().awaitsLot()) {
                drawLot();
            } else if (game().isOver()) {
                atTheEnd();
            } else if (sitting.isPerson(mover())) {
                askPerson();
            } else {
                letComputerPlay();
            }
        }
    }

    /** The game or match as it stands. */
    Sitting sitting() {
        return sitting;
    }

    private Game game() {
        return sitting.game();
    }

    private int mover() {
        return game().position().player();
    }

    private String name(int seat) {
        return paint.seat(seat, Seats.name(sitting.players(), seat));
    }

    private String legalMoves() {
        return Notation.formatMoves(game().position(), game().legalMoves());
    }

    private void set(Game next) {
        sitting.set(next);
        startClock();
        changed();
    }

    private void startClock() {
        sitting.clocks().ifPresent(running -> running.start(game().length()));
    }

    private void changed() {
        boardIsDue = true;
        endIsDue = true;
    }

    private void drawLot() throws IOException {
        int winner = sitting.drawLot();
        console.tell("The lot for the last seeds falls on " + name(winner) + ".");
        changed();
    }

    private void atTheEnd() throws IOException, InterruptedException {
        if (endIsDue) {
            showBoard();
            console.tell("The game is over. " + EndWords.of(game()));
            tellScore();
            endIsDue = false;
        }
        if (sitting.hasPerson()) {
            ask("The game is over");
        } else if (sitting.match().isPresent() && !sitting.isMatchOver()) {
            next();
        } else {
            goesOn = false;
        }
    }

    private void tellScore() throws IOException {
        Optional<Match> match = sitting.match();
        if (match.isPresent()) {
            console.tell(MatchWords.score(match.get()) + " " + MatchWords.end(match.get()));
        }
        if (sitting.hasPerson() && !sitting.isMatchOver()) {
            console.tell("'next' plays " + (match.isPresent() ? "the next game." : "another game."));
        }
    }

    private void askPerson() throws IOException, InterruptedException {
        if (boardIsDue) {
            showBoard();
            boardIsDue = false;
            if (game().canClaim()) {
                console.tell("This position has occurred three times: 'claim' ends the game.");
            }
            if (game().position().hasExtraMove()) {
                console.tell(name(mover()) + " may move again, or 'pass'.");
            }
        }
        String left = sitting.clocks()
                .map(running -> " " + Clocks.text(running.left(mover())))
                .orElse("");
        ask(Seats.name(sitting.players(), mover()) + left);
    }

    private void ask(String who) throws IOException, InterruptedException {
        Optional<String> line = console.ask(who + "> ");
        if (line.isEmpty()) {
            goesOn = false;
        } else if (!game().isOver() && isOutOfTime()) {
            flag();
        } else if (!line.get().isEmpty()) {
            obey(line.get());
        }
    }

    private boolean isOutOfTime() {
        return sitting.clocks().filter(running -> running.left(mover()) <= 0).isPresent();
    }

    private void flag() throws IOException {
        console.tell(name(mover()) + " is out of time.");
        sitting.clocks().orElseThrow().stop(mover());
        set(game().flag(mover()));
    }

    private void obey(String line) throws IOException, InterruptedException {
        String[] parts = line.split("\\s+", 2);
        Optional<PlayWord> word = PlayWord.of(parts[0]);
        String argument = parts.length > 1 ? parts[1] : "";
        try {
            if (word.isEmpty()) {
                move(line);
            } else if (word.get().takesArgument() == argument.isEmpty()) {
                console.tell(
                        argument.isEmpty()
                                ? "Enter " + word.get().word() + " "
                                        + word.get().argument() + "."
                                : "'help' lists the commands.");
            } else {
                obey(word.get(), argument);
            }
        } catch (IllegalMoveException e) {
            console.tell("That is not possible: " + e.refusal().text() + ".");
        }
    }

    private void obey(PlayWord word, String argument) throws IOException, InterruptedException {
        switch (word) {
            case HELP -> console.tell(PlayWord.list());
            case BOARD -> showBoard();
            case LEGAL -> console.tell(PlayHints.legal(game()));
            case HINT -> hint();
            case ANALYSE -> console.tell(PlayHints.values(game(), computer));
            case LEVEL -> level(argument);
            case LAST -> console.tell(lastMove());
            case PASS -> play(Moves.DECLINE);
            case UNDO -> undo();
            case CLAIM -> set(game().claim(mover()));
            case AGREE -> ending().agree().ifPresent(this::set);
            case RESIGN -> ending().resign().ifPresent(this::set);
            case SCORE -> score();
            case NEXT -> next();
            case SAVE -> console.tell(keeping.save(sitting, new NamedFile(argument), false));
            case SAVE_OVER -> console.tell(keeping.save(sitting, new NamedFile(argument), true));
            case LOAD -> load(new NamedFile(argument));
            case QUIT -> goesOn = false;
        }
    }

    private PlayEnding ending() {
        return new PlayEnding(sitting, console, paint);
    }

    private void move(String text) throws IOException {
        OptionalInt move = PlayHints.move(game(), text);
        if (game().isOver() && move.isPresent()) {
            console.tell("The game is over: nobody can sow.");
            return;
        }
        Optional<String> meant = PlayHints.otherCase(game(), text);
        if (move.isEmpty()) {
            console.tell("\"" + Shown.of(text) + "\" is not a pit of this board; 'help' lists the commands.");
        } else if (meant.isPresent()) {
            console.tell("Another player owns " + text + "; enter " + meant.get() + " to play your own pit.");
        } else {
            play(move.getAsInt());
        }
    }

    private void play(int move) throws IOException {
        int mover = mover();
        Game next = game().play(move);
        sitting.clocks().ifPresent(running -> running.moved(mover));
        set(next);
        console.tell(lastMove());
    }

    private String lastMove() {
        Optional<Sowing> sowing = game().lastSowing();
        return sowing.isEmpty()
                ? "Nobody has moved just now."
                : name(sowing.get().player())
                        + " "
                        + paint.bold(
                                Notation.format(game().position(), sowing.get().move()))
                        + ": "
                        + SowingWords.of(game())
                        + ".";
    }

    private void showBoard() throws IOException {
        console.say("\n" + new Board(game(), sitting.names(), terminals, console.columns()).draw());
    }

    private void letComputerPlay() throws IOException {
        Limits most = sitting.clocks()
                .map(running -> Limits.clock(Math.max(1, running.left(mover())), running.increment()))
                .orElse(Limits.NONE);
        int level = sitting.sitters().get(mover()).level().orElseThrow();
        int move = computer.move(game(), level, seed(), most);
        if (isOutOfTime()) {
            flag();
        } else {
            play(move);
        }
    }

    /** The same moves in the same place of the same game, so that a game can be played again. */
    private long seed() {
        long games = sitting.match().map(match -> match.outcomes().size()).orElse(0);
        // Neighbouring seeds draw alike lots: they are spread, or every game of a match would be the same.
        return (lots.seed() + games * 1_000) * 0x9E37_79B9_7F4A_7C15L;
    }

    private void hint() throws IOException {
        if (game().isOver()) {
            console.tell(PlayHints.legal(game()));
            return;
        }
        int move = computer.hint(game());
        console.tell("The best move seems to be " + Notation.format(game().position(), move) + ": "
                + SowingWords.of(game().play(move)) + ".");
    }

    private void level(String text) throws IOException {
        Optional<Sitter> wanted = Sitter.parse(Sitter.COMPUTER + " " + text);
        if (wanted.isEmpty()) {
            console.tell("There is no level \"" + Shown.of(text) + "\"; levels are 1 to " + Level.STRONGEST + ".");
        } else {
            sitting.setLevel(wanted.get().level().orElseThrow());
            console.tell("The computer plays at level " + text + " from now on.");
        }
    }

    private void score() throws IOException {
        console.tell(sitting.match().map(MatchWords::score).orElse("There is no match."));
    }

    private void next() throws IOException {
        if (!game().isOver()) {
            console.tell("This game is not over.");
        } else if (sitting.isMatchOver()) {
            console.tell("The match is over.");
        } else {
            boolean byLot = sitting.next();
            startClock();
            changed();
            tellStart(byLot);
        }
    }

    /** Prints who moves first and why. */
    private void tellStart(boolean byLot) throws IOException {
        String starter = name(game().position().player());
        console.tell(byLot ? "The lot for the first move falls on " + starter + "." : starter + " starts.");
    }

    private void undo() throws IOException {
        if (sitting.undo()) {
            changed();
        } else {
            console.tell("There is nothing to take back.");
        }
    }

    private void load(NamedFile file) throws IOException {
        try {
            sitting = keeping.load(file, List.of(), lots);
            startClock();
            changed();
        } catch (OutputException e) {
            throw e;
        } catch (IOException e) {
            console.tell("Not loaded. " + FileFaults.explain(e) + ".");
        }
    }
}
