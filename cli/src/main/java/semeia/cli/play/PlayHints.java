package semeia.cli.play;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.cli.words.SowingWords;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;

/** What helps a player to find and to enter a move. */
final class PlayHints {
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
