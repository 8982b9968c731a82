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
import semeia.cli.terminal.TextWrap;
import semeia.cli.words.Board;
import semeia.cli.words.EndWords;
import semeia.cli.words.MatchWords;
import semeia.cli.words.Seats;
import semeia.cli.words.SowingWords;
import semeia.engine.Greedy;
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
    private final PlayFiles files;
    private Sitting sitting;
    private Console console;
    private boolean boardIsDue = true;
    private boolean endIsDue = true;
    private boolean goesOn = true;

    PlayLoop(Terminals terminals, Lots lots, PlayFiles files, Sitting sitting) {
        this.terminals = terminals;
        this.paint = Paint.on(terminals);
        this.lots = lots;
        this.files = files;
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
                play(computersMove());
            }
        }
    }

    /** The game or match as it stands, as text that can be taken up again. */
    String text() {
        return sitting.text();
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
        changed();
    }

    private void changed() {
        boardIsDue = true;
        endIsDue = true;
    }

    private void drawLot() throws IOException {
        int winner = sitting.drawLot();
        console.say("The lot for the last seeds falls on " + name(winner) + ".");
        changed();
    }

    private void atTheEnd() throws IOException, InterruptedException {
        if (endIsDue) {
            showBoard();
            sayWrapped("The game is over. " + EndWords.of(game()));
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
            sayWrapped(MatchWords.score(match.get()) + " " + MatchWords.end(match.get()));
        }
        if (sitting.hasPerson() && !sitting.isMatchOver()) {
            console.say("'next' plays " + (match.isPresent() ? "the next game." : "another game."));
        }
    }

    private void askPerson() throws IOException, InterruptedException {
        if (boardIsDue) {
            showBoard();
            boardIsDue = false;
            if (game().canClaim()) {
                console.say("This position has occurred three times: 'claim' ends the game.");
            }
            if (game().position().hasExtraMove()) {
                console.say(name(mover()) + " may move again, or 'pass'.");
            }
        }
        ask(Seats.name(sitting.players(), mover()));
    }

    private void ask(String who) throws IOException, InterruptedException {
        Optional<String> line = console.ask(who + "> ");
        if (line.isEmpty()) {
            goesOn = false;
        } else if (!line.get().isEmpty()) {
            obey(line.get());
        }
    }

    private void obey(String line) throws IOException, InterruptedException {
        String[] parts = line.split("\\s+", 2);
        Optional<PlayWord> word = PlayWord.of(parts[0]);
        String file = parts.length > 1 ? parts[1] : "";
        try {
            if (word.isEmpty()) {
                move(line);
            } else if (word.get().takesFile() == file.isEmpty()) {
                console.say(
                        file.isEmpty()
                                ? word.get().word() + " needs the name of a file."
                                : "'help' lists the commands.");
            } else {
                obey(word.get(), file);
            }
        } catch (IllegalMoveException e) {
            console.say("That is not possible: " + e.refusal().text() + ".");
        }
    }

    private void obey(PlayWord word, String file) throws IOException, InterruptedException {
        switch (word) {
            case HELP -> console.say(PlayWord.list());
            case BOARD -> showBoard();
            case LEGAL -> console.say(PlayHints.legal(game()));
            case HINT -> hint();
            case LAST -> sayWrapped(lastMove());
            case PASS -> play(Moves.DECLINE);
            case UNDO -> undo();
            case CLAIM -> set(game().claim(mover()));
            case AGREE -> ending().agree().ifPresent(this::set);
            case RESIGN -> ending().resign().ifPresent(this::set);
            case SCORE -> score();
            case NEXT -> next();
            case SAVE -> save(new NamedFile(file), false);
            case SAVE_OVER -> save(new NamedFile(file), true);
            case LOAD -> load(new NamedFile(file));
            case QUIT -> goesOn = false;
        }
    }

    private PlayEnding ending() {
        return new PlayEnding(sitting, console, paint);
    }

    private void move(String text) throws IOException {
        OptionalInt move = PlayHints.move(game(), text);
        Optional<String> meant = PlayHints.otherCase(game(), text);
        if (move.isEmpty()) {
            console.say("\"" + Shown.of(text) + "\" is not a pit of this board; 'help' lists the commands.");
        } else if (meant.isPresent()) {
            console.say("Another player owns " + text + "; enter " + meant.get() + " to play your own pit.");
        } else {
            play(move.getAsInt());
        }
    }

    private void play(int move) throws IOException {
        set(game().play(move));
        sayWrapped(lastMove());
    }

    private void sayWrapped(String text) throws IOException {
        console.say(String.join("\n  ", TextWrap.wrap(text, TextWrap.WIDTH)));
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
        console.say("\n" + new Board(game(), sitting.names(), terminals).draw());
    }

    /** The same move in the same place of the same game, so that a game can be played again. */
    private int computersMove() {
        long games = sitting.match().map(match -> match.outcomes().size()).orElse(0);
        // Neighbouring seeds draw alike lots: they are spread, or every game of a match would be the same.
        long seed = (lots.seed() + games * 1_000 + game().length()) * 0x9E37_79B9_7F4A_7C15L;
        return new Greedy(game().rules(), seed).choose(game().position());
    }

    private void hint() throws IOException {
        if (game().isOver()) {
            console.say(PlayHints.legal(game()));
            return;
        }
        int move = computersMove();
        sayWrapped("The computer would play " + Notation.format(game().position(), move) + ": "
                + SowingWords.of(game().play(move)) + ".");
    }

    private void score() throws IOException {
        console.say(sitting.match().map(MatchWords::score).orElse("There is no match."));
    }

    private void next() throws IOException {
        if (!game().isOver()) {
            console.say("This game is not over.");
        } else if (sitting.isMatchOver()) {
            console.say("The match is over.");
        } else {
            boolean byLot = sitting.next();
            changed();
            tellStart(byLot);
        }
    }

    /** Prints who moves first and why. */
    private void tellStart(boolean byLot) throws IOException {
        String starter = name(game().position().player());
        console.say(byLot ? "The lot for the first move falls on " + starter + "." : starter + " starts.");
    }

    private void undo() throws IOException {
        if (sitting.undo()) {
            changed();
        } else {
            console.say("There is nothing to take back.");
        }
    }

    private void save(NamedFile file, boolean over) throws IOException {
        try {
            files.write(file, sitting.text(), over);
            console.say("Saved in " + Shown.of(file.name()) + ".");
        } catch (IOException e) {
            console.say("Not saved. " + FileFaults.explain(e) + ".");
        }
    }

    private void load(NamedFile file) throws IOException {
        try {
            sitting = SavedPlay.load(files, file, List.of(), lots);
            changed();
        } catch (OutputException e) {
            throw e;
        } catch (IOException e) {
            console.say("Not loaded. " + FileFaults.explain(e) + ".");
        }
    }
}
