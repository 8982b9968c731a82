package semeia.rules;

/** Counts the leaves of the move tree: every position exactly so many plies deep is played out on the board and counted. */
public final class Perft {
    private final Rules rules;
    private final Position[] line;

    /**
     * Makes room to count.
     *
     * @param rules the rules to play by; repetition and guard do not count here
     * @param root the position to start from, which is copied
     * @param depth the greatest depth to count, in plies, 0 or more
     */
    public Perft(Rules rules, Position root, int depth) {
        this.rules = rules;
        this.line = new Position[depth + 1];
        for (int i = 0; i <= depth; i++) {
            line[i] = root.copy();
        }
    }

    /**
     * The number of positions exactly {@code depth} plies deep. Games that end on that ply count, games that ended earlier add none; a
     * forced pass is no ply, a declined extra move is one.
     *
     * @param depth plies, from 0 to the depth this was made for
     */
    public long count(int depth) {
        return depth == 0 ? 1 : count(0, depth);
    }

    /** The leaves at one depth, see {@link #count(int)}. */
    public static long count(Rules rules, Position root, int depth) {
        return new Perft(rules, root, depth).count(depth);
    }

    private long count(int ply, int depth) {
        Position position = line[ply];
        Position next = line[ply + 1];
        long leaves = 0;
        for (long rest = rules.candidates(position); rest != 0; rest = Moves.rest(rest)) {
            next.set(position);
            if (rules.play(next, Moves.first(rest))) {
                leaves += ply + 1 == depth ? 1 : count(ply + 1, depth);
            }
        }
        return leaves;
    }
}
