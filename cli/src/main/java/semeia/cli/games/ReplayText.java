package semeia.cli.games;

import java.io.IOException;
import java.util.List;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.Terminals;
import semeia.cli.terminal.TextWrap;
import semeia.cli.words.Board;
import semeia.cli.words.EndWords;
import semeia.cli.words.Seats;
import semeia.cli.words.SowingWords;
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
            printPly(replay, ply, out);
        }
        Game last = replay.last();
        out.line("");
        out.line(new Board(last, Seats.names(last), terminals, Board.COLUMNS).draw());
        if (last.outcome().isPresent()) {
            TextWrap.paragraph("Over. " + EndWords.of(last), out);
        } else {
            TextWrap.paragraph(
                    "To move: " + seat(last.position()) + ", who may play "
                            + Notation.formatMoves(last.position(), last.legalMoves()),
                    out);
        }
        out.line("");
    }

    private static void printPly(Replay replay, int ply, Output out) throws IOException {
        Position before = replay.games().get(ply).position();
        String move =
                "%4d. %s %-4s  ".formatted(ply + 1, seat(before), replay.moves().get(ply));
        List<String> words = TextWrap.wrap(SowingWords.of(replay.games().get(ply + 1)), TextWrap.WIDTH - move.length());
        out.line(move + String.join("\n" + " ".repeat(move.length()), words));
    }

    private static String seat(Position position) {
        return Seats.name(position.territory().players(), position.player());
    }
}
