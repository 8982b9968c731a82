package semeia.tablebase.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import semeia.tablebase.layer.EntryCode;

/** Holds plies in graphs of chance against a literal computation, with the moves added in any order. */
class GraphPliesTest {
    private static final int SEEDS = 8;
    private static final int POSITIONS = 40;
    private static final int NEVER = Integer.MAX_VALUE;

    private record Move(int from, int to, boolean again) {}

    private record Position(int mover, int other, int open, int owned) {}

    private static Graph graph(List<Position> positions, List<Move> moves, int workers) {
        Graph graph = new Graph(positions.size(), workers);
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            graph.enter(i, position.mover(), position.other(), position.open(), position.owned());
        }
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            graph.add(i % workers, move.from(), move.to(), move.again());
        }
        graph.close();
        return graph;
    }

    @Test
    void are_the_least_that_follow_from_the_bounds_whatever_the_order_of_moves() {
        Random random = new Random(7);
        for (int trial = 0; trial < 200; trial++) {
            List<Move> moves = new ArrayList<>();
            List<Position> positions = new ArrayList<>();
            for (int i = 0; i < POSITIONS; i++) {
                int open = random.nextInt(4);
                boolean out = open == 0 || random.nextInt(3) == 0;
                int mover = out ? random.nextInt(SEEDS + 1) : 0;
                positions.add(new Position(mover, out ? SEEDS - mover : SEEDS, open, random.nextInt(SEEDS + 1)));
                for (int move = 0; move < open; move++) {
                    moves.add(new Move(i, random.nextInt(POSITIONS), random.nextInt(4) == 0));
                }
            }
            Forcing forced =
                    new Forcing(SEEDS, graph(positions, moves, 1), new byte[POSITIONS], new byte[POSITIONS]).run();
            GraphPlies plies = forced.plies();
            int[][] literal = literal(positions, moves, forced);
            Collections.shuffle(moves, random);
            Graph shuffled = graph(positions, moves, 3);
            GraphPlies again = new Forcing(SEEDS, shuffled, new byte[POSITIONS], new byte[POSITIONS])
                    .run()
                    .plies();
            for (int i = 0; i < POSITIONS; i++) {
                assertThat(List.of(plies.mover(i), plies.other(i)))
                        .isEqualTo(List.of(shown(literal[0][i]), shown(literal[1][i])))
                        .isEqualTo(List.of(again.mover(i), again.other(i)));
            }
        }
    }

    private static int shown(int plies) {
        return plies == NEVER ? EntryCode.UNKNOWN : plies;
    }

    private static int[][] literal(List<Position> positions, List<Move> moves, Forcing forced) {
        int[][] plies = new int[2][POSITIONS];
        for (int i = 0; i < POSITIONS; i++) {
            plies[0][i] = forced.movers()[i] == 0 ? 0 : NEVER;
            plies[1][i] = forced.others()[i] == 0 ? 0 : NEVER;
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < POSITIONS; i++) {
                int mover = forced.movers()[i] > 0 && positions.get(i).mover() == forced.movers()[i] ? 1 : NEVER;
                int other = 1;
                for (Move move : moves) {
                    if (move.from() == i) {
                        int mine = move.again() ? 0 : 1;
                        byte[] same = mine == 0 ? forced.movers() : forced.others();
                        if (same[move.to()] == forced.movers()[i]) {
                            mover = Math.min(mover, after(plies[mine][move.to()]));
                        }
                        other = Math.max(other, after(plies[1 - mine][move.to()]));
                    }
                }
                changed |= forced.movers()[i] > 0 && mover < plies[0][i];
                changed |= forced.others()[i] > 0 && other < plies[1][i];
                plies[0][i] = Math.min(plies[0][i], mover);
                plies[1][i] = Math.min(plies[1][i], other);
            }
        }
        return plies;
    }

    private static int after(int plies) {
        return plies == NEVER ? NEVER : plies + 1;
    }
}
