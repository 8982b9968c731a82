package semeia.cli;

import java.io.IOException;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;

/** Prints what {@code semeia replay} prints for people. */
final class ReplayText {
    private ReplayText() {}

    /**
     * Prints one replayed game.
     *
     * @param number the line it came from
     */
    static void print(Replay replay, long number, Output out, Terminals terminals) throws IOException {
        Game start = replay.games().get(0);
        out.line("Game " + number + ": " + replay.request().rules() + "  "
                + Notation.format(start.rules(), start.position()));
        for (int ply = 0; ply < replay.moves().size(); ply++) {
            out.line(ply(replay, ply));
        }
        Game last = replay.last();
        out.line("");
        out.line(new Board(last.position(), last.legalMoves(), last.lastSowing(), Seats.names(last), terminals).draw());
        if (last.outcome().isPresent()) {
            Page.paragraph("Over. " + EndWords.of(last), out);
        } else {
            Page.paragraph(
                    "To move: " + seat(last.position()) + ", who may play "
                            + Notation.formatMoves(last.position(), last.legalMoves()),
                    out);
        }
        out.line("");
    }

    private static String ply(Replay replay, int ply) {
        Position before = replay.games().get(ply).position();
        Game after = replay.games().get(ply + 1);
        return "%4d. %s %-4s  %s"
                .formatted(ply + 1, seat(before), replay.moves().get(ply), SowingWords.of(after));
    }

    private static String seat(Position position) {
        return Seats.name(position.territory().players(), position.player());
    }
}
