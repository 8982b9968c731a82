package semeia.cli.rules;

import semeia.cli.terminal.Progress;
import semeia.rules.Moves;
import semeia.rules.Perft;
import semeia.rules.Position;
import semeia.rules.Rules;

/** Counts what {@link Perft} counts, but in pieces, so that progress can be shown and the count can be stopped. */
final class LeafCounter {
    /** Plies of one piece: well under a second of work. */
    private static final int PIECE = 6;

    private final Rules rules;
    private final Progress progress;
    private double done;

    LeafCounter(Rules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    /**
     * The leaves exactly {@code depth} plies below the root.
     *
     * @throws InterruptedException if the thread was interrupted
     */
    long count(Position root, int depth) throws InterruptedException {
        done = 0;
        return count(root, depth, 1);
    }

    private long count(Position position, int depth, double share) throws InterruptedException {
        long moves = rules.candidates(position);
        if (depth <= PIECE || moves == 0) {
            return countPiece(position, depth, share);
        }
        double part = share / Moves.count(moves);
        Position next = position.copy();
        long leaves = 0;
        for (long rest = moves; rest != 0; rest = Moves.rest(rest)) {
            next.set(position);
            if (rules.play(next, Moves.first(rest))) {
                leaves += count(next, depth - 1, part);
            }
        }
        return leaves;
    }

    private long countPiece(Position position, int depth, double share) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long leaves = Perft.count(rules, position, depth);
        done += share;
        progress.at(done);
        return leaves;
    }
}
