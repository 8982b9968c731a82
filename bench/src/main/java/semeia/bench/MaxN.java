package semeia.bench;

import java.util.Random;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * Max-n for three players: every player is thought to maximise their own lead over the larger of the others, and of equal moves to take the
 * one that leaves the others less together. Deeper and deeper until the plays are spent; equal moves at the root are drawn by lot. Where
 * it looks no further it values the seeds in own pits as the product's search does. It does not see repetitions. Not thread-safe.
 */
final class MaxN implements StudyPlayer {
    private static final int MOST_DEPTH = 60;
    /** Parts of a captured seed that values count in. */
    private static final int UNIT = 32;
    /** What a seed in an own pit is worth, and a pit that threatens to make four. */
    private static final int SEED = 3;

    private static final int THREAT = 8;
    private static final int THREATENING = 3;

    private final Rules rules;
    private final long mostPlays;
    private final Random lots;
    private final Position[] positions = new Position[MOST_DEPTH + 1];
    /** The values for the three players that were last found at each ply. */
    private final int[][] values = new int[MOST_DEPTH + 1][3];

    private long plays;
    /** Whether the last search was cut off anywhere by its depth. */
    private boolean cut;

    /** @param mostPlays moves played in the search for one move */
    MaxN(Rules rules, long mostPlays, long seed) {
        this.rules = rules;
        this.mostPlays = mostPlays;
        this.lots = new Random(seed);
        for (int ply = 0; ply <= MOST_DEPTH; ply++) {
            positions[ply] = rules.start();
        }
    }

    @Override
    public int choose(Game game) {
        plays = 0;
        cut = true;
        int choice = Habit.draw(game.legalMoves(), lots);
        for (int depth = 1; depth <= MOST_DEPTH && cut && !isSpent(); depth++) {
            cut = false;
            choice = choose(game, depth, choice);
        }
        return choice;
    }

    /** The best move as far as the plays reach; the one that was best before is searched first, so that breaking off does no harm. */
    private int choose(Game game, int depth, int before) {
        Position root = game.position();
        int mover = root.player();
        int[] best = new int[3];
        int choice = before;
        int equal = 0;
        long first = Moves.of(before);
        for (long rest = game.legalMoves(); rest != 0; ) {
            int move = Moves.first((rest & first) != 0 ? first : rest);
            rest = Moves.without(rest, move);
            search(root, move, depth, 0);
            if (isSpent()) {
                return choice;
            }
            int order = equal == 0 ? 1 : compare(values[0], best, mover);
            equal = order > 0 ? 1 : order == 0 ? equal + 1 : equal;
            if (order > 0 || (order == 0 && lots.nextInt(equal) == 0)) {
                choice = move;
                System.arraycopy(values[0], 0, best, 0, 3);
            }
        }
        return choice;
    }

    private boolean isSpent() {
        return plays >= mostPlays;
    }

    /** Plays a move and leaves the values of what follows at the ply; false if its sowing is endless. */
    private boolean search(Position before, int move, int depth, int ply) {
        Position position = positions[ply];
        position.set(before);
        plays++;
        if (!rules.play(position, move)) {
            return false;
        }
        if (position.isOver() || depth == 1) {
            cut |= !position.isOver();
            guess(position, values[ply]);
        } else {
            searchAll(position, depth - 1, ply);
        }
        return true;
    }

    private void searchAll(Position position, int depth, int ply) {
        int[] best = values[ply];
        int[] found = values[ply + 1];
        boolean none = true;
        for (long rest = rules.candidates(position); rest != 0 && !isSpent(); rest &= rest - 1) {
            int move = Moves.first(rest);
            if (search(position, move, depth, ply + 1) && (none || compare(found, best, position.player()) > 0)) {
                System.arraycopy(found, 0, best, 0, 3);
                none = false;
            }
        }
    }

    /** Above 0 if the first values are better for the mover. */
    private static int compare(int[] one, int[] other, int mover) {
        int own = one[mover] - other[mover];
        return own != 0 ? own : all(other) - all(one);
    }

    private static int all(int[] leads) {
        return leads[0] + leads[1] + leads[2];
    }

    private static void guess(Position position, int[] leads) {
        int a = worth(position, 0);
        int b = worth(position, 1);
        int c = worth(position, 2);
        leads[0] = a - Math.max(b, c);
        leads[1] = b - Math.max(a, c);
        leads[2] = c - Math.max(a, b);
    }

    private static int worth(Position position, int player) {
        int worth = UNIT * position.store(player);
        for (int pit = 0; pit < position.territory().pits() && !position.isOver(); pit++) {
            if (position.territory().ownerOf(pit) == player) {
                int seeds = position.seeds(pit);
                worth += SEED * seeds + (seeds >= THREATENING ? THREAT : 0);
            }
        }
        return worth;
    }
}
