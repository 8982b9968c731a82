package semeia.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;

/** Finds out what was played. */
final class Played {
    private Played() {}

    /** Whether act number {@code ply} of the game, from 1, is that move by that seat. */
    static boolean by(Game game, int ply, OptionalInt seat, String move) {
        Game after = game;
        while (after.length() > ply) {
            after = after.previous().orElseThrow();
        }
        Optional<Game> before = after.previous();
        return after.length() == ply
                && before.isPresent()
                && after.action().orElseThrow() instanceof Action.Move played
                && seat.equals(OptionalInt.of(before.get().position().player()))
                && Notation.format(before.get().position(), played).equals(move);
    }
}
