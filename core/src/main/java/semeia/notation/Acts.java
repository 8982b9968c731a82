package semeia.notation;

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
