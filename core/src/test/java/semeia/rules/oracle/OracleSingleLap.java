package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.List;

/** What one move does in the single-lap family: rules 3.1 to 3.4. */
final class OracleSingleLap {

    private OracleSingleLap() {}

    static List<Integer> moves(OracleGame game, int player) {
        List<Integer> nonEmpty = new ArrayList<>();
        List<Integer> leavingSeeds = new ArrayList<>();
        for (int pit = 0; pit < game.seeds.length; pit++) {
            if (game.owner[pit] == player && game.seeds[pit] > 0) {
                nonEmpty.add(pit);
                OracleGame after = game.trial(player);
                play(after, pit);
                if (after.seedsOf(after.mover) > 0) {
                    leavingSeeds.add(pit);
                }
            }
        }
        if (game.rules.grandSlam() == OracleRules.GrandSlam.FORBIDDEN_UNLESS_ALL_ARE) {
            // rule 3.3, awari
            return leavingSeeds.isEmpty() ? nonEmpty : leavingSeeds;
        }
        // rule 3.4
        boolean mustFeed = game.seedsOf(game.next(player)) == 0;
        return mustFeed ? leavingSeeds : nonEmpty;
    }

    /** Sows, captures and hands over the turn; says whether anything was captured. */
    static boolean play(OracleGame game, int pit) {
        int last = sow(game, pit);
        List<Integer> taken = captures(game, last);
        for (int from : taken) {
            game.step("capture", from, game.seeds[from], game.mover);
            game.stores[game.mover] += game.seeds[from];
            game.seeds[from] = 0;
        }
        game.mover = game.next(game.mover);
        return !taken.isEmpty();
    }

    /** Rule 3.1; returns the pit of the last seed. */
    private static int sow(OracleGame game, int origin) {
        int hand = game.seeds[origin];
        game.seeds[origin] = 0;
        game.step("lift", origin, hand);
        int pit = origin;
        while (hand > 0) {
            pit = (pit + 1) % game.seeds.length;
            if (pit != origin) {
                game.seeds[pit]++;
                hand--;
                game.step("drop", pit);
            }
        }
        return pit;
    }

    /** Rules 3.2 and 3.3: the pits to be taken, in the order of taking. */
    private static List<Integer> captures(OracleGame game, int last) {
        int opponent = game.next(game.mover);
        List<Integer> taken = new ArrayList<>();
        int seedsTaken = 0;
        int pit = last;
        while (game.owner[pit] == opponent && (game.seeds[pit] == 2 || game.seeds[pit] == 3)) {
            taken.add(pit);
            seedsTaken += game.seeds[pit];
            pit = (pit + game.seeds.length - 1) % game.seeds.length;
        }
        boolean grandSlam = seedsTaken == game.seedsOf(opponent);
        if (grandSlam && game.rules.grandSlam() == OracleRules.GrandSlam.CAPTURES_NOTHING) {
            return List.of();
        }
        return taken;
    }
}
