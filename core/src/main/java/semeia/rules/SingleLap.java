package semeia.rules;

/**
 * Games of one lap with captures of two or three in the other row, on 2×6 pits: Abapa, Ayo, Awalé, Awari (rule 3).
 *
 * @param preset the preset's name
 * @param grandSlam what a capture of the opponent's whole row does (rule 3.3)
 * @param stranded who takes what is left when the player to move has no move (rule 3.5)
 * @param majority what 25 captured seeds do (rule 3.6)
 * @param repetition what a third occurrence of a position does (rule 3.7)
 * @param resignation who wins when a player resigns (rule 5)
 * @param guard plies without a capture that end the game (rule 5)
 */
public record SingleLap(
        String preset,
        GrandSlam grandSlam,
        Stranded stranded,
        Majority majority,
        Repetition repetition,
        Resignation resignation,
        int guard)
        implements Rules {

    /** What a move does that would take every seed of the opponent's row (rules 3.3 and 3.4). */
    public enum GrandSlam {
        /** It captures nothing; and an opponent without a seed must be fed. */
        CAPTURES_NOTHING,
        /** A move that leaves the opponent no seed is illegal unless every move does; then it captures. */
        FORBIDDEN_UNLESS_ALL_ARE
    }

    /** Who takes what is left when the player to move has no move (rule 3.5). */
    public enum Stranded {
        /** Each takes the seeds of his own row. */
        TO_ROW_OWNER,
        /** The player whose row is empty takes all. */
        TO_EMPTY_ROW,
        /** The opponent of the player who cannot move takes all. */
        TO_OPPONENT_OF_MOVER
    }

    /** What happens when a player has captured 25 seeds (rule 3.6). */
    public enum Majority {
        /** Nothing. */
        PLAYS_ON,
        /** He wins at once; the rest stays uncounted. */
        WINS_AT_ONCE,
        /** The game ends; both take the seeds of their own rows. */
        ENDS_AND_BOTH_COLLECT
    }

    private static final int MAJORITY = 25;
    private static final int MOST_SEEDS = 48;
    private static final int ROW = PackedPits.PITS;
    /** Set in a byte once its pit holds enough seeds to reach the other row. */
    private static final long REACH = reach();

    /** What sowing {@code seeds} seeds from the mover's pit {@code pit} adds to his own row, at index {@code pit * 49 + seeds}. */
    private static final long[] TO_OWN = new long[ROW * (MOST_SEEDS + 1)];
    /** What it adds to the other row. */
    private static final long[] TO_OTHER = new long[ROW * (MOST_SEEDS + 1)];
    /** The pits of the other row up to the last seed, as whole bytes; 0 when it falls in the mover's own row. */
    private static final long[] UP_TO_LAST = new long[ROW * (MOST_SEEDS + 1)];

    static {
        for (int pit = 0; pit < ROW; pit++) {
            for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
                fillTables(pit, seeds, pit * (MOST_SEEDS + 1) + seeds);
            }
        }
    }

    private static void fillTables(int origin, int seeds, int index) {
        long[] rows = {-((long) seeds << (8 * origin)), 0};
        int last = origin;
        for (int i = 0; i < seeds; i++) {
            last = next(origin, last);
            rows[last / ROW] += 1L << (8 * (last % ROW));
        }
        TO_OWN[index] = rows[0];
        TO_OTHER[index] = rows[1];
        UP_TO_LAST[index] = last < ROW ? 0 : (1L << (8 * (last - ROW + 1))) - 1;
    }

    /** The pit after {@code pit} in sowing order; the origin is skipped (rule 3.1). */
    private static int next(int origin, int pit) {
        int next = (pit + 1) % (2 * ROW);
        return next == origin ? (next + 1) % (2 * ROW) : next;
    }

    private static long reach() {
        long reach = 0;
        for (int pit = 0; pit < ROW; pit++) {
            reach |= (0x80L - (ROW - pit)) << (8 * pit);
        }
        return reach;
    }

    @Override
    public Territory territory() {
        return RuleBook.TWO_ROWS_OF_SIX;
    }

    @Override
    public boolean anyTerritory() {
        return false;
    }

    @Override
    public int legalMoves(Position position) {
        if (position.isOver()) {
            return 0;
        }
        int player = position.player;
        return movesOf(position.words[player], position.words[player ^ 1]) << (ROW * player);
    }

    @Override
    public int candidates(Position position) {
        return legalMoves(position);
    }

    /** The pits of the row {@code own} that may be played, bits 0 to 5 (rules 3.1, 3.3 and 3.4). */
    private int movesOf(long own, long other) {
        if (grandSlam == GrandSlam.FORBIDDEN_UNLESS_ALL_ARE) {
            return movesThatLeaveSeeds(own, other);
        }
        return PackedPits.mask(other == 0 ? own + REACH & PackedPits.HIGH : PackedPits.occupied(own));
    }

    private static int movesThatLeaveSeeds(long own, long other) {
        int occupied = PackedPits.mask(PackedPits.occupied(own));
        int leaving = 0;
        for (int rest = occupied; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            int index = index(own, pit);
            long sown = other + TO_OTHER[index];
            if (sown != captured(sown, UP_TO_LAST[index])) {
                leaving |= 1 << pit;
            }
        }
        return leaving == 0 ? occupied : leaving;
    }

    @Override
    public boolean play(Position position, int move, SowingListener listener) {
        int player = position.player;
        long[] words = position.words;
        long own = words[player];
        int index = index(own, move - ROW * player);
        long other = words[player ^ 1] + TO_OTHER[index];
        long captured = captured(other, UP_TO_LAST[index]);
        if (captured == other && grandSlam == GrandSlam.CAPTURES_NOTHING) {
            captured = 0;
        }
        if (listener != SowingListener.NONE) {
            tell(listener, player, move, PackedPits.seeds(words, move), captured);
        }
        own += TO_OWN[index];
        other -= captured;
        words[player] = own;
        words[player ^ 1] = other;
        position.player = player ^ 1;
        if (captured == 0) {
            position.quiet++;
        } else {
            position.quiet = 0;
            position.credit(player, PackedPits.sum(captured));
            if (majority != Majority.PLAYS_ON && position.store(player) >= MAJORITY) {
                endByMajority(position);
                return true;
            }
        }
        if (other == 0 || (own == 0 && movesOf(/* own= */ other, /* other= */ own) == 0)) {
            endStranded(position);
        }
        return true;
    }

    private static int index(long own, int pit) {
        return pit * (MOST_SEEDS + 1) + ((int) (own >>> (8 * pit)) & 0xFF);
    }

    /**
     * The seeds that a sowing captures: twos and threes of the other row from the last seed's pit backwards (rule 3.2).
     *
     * @param upToLast the bytes of the other row up to the last seed
     */
    private static long captured(long other, long upToLast) {
        long others = ((other ^ PackedPits.LOW * 2) & PackedPits.LOW * 0xFE) + PackedPits.LOW * 0x7F
                & PackedPits.HIGH
                & upToLast;
        return other & upToLast & -Long.highestOneBit(others << 1 | 1);
    }

    private static void tell(SowingListener listener, int player, int origin, int seeds, long captured) {
        listener.lifted(origin, seeds);
        int pit = origin;
        for (int i = 0; i < seeds; i++) {
            pit = next(origin, pit);
            listener.dropped(pit);
        }
        for (; captured != 0; pit--) {
            int shift = 8 * (pit % ROW);
            listener.captured(pit, (int) (captured >>> shift) & 0xFF, player);
            captured &= ~(0xFFL << shift);
        }
    }

    private void endByMajority(Position position) {
        if (majority == Majority.WINS_AT_ONCE) {
            position.end(Reason.MAJORITY);
        } else {
            position.endAndCollect(Reason.MAJORITY);
        }
    }

    /** Divides what is left when the player to move has no move (rule 3.5). */
    private void endStranded(Position position) {
        int mover = position.player;
        if (stranded == Stranded.TO_ROW_OWNER) {
            position.endAndCollect(Reason.NO_MOVE);
            return;
        }
        boolean toMover = stranded == Stranded.TO_EMPTY_ROW && position.words[mover] == 0;
        position.credit(toMover ? mover : mover ^ 1, position.seedsOnBoard());
        position.endAndClear(Reason.NO_MOVE);
    }

    /** Ends the game; each takes half of what is left, an odd seed is nobody's (rule 3.7, Awari). */
    static void splitEvenly(Position position, Reason reason) {
        int half = position.seedsOnBoard() / 2;
        position.credit(0, half);
        position.credit(1, half);
        position.endAndClear(reason);
    }

    @Override
    public Refusal refusal(Position position, int pit) {
        if (position.isOver()) {
            return Refusal.GAME_OVER;
        }
        if (pit == DECLINE) {
            return Refusal.NO_EXTRA_MOVE;
        }
        if (pit < 0 || pit >= territory().pits()) {
            return Refusal.NO_SUCH_PIT;
        }
        if (territory().ownerOf(pit) != position.player) {
            return Refusal.NOT_YOURS;
        }
        if (position.seeds(pit) == 0) {
            return Refusal.EMPTY;
        }
        return grandSlam == GrandSlam.CAPTURES_NOTHING ? Refusal.DOES_NOT_FEED : Refusal.STARVES;
    }

    @Override
    public void settle(Position position) {
        if (majority != Majority.PLAYS_ON && Math.max(position.store(0), position.store(1)) >= MAJORITY) {
            endByMajority(position);
        } else if (movesOf(position.words[position.player], position.words[position.player ^ 1]) == 0) {
            endStranded(position);
        }
    }
}
