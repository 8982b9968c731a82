package semeia.engine;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.SowingListener;

/**
 * The computer at one {@link Level} below its full strength. It never draws a lot: what it overlooks and how it misjudges follow from
 * the position and the seed, so that it makes the same mistake again for as long as the position stays. It knows nothing of repetition. Not
 * thread-safe.
 */
public final class LevelPlayer {
    /** Seeds of a sowing that are followed as easily as not. */
    /** Declining an extra move, and after it a position as a whole, as what a chance is about; pits come before. */
    private static final int DECLINING = 31;

    private static final double EASY_SOWING = 8;

    private static final double INFINITE = 1e6;

    private final Rules rules;
    private final Level level;
    private final Evaluation evaluation;
    private final long seed;
    private final Position[] children;
    private final Hand hand = new Hand();
    private int me;
    private long nodes;

    /**
     * A player of games by these rules.
     *
     * @param seed what its oversights come from: the same seed chooses the same moves in the same positions
     */
    public LevelPlayer(Rules rules, Level level, long seed) {
        this.rules = rules;
        this.level = level;
        this.evaluation = Evaluations.of(rules);
        this.seed = seed;
        this.children = new Position[level.depth()];
    }

    /**
     * The move it plays.
     *
     * @param position a position that is not over; it stays as it is
     * @return a pit, or {@link Moves#DECLINE}
     * @throws IllegalStateException if the game is over
     */
    public int choose(Position position) {
        if (position.isOver()) {
            throw new IllegalStateException("no move to choose: the game is over");
        }
        me = position.player();
        nodes = 0;
        int choice = best(position, 1);
        for (int depth = 2; depth <= level.depth() && nodes < level.nodes(); depth++) {
            int better = best(position, depth);
            choice = nodes < level.nodes() ? better : choice;
        }
        return choice;
    }

    private int best(Position position, int depth) {
        double best = -INFINITE;
        int choice = -1;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Position next = child(0, position);
            rules.play(next, move, hand.empty());
            nodes++;
            double value =
                    follows(position, move) ? visit(next, 1, depth - 1, best, INFINITE) : doubtful(position, move);
            if (choice < 0 || value > best) {
                best = value;
                choice = move;
            }
        }
        return choice;
    }

    /** What the position is worth for the player who thinks, in seeds; the others form a coalition against that player. */
    private double visit(Position position, int ply, int depth, double alpha, double beta) {
        if (position.isOver() || depth == 0 || nodes >= level.nodes()) {
            return judge(position);
        }
        boolean mine = position.player() == me;
        double low = alpha;
        double high = beta;
        for (long rest = rules.candidates(position); rest != 0 && low < high; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Position next = child(ply, position);
            if (!rules.play(next, move, hand.empty())) {
                continue;
            }
            nodes++;
            double value =
                    follows(position, move) ? visit(next, ply + 1, depth - 1, low, high) : doubtful(position, move);
            if (mine) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
        }
        return mine ? low : high;
    }

    /** Whether it sees what the move does whose seeds the hand has counted. */
    private boolean follows(Position position, int move) {
        double hard = hand.seeds / (hand.seeds + EASY_SOWING);
        return chance(position, move) >= level.overlooks() * hard;
    }

    /** What it thinks a move is worth that it does not follow: that nothing will come of it. */
    private double doubtful(Position position, int move) {
        return lead(position) + blur(position, move);
    }

    private double judge(Position position) {
        double lead = lead(position);
        if (position.isOver()) {
            return lead;
        }
        double known = level.knowledge() == 0 ? 0 : level.knowledge() * evaluation.gain(position) / AlphaBeta.UNIT;
        return lead + (position.player() == me ? known : -known) + blur(position, DECLINING + 1);
    }

    private double lead(Position position) {
        int others = 0;
        for (int seat = 0; seat < position.territory().players(); seat++) {
            others = seat == me ? others : Math.max(others, position.store(seat));
        }
        return position.store(me) - others;
    }

    /** How far it is wrong: less where less is left to be wrong about. */
    private double blur(Position position, int about) {
        double left = Math.sqrt((double) position.seedsOnBoard() / rules.seeds());
        double bell = chance(position, about) + chance(position, about + 64) + chance(position, about + 128) - 1.5;
        return 2 * level.misjudges() * left * bell;
    }

    /** A number from 0 to 1 that looks random but follows from the position, what it is about, and the seed. */
    private double chance(Position position, int subject) {
        int about = subject == Moves.DECLINE ? DECLINING : subject;
        long mixed = position.key() + seed * 0x9E37_79B9_7F4A_7C15L + (about + 1) * 0xD1B5_4A32_D192_ED03L;
        mixed = (mixed ^ mixed >>> 32) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 29) * 0x94D0_49BB_1331_11EBL;
        return (mixed >>> 40) / (double) (1 << 24);
    }

    private Position child(int ply, Position parent) {
        Position child = children[ply];
        if (child == null || !child.territory().equals(parent.territory())) {
            child = parent.copy();
            children[ply] = child;
        } else {
            child.set(parent);
        }
        return child;
    }

    /** Counts the seeds that are sown. */
    private static final class Hand implements SowingListener {
        private int seeds;

        Hand empty() {
            seeds = 0;
            return this;
        }

        @Override
        public void lifted(int pit, int lifted) {
            seeds += lifted;
        }
    }
}
