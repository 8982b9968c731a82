package semeia.notation;

import java.util.OptionalInt;
import semeia.rules.Action;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/** Positions, moves and seats as text (rules 1 and 8). */
public final class Notation {
    private Notation() {}

    /**
     * The position as text, such as {@code 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S}; {@link #parsePosition} reads it back to the same. A finished
     * game's position is written as it stands, but not its end, and may not be read back.
     */
    public static String format(Rules rules, Position position) {
        return PositionWriter.text(rules, position);
    }

    /**
     * The position that the text means: numbers without leading zeros, fields with white space between, options in any order.
     *
     * @throws NotationException with every fault
     */
    public static Position parsePosition(Rules rules, String text) {
        Faults faults = new Faults();
        PositionReader reader = new PositionReader(rules, Word.split(text), Word.end(text), faults);
        return reader.read().orElseThrow(faults::exception);
    }

    /**
     * The name of a move: {@code A}, {@code B}, … in the near row, {@code a}, {@code b}, … in the far row, {@code pass} for declining an
     * extra move.
     *
     * @param position any position on the board in question
     * @param move a pit of that board, or {@link Moves#DECLINE}
     * @throws IllegalArgumentException if it is neither
     */
    public static String format(Position position, int move) {
        int pits = position.territory().pits();
        if (move != Moves.DECLINE && (move < 0 || move >= pits)) {
            throw new IllegalArgumentException(
                    "move is " + move + ", expected a pit from 0 to " + (pits - 1) + ", or to decline");
        }
        return Names.move(pits, move);
    }

    /** The act as text: a move as above, {@code agree}, or {@code resign}, {@code flag}, {@code claim} or {@code lot} and a seat. */
    public static String format(Position position, Action act) {
        return Acts.text(position.territory().pits(), position.territory().players(), act);
    }

    /**
     * The act that the text means, whether or not it is allowed now.
     *
     * @param position any position on the board in question
     * @throws NotationException if it means none
     */
    public static Action parseAct(Position position, String text) {
        int pits = position.territory().pits();
        int players = position.territory().players();
        Faults faults = new Faults();
        return Acts.parse(pits, players, text).orElseThrow(() -> {
            faults.add(Mark.START, "act", text, Acts.choices(pits, players));
            return faults.exception();
        });
    }

    /** The names of the moves in a set as of {@link Moves}, in pit order with a space between, {@code pass} last: {@code A c pass}. */
    public static String formatMoves(Position position, long moves) {
        StringBuilder text = new StringBuilder();
        for (long rest = moves; rest != 0; rest = Moves.rest(rest)) {
            text.append(text.length() == 0 ? "" : " ").append(format(position, Moves.first(rest)));
        }
        return text.toString();
    }

    /**
     * The legal move that the text names.
     *
     * @throws NotationException if it names no pit, or one that may not be played now; it says why
     */
    public static int parseMove(Rules rules, Position position, String text) {
        Faults faults = new Faults();
        int move =
                parseMove(rules, position, new Word(text, Mark.START), faults).orElseThrow(faults::exception);
        return move;
    }

    /** The legal move that the word names; empty if there is a fault, which is now with the others. */
    static OptionalInt parseMove(Rules rules, Position position, Word word, Faults faults) {
        int pits = position.territory().pits();
        OptionalInt move = Names.move(pits, word.text());
        if (move.isEmpty()) {
            faults.add(word.mark(), "move", word.text(), "a pit, " + Names.pits(pits) + ", or pass");
            return move;
        }
        if (!Moves.has(rules.legalMoves(position), move.getAsInt())) {
            String reason = rules.refusal(position, move.getAsInt()).text();
            faults.add(word.mark(), "move", word.text(), "a legal move: " + reason);
            return OptionalInt.empty();
        }
        return move;
    }

    /**
     * The name of a seat: {@code S} and {@code N} for two players, {@code 1}, {@code 2}, … for three and four.
     *
     * @param players 2 to 4
     * @param seat from 0
     * @throws IllegalArgumentException if there is no such seat
     */
    public static String formatSeat(int players, int seat) {
        if (seat < 0 || seat >= players) {
            throw new IllegalArgumentException("seat is " + seat + ", expected 0 to " + (players - 1));
        }
        return Names.seat(players, seat);
    }

    /**
     * The seat that the text names, from 0.
     *
     * @param players 2 to 4
     * @throws NotationException if it names none
     */
    public static int parseSeat(int players, String text) {
        OptionalInt seat = Names.seat(players, text);
        if (seat.isEmpty()) {
            Faults faults = new Faults();
            faults.add(Mark.START, "seat", text, Names.seats(players));
            throw faults.exception();
        }
        return seat.getAsInt();
    }
}
