package semeia.cli;

import java.util.OptionalInt;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

/** What helps a player to find and to enter a move. */
final class PlayHints {
    private PlayHints() {}

    /** The legal moves and what each would do, one a line. */
    static String legal(Game game) {
        StringBuilder list = new StringBuilder();
        for (int rest = game.legalMoves(); rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            Game after = game.play(move);
            list.append(list.isEmpty() ? "" : "\n")
                    .append("  %-4s %s".formatted(Notation.format(game.position(), move), SowingWords.of(after)))
                    .append(after.isOver() ? "; the game is over" : "");
        }
        return list.isEmpty() ? "There is no move: the game is over." : list.toString();
    }

    /**
     * The move that a player means. A letter of the wrong case will do if the pit of the right case is another player's: who owns {@code
     * C} may enter {@code c}.
     *
     * @return empty if there is no such pit; otherwise a move that need not be legal
     */
    static OptionalInt move(Game game, String text) {
        OptionalInt exact = named(game.position(), text);
        OptionalInt other = named(game.position(), swapped(text));
        return other.isPresent()
                        && isMovers(game.position(), other.getAsInt())
                        && !isMovers(game.position(), exact.getAsInt())
                ? other
                : exact;
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
        return text.equals(text.toUpperCase(java.util.Locale.ROOT))
                ? text.toLowerCase(java.util.Locale.ROOT)
                : text.toUpperCase(java.util.Locale.ROOT);
    }

    private static boolean isMovers(Position position, int pit) {
        return pit != Rules.DECLINE && position.territory().ownerOf(pit) == position.player();
    }
}
