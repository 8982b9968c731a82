package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Score;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.ReachBuilder;
import semeia.tablebase.retrograde.ReachLayer;
import semeia.tablebase.retrograde.Watch;

/** Holds what is found of Ba-awa against a literal solver and against the engine. */
class ReachTest {
    private static final int FEW = 2_000;

    /** A position with few seeds where South is the starter. */
    private static Position random(Rules rules, Random random, int seeds) {
        Position position = rules.start();
        long[] board = new long[2];
        do {
            Boards.scatter(random, 12, seeds, board);
            position.clear(random.nextInt(2), 0);
            position.fill(0, board[0]);
            position.fill(1, board[1]);
            rules.settle(position);
        } while (position.isOver());
        return position;
    }

    /** All that play can reach from the position; empty if that is more than {@code most}. */
    private static List<Position> closure(Rules rules, Position start, int most) {
        Set<String> seen = new HashSet<>();
        List<Position> all = new ArrayList<>();
        Deque<Position> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            Position position = open.pop();
            if (position.isOver() || !seen.add(position.six(0) + " " + position.six(1) + " " + position.player())) {
                continue;
            }
            all.add(position);
            if (all.size() > most) {
                return List.of();
            }
            for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
                Position after = position.copy();
                rules.play(after, Moves.first(rest));
                open.push(after);
            }
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource({"ba-awa:1, 12", "ba-awa:2, 12", "ba-awa:11, 12", "ba-awa:11, 16"})
    void agrees_with_a_literal_solver(String id, int seeds) throws InterruptedException {
        Rules rules = RuleBook.byId(id);
        Random random = new Random(4);
        int compared = 0;
        for (int i = 0; i < 400 && compared < 2000; i++) {
            Position start = random(rules, random, seeds);
            List<Position> positions = closure(rules, start, FEW);
            compared += positions.size();
            if (!positions.isEmpty()) {
                compare(rules, start, positions);
            }
        }
        assertThat(compared).isGreaterThan(3);
    }

    /** From here all is exact, so both must say the same everywhere. */
    @Test
    @Tag("proof")
    void agrees_with_a_literal_solver_on_the_even_division() throws InterruptedException {
        Rules rules = RuleBook.byId("ba-awa:6");
        Position start = random(rules, new Random(4), 16);
        List<Position> positions = closure(rules, start, Integer.MAX_VALUE);
        assertThat(compare(rules, start, positions)).isEqualTo(positions.size());
    }

    /** Compares all positions; gives the number of those that a literal solver knows exactly. It knows nothing of what is held by staying. */
    private static int compare(Rules rules, Position start, List<Position> positions) throws InterruptedException {
        LiteralSolver solver = new LiteralSolver(rules, false);
        solver.solve(positions);
        int exact = 0;
        try (Crew crew = new Crew(2)) {
            ReachBuilder builder = new ReachBuilder(rules, start, crew);
            builder.reach(Watch.NONE);
            ReachLayer[] layers = {builder.solve(12, Watch.NONE), builder.solve(16, Watch.NONE)};
            assertThat(layers[0].size() + layers[1].size()).isEqualTo(positions.size());
            for (Position position : positions) {
                int seeds = position.seedsOnBoard();
                ReachLayer layer = layers[seeds / 4 - 3];
                int slot = layer.find(CanonicalDivision.number(position));
                int[] forced = solver.forced(position, position.player());
                assertThat(layer.mover(slot)).isGreaterThanOrEqualTo(forced[0]);
                assertThat(layer.other(slot)).isGreaterThanOrEqualTo(forced[1]);
                assertThat(layer.mover(slot) + layer.other(slot)).isLessThanOrEqualTo(seeds);
                exact += forced[0] + forced[1] == seeds ? 1 : 0;
            }
        }
        return exact;
    }

    @Test
    void agrees_with_the_engine_where_that_is_certain() throws InterruptedException {
        Rules rules = RuleBook.byId("ba-awa:11");
        Random random = new Random(8);
        Search search = new Search(rules, 16, Prober.NONE, () -> 0);
        int compared = 0;
        for (int i = 0; i < 300 && compared < 20; i++) {
            Position start = random(rules, random, 12 + 4 * (i % 2));
            if (closure(rules, start, FEW).isEmpty()) {
                continue;
            }
            compared++;
            try (Crew crew = new Crew(1)) {
                ReachBuilder builder = new ReachBuilder(rules, start, crew);
                builder.reach(Watch.NONE);
                builder.solve(12, Watch.NONE);
                ReachLayer layer = builder.solve(start.seedsOnBoard(), Watch.NONE);
                int slot = layer.find(CanonicalDivision.number(start));
                Score score = search.search(
                                Game.from(rules, withStores(rules, start)), Limits.NONE.andNodes(50_000), found -> {})
                        .score();
                int seeds = start.seedsOnBoard();
                assertThat(score.atMost()).isGreaterThanOrEqualTo(2 * layer.mover(slot) - seeds);
                assertThat(score.atLeast()).isLessThanOrEqualTo(seeds - 2 * layer.other(slot));
            }
        }
        assertThat(compared).isGreaterThan(5);
    }

    /** The position with all that is missing to 48 seeds in stores, half each. */
    private static Position withStores(Rules rules, Position position) {
        List<Integer> seeds = new ArrayList<>();
        for (int pit = 0; pit < 12; pit++) {
            seeds.add(position.seeds(pit));
        }
        int half = (48 - position.seedsOnBoard()) / 2;
        return rules.position(
                semeia.rules.Setup.of(position.territory(), seeds, List.of(half, half), position.player()));
    }

    @Test
    void turns_the_board_for_the_other_starter() {
        Rules south = RuleBook.byId("ba-awa:8");
        Rules north = RuleBook.byId("ba-awa:4");
        Position a = south.start(south.territory(), 0);
        Position b = north.start(north.territory(), 1);
        assertThat(CanonicalDivision.rules(RuleBook.BA_AWA, b.territory(), 1).id())
                .isEqualTo("ba-awa:8");
        for (int ply = 0; ply < 6 && !a.isOver(); ply++) {
            assertThat(CanonicalDivision.number(b)).isEqualTo(CanonicalDivision.number(a));
            int move = Moves.first(south.legalMoves(a));
            south.play(a, move);
            north.play(b, (move + 4) % 12);
        }
    }
}
