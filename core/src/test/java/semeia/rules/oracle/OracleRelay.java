package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What one move does in the four-capture relay games: rules 4.1 to 4.5 and 4.8, and what the parameters make of them. */
final class OracleRelay {

    private OracleRelay() {}

    /** How a sowing ended. */
    private enum Ended {
        IN_EMPTY_PIT,
        WITH_FOUR,
        WITH_LAST_SEEDS,
        NEVER
    }

    /** Rules 4.1 and 4.8: owned, non-empty, and not sown for ever; then singles, the opening, feeding. */
    static List<Integer> moves(OracleGame game, int player) {
        List<Integer> moves = new ArrayList<>();
        for (int pit = 0; pit < game.seeds.length; pit++) {
            if (game.owner[pit] == player && game.seeds[pit] > 0) {
                moves.add(pit);
            }
        }
        if (game.rules.is("singles", "never")) {
            moves.removeIf(pit -> game.seeds[pit] == 1);
        }
        if (moves.stream().anyMatch(pit -> isPair(game, player, pit))) {
            moves.removeIf(pit -> !isPair(game, player, pit));
        }
        moves.removeIf(pit -> sow(game.trial(player), pit) == Ended.NEVER);
        boolean alone = game.seedsOf(player) == game.onBoard();
        if (game.rules.is("feed", "must") && alone) {
            moves.removeIf(pit -> {
                OracleGame after = game.trial(player);
                sow(after, pit);
                return after.seedsOf(player) == after.onBoard();
            });
        }
        return moves;
    }

    /** Whether the first move of the game lifts this pit and the next. */
    private static boolean isPair(OracleGame game, int player, int pit) {
        int next = (pit + 1) % game.seeds.length;
        boolean owns = game.owner[pit] == player && game.owner[next] == player;
        return game.rules.is("opening", "pair")
                && game.moved == 0
                && owns
                && game.seeds[pit] > 0
                && game.seeds[next] > 0;
    }

    /** Sows and hands over the turn; says whether anything was captured. */
    static boolean play(OracleGame game, int pit) {
        int before = Arrays.stream(game.stores).sum();
        Ended ended = sow(game, pit);
        game.moved++;
        boolean captured = Arrays.stream(game.stores).sum() + game.undrawn > before;
        if (ended == Ended.WITH_LAST_SEEDS) {
            game.finish("last-" + game.rules.lastSeeds());
            return captured;
        }
        // rule 4.4
        boolean closed = ended == Ended.WITH_FOUR;
        game.extra = closed && game.rules.is("closing", "earns-turn");
        game.again = closed && game.rules.is("closing", "forces-turn");
        if (!game.extra && !game.again) {
            game.mover = game.next(game.mover);
        }
        return captured;
    }

    /** Rules 4.1 to 4.3, 4.5 and 4.8. */
    private static Ended sow(OracleGame game, int origin) {
        Set<List<Integer>> lapStarts = new HashSet<>();
        int pit = origin;
        boolean pair = isPair(game, game.mover, origin);
        while (true) {
            // rule 4.8: a lap from the same pit with the same board, no capture in between
            List<Integer> lapStart = new ArrayList<>(game.seeds());
            lapStart.add(pit);
            if (!pair && !lapStarts.add(lapStart)) {
                return Ended.NEVER;
            }

            // rule 4.1
            int hand = lift(game, pit);
            if (pair) {
                pit = (pit + 1) % game.seeds.length;
                hand += lift(game, pit);
                pair = false;
            }
            boolean taken = false;
            while (hand > 0) {
                pit = (pit + 1) % game.seeds.length;
                game.seeds[pit]++;
                hand--;
                game.step("drop", pit);
                int taker = game.seeds[pit] == 4 ? taker(game, pit, hand == 0) : OracleGame.NOBODY;
                taken = taker != OracleGame.NOBODY;
                if (taken) {
                    lapStarts.clear();
                    if (takeFour(game, pit, taker, hand)) {
                        return Ended.WITH_LAST_SEEDS;
                    }
                }
            }
            if (taken) {
                return chain(game, pit, taker(game, pit, true)) ? Ended.WITH_LAST_SEEDS : Ended.WITH_FOUR;
            }
            // rule 4.3
            if (game.seeds[pit] == 1) {
                return Ended.IN_EMPTY_PIT;
            }
        }
    }

    private static int lift(OracleGame game, int pit) {
        int hand = game.seeds[pit];
        game.seeds[pit] = 0;
        game.step("lift", pit, hand);
        return hand;
    }

    /** Rule 4.2: who takes a four, the last seed of the hand or another having made it. */
    private static int taker(OracleGame game, int pit, boolean closing) {
        int owner = game.owner[pit];
        return switch (game.rules.get(closing ? "closes" : "fours")) {
            case "owner" -> owner;
            case "mover" -> game.mover;
            case "mover-own" -> owner == game.mover ? game.mover : OracleGame.NOBODY;
            case "mover-other" -> owner != game.mover ? game.mover : OracleGame.NOBODY;
            default -> OracleGame.NOBODY;
        };
    }

    /** Takes a four; whether that left just the last seeds, the hand included (rule 4.5). */
    private static boolean takeFour(OracleGame game, int pit, int taker, int hand) {
        game.seeds[pit] = 0;
        game.stores[taker] += 4;
        game.step("capture", pit, 4, taker);
        if (hand == 0 && game.opener == OracleGame.NOBODY) {
            game.opener = taker;
        }
        int end = game.rules.lastSeeds();
        if (end > 0 && game.onBoard() + hand == end) {
            divideLast(game, taker);
            return true;
        }
        return false;
    }

    /** {@code chain=back}: fours behind a captured closing four; whether one of them left just the last seeds. */
    private static boolean chain(OracleGame game, int closing, int taker) {
        int pit = (closing + game.seeds.length - 1) % game.seeds.length;
        while (game.rules.is("chain", "back") && game.seeds[pit] == 4) {
            if (takeFour(game, pit, taker, 0)) {
                return true;
            }
            pit = (pit + game.seeds.length - 1) % game.seeds.length;
        }
        return false;
    }

    /** Rule 4.5: who gets the last seeds, the hand included. */
    private static void divideLast(OracleGame game, int taker) {
        int last = game.rules.lastSeeds();
        if (game.rules.is("last", "owner")) {
            game.eachTakesHisOwn();
            return;
        }
        Arrays.fill(game.seeds, 0);
        switch (game.rules.get("last")) {
            case "starter" -> game.stores[game.starter] += last;
            case "taker" -> game.stores[taker] += last;
            case "mover" -> game.stores[game.mover] += last;
            case "opener" -> game.stores[game.opener == OracleGame.NOBODY ? taker : game.opener] += last;
            default -> game.undrawn = last;
        }
    }
}
