package semeia.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.server.message.Command;
import semeia.server.store.Who;

/** Finds out what was played. */
final class Played {
    private Played() {}

    /** Whether a refused move has been played by the same seat already: a client that lost its line may send it again. */
    static boolean isRepeated(TableState table, Who who, Command command, RefusedException refused) {
        if (refused.refusal() != RefusalCode.STALE || !(command instanceof Command.Play play)) {
            return false;
        }
        return play.game() == table.gameNumber()
                && by(table.game().orElseThrow(), play.ply(), table.seatOf(who.id()), play.move());
    }

    /** Whether act number {@code ply} of the game, from 1, is that move by that seat. */
    private static boolean by(Game game, int ply, OptionalInt seat, String move) {
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
