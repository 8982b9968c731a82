package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.List;

/** What one move does in the single-lap family: rules 3.1 to 3.4, and what the parameters make of them. */
final class OracleSingleLap {

    private OracleSingleLap() {}

    static List<Integer> moves(OracleGame game, int player) {
        OracleRules rules = game.rules;
        // (1) own pits that hold seeds
        List<Integer> moves = new ArrayList<>();
        for (int pit = 0; pit < game.seeds.length; pit++) {
            if (game.owner[pit] == player && game.seeds[pit] > 0) {
                moves.add(pit);
            }
        }
        // (2) singles
        boolean hasMore = moves.stream().anyMatch(pit -> game.seeds[pit] > 1);
        if (rules.is("singles", "never") || (rules.is("singles", "last") && hasMore)) {
            moves.removeIf(pit -> game.seeds[pit] == 1);
        }
        // (3) grand slams that are forbidden
        if (rules.is("slam", "forbidden")) {
            moves.removeIf(pit -> isSlam(game, player, pit));
        }
        // (4) forbidden unless all are; feeding has then no say
        if (rules.is("slam", "forbidden-unless-all-are")) {
            List<Integer> leaving =
                    moves.stream().filter(pit -> feeds(game, player, pit)).toList();
            return leaving.isEmpty() ? moves : leaving;
        }
        // (5) feeding, captures included
        if (rules.is("feed", "must") && game.seedsOf(game.next(player)) == 0) {
            moves.removeIf(pit -> !feeds(game, player, pit));
        }
        return moves;
    }

    private static boolean feeds(OracleGame game, int player, int pit) {
        OracleGame after = game.trial(player);
        play(after, pit);
        return after.seedsOf(after.next(player)) > 0;
    }

    private static boolean isSlam(OracleGame game, int player, int pit) {
        OracleGame after = game.trial(player);
        int lifted = after.seeds[pit];
        int last = sow(after, pit);
        return isSlam(after, pits(after, last, lifted));
    }

    private static boolean isSlam(OracleGame game, List<Integer> taken) {
        int opponent = game.next(game.mover);
        int theirs = taken.stream()
                .filter(pit -> game.owner[pit] == opponent)
                .mapToInt(pit -> game.seeds[pit])
                .sum();
        return theirs > 0 && theirs == game.seedsOf(opponent);
    }

    /** Sows, captures and hands over the turn; says whether anything was captured. */
    static boolean play(OracleGame game, int pit) {
        int lifted = game.seeds[pit];
        int last = sow(game, pit);
        List<Integer> taken = pits(game, last, lifted);
        boolean slam = isSlam(game, taken);
        if (slam && game.rules.is("slam", "captures-nothing")) {
            taken = List.of();
        }
        for (int from : taken) {
            int taker = game.rules.is("taker", "owner") ? game.owner[from] : game.mover;
            game.step("capture", from, game.seeds[from], taker);
            game.stores[taker] += game.seeds[from];
            game.seeds[from] = 0;
        }
        game.again = slam && game.rules.is("slam", "captures-and-feeds");
        if (!game.again) {
            game.mover = game.next(game.mover);
        }
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
            boolean passedOver =
                    (pit == origin && game.rules.is("origin", "skipped")) || game.seeds[pit] >= game.rules.full();
            if (!passedOver) {
                game.seeds[pit]++;
                hand--;
                game.step("drop", pit);
            }
        }
        return pit;
    }

    /** Rule 3.2: the pits that would be taken, in the order of taking, were there no rule on grand slams. */
    private static List<Integer> pits(OracleGame game, int last, int lifted) {
        OracleRules rules = game.rules;
        if (lifted == 1 && rules.is("lone", "captures-nothing")) {
            return List.of();
        }
        if (rules.is("where", "other") && game.owner[last] == game.mover) {
            return List.of();
        }
        if (!rules.has("take", game.seeds[last])) {
            return List.of();
        }
        List<Integer> taken = new ArrayList<>(List.of(last));
        if (rules.is("chain", "none")) {
            return taken;
        }
        int pit = last;
        for (int steps = 1; steps < game.seeds.length; steps++) {
            pit = (pit + game.seeds.length - 1) % game.seeds.length;
            boolean ownEnds = rules.is("chain", "row") && game.owner[pit] == game.mover;
            if (ownEnds || !rules.has("then", game.seeds[pit])) {
                break;
            }
            taken.add(pit);
        }
        return taken;
    }
}
