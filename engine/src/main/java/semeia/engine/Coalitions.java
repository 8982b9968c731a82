package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * Who plays for what. With two seats each player is a coalition and plays for the difference in seeds. With more, the player at the root plays
 * for the lead over the larger of the others, who stand together against that player (paranoid search).
 */
final class Coalitions {
    private static final long STORES = 0xD6E8_FEB8_6659_FD93L;

    private final boolean duel;
    /** More than any store holds. */
    private final long most;
    /** Whether the stores affect what can still be gained. */
    private final boolean storesMatter;
    /** With more than two seats the player whom the others stand against. */
    private final int me;

    Coalitions(Rules rules, int me) {
        this.duel = rules.territory().players() == 2;
        this.storesMatter = !duel || rules.endsAtMajority();
        this.most = rules.seeds() < 64 ? 64 : 1 << 20;
        this.me = me;
    }

    /** The coalition of a seat, 0 or 1: players of one coalition play for the same value. */
    int of(int seat) {
        return duel ? seat : seat == me ? 0 : 1;
    }

    /** The seeds by which a player's coalition leads. */
    int lead(Position position, int seat) {
        if (duel) {
            return position.store(seat) - position.store(1 - seat);
        }
        int others = 0;
        for (int other = 0; other < position.territory().players(); other++) {
            others = other == me ? others : Math.max(others, position.store(other));
        }
        int lead = position.store(me) - others;
        return seat == me ? lead : -lead;
    }

    /** Mixes into a position's key what else affects what can still be gained. */
    long mixKey(long key, Position position) {
        if (!storesMatter) {
            return key;
        }
        long stores = position.store(0) * most + position.store(1);
        if (!duel) {
            stores += 4096L * (1 + me) + (position.territory().players() == 4 ? position.store(2) * 65_536L * 4 : 0);
        }
        return key ^ (stores + 1) * STORES;
    }
}
