package semeia.notation;

import semeia.rules.Rules;

/** The games that other programs' forms can carry: those of one lap on 2×6 pits. */
final class OneLap {
    private static final int ROW = 6;
    private static final int SEEDS = 4;

    private OneLap() {}

    /** Whether the rules can be carried. */
    static boolean carries(Rules rules) {
        boolean isBoard = rules.territory().row() == ROW && rules.seedsAPit() == SEEDS;
        return rules.laps() == Rules.Laps.ONE && isBoard;
    }

    /**
     * Refuses other rules.
     *
     * @throws NotationException if sowing may have several laps or the board is another
     */
    static void require(Rules rules) {
        Faults faults = new Faults();
        if (!check(rules, new Word(rules.id(), Mark.START), faults)) {
            throw faults.exception();
        }
    }

    /** Whether the rules can be carried; if not there is a fault with the others. */
    static boolean check(Rules rules, Word id, Faults faults) {
        if (carries(rules)) {
            return true;
        }
        faults.add(id.mark(), "rules", id.text(), "a game of one lap: abapa, ayo, awale, awale-points or awari");
        return false;
    }
}
