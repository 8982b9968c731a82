package semeia.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import semeia.rules.Fault.Part;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.rules.Territory;

/** Random games with few seeds on the board, some with plies behind them. The same seed gives the same games. */
final class FewSeeds {
    private final Rules rules;
    private final Random random;

    FewSeeds(Rules rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
    }

    /** A game that is not over. */
    Game next() {
        while (true) {
            Game game = Game.from(rules, rules.position(setup()));
            for (int plies = random.nextInt(3) == 0 ? random.nextInt(4) : 0; plies > 0 && !game.isOver(); plies--) {
                game = game.play(randomMove(game));
            }
            if (!game.isOver()) {
                return game;
            }
        }
    }

    private int randomMove(Game game) {
        int[] moves = IntStream.rangeClosed(0, Moves.DECLINE)
                .filter(move -> Moves.has(game.legalMoves(), move))
                .toArray();
        return moves[random.nextInt(moves.length)];
    }

    private Setup setup() {
        boolean lap = rules.laps() == Rules.Laps.ONE;
        Territory territory = rules.territory();
        int fewest = rules.lastSeeds() + 4;
        int board = lap ? 1 + random.nextInt(7) : fewest + (random.nextInt(3) == 0 ? 4 : 0);
        int players = territory.players();
        return new Setup(
                territory,
                scattered(board, territory.pits()),
                stores(rules.seeds() - board, players),
                random.nextInt(players),
                rules.asks().contains(Part.EXTRA_MOVE) && random.nextInt(4) == 0,
                rules.asks().contains(Part.STARTER) ? random.nextInt(players) : 0,
                Optional.empty(),
                false,
                rules.guard() > 1 ? random.nextInt(Math.min(rules.guard(), 8)) : 0,
                0);
    }

    private List<Integer> scattered(int seeds, int pits) {
        List<Integer> board = new ArrayList<>(Collections.nCopies(pits, 0));
        for (int i = 0; i < seeds; i++) {
            int pit = random.nextInt(pits);
            board.set(pit, board.get(pit) + 1);
        }
        return board;
    }

    private List<Integer> stores(int seeds, int players) {
        List<Integer> stores = new ArrayList<>(Collections.nCopies(players, seeds / players));
        int rest = seeds - seeds / players * players;
        int moved = rest == 0 && random.nextBoolean() ? 1 : 0;
        stores.set(0, stores.get(0) + rest + moved);
        stores.set(1, stores.get(1) - moved);
        return stores;
    }
}
