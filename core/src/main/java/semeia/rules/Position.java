package semeia.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state of one game between two moves. Mutable, not thread-safe; allocates only when it is made, so that a search copies onto
 * positions it made before ({@link #set}). Made by {@link Rules#start} and {@link Rules#position}.
 */
public final class Position {
    static final int NOBODY = -1;

    private static final int LANE = 12;
    private static final int BOARD = 4 * LANE;
    private static final int STORE = (1 << LANE) - 1;

    /** Where the parts of {@link #rare} begin, and how wide they are. */
    private static final int EXTRA = 1;

    private static final int OPENING = 1 << 1;
    private static final int STARTER = 2;
    private static final int SEAT = 0b11;
    private static final int OPENER = 4;
    private static final int SEAT_OR_NOBODY = 0b111;
    private static final int RESIGNED = 7;
    private static final int SEATS = 0b1111;
    private static final int UNDRAWN = 11;
    private static final int SEEDS = 0xFF;
    private static final int ENDED = 19;
    private static final Reason[] REASONS = Reason.values();

    final Territory territory;
    /** The pits, see {@link PackedPits}. */
    final long[] words;

    private final int[] slots;
    /** Four lanes of 12 bits for the stores of the players, then 16 for the seeds on the board. */
    private long lanes;

    int player;
    int quiet;
    /**
     * What most games seldom or never have, in one number, so that a copy is cheap: whether an extra move is pending, whether the first move is
     * still to be made, the starter, one more than the opener, a bit for each seat that resigned, the seeds that wait for a lot, and one more
     * than the ordinal of the reason why the game ended.
     */
    private int rare;
    /** The laps of the sowing that is under way. */
    final LapMemory laps;

    private Position trial;

    Position(Territory territory) {
        this.territory = territory;
        this.words = new long[territory.board().words];
        this.slots = territory.board().slots;
        this.laps = new LapMemory(words.length);
    }

    /** Who owns which pit. */
    public Territory territory() {
        return territory;
    }

    /** The player to move, from 0; of no meaning when the game is over. */
    public int player() {
        return player;
    }

    /** The player who made the first move of this game, where the rules ask for it (rule 4.5); otherwise 0. */
    public int starter() {
        return rare >>> STARTER & SEAT;
    }

    /** Who first captured with a last seed in this game, where the rules ask for it (rule 4.5); otherwise and before that nobody. */
    public Optional<Integer> opener() {
        return openerOrNobody() == NOBODY ? Optional.empty() : Optional.of(openerOrNobody());
    }

    /** Who first captured with a last seed, or {@link #NOBODY}. */
    int openerOrNobody() {
        return (rare >>> OPENER & SEAT_OR_NOBODY) - 1;
    }

    /** Whether the player to move has an extra move pending, which he may decline (rule 4.4). */
    public boolean hasExtraMove() {
        return (rare & EXTRA) != 0;
    }

    /** Whether the first move of the game is still to be made, where the rules ask for it ({@code opening=pair}); otherwise false. */
    public boolean isOpening() {
        return (rare & OPENING) != 0;
    }

    /** Plies since the last capture, 0 or more. */
    public int quiet() {
        return quiet;
    }

    /** Whether the player has resigned and is passed over (three or four seats, rule 5). */
    public boolean hasResigned(int seat) {
        return (resigned() & 1 << seat) != 0;
    }

    /** The seats that have resigned, as bits. */
    int resigned() {
        return rare >>> RESIGNED & SEATS;
    }

    /** The last seeds that wait for a lot, 0 or 4 (rule 4.5, by lot). */
    public int undrawnSeeds() {
        return rare >>> UNDRAWN & SEEDS;
    }

    /** The seeds in the pit, 0 to 255. */
    public int seeds(int pit) {
        int slot = slots[pit];
        return (int) (words[slot >>> 6] >>> slot) & 0xFF;
    }

    /**
     * Up to seven pits at once, for evaluation: a byte each, the first pit lowest, the highest bytes 0. A row of two to seven pits is one word, a
     * longer one two, the first of them with the odd pit.
     *
     * @param index which word: 0 for the pits from {@code A}, then in sowing order
     */
    public long six(int index) {
        return words[index];
    }

    /** The seeds that the player has captured. */
    public int store(int seat) {
        return (int) (lanes >>> (LANE * seat)) & STORE;
    }

    /** The seeds in all pits together. */
    public int seedsOnBoard() {
        return (int) (lanes >>> BOARD);
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return rare >>> ENDED != 0;
    }

    /** Why the game ended; empty while it goes on. */
    public Optional<Reason> reason() {
        return isOver() ? Optional.of(REASONS[(rare >>> ENDED) - 1]) : Optional.empty();
    }

    /**
     * A hash of all that affects play from here on but for the stores and the quiet plies: pits, player, extra move, resigned players,
     * starter, opener, first move. Equal positions have equal keys; the reverse holds but for the chance of a 64-bit hash.
     */
    public long key() {
        int opener = openerOrNobody() + 1;
        long flags = turn() + starter() * 64L + (opener & 3) * 256L + (isOver() ? 1024 : 0) + (opener & 4) * 1024L;
        long hash = hash(flags) * 0xBF58_476D_1CE4_E5B9L;
        return hash ^ hash >>> 32;
    }

    /** Who may do what, in bits of a number below 2^14 that leaves room for starter, opener and end. */
    private long turn() {
        int resigned = resigned();
        return player
                + (hasExtraMove() ? 4 : 0)
                + (resigned & 7) * 8L
                + (resigned & 8) * 256L
                + (isOpening() ? 8192 : 0);
    }

    private long hash(long flags) {
        long hash = flags * territory.board().flags;
        for (long word : words) {
            hash = (hash ^ word) * 0x9E37_79B9_7F4A_7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** A hash of what {@link #repeats} compares. */
    long repetitionKey() {
        return hash(turn());
    }

    /** Whether pits, player to move, extra move, resigned players and first move are the same (rules 3.7 and 4.9). */
    public boolean repeats(Position other) {
        if (turn() != other.turn()) {
            return false;
        }
        for (int i = 0; i < words.length; i++) {
            if (words[i] != other.words[i]) {
                return false;
            }
        }
        return true;
    }

    /** A new position equal to this one. */
    public Position copy() {
        Position copy = new Position(territory);
        copy.set(this);
        return copy;
    }

    /** Makes this position equal to {@code other}, which must have the same territory. */
    public void set(Position other) {
        long[] from = other.words;
        words[0] = from[0];
        words[1] = from[1];
        if (words.length > 2) {
            words[2] = from[2];
            words[3] = from[3];
        }
        lanes = other.lanes;
        player = other.player;
        quiet = other.quiet;
        rare = other.rare;
    }

    /** This position as plain data; {@link Rules#position} reads it back. */
    public Setup setup() {
        List<Integer> seeds = new ArrayList<>();
        for (int pit = 0; pit < territory.pits(); pit++) {
            seeds.add(seeds(pit));
        }
        return new Setup(
                territory,
                seeds,
                stores(),
                player,
                hasExtraMove(),
                starter(),
                opener(),
                isOpening(),
                quiet,
                resigned());
    }

    /**
     * Empties the board and the stores; nothing is pending. What makes positions by the million begins here, and then fills the pits.
     * Unchecked.
     *
     * @param mover the player to move, from 0
     * @param first the player who made the first move, from 0; 0 where the rules do not ask
     */
    public void clear(int mover, int first) {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
        lanes = 0;
        player = mover;
        quiet = 0;
        rare = first << STARTER;
    }

    /**
     * Hands the turn to a player, with no extra move pending and everything else as it is: what that player could do here. Unchecked.
     *
     * @param mover the player to move, from 0
     */
    public void giveTurnTo(int mover) {
        player = mover;
        rare &= ~(EXTRA | OPENING);
    }

    /**
     * Fills the empty pits of a word at once. Unchecked; the game is not looked at ({@link Rules#settle} does).
     *
     * @param index which word, see {@link #six}
     * @param pits a byte each, the first pit lowest
     */
    public void fill(int index, long pits) {
        words[index] = pits;
        lanes += (long) PackedPits.sum(pits) << BOARD;
    }

    /** The stores in seat order. */
    public List<Integer> stores() {
        List<Integer> stores = new ArrayList<>();
        for (int seat = 0; seat < territory.players(); seat++) {
            stores.add(store(seat));
        }
        return List.copyOf(stores);
    }

    /** Takes all seeds of the pit in the hand; they still count as on the board. */
    int lift(int pit) {
        int slot = slots[pit];
        int seeds = (int) (words[slot >>> 6] >>> slot) & 0xFF;
        words[slot >>> 6] &= ~(0xFFL << slot);
        return seeds;
    }

    /** Drops a seed of the hand in the pit. */
    void drop(int pit) {
        words[slots[pit] >>> 6] += 1L << slots[pit];
    }

    /** Moves {@code seeds} seeds from the board (pits or hand) to a store. */
    void credit(int seat, int seeds) {
        lanes += ((long) seeds << (LANE * seat)) - ((long) seeds << BOARD);
    }

    /** Fills an empty position. */
    void put(int pit, int seeds) {
        words[slots[pit] >>> 6] += (long) seeds << slots[pit];
        lanes += (long) seeds << BOARD;
    }

    void putStore(int seat, int seeds) {
        lanes += (long) seeds << (LANE * seat);
    }

    void setExtraMove(boolean extra) {
        rare = (rare & ~EXTRA) | (extra ? EXTRA : 0);
    }

    void setOpening(boolean opening) {
        rare = (rare & ~OPENING) | (opening ? OPENING : 0);
    }

    void setStarter(int seat) {
        rare = (rare & ~(SEAT << STARTER)) | (seat << STARTER);
    }

    /** Notes who first captured with a last seed; a seat or {@link #NOBODY}. */
    void setOpener(int seat) {
        rare = (rare & ~(SEAT_OR_NOBODY << OPENER)) | ((seat + 1) << OPENER);
    }

    /** Notes that seats, given as bits, have resigned. */
    void resign(int seats) {
        rare |= seats << RESIGNED;
    }

    /** Takes the last seeds off the board for a lot. */
    void leaveUndrawn(int seeds) {
        rare |= seeds << UNDRAWN;
        lanes -= (long) seeds << BOARD;
    }

    /** Gives the seeds that waited for a lot. */
    void draw(int seat) {
        putStore(seat, undrawnSeeds());
        rare &= ~(SEEDS << UNDRAWN);
    }

    /** The seeds in the pits that the player owns. */
    int seedsOwnedBy(int seat) {
        int seeds = 0;
        for (int i = 0; i < words.length; i++) {
            seeds += PackedPits.sum(words[i] & PackedPits.bytes(territory.marks(seat, i)));
        }
        return seeds;
    }

    /** Whether the player owns pits and has not resigned. */
    boolean isIn(int seat) {
        return territory.share(seat) > 0 && !hasResigned(seat);
    }

    /** How many players own pits and have not resigned. */
    int playersLeft() {
        int left = 0;
        for (int seat = 0; seat < territory.players(); seat++) {
            left += isIn(seat) ? 1 : 0;
        }
        return left;
    }

    /** Ends the game; the pits are empty afterwards, what was in them and not credited is nobody's. */
    void endAndClear(Reason reason) {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
        lanes &= (1L << BOARD) - 1;
        end(reason);
    }

    /** Ends the game; the seeds stay where they are. */
    @SuppressWarnings("EnumOrdinal") // The number never leaves the position.
    void end(Reason reason) {
        rare = (rare & ~EXTRA & ((1 << ENDED) - 1)) | ((reason.ordinal() + 1) << ENDED);
    }

    /** Ends the game; each takes the seeds of the pits he owns. */
    void endAndCollect(Reason reason) {
        for (int seat = 0; seat < territory.players(); seat++) {
            credit(seat, seedsOwnedBy(seat));
        }
        endAndClear(reason);
    }

    /** Ends the game; what is on the board goes to whom the rules say, where that follows from the board. */
    void endAndDivide(Reason reason, Leftover leftover) {
        switch (leftover) {
            case OWNERS -> endAndCollect(reason);
            case NOBODY -> endAndClear(reason);
            case UNCOUNTED -> end(reason);
            case EVENLY -> {
                int half = seedsOnBoard() / 2;
                credit(0, half);
                credit(1, half);
                endAndClear(reason);
            }
            case EMPTY_ROW -> {
                int own = seedsOwnedBy(player);
                if (own > 0 && own < seedsOnBoard()) {
                    endAndCollect(reason);
                } else {
                    credit(own == 0 ? player : player ^ 1, seedsOnBoard());
                    endAndClear(reason);
                }
            }
            case OPPONENT_OF_MOVER -> {
                credit(player ^ 1, seedsOnBoard());
                endAndClear(reason);
            }
            default -> throw new IllegalArgumentException(leftover + " does not follow from the board");
        }
    }

    /** A scratch position, equal to this one, to try a move on; the same object at every call. */
    Position trial() {
        if (trial == null) {
            trial = new Position(territory);
        }
        trial.set(this);
        return trial;
    }

    /** For people who debug: the seeds of the pits in sowing order, the stores, and who is to move, from 0. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int pit = 0; pit < territory.pits(); pit++) {
            text.append(pit == 0 ? "" : pit * 2 == territory.pits() ? "/" : ",").append(seeds(pit));
        }
        for (int seat = 0; seat < territory.players(); seat++) {
            text.append(seat == 0 ? " " : "-").append(store(seat));
        }
        return text.append(isOver() ? " over" : ", player " + player + " to move")
                .toString();
    }
}
