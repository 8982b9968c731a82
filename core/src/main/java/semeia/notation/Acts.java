package semeia.notation;

import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Action;

/** The words for what players do: a move, or one of five acts, four of them with a seat. */
final class Acts {
    static final String RESIGN = "resign";
    static final String FLAG = "flag";
    static final String CLAIM = "claim";
    static final String LOT = "lot";
    static final String AGREE = "agree";

    private Acts() {}

    /** The act as text: {@code A}, {@code pass}, {@code agree}, {@code resign S}. */
    static String text(int pits, int players, Action act) {
        if (act instanceof Action.Move move) {
            return Names.move(pits, move.move());
        } else if (act instanceof Action.Resign resign) {
            return RESIGN + " " + Names.seat(players, resign.player());
        } else if (act instanceof Action.Flag flag) {
            return FLAG + " " + Names.seat(players, flag.player());
        } else if (act instanceof Action.Claim claim) {
            return CLAIM + " " + Names.seat(players, claim.player());
        } else if (act instanceof Action.Lot lot) {
            return LOT + " " + Names.seat(players, lot.player());
        }
        return AGREE;
    }

    /** The act that the text means; empty if it means none. */
    static Optional<Action> parse(int pits, int players, String text) {
        if (text.equals(AGREE)) {
            return Optional.of(new Action.Agree());
        }
        int space = text.indexOf(' ');
        if (space < 0) {
            OptionalInt move = Names.move(pits, text);
            return move.isPresent() ? Optional.of(new Action.Move(move.getAsInt())) : Optional.empty();
        }
        String verb = text.substring(0, space);
        OptionalInt seat = Names.seat(players, text.substring(space + 1));
        return needsSeat(verb) && seat.isPresent() ? Optional.of(bySeat(verb, seat.getAsInt())) : Optional.empty();
    }

    /** What an act may be, in words. */
    static String choices(int pits, int players) {
        return "a pit, " + Names.pits(pits) + ", or pass, agree, or resign, flag, claim or lot and "
                + Names.seats(players);
    }

    /** Whether the word begins an act that a seat follows. */
    static boolean needsSeat(String word) {
        return word.equals(RESIGN) || word.equals(FLAG) || word.equals(CLAIM) || word.equals(LOT);
    }

    /** The act of that word by that seat. */
    static Action bySeat(String word, int seat) {
        return switch (word) {
            case RESIGN -> new Action.Resign(seat);
            case FLAG -> new Action.Flag(seat);
            case CLAIM -> new Action.Claim(seat);
            default -> new Action.Lot(seat);
        };
    }
}
