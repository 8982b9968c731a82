package semeia.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.tablebase.retrograde.RelayBuilder;

/**
 * Random positions that a database may hold: of Ba-awa from random play, of others with few seeds, the stores so that the game is nearly even.
 * Not thread-safe.
 */
public final class PositionSource {
    private static final int LEAST_SEEDS = 6;
    private static final int MOST_SEEDS = 12;

    private final Rules rules;
    private final Random random;

    public PositionSource(Rules rules, Random random) {
        this.rules = rules;
        this.random = random;
    }

    /** A position that is not over. */
    public Position next() {
        while (true) {
            Position position = Tablebases.isOfReached(rules) ? played() : scattered();
            if (!position.isOver()) {
                return position;
            }
        }
    }

    private Position played() {
        Position position = rules.start(rules.territory(), random.nextInt(2));
        for (int plies = 2 + random.nextInt(8); plies > 0 && !position.isOver(); plies--) {
            rules.play(position, pick(rules.legalMoves(position)));
        }
        return position;
    }

    private int pick(long moves) {
        return Moves.at(moves, random.nextInt(Moves.count(moves)));
    }

    private Position scattered() {
        int pits = rules.territory().pits();
        int seeds = rules.laps() == Rules.Laps.RELAY
                ? RelayBuilder.seeds(rules)
                : LEAST_SEEDS + random.nextInt(MOST_SEEDS - LEAST_SEEDS + 1);
        List<Integer> board = new ArrayList<>();
        for (int pit = 0; pit < pits; pit++) {
            board.add(0);
        }
        for (int i = 0; i < seeds; i++) {
            int pit = random.nextInt(pits);
            board.set(pit, board.get(pit) + 1);
        }
        int captured = rules.seeds() - seeds;
        int tilt = random.nextInt(seeds + 1) - seeds / 2;
        int first = captured / 2 + tilt / 2;
        return rules.position(Setup.of(rules.territory(), board, List.of(first, captured - first), random.nextInt(2)));
    }
}
