package semeia.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one game. Immutable and shareable between threads.
 *
 * <p>The rules know one position at a time: they move seeds and see the ends that the board itself brings. What depends on earlier
 * positions – repetition, the guard, claims – is kept by {@link Game}, or by a search along its line.
 */
public sealed interface Rules permits SingleLap, Relay {
    /** Plies without a capture after which the guard ends a game, unless set otherwise (rule 5). */
    int USUAL_GUARD = 200;
    /** The value of {@link #guard} that switches the guard off. */
    int NO_GUARD = Integer.MAX_VALUE;

    /** What makes these rules these and no others. */
    Definition definition();

    /** The name of the preset that these rules are or come from, such as {@code anywoli}, or of a bare family. */
    default String preset() {
        return definition().preset();
    }

    /** The stable name of these rules with all options, such as {@code anywoli+last4=opener}; {@link RuleBook#byId} reads it. */
    default String id() {
        return definition().id();
    }

    /** The options, in the order in which an id gives them. */
    default List<RuleOption> options() {
        return definition().options();
    }

    /**
     * The value of a parameter as ids write it, whether or not it may be changed: {@code row}, {@code slam}, {@code last}, …; empty if this family of
     * games does not have it. {@code last} goes without its number.
     */
    default Optional<String> option(String key) {
        return Optional.ofNullable(definition().values().texts().get(key));
    }

    /** Whether a parameter has a value; false if this family of games does not have it. */
    default boolean is(String key, String value) {
        return value.equals(definition().values().texts().get(key));
    }

    /** Whether these rules and others are of one family and have the same values of all parameters but perhaps those of the keys. */
    default boolean isLike(Rules other, Set<String> butForKeys) {
        return definition().isLike(other.definition(), butForKeys);
    }

    /**
     * These rules with one option set.
     *
     * @throws RulesIdException as {@link RuleBook#byId}
     */
    default Rules with(String key, String value) {
        return RuleOptions.with(definition(), key, value);
    }

    /**
     * These rules on a fixed division of the pits.
     *
     * @throws RulesIdException unless there may be one and the board is the same
     */
    default Rules on(Territory territory) {
        Territory usual = territory();
        if (!definition().family().hasDivisions()
                || territory.pits() != usual.pits()
                || territory.players() != usual.players()) {
            throw new RulesIdException("division " + territory + " of " + preset(), "one of the same board");
        }
        return definition().family().rules(definition().with(territory));
    }

    /** The usual division of the pits. */
    default Territory territory() {
        return definition().territory();
    }

    /** Whether a game may be played on any other division of the same board. */
    default boolean anyTerritory() {
        return definition().family().hasDivisions() && definition().division().isEmpty();
    }

    /** Which way sowing goes round the board as people see it; pits and moves are numbered the same either way. */
    default Direction direction() {
        return definition().values().of("direction", Direction.values());
    }

    /** Seeds in every pit at the start, 1 or more. */
    default int seedsAPit() {
        return definition().values().number("seeds");
    }

    /** Seeds in the whole game, 4 to 255. */
    default int seeds() {
        return territory().pits() * seedsAPit();
    }

    /** The fewest seeds that are more than half of all. */
    default int majority() {
        return seeds() / 2 + 1;
    }

    /** Seeds left on the board at which a game ends by itself, 4 or 8; 0 if there is no such end (rule 4.5). */
    default int lastSeeds() {
        return definition().endAt();
    }

    /** Plies without a capture after which a game ends, at least 1, or {@link #NO_GUARD} (rule 5). */
    default int guard() {
        return RuleOptions.guard(definition().values());
    }

    /** How many laps a sowing has. */
    Laps laps();

    /** What a third occurrence of a position does. */
    Repetition repetition();

    /** Who wins when a player resigns. */
    Resignation resignation();

    /** Whether the game ends by itself as soon as a player has captured more than half, so that stores affect play (rule 3.6). */
    boolean endsAtMajority();

    /** The fewest plies without a capture that can bring a position back. */
    int shortestCycle();

    /** Which parts of a {@link Setup} beside board, stores and turn these rules ask for. */
    Set<Fault.Part> asks();

    /** Whether the seeds on the board of a set-up can be so many; if not, what is expected instead. */
    Optional<String> refusesBoard(long seeds);

    /** Who gets what is left on the board when a game ends for the reason. */
    Leftover leftover(Reason reason);

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

    /** The legal moves, a set as of {@link Moves}; empty exactly when the game is over. */
    long legalMoves(Position position);

    /**
     * The legal moves and perhaps some whose sowing runs for ever, of which {@link #play} tells; cheaper than {@link #legalMoves}. Empty
     * exactly when the game is over.
     */
    long candidates(Position position);

    /**
     * Plays a move. Unchecked but for endless sowing: the move must be a candidate.
     *
     * @param move a pit, or {@link Moves#DECLINE}
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
            case REPETITION, GUARD, CLAIM, AGREEMENT -> position.endAndDivide(reason, leftover(reason));
            default -> throw new IllegalArgumentException(reason + " is no end that players or history bring about");
        }
    }

    /** Adjusts a set-up position: its game may be over, or its player without a move. */
    void settle(Position position);

    /** The word for the end in data files: {@code 25}, {@code starved}, {@code last-8}, {@code repetition}, … (empty while it goes on). */
    default String code(Position position) {
        return position.reason().map(this::code).orElse("");
    }

    /** The word for a reason in data files: {@code 25} or another majority, {@code last-8}, … */
    default String code(Reason reason) {
        return switch (reason) {
            case MAJORITY -> Integer.toString(majority());
            case LAST_SEEDS -> reason.code() + "-" + lastSeeds();
            default -> reason.code();
        };
    }

    /** Which way sowing goes round the board as people see it. */
    enum Direction {
        /** Each row from its player's left to the right. */
        COUNTER_CLOCKWISE,
        /** Each row from its player's right to the left. */
        CLOCKWISE
    }

    /** How many laps a sowing has. */
    enum Laps {
        /** One. */
        ONE,
        /** As many as it takes until the last seed falls in an empty pit or is captured. */
        RELAY
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
