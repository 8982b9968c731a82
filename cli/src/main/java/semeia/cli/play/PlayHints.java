package semeia.cli.play;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import semeia.cli.words.ScoreWords;
import semeia.cli.words.SowingWords;
import semeia.engine.Line;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;

/** What helps a player to find and to enter a move. */
final class PlayHints {
    private static final int SHOWN_MOVES = 10;

    private PlayHints() {}

    /** The legal moves and what each would do, one a line. */
    static String legal(Game game) {
        StringBuilder list = new StringBuilder();
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Game after = game.play(move);
            list.append(list.isEmpty() ? "" : "\n")
                    .append("  %-4s %s".formatted(Notation.format(game.position(), move), SowingWords.of(after)))
                    .append(after.isOver() ? "; the game is over" : "");
        }
        return list.isEmpty() ? "There is no move: the game is over." : list.toString();
    }

    /** The legal moves with their values for who is to move and the line expected after each, best first, one a line. */
    static String values(Game game, Computer computer) {
        if (game.isOver()) {
            return legal(game);
        }
        return computer.analyse(game).lines().stream()
                .map(line -> "  %-4s %-14s %s"
                        .formatted(
                                Notation.format(game.position(), line.move()),
                                ScoreWords.of(line.score()),
                                begin(game.position(), line)))
                .collect(Collectors.joining("\n"));
    }

    /** The first moves of a line. */
    private static String begin(Position position, Line line) {
        String moves = line.moves().stream()
                .limit(SHOWN_MOVES)
                .map(move -> Notation.format(position, move))
                .collect(Collectors.joining(" "));
        return line.moves().size() > SHOWN_MOVES ? moves + " ..." : moves;
    }

    /**
     * The move with that name.
     *
     * @return empty if there is no such pit; otherwise a move that need not be legal
     */
    static OptionalInt move(Game game, String text) {
        return named(game.position(), text);
    }

    /** The player's own pit, if the text names another player's and only the case of the letter is wrong; otherwise empty. */
    static Optional<String> otherCase(Game game, String text) {
        Position position = game.position();
        OptionalInt exact = named(position, text);
        OptionalInt other = named(position, swapped(text));
        return exact.isPresent()
                        && other.isPresent()
                        && !isMovers(position, exact.getAsInt())
                        && isMovers(position, other.getAsInt())
                ? Optional.of(swapped(text))
                : Optional.empty();
    }

    private static OptionalInt named(Position position, String text) {
        for (int pit = 0; pit < position.territory().pits(); pit++) {
            if (Notation.format(position, pit).equals(text)) {
                return OptionalInt.of(pit);
            }
        }
        return OptionalInt.empty();
    }

    private static String swapped(String text) {
        return text.equals(text.toUpperCase(Locale.ROOT))
                ? text.toLowerCase(Locale.ROOT)
                : text.toUpperCase(Locale.ROOT);
    }

    private static boolean isMovers(Position position, int pit) {
        return position.territory().ownerOf(pit) == position.player();
    }
}
