package semeia.match;

import java.util.ArrayList;
import java.util.List;

/** How the pits are divided after a game of a territory match (rule 7). */
final class Division {
    private Division() {}

    /**
     * The pits that each player owns in the next game: one for as many seeds as fill a pit; pits left over go one each to the largest remainders,
     * of equal ones to the seat that comes later after the starter.
     *
     * @param seeds the seeds of each player, as many as fill the pits of the board in all
     * @param starter who made the first move of the game
     * @param aPit seeds that fill a pit
     */
    static List<Integer> after(List<Integer> seeds, int starter, int aPit) {
        int players = seeds.size();
        List<Integer> pits = new ArrayList<>();
        int left = 0;
        for (int count : seeds) {
            pits.add(count / aPit);
            left += count % aPit;
        }
        boolean[] served = new boolean[players];
        for (int rest = left / aPit; rest > 0; rest--) {
            int next = largestRemainder(seeds, starter, aPit, served);
            served[next] = true;
            pits.set(next, pits.get(next) + 1);
        }
        return pits;
    }

    private static int largestRemainder(List<Integer> seeds, int starter, int aPit, boolean[] served) {
        int players = seeds.size();
        int best = -1;
        for (int i = 0; i < players; i++) {
            int seat = (starter + i) % players;
            boolean larger = best < 0 || seeds.get(seat) % aPit >= seeds.get(best) % aPit;
            best = !served[seat] && larger ? seat : best;
        }
        return best;
    }
}
