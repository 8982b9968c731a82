package semeia.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import semeia.tablebase.Solution.Range;

/**
 * The territory match of Ba-awa for two (rule 7) as a game over divisions: every game leads to the next division, the starter alternates, who owns
 * the target wins, and a division that comes back with the same starter a third time is a draw. Immutable.
 *
 * <p>Each player can force what a game is worth in seeds. Where more pits are never worse for the match – {@link #isMonotone} tells – nobody can
 * do better in a match than to play every game for seeds, so that the table holds for players who play for the match.
 */
public final class MatchTable {
    private static final int PITS = 12;
    private static final int SEEDS_A_PIT = 4;
    private static final int SEEDS = PITS * SEEDS_A_PIT;

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
     * @param next the pits that South owns after it; empty if that is not certain
     * @param end how the match ends from here; empty if that is not certain
     * @param games how many games are still played, this one included; 0 if it ends in a draw or is not certain
     */
    public record State(int south, int starter, Range value, OptionalInt next, Optional<End> end, int games) {}

    /**
     * Works the table out.
     *
     * @param values what a game is worth to its starter, by the pits that he owns: 1 to 11
     * @param target the pits that win the match, 10 to 12
     */
    public MatchTable(Map<Integer, Range> values, int target) {
        if (target < 10 || target > PITS) {
            throw new IllegalArgumentException("target is " + target + ", expected 10 to 12");
        }
        this.target = target;
        this.values = new TreeMap<>(values);
        for (int south = PITS - target + 1; south < target; south++) {
            for (int starter = 0; starter < 2; starter++) {
                states.add(state(south, starter));
            }
        }
    }

    /** Every game that the match can come to. */
    public List<State> states() {
        return List.copyOf(states);
    }

    private State state(int south, int starter) {
        int at = south;
        int begins = starter;
        for (int game = 1; game <= 2 * PITS * 3; game++) {
            OptionalInt next = next(at, begins);
            if (next.isEmpty()) {
                return state(south, starter, Optional.empty(), 0);
            }
            at = next.getAsInt();
            if (at >= target || PITS - at >= target) {
                return state(south, starter, Optional.of(at >= target ? End.SOUTH : End.NORTH), game);
            }
            begins = 1 - begins;
        }
        return state(south, starter, Optional.of(End.DRAW), 0);
    }

    private State state(int south, int starter, Optional<End> end, int games) {
        return new State(south, starter, value(south, starter), next(south, starter), end, games);
    }

    private Range value(int south, int starter) {
        return values.get(starter == 0 ? south : PITS - south);
    }

    /** The pits that South owns after a game, if what is certain of the game leaves only one answer. */
    private OptionalInt next(int south, int starter) {
        Range value = value(south, starter);
        int least = pits((SEEDS + value.least()) / 2);
        int most = pits((SEEDS + value.most()) / 2);
        return least == most ? OptionalInt.of(starter == 0 ? least : PITS - least) : OptionalInt.empty();
    }

    /** The starter's pits after a game in which he got so many seeds; of equal remainders the other's goes first. */
    private static int pits(int seeds) {
        return seeds / SEEDS_A_PIT + (seeds % SEEDS_A_PIT > SEEDS_A_PIT / 2 ? 1 : 0);
    }

    /** Whether more pits are never worse for the match, whoever begins, and all is certain. */
    public boolean isMonotone() {
        for (int starter = 0; starter < 2; starter++) {
            int last = -1;
            for (State state : states) {
                if (state.starter() == starter) {
                    if (state.end().isEmpty() || rank(state.end().get()) < last) {
                        return false;
                    }
                    last = rank(state.end().get());
                }
            }
        }
        return true;
    }

    private static int rank(End end) {
        return switch (end) {
            case NORTH -> 0;
            case DRAW -> 1;
            case SOUTH -> 2;
        };
    }
}
