package semeia.rules;

import semeia.rules.LapParameters.Chain;
import semeia.rules.LapParameters.Lone;
import semeia.rules.LapParameters.Origin;
import semeia.rules.LapParameters.Taker;
import semeia.rules.LapParameters.Where;

/** What one move of a single-lap game sows and takes, pit by pit (rules 3.1 to 3.3). */
final class LapSowing {
    private final int pits;
    private final int row;
    private final int full;
    private final boolean originSown;
    private final int take;
    private final int then;
    private final boolean anywhere;
    private final Chain chain;
    private final boolean toOwner;
    private final boolean loneCaptures;

    LapSowing(Values values) {
        this.row = values.number("row");
        this.pits = 2 * row;
        this.full = values.number("full", LapParameters.NO_PIT, Integer.MAX_VALUE);
        this.originSown = values.of("origin", Origin.values()) == Origin.SOWN;
        this.take = values.digits("take");
        this.then = values.text("then").equals(LapParameters.SAME) ? take : values.digits("then");
        this.anywhere = values.of("where", Where.values()) == Where.ANY;
        this.chain = values.of("chain", Chain.values());
        this.toOwner = values.of("taker", Taker.values()) == Taker.OWNER;
        this.loneCaptures = values.of("lone", Lone.values()) == Lone.CAPTURES;
    }

    /** Whether {@link LapTables} can say what a move does: no pit is passed over for its seeds, captures keep to the other row and go to the mover. */
    boolean staysInRows() {
        return full == Integer.MAX_VALUE && take == then && !anywhere && chain != Chain.HOME && !toOwner;
    }

    /** Whether a full pit is passed over. */
    boolean mayPassOver() {
        return full != Integer.MAX_VALUE;
    }

    /** The tables of these games, see {@link LapTables#entries}. */
    long[] entries() {
        return LapTables.entries(row, originSown, chain == Chain.ROW, loneCaptures);
    }

    /** Lifts the pit and sows; the pit of the last seed (rule 3.1). */
    int sow(Position position, int origin, SowingListener listener) {
        int hand = position.lift(origin);
        listener.lifted(origin, hand);
        int pit = origin;
        while (hand > 0) {
            pit = pit + 1 == pits ? 0 : pit + 1;
            if ((originSown || pit != origin) && position.seeds(pit) < full) {
                position.drop(pit);
                listener.dropped(pit);
                hand--;
            }
        }
        return pit;
    }

    /**
     * The pits that a sowing takes, grand slams apart, as bits (rule 3.2).
     *
     * @param last the pit of the last seed
     * @param sown how many seeds were sown
     */
    int taken(Position position, int last, int sown) {
        boolean allowed = (anywhere || last / row != position.player) && (sown > 1 || loneCaptures);
        if (!allowed || !holds(position, last, take)) {
            return 0;
        }
        int taken = 1 << last;
        for (int pit = before(last);
                chain != Chain.NONE && pit != last && holds(position, pit, then);
                pit = before(pit)) {
            if (chain == Chain.ROW && pit / row == position.player) {
                break;
            }
            taken |= 1 << pit;
        }
        return taken;
    }

    private int before(int pit) {
        return pit == 0 ? pits - 1 : pit - 1;
    }

    private static boolean holds(Position position, int pit, int contents) {
        int seeds = position.seeds(pit);
        return seeds < Integer.SIZE && (contents & 1 << seeds) != 0;
    }

    /** Whether taking the pits takes seeds of the opponent's row and leaves none there (rule 3.3). */
    boolean isSlam(Position position, int taken) {
        int theirs = 0;
        for (int pit = row * (position.player ^ 1), i = 0; i < row; i++, pit++) {
            if (position.seeds(pit) > 0) {
                if ((taken & 1 << pit) == 0) {
                    return false;
                }
                theirs++;
            }
        }
        return theirs > 0;
    }

    /** Takes the pits, from that of the last seed backwards. */
    void take(Position position, int taken, int last, SowingListener listener) {
        for (int pit = last, left = Integer.bitCount(taken); left > 0; pit = before(pit), left--) {
            int by = toOwner ? pit / row : position.player;
            int seeds = position.lift(pit);
            position.credit(by, seeds);
            listener.captured(pit, seeds, by);
        }
    }
}
