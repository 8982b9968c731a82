package semeia.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * One game as people play it: checked moves, repetition, the guard, claims, agreement, resignation, flag, lot. Immutable: each act makes a
 * new game that remembers the one before, so taking back is {@link #previous}.
 */
public final class Game {
    private static final int CLAIMABLE = 3;

    private final Rules rules;
    private final Optional<Game> previous;
    private final Optional<Action> action;
    private final Position position;
    private final int occurrences;
    private final Optional<Outcome> outcome;
    private final int length;
    /** How many games before this one its position may repeat: back to the last capture. */
    private final int comparable;
    /** Tells most positions apart that do not repeat each other. */
    private final long key;

    private Game(Rules rules, Position start) {
        this.rules = rules;
        this.previous = Optional.empty();
        this.action = Optional.empty();
        this.position = start;
        this.occurrences = 1;
        this.outcome = ended();
        this.length = 0;
        this.comparable = 0;
        this.key = position.repetitionKey();
    }

    private Game(Game previous, Action action, Position position, Function<Game, Optional<Outcome>> outcome) {
        this.rules = previous.rules;
        this.previous = Optional.of(previous);
        this.action = Optional.of(action);
        this.position = position;
        this.length = previous.length + 1;
        this.comparable = position.quiet() > 0 ? previous.comparable + 1 : 0;
        this.occurrences = countOccurrences();
        this.outcome = outcome.apply(this);
        this.key = position.repetitionKey();
    }

    /** A game from the usual beginning. */
    public static Game start(Rules rules) {
        return new Game(rules, rules.start());
    }

    /**
     * A game from the beginning.
     *
     * @throws SetupException as {@link Rules#start(Territory, int)}
     */
    public static Game start(Rules rules, Territory territory, int starter) {
        return new Game(rules, rules.start(territory, starter));
    }

    /**
     * A game from any position, which is copied.
     *
     * @throws IllegalArgumentException if the position is one of another board: its pits or its seats are not those of the rules
     */
    public static Game from(Rules rules, Position position) {
        Territory found = position.territory();
        Territory expected = rules.territory();
        if (found.pits() != expected.pits() || found.players() != expected.players()) {
            throw new IllegalArgumentException("the position has " + found.pits() + " pits and " + found.players()
                    + " seats, expected " + expected.pits() + " and " + expected.players() + " by " + rules.id());
        }
        return new Game(rules, position.copy());
    }

    /** The rules it is played by. */
    public Rules rules() {
        return rules;
    }

    /** A copy of the position on the board. */
    public Position position() {
        return position.copy();
    }

    /** A copy of the position that the game began with. */
    public Position beginning() {
        Game game = this;
        while (game.previous.isPresent()) {
            game = game.previous.get();
        }
        return game.position();
    }

    /** The game before the last act; empty at the beginning. */
    public Optional<Game> previous() {
        return previous;
    }

    /** The positions from the beginning of the game to this one: before each act and after the last. */
    public List<Position> positions() {
        Deque<Position> positions = new ArrayDeque<>();
        Optional<Game> at = Optional.of(this);
        while (at.isPresent()) {
            positions.addFirst(at.get().position());
            at = at.get().previous;
        }
        return List.copyOf(positions);
    }

    /** The last act; empty at the beginning. */
    public Optional<Action> action() {
        return action;
    }

    /** How many acts there were. */
    public int length() {
        return length;
    }

    /** All acts in order. */
    public List<Action> actions() {
        return collect(game -> game.action);
    }

    /** What each move did, in order. */
    public List<Sowing> sowings() {
        return collect(Game::lastSowing);
    }

    /** What the last act did, if it was a move. */
    public Optional<Sowing> lastSowing() {
        return action.isPresent() && action.get() instanceof Action.Move move
                ? Optional.of(Sowing.play(rules, previous.orElseThrow().position(), move.move()))
                : Optional.empty();
    }

    private <T> List<T> collect(Function<Game, Optional<T>> part) {
        List<T> parts = new ArrayList<>();
        for (Optional<Game> game = Optional.of(this); game.isPresent(); game = game.get().previous) {
            part.apply(game.get()).ifPresent(parts::add);
        }
        Collections.reverse(parts);
        return parts;
    }

    /** The legal moves, a set as of {@link Moves}; empty when the game is over. */
    public long legalMoves() {
        return rules.legalMoves(position);
    }

    /** How often the position on the board has occurred since the last capture, this time included. */
    public int occurrences() {
        return occurrences;
    }

    /** Whether nobody may move any more: the game has ended or waits for a lot. */
    public boolean isOver() {
        return position.isOver();
    }

    /** How the game ended; empty while it goes on or waits for a lot. */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** The word for the end in data files, see {@link Rules#code}. */
    public String endCode() {
        return rules.code(position);
    }

    /** Whether a player may claim the end now (rule 3.7). */
    public boolean canClaim() {
        return !isOver() && rules.repetition() == Rules.Repetition.CLAIMED && occurrences >= CLAIMABLE;
    }

    /** Whether the last seeds wait for a lot, see {@link #drawLot}. */
    public boolean awaitsLot() {
        return position.undrawnSeeds() > 0;
    }

    /**
     * The game after an act.
     *
     * @throws IllegalMoveException if it is not allowed now
     */
    public Game act(Action act) {
        if (act instanceof Action.Move move) {
            return play(move.move());
        } else if (act instanceof Action.Resign resign) {
            return resign(resign.player());
        } else if (act instanceof Action.Flag flag) {
            return flag(flag.player());
        } else if (act instanceof Action.Claim claim) {
            return claim(claim.player());
        } else if (act instanceof Action.Lot lot) {
            return drawLot(lot.player());
        }
        return agreeToEnd();
    }

    /**
     * The game after a move. If the position occurs for the third time or the guard is reached, the game ends as the rules say (rules
     * 3.7, 4.9 and 5).
     *
     * @param move a pit, or {@link Moves#DECLINE}
     * @throws IllegalMoveException if the move is not legal
     */
    public Game play(int move) {
        checkMove(rules, position, move);
        Position next = position.copy();
        rules.play(next, move);
        return new Game(this, new Action.Move(move), next, Game::endedByHistory);
    }

    static void checkMove(Rules rules, Position position, int move) {
        if (!Moves.has(rules.legalMoves(position), move)) {
            Refusal refusal = rules.refusal(position, move);
            throw new IllegalMoveException(refusal, "move " + move + " is not legal: " + refusal.text());
        }
    }

    /**
     * The game after a claim (rule 3.7): each takes his own row.
     *
     * @param player who claims; on move or not
     * @throws IllegalMoveException unless {@link #canClaim}
     */
    public Game claim(int player) {
        checkSeat(player);
        check(canClaim(), Refusal.NO_REPETITION);
        return endBy(new Action.Claim(player), Reason.CLAIM);
    }

    /**
     * The game after both or all agreed to end it: each takes the seeds of the pits he owns (rule 3.7).
     *
     * @throws IllegalMoveException if the game is over
     */
    public Game agreeToEnd() {
        check(!isOver(), Refusal.GAME_OVER);
        return endBy(new Action.Agree(), Reason.AGREEMENT);
    }

    /**
     * The game after a player gave up (rule 5). With two seats the opponent takes every seed on the board and the game is over; with
     * three he is passed over from now on, and the game ends when one player is left.
     *
     * @throws IllegalMoveException if the game is over or the player has resigned already
     */
    public Game resign(int player) {
        return giveUp(new Action.Resign(player), player, Reason.RESIGNATION);
    }

    /**
     * The game after a player ran out of time (rule 5). The seeds go as by resignation and the opponent wins, unless he would not have
     * more than half of all seeds; then it is a draw.
     *
     * @throws IllegalMoveException if the game is over or the player has resigned already
     */
    public Game flag(int player) {
        return giveUp(new Action.Flag(player), player, Reason.TIMEOUT);
    }

    /**
     * The game after the lot for the last seeds (rule 4.5).
     *
     * @param player who won it
     * @throws IllegalMoveException unless {@link #awaitsLot}
     */
    public Game drawLot(int player) {
        checkSeat(player);
        check(awaitsLot(), Refusal.NO_LOT);
        Position next = position.copy();
        next.draw(player);
        return new Game(this, new Action.Lot(player), next, Game::ended);
    }

    private Game endBy(Action act, Reason reason) {
        Position next = position.copy();
        rules.end(next, reason);
        return new Game(this, act, next, Game::ended);
    }

    private Game giveUp(Action act, int player, Reason reason) {
        checkSeat(player);
        check(!isOver(), Refusal.GAME_OVER);
        check(!position.hasResigned(player), Refusal.NO_SUCH_PLAYER);
        Position next = position.copy();
        if (position.territory().players() == 2) {
            int opponent = 1 - player;
            next.credit(opponent, next.seedsOnBoard());
            next.endAndClear(reason);
            return new Game(this, act, next, game -> Optional.of(game.wonAgainst(player, reason)));
        }
        next.resign(1 << player);
        if (next.playersLeft() == 1) {
            next.endAndCollect(reason);
        } else if (next.player == player) {
            rules.settle(next);
        }
        return new Game(this, act, next, Game::ended);
    }

    private Outcome wonAgainst(int player, Reason reason) {
        int opponent = 1 - player;
        List<Integer> seeds = position.stores();
        if (reason == Reason.RESIGNATION && rules.resignation() == Rules.Resignation.LARGER_TOTAL_WINS) {
            return Outcome.bySeeds(reason, seeds, 0);
        }
        boolean draw = reason == Reason.TIMEOUT && 2 * seeds.get(opponent) <= rules.seeds();
        return new Outcome(reason, seeds, draw ? OptionalInt.empty() : OptionalInt.of(opponent));
    }

    /** Ends by repetition or guard what the move did not end by itself, in the order of rule 5. */
    private Optional<Outcome> endedByHistory() {
        if (!position.isOver() && endsByRepetition()) {
            rules.end(position, Reason.REPETITION);
        } else if (!position.isOver() && position.quiet() >= rules.guard()) {
            rules.end(position, Reason.GUARD);
        }
        return ended();
    }

    private boolean endsByRepetition() {
        return occurrences >= CLAIMABLE
                && switch (rules.repetition()) {
                    case ENDS, SPLIT_EVENLY -> true;
                    case ENDS_UNLESS_A_ROW_IS_EMPTY -> position.seedsOwnedBy(0) > 0 && position.seedsOwnedBy(1) > 0;
                    case CLAIMED, NONE -> false;
                };
    }

    private Optional<Outcome> ended() {
        return position.isOver() && !awaitsLot()
                ? Optional.of(Outcome.bySeeds(position.reason().orElseThrow(), position.stores(), position.resigned()))
                : Optional.empty();
    }

    /** Looks back as far as the last capture, and counts on from the last game with this position. */
    private int countOccurrences() {
        long repeated = position.repetitionKey();
        Game earlier = this;
        for (int left = comparable; left > 0; left--) {
            earlier = earlier.previous.orElseThrow();
            if (earlier.key == repeated && earlier.position.repeats(position)) {
                return earlier.occurrences + 1;
            }
        }
        return 1;
    }

    private void checkSeat(int player) {
        check(player >= 0 && player < position.territory().players(), Refusal.NO_SUCH_PLAYER);
    }

    private static void check(boolean allowed, Refusal refusal) {
        if (!allowed) {
            throw new IllegalMoveException(refusal, "not allowed: " + refusal.text());
        }
    }

    /** For people who debug: the rules, how many acts there were, and the position. */
    @Override
    public String toString() {
        return rules.id() + " after " + length + " acts: " + position;
    }
}
