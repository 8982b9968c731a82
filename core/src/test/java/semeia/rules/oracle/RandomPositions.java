package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Seeded random positions as text (rule 8), half of them with few seeds on the board, where passes, feeding, grand slams
 * and endless sowings live. Not thread-safe; the same seed gives the same positions.
 */
public final class RandomPositions {

    private final Random random;

    public RandomPositions(long seed) {
        random = new Random(seed);
    }

    /** A position that random play from a random division and starter reaches; it may be the start, never an end. */
    public String reachable(OracleRules rules) {
        OracleGame game = start(rules);
        if (game.over()) {
            // as with single seeds that may not be lifted
            return setUp(rules);
        }
        int plies = random.nextBoolean() ? random.nextInt(40) : 40 + random.nextInt(160);
        OracleGame last = game;
        for (int ply = 0; ply < plies && !game.over(); ply++) {
            last = game.withoutHistory();
            game.play(pick(game.legalMoves()));
        }
        return OracleText.write(game.over() ? last : game);
    }

    /** The start of a game with a random division and starter. */
    public OracleGame start(OracleRules rules) {
        return rules.start(pick(rules.divisions()), random.nextInt(rules.players()))
                .begin();
    }

    /** A set-up that rule 8 accepts, whether play could reach it or not; it may be over at once. */
    public String setUp(OracleRules rules) {
        int board = boardTotal(rules);
        OracleGame game = new OracleGame(
                rules,
                division(rules),
                scattered(board, rules.pits()),
                stores(rules, rules.total() - board),
                random.nextInt(rules.players()),
                rules.is("last", "starter") && rules.lastSeeds() > 0 ? random.nextInt(rules.players()) : 0);
        game.extra = rules.is("closing", "earns-turn") && random.nextInt(4) == 0;
        game.opener = rules.is("last", "opener") && rules.lastSeeds() > 0 && random.nextBoolean()
                ? random.nextInt(rules.players())
                : OracleGame.NOBODY;
        game.moved = rules.is("opening", "pair") && random.nextInt(3) == 0 ? 0 : 1;
        game.quiet = quiet(rules);
        return OracleText.write(game);
    }

    private int boardTotal(OracleRules rules) {
        boolean sparse = random.nextBoolean();
        if (rules.lastSeeds() == 0) {
            return random.nextInt(sparse ? Math.min(13, rules.total() + 1) : rules.total() + 1);
        }
        int fewest = rules.lastSeeds() + 4;
        int most = sparse ? Math.min(rules.total(), 2 * rules.pits() - rules.rowPits()) : rules.total();
        return Math.min(rules.total(), fewest + 4 * random.nextInt(Math.max(0, most - fewest) / 4 + 1));
    }

    /** Any division of the id; for three seats one in four leaves a seat without a pit, as late in a match. */
    private List<Integer> division(OracleRules rules) {
        if (rules.players() == 3 && rules.divisions().size() > 1 && random.nextInt(4) == 0) {
            int first = 1 + random.nextInt(rules.pits() - 1);
            List<Integer> own = new ArrayList<>(List.of(first, rules.pits() - first));
            own.add(random.nextInt(3), 0);
            return own;
        }
        return pick(rules.divisions());
    }

    /** So many seeds, dropped at random into a random few of the pits. */
    private List<Integer> scattered(int seeds, int pits) {
        List<Integer> order = new ArrayList<>();
        for (int pit = 0; pit < pits; pit++) {
            order.add(pit);
        }
        Collections.shuffle(order, random);
        int used = 1 + random.nextInt(pits);
        List<Integer> board = new ArrayList<>(Collections.nCopies(pits, 0));
        for (int i = 0; i < seeds; i++) {
            int pit = order.get(random.nextInt(used));
            board.set(pit, board.get(pit) + 1);
        }
        return board;
    }

    private List<Integer> stores(OracleRules rules, int seeds) {
        int unit = rules.relay() && random.nextBoolean() ? 4 : 1;
        List<Integer> stores = new ArrayList<>(Collections.nCopies(rules.players(), 0));
        int left = seeds;
        for (int player = 1; player < rules.players(); player++) {
            // around an equal share, so that a majority does not end most set-ups at once
            int share = left / (rules.players() - player + 1);
            int taken = random.nextInt(3) == 0 ? random.nextInt(left + 1) : share;
            stores.set(player, taken / unit * unit);
            left -= stores.get(player);
        }
        stores.set(0, left);
        Collections.rotate(stores, random.nextInt(rules.players()));
        return stores;
    }

    private int quiet(OracleRules rules) {
        if (rules.guard() < 2 || random.nextInt(3) > 0) {
            return 0;
        }
        return random.nextBoolean() ? rules.guard() - 1 : random.nextInt(rules.guard());
    }

    /** One of the values, each as likely. */
    public <T> T pick(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
