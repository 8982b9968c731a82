package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one move does in the four-capture relay games: rules 4.1 to 4.5 and 4.8. */
final class OracleRelay {

    private OracleRelay() {}

    /** How a sowing ended. */
    private enum Ended {
        IN_EMPTY_PIT,
        WITH_FOUR,
        WITH_LAST_SEEDS,
        NEVER
    }

    /** Rules 4.1 and 4.8: owned, non-empty, and not sown for ever. */
    static List<Integer> moves(OracleGame game, int player) {
        List<Integer> moves = new ArrayList<>();
        for (int pit = 0; pit < game.seeds.length; pit++) {
            if (game.owner[pit] == player && game.seeds[pit] > 0) {
                if (sow(game.trial(player), pit) != Ended.NEVER) {
                    moves.add(pit);
                }
            }
        }
        return moves;
    }

    /** Sows and hands over the turn; says whether anything was captured. */
    static boolean play(OracleGame game, int pit) {
        int before = Arrays.stream(game.stores).sum();
        Ended ended = sow(game, pit);
        boolean captured = Arrays.stream(game.stores).sum() + game.undrawn > before;
        if (ended == Ended.WITH_LAST_SEEDS) {
            game.finish("last-" + game.rules.lastSeeds());
            return captured;
        }
        // rule 4.4
        game.extra = ended == Ended.WITH_FOUR && game.rules.closingFourEarnsMove();
        if (!game.extra) {
            game.mover = game.next(game.mover);
        }
        return captured;
    }

    /** Rules 4.1 to 4.3, 4.5 and 4.8. */
    private static Ended sow(OracleGame game, int origin) {
        List<int[]> lapStarts = new ArrayList<>();
        int pit = origin;
        while (true) {
            // rule 4.8: a lap from the same pit with the same board, no capture in between
            int[] lapStart = Arrays.copyOf(game.seeds, game.seeds.length + 1);
            lapStart[game.seeds.length] = pit;
            if (lapStarts.stream().anyMatch(earlier -> Arrays.equals(earlier, lapStart))) {
                return Ended.NEVER;
            }
            lapStarts.add(lapStart);

            // rule 4.1
            int hand = game.seeds[pit];
            game.seeds[pit] = 0;
            game.step("lift", pit, hand);
            while (hand > 0) {
                pit = (pit + 1) % game.seeds.length;
                game.seeds[pit]++;
                hand--;
                game.step("drop", pit);
                if (game.seeds[pit] == 4) {
                    int taker = takeFour(game, pit, hand);
                    lapStarts.clear();
                    // rule 4.5
                    if (game.onBoard() + hand == game.rules.lastSeeds()) {
                        divideLast(game, taker);
                        return Ended.WITH_LAST_SEEDS;
                    }
                    if (hand == 0) {
                        return Ended.WITH_FOUR;
                    }
                }
            }
            // rule 4.3
            if (game.seeds[pit] == 1) {
                return Ended.IN_EMPTY_PIT;
            }
        }
    }

    /** Rule 4.2; returns who is credited. */
    private static int takeFour(OracleGame game, int pit, int hand) {
        int taker = hand == 0 ? game.mover : game.owner[pit];
        game.seeds[pit] = 0;
        game.stores[taker] += 4;
        game.step("capture", pit, 4, taker);
        if (hand == 0 && game.opener == OracleGame.NOBODY) {
            game.opener = game.mover;
        }
        return taker;
    }

    /** Rule 4.5: who gets the last seeds, the hand included. */
    private static void divideLast(OracleGame game, int taker) {
        Arrays.fill(game.seeds, 0);
        int last = game.rules.lastSeeds();
        switch (game.rules.lastTo()) {
            case STARTER -> game.stores[game.starter] += last;
            case TAKER -> game.stores[taker] += last;
            case OPENER -> game.stores[game.opener == OracleGame.NOBODY ? taker : game.opener] += last;
            case LOT -> game.undrawn = last;
        }
    }
}
