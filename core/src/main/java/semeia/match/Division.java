package semeia.match;

import java.util.ArrayList;
import java.util.List;

/** How the pits are divided after a game of a territory match (rule 7). */
final class Division {
    private static final int SEEDS_A_PIT = 4;

    private Division() {}

    /**
     * The pits that each player owns in the next game: one for every four seeds; pits left over go one each to the largest remainders,
     * of equal ones to the seat that comes later after the starter.
     *
     * @param seeds the seeds of each player, a multiple of four in all
     * @param starter who made the first move of the game
     */
    static List<Integer> after(List<Integer> seeds, int starter) {
        int players = seeds.size();
        List<Integer> pits = new ArrayList<>();
        int left = 0;
        for (int count : seeds) {
            pits.add(count / SEEDS_A_PIT);
            left += count % SEEDS_A_PIT;
        }
        boolean[] served = new boolean[players];
        for (int rest = left / SEEDS_A_PIT; rest > 0; rest--) {
            int next = largestRemainder(seeds, starter, served);
            served[next] = true;
            pits.set(next, pits.get(next) + 1);
        }
        return pits;
    }

    private static int largestRemainder(List<Integer> seeds, int starter, boolean[] served) {
        int players = seeds.size();
        int best = -1;
        for (int i = 0; i < players; i++) {
            int seat = (starter + i) % players;
            boolean larger = best < 0 || seeds.get(seat) % SEEDS_A_PIT >= seeds.get(best) % SEEDS_A_PIT;
            best = !served[seat] && larger ? seat : best;
        }
        return best;
    }
}
