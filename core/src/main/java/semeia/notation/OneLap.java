package semeia.notation;

import semeia.rules.Rules;
import semeia.rules.SingleLap;

/** The games that other programs' forms can carry: those of one lap on 2×6 pits. */
final class OneLap {
    private OneLap() {}

    /**
     * Refuses other rules.
     *
     * @throws NotationException if sowing may have several laps
     */
    static void require(Rules rules) {
        Faults faults = new Faults();
        if (!check(rules, new Word(rules.id(), Mark.START), faults)) {
            throw faults.exception();
        }
    }

    /** Whether the rules can be carried; if not there is a fault with the others. */
    static boolean check(Rules rules, Word id, Faults faults) {
        if (rules instanceof SingleLap) {
            return true;
        }
        faults.add(id.mark(), "rules", id.text(), "a game of one lap: abapa, ayo, awale, awale-points or awari");
        return false;
    }
}
