package semeia.tablebase;

import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Territory;
import semeia.tablebase.layer.BoardIndex;

/** How a position of Ba-awa lies in the files of a division: with the starter as the first player, for which the board may have to be turned. */
final class CanonicalDivision {
    private static final int PITS = 12;
    private static final int WORD = 6;
    private static final long WHOLE = 0xFFFF_FFFF_FFFFL;

    private CanonicalDivision() {}

    /** The rules of the files that hold positions with this territory and starter. */
    static TableRules rules(Rules rules, Territory territory, int starter) {
        Territory turned = starter == 0 ? territory : Territory.of(territory.share(1), territory.share(0));
        return TableRules.division(turned);
    }

    /** The number of a position in its layer. */
    static long number(Position position) {
        long first = position.six(0);
        long second = position.six(1);
        int turn = position.starter() == 0 ? 0 : position.territory().share(0);
        if (turn >= WORD) {
            long swap = first;
            first = second;
            second = swap;
            turn -= WORD;
        }
        int shift = 8 * turn;
        int back = 8 * (PITS - WORD - turn);
        long turnedFirst = ((first >>> shift) | (second << back)) & WHOLE;
        long turnedSecond = ((second >>> shift) | (first << back)) & WHOLE;
        return 2 * BoardIndex.rank(turn == 0 ? first : turnedFirst, turn == 0 ? second : turnedSecond)
                + (position.player() ^ position.starter());
    }
}
