package semeia.rules;

/**
 * The rules of one game. Immutable and shareable between threads.
 *
 * <p>The rules know one position at a time: they move seeds and see the ends that the board itself brings. What depends on earlier
 * positions – repetition, the guard, claims – is kept by {@link Game}, or by a search along its line.
 */
public sealed interface Rules permits SingleLap, Relay {
    /** The move number that stands for declining an extra move (rule 4.4). */
    int DECLINE = 31;
    /** The bit of {@link #DECLINE} in a mask of moves. */
    int DECLINE_BIT = 1 << DECLINE;
    /** Seeds in every pit at the start. */
    int SEEDS_A_PIT = 4;
    /** Plies without a capture after which the guard ends a game, unless set otherwise (rule 5). */
    int USUAL_GUARD = 200;
    /** The value of {@link #guard} that switches the guard off. */
    int NO_GUARD = Integer.MAX_VALUE;

    /** The name of the preset that these rules are or come from, such as {@code anywoli}. */
    String preset();

    /** The stable name of these rules with all options, such as {@code anywoli+last4=opener}; {@link RuleBook#byId} reads it. */
    default String id() {
        return RuleOptions.id(this);
    }

    /** The usual division of the pits. */
    Territory territory();

    /** Whether a game may be played on any other division of the same board. */
    boolean anyTerritory();

    /** Plies without a capture after which a game ends, at least 1, or {@link #NO_GUARD} (rule 5). */
    int guard();

    /** What a third occurrence of a position does. */
    Repetition repetition();

    /** Who wins when a player resigns. */
    Resignation resignation();

    /** Seeds in the whole game. */
    default int seeds() {
        return territory().pits() * SEEDS_A_PIT;
    }

    /**
     * The position before the first move.
     *
     * @param territory who owns which pit: the usual one, or another if {@link #anyTerritory}
     * @param starter the player who moves first, from 0; if he owns no pit, the next who does
     * @throws SetupException if the territory does not go with these rules or there is no such starter
     */
    default Position start(Territory territory, int starter) {
        return SetupCheck.start(this, territory, starter);
    }

    /** The position before the first move on the usual territory, the first player to move. */
    default Position start() {
        return start(territory(), 0);
    }

    /**
     * The position that the set-up describes. If the player to move has no move there, the game is over or he is passed, as the rules say.
     *
     * @throws SetupException with every fault
     */
    default Position position(Setup setup) {
        return SetupCheck.position(this, setup);
    }

    /** The legal moves as a mask: bit i plays pit i, {@link #DECLINE_BIT} declines an extra move; 0 exactly when the game is over. */
    int legalMoves(Position position);

    /**
     * The legal moves and perhaps some whose sowing runs for ever, of which {@link #play} tells; cheaper than {@link #legalMoves}. 0
     * exactly when the game is over.
     */
    int candidates(Position position);

    /**
     * Plays a move. Unchecked but for endless sowing: the move must be a candidate.
     *
     * @param move a pit, or {@link #DECLINE}
     * @param listener hears what happens; nothing is allocated here
     * @return false if the sowing would run for ever (rule 4.8); the position is then of no use
     */
    boolean play(Position position, int move, SowingListener listener);

    /** Plays a move that nobody watches, see {@link #play(Position, int, SowingListener)}. */
    default boolean play(Position position, int move) {
        return play(position, move, SowingListener.NONE);
    }

    /** Why the pit may not be played now; call only for a pit that is not legal. */
    Refusal refusal(Position position, int pit);

    /**
     * Ends a game that does not end by itself – by repetition, guard, claim, or agreement – and divides what is on the board (rules 3.7,
     * 4.9 and 5).
     *
     * @throws IllegalArgumentException for any other reason
     */
    default void end(Position position, Reason reason) {
        switch (reason) {
            case REPETITION, GUARD -> {
                if (repetition() == Repetition.SPLIT_EVENLY) {
                    SingleLap.splitEvenly(position, reason);
                } else {
                    position.endAndCollect(reason);
                }
            }
            case CLAIM, AGREEMENT -> position.endAndCollect(reason);
            default -> throw new IllegalArgumentException(reason + " is no end that players or history bring about");
        }
    }

    /** Adjusts a set-up position: its game may be over, or its player without a move. */
    void settle(Position position);

    /** The word for the end in data files: {@code 25}, {@code starved}, {@code last-8}, {@code repetition}, … (empty while it goes on). */
    default String code(Position position) {
        return position.reason().map(Reason::code).orElse("");
    }

    /** What a third occurrence of a position does (rules 3.7 and 4.9). */
    enum Repetition {
        /** Either player may claim the end; each takes his own row. */
        CLAIMED,
        /** The game ends by itself; each takes the pits he owns. */
        ENDS,
        /** The game ends by itself unless a row is empty; each takes his own row. */
        ENDS_UNLESS_A_ROW_IS_EMPTY,
        /** The game ends by itself; what is left is split evenly, an odd seed is left out. */
        SPLIT_EVENLY,
        /** Nothing. */
        NONE
    }

    /** Who wins when a player resigns and the opponent takes every seed on the board (rule 5). */
    enum Resignation {
        /** Whoever has more seeds then. */
        LARGER_TOTAL_WINS,
        /** The opponent, whatever the totals. */
        RESIGNER_LOSES
    }
}
