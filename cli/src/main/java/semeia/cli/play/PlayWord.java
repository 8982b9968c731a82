package semeia.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player can enter besides a move. */
enum PlayWord {
    /** Lists all of this. */
    HELP("", "show this list"),
    /** Draws the board. */
    BOARD("", "draw the board again"),
    /** Lists the legal moves. */
    LEGAL("", "list the legal moves and what each would do"),
    /** Asks the computer. */
    HINT("", "ask which move is best"),
    /** Asks for all values. */
    ANALYSE("", "list the moves with their values, best first"),
    /** Changes the computer. */
    LEVEL("N", "let the computer play at level 1 to 8"),
    /** Prints the last move. */
    LAST("", "describe the last move again"),
    /** Declines an extra move. */
    PASS("", "decline an extra move"),
    /** Takes back. */
    UNDO("", "take back to your last move"),
    /** Claims the end. */
    CLAIM("", "claim the end after a repetition"),
    /** Proposes the end. */
    AGREE("", "propose to end the game now"),
    /** Gives up. */
    RESIGN("", "give up the game"),
    /** Prints the score of the match. */
    SCORE("", "print the score of the match"),
    /** Starts the next game. */
    NEXT("", "play another game, or the next one of the match"),
    /** Writes a file. */
    SAVE("FILE", "save the game or match"),
    /** Writes a file, whatever is in it. */
    SAVE_OVER("FILE", "save over a file that is there already"),
    /** Reads a file. */
    LOAD("FILE", "go on with a saved game or match"),
    /** Stops. */
    QUIT("", "stop; an unfinished game is kept");

    private final String argument;
    private final String help;

    PlayWord(String argument, String help) {
        this.argument = argument;
        this.help = help;
    }

    /** What to enter. */
    String word() {
        return this == SAVE_OVER ? SAVE.word() + "!" : name().toLowerCase(Locale.ROOT);
    }

    /** What follows the word: {@code FILE}, {@code N}, or nothing. */
    String argument() {
        return argument;
    }

    /** Whether something follows. */
    boolean takesArgument() {
        return !argument.isEmpty();
    }

    /** The word that the text is, whatever its case. */
    static Optional<PlayWord> of(String text) {
        return Stream.of(values())
                .filter(word -> word.word().equalsIgnoreCase(text))
                .findFirst();
    }

    /** Every word. */
    static List<String> words() {
        return Stream.of(values()).map(PlayWord::word).toList();
    }

    /** The words and what they do, one a line. */
    static String list() {
        StringBuilder list = new StringBuilder(
                "A letter plays the pit of that name: A, B, ... in the near row, a, b, ... in the far row.");
        for (PlayWord word : values()) {
            list.append("\n  %-10s %s".formatted((word.word() + " " + word.argument).strip(), word.help));
        }
        return list.toString();
    }
}
