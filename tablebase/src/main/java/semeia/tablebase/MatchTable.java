package semeia.tablebase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import semeia.tablebase.Solution.Range;

/**
 * The territory match of Ba-awa for two (rule 7) as a game over divisions: every game leads to the next division, the starter alternates, who owns
 * the target wins, and a division that comes back with the same starter a third time is a draw. Immutable.
 *
 * <p>In each game a player can be sure of a number of pits for the next one, whatever the other plays for. From that the table proves how the match
 * ends between players who care for nothing but the match: a player wins it if every division that the other may still choose leads to the
 * target without coming back, and does not lose it if they can always stay among divisions of which that is never true for the other.
 */
public final class MatchTable {
    private static final int PITS = 12;
    private static final int SEEDS_A_PIT = 4;
    private static final int SEEDS = PITS * SEEDS_A_PIT;
    private static final int PLAYERS = 2;

    private final int target;
    private final Map<Integer, Range> values;
    private final List<State> states = new ArrayList<>();

    /** How a match ends with best play. */
    public enum End {
        /** North wins. */
        NORTH,
        /** Nobody wins. */
        DRAW,
        /** South wins. */
        SOUTH
    }

    /**
     * A game of the match.
     *
     * @param south the pits that South owns
     * @param starter who begins, 0 for South
     * @param value the starter's final difference in seeds
     * @param next the pits that South owns after it if both play for seeds; empty if that is not certain
     * @param end how the match ends from here if both play for the match; empty if that is not certain
     * @param games within how many games it is won, this one included; 0 if nobody can be sure to win
     */
    public record State(int south, int starter, Range value, OptionalInt next, Optional<End> end, int games) {}

    /**
     * Works the table out.
     *
     * @param values what a game is worth to its starter, by the pits that the starter owns: 1 to 11
     * @param target the pits that win the match, 10 to 12
     * @throws IllegalArgumentException if the target is another
     */
    public MatchTable(Map<Integer, Range> values, int target) {
        if (target < 10 || target > PITS) {
            throw new IllegalArgumentException("target is " + target + ", expected 10 to 12");
        }
        this.target = target;
        this.values = new TreeMap<>(values);
        int[][] wins = {wins(0), wins(1)};
        boolean[][] safe = {safe(0), safe(1)};
        openStates().forEach(state -> states.add(state(state, wins, safe)));
    }

    /** Every game that the match can come to. */
    public List<State> states() {
        return List.copyOf(states);
    }

    private State state(int state, int[][] wins, boolean[][] safe) {
        Optional<End> end = Optional.empty();
        if (wins[0][state] > 0) {
            end = Optional.of(End.SOUTH);
        } else if (wins[1][state] > 0) {
            end = Optional.of(End.NORTH);
        } else if (safe[0][state] && safe[1][state]) {
            end = Optional.of(End.DRAW);
        }
        int games = Math.max(wins[0][state], wins[1][state]);
        return new State(south(state), starter(state), value(state), next(state), end, games);
    }

    /** Within how many games a player has surely won, by state; 0 where that is not certain. */
    private int[] wins(int player) {
        int[] within = new int[PLAYERS * (PITS + 1)];
        int games = 0;
        int[] before;
        do {
            before = within.clone();
            games++;
            int[] known = before;
            int now = games;
            openStates()
                    .filter(state -> known[state] == 0)
                    .filter(state -> after(state, player).allMatch(next -> owns(next, player) || known[next] > 0))
                    .forEach(state -> within[state] = now);
        } while (!Arrays.equals(before, within));
        return within;
    }

    /** From which states a player can go on without ever losing. */
    private boolean[] safe(int player) {
        boolean[] safe = new boolean[PLAYERS * (PITS + 1)];
        Arrays.fill(safe, true);
        boolean[] before;
        do {
            before = safe.clone();
            boolean[] known = before;
            openStates()
                    .filter(state -> after(state, player)
                            .anyMatch(next -> owns(next, 1 - player) || (!owns(next, player) && !known[next])))
                    .forEach(state -> safe[state] = false);
        } while (!Arrays.equals(before, safe));
        return safe;
    }

    /** The states that may follow a game in which a player secures their pits: all in which they have what they can be sure of, or more. */
    private IntStream after(int state, int player) {
        int starter = starter(state);
        int sure = player == starter
                ? pits(value(state).least())
                : PITS - pits(value(state).most());
        return IntStream.rangeClosed(sure, PITS).map(pits -> of(player == 0 ? pits : PITS - pits, 1 - starter));
    }

    private IntStream openStates() {
        return IntStream.range(of(PITS - target + 1, 0), of(target, 0));
    }

    private boolean owns(int state, int player) {
        return (player == 0 ? south(state) : PITS - south(state)) >= target;
    }

    private Range value(int state) {
        return values.get(starter(state) == 0 ? south(state) : PITS - south(state));
    }

    /** The pits that South owns after a game, if what is certain of the game leaves only one answer. */
    private OptionalInt next(int state) {
        int least = pits(value(state).least());
        int most = pits(value(state).most());
        if (least != most) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(starter(state) == 0 ? least : PITS - least);
    }

    /** The starter's pits after a game that ends with such a difference; of equal remainders the other's goes first. */
    private static int pits(int difference) {
        int seeds = (SEEDS + difference) / 2;
        return seeds / SEEDS_A_PIT + (seeds % SEEDS_A_PIT > SEEDS_A_PIT / 2 ? 1 : 0);
    }

    private static int of(int south, int starter) {
        return PLAYERS * south + starter;
    }

    private static int south(int state) {
        return state / PLAYERS;
    }

    private static int starter(int state) {
        return state % PLAYERS;
    }
}
