package semeia.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchingTest {
    /** The least cost of pairing those of a set, by trying everything. */
    private static final class Brute {
        private final long[][] cost;
        private final long[] known;

        Brute(long[][] cost) {
            this.cost = cost;
            this.known = new long[1 << cost.length];
            Arrays.fill(known, -1);
        }

        long least(int set) {
            if (set == 0) {
                return 0;
            }
            if (known[set] < 0) {
                int first = Integer.numberOfTrailingZeros(set);
                long best = Matching.FORBIDDEN;
                for (int other = first + 1; other < cost.length; other++) {
                    if ((set >> other & 1) == 1 && cost[first][other] != Matching.FORBIDDEN) {
                        long rest = least(set & ~(1 << first) & ~(1 << other));
                        best = rest == Matching.FORBIDDEN ? best : Math.min(best, rest + cost[first][other]);
                    }
                }
                known[set] = best;
            }
            return known[set];
        }
    }

    private static long[][] random(Random random, int size, int bound, double allowed) {
        long[][] cost = new long[size][size];
        for (int i = 0; i < size; i++) {
            cost[i][i] = Matching.FORBIDDEN;
            for (int j = 0; j < i; j++) {
                cost[i][j] = random.nextDouble() < allowed ? random.nextInt(bound) : Matching.FORBIDDEN;
                cost[j][i] = cost[i][j];
            }
        }
        return cost;
    }

    private static long total(long[][] cost, int[] mate) {
        long total = 0;
        for (int v = 0; v < mate.length; v++) {
            assertThat(mate[mate[v]]).isEqualTo(v);
            assertThat(cost[v][mate[v]]).isNotEqualTo(Matching.FORBIDDEN);
            total += v < mate[v] ? cost[v][mate[v]] : 0;
        }
        return total;
    }

    @Test
    void costs_as_little_as_the_best_of_all_pairings() {
        Random random = new Random(20_261);
        for (int i = 0; i < 5_000; i++) {
            int size = 2 * (1 + random.nextInt(6));
            long[][] cost =
                    random(random, size, 1 + random.nextInt(i % 2 == 0 ? 4 : 1000), 0.3 + 0.7 * random.nextDouble());
            long best = new Brute(cost).least((1 << size) - 1);
            Optional<int[]> mate = Matching.cheapest(cost);
            assertThat(mate.isPresent()).isEqualTo(best != Matching.FORBIDDEN);
            mate.ifPresent(found -> assertThat(total(cost, found)).isEqualTo(best));
        }
    }

    @Test
    void pairs_as_many_as_may_ever_enter() {
        long[][] cost = random(new Random(5), TournamentState.MOST_ENTRANTS, 1 << 20, 0.2);
        assertThat(total(cost, Matching.cheapest(cost).orElseThrow())).isPositive();
    }

    @Test
    void finds_its_way_through_odd_rings_within_odd_rings() {
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            int rings = 1 + 2 * random.nextInt(3);
            long[][] cost = random(random, 3 * rings + 1, 1, 0);
            for (int a = 0; a < 3 * rings; a += 3) {
                allow(cost, a, a + 1, random.nextInt(9));
                allow(cost, a + 1, a + 2, random.nextInt(9));
                allow(cost, a, a + 2, random.nextInt(9));
                allow(cost, a + random.nextInt(3), a + 3, random.nextInt(9));
                allow(cost, a, random.nextInt(a + 1), random.nextInt(9));
            }
            for (int v = 0; v < cost.length; v++) {
                cost[v][v] = Matching.FORBIDDEN;
            }
            long best = new Brute(cost).least((1 << cost.length) - 1);
            Optional<int[]> mate = Matching.cheapest(cost);
            assertThat(mate.map(found -> total(cost, found)).orElse(Matching.FORBIDDEN))
                    .isEqualTo(best);
        }
    }

    private static void allow(long[][] cost, int a, int b, long amount) {
        cost[a][b] = amount;
        cost[b][a] = amount;
    }

    @Test
    void an_odd_number_cannot_be_paired() {
        assertThat(Matching.cheapest(random(new Random(1), 5, 10, 1))).isEmpty();
    }
}
