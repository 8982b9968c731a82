package semeia.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import semeia.rules.LapParameters.Feed;
import semeia.rules.LapParameters.Majority;
import semeia.rules.LapParameters.Singles;
import semeia.rules.LapParameters.Slam;
import semeia.rules.LapParameters.Stranded;
import semeia.rules.LapParameters.Stuck;

/**
 * Games of one lap in which the last seed captures: Oware and its kin (rule 3), by {@link LapParameters}.
 *
 * <p>What a sowing does and takes is said once, pit by pit, in {@link LapSowing}. Where each row is one word and captures keep to the other row – in all
 * old presets – {@link LapTables} have it worked out, and a move is a few operations on words.
 */
final class SingleLap implements Rules {
    private static final int CLASSIC_ROW = 6;
    private static final long TWO = PackedPits.LOW * 2;
    private static final long TWO_OR_THREE = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long[] NOTHING_ELSE = {};
    private static final long[] CLASSIC_ENTRIES =
            LapTables.entries(CLASSIC_ROW, /* originSown= */ false, /* chained= */ true, /* lone= */ true);

    private final Definition definition;
    private final LapSowing sowing;
    private final int row;
    private final boolean packed;
    /** Whether every filled pit may be played while the other row is not empty. */
    private final boolean plain;
    /** Whether the board, what a sowing drops and what is taken are those of Abapa, so that the compiler may see them as constants. */
    private final boolean classic;

    private final boolean reachFeeds;
    private final long reach;
    private final Singles singles;
    private final Slam slam;
    private final boolean mustFeed;
    /** Whether a player with seeds in both rows may still be without a move. */
    private final boolean strict;

    private final boolean slamCapturesNothing;
    private final boolean passes;
    private final Stranded stranded;
    private final Majority majority;
    private final int moreThanHalf;
    private final Repetition repetition;
    private final Resignation resignation;
    private final boolean endsAtMajority;
    private final boolean slamFeeds;
    /** The contents that are taken, see {@link PackedPits#patterns}; the first pair and the others. */
    private final long taken;

    private final long compared;
    private final long[] furtherTakes;
    /** The entries of {@link LapTables}, none unless packed. */
    private final long[] entries;

    SingleLap(Definition definition) {
        Values values = definition.values();
        this.definition = definition;
        this.sowing = new LapSowing(values);
        this.row = values.number("row");
        this.singles = values.of("singles", Singles.values());
        this.slam = values.of("slam", Slam.values());
        this.mustFeed = values.of("feed", Feed.values()) == Feed.MUST;
        this.strict = singles != Singles.FREE || slam == Slam.FORBIDDEN;
        this.slamCapturesNothing = slam == Slam.CAPTURES_NOTHING;
        this.passes = values.of("stuck", Stuck.values()) == Stuck.PASSES;
        this.stranded = values.of("stranded", Stranded.values());
        this.majority = values.of("majority", Majority.values());
        this.moreThanHalf = majority();
        this.repetition = values.of("repetition", Repetition.values());
        this.resignation = values.of("resignation", Resignation.values());
        this.endsAtMajority = majority != Majority.PLAYS_ON;
        this.slamFeeds = slam == Slam.CAPTURES_AND_FEEDS;
        this.plain = !strict && slam != Slam.FORBIDDEN_UNLESS_ALL_ARE;
        this.packed = row <= PackedPits.MOST_PITS_A_WORD && seeds() <= LapTables.MOST_SEEDS && sowing.staysInRows();
        this.reachFeeds = packed && slamCapturesNothing && !strict;
        this.reach = LapTables.reach(row);
        long[] patterns = PackedPits.patterns(values.digits("take"));
        this.taken = patterns[0];
        this.compared = patterns[1];
        this.entries = packed ? sowing.entries() : NOTHING_ELSE;
        this.classic = entries == CLASSIC_ENTRIES
                && taken == TWO
                && compared == TWO_OR_THREE
                && patterns.length == 2
                && !strict
                && !slamFeeds;
        this.furtherTakes = Arrays.copyOfRange(patterns, 2, patterns.length);
    }

    @Override
    public Definition definition() {
        return definition;
    }

    @Override
    public Laps laps() {
        return Laps.ONE;
    }

    @Override
    public Repetition repetition() {
        return repetition;
    }

    @Override
    public Resignation resignation() {
        return resignation;
    }

    @Override
    public boolean endsAtMajority() {
        return endsAtMajority;
    }

    /**
     * A pit that was played must be filled again, and every move drops a seed in the next pit that may get one, which must be played again, and so
     * on: each pit must be played. Where pits are passed over or turns are, nothing is claimed.
     */
    @Override
    public int shortestCycle() {
        return sowing.mayPassOver() ? 1 : territory().pits();
    }

    @Override
    public Set<Fault.Part> asks() {
        return Set.of();
    }

    @Override
    public Optional<String> refusesBoard(long seeds) {
        return Optional.empty();
    }

    @Override
    public Leftover leftover(Reason reason) {
        boolean nobody = stranded == Stranded.NOBODY;
        return switch (reason) {
            case NO_MOVE, BLOCKED ->
                switch (stranded) {
                    case ROW_OWNER -> Leftover.OWNERS;
                    case EMPTY_ROW -> Leftover.EMPTY_ROW;
                    case OPPONENT_OF_MOVER -> Leftover.OPPONENT_OF_MOVER;
                    case NOBODY -> Leftover.NOBODY;
                };
            case MAJORITY -> majority == Majority.WINS_AT_ONCE ? Leftover.UNCOUNTED : Leftover.OWNERS;
            case REPETITION, GUARD ->
                nobody ? Leftover.NOBODY : repetition == Repetition.SPLIT_EVENLY ? Leftover.EVENLY : Leftover.OWNERS;
            case CLAIM, AGREEMENT -> nobody ? Leftover.NOBODY : Leftover.OWNERS;
            case RESIGNATION, TIMEOUT -> Leftover.OPPONENT;
            case LAST_SEEDS -> throw new IllegalArgumentException(reason + " is no end of these games");
        };
    }

    @Override
    public long legalMoves(Position position) {
        if (position.isOver()) {
            return Moves.NONE;
        }
        int player = position.player;
        return (long) movesOf(position, player) << (classic ? CLASSIC_ROW * player : row * player);
    }

    @Override
    public long candidates(Position position) {
        return legalMoves(position);
    }

    /** The pits of a player that may be played, the first of the row as bit 0. */
    private int movesOf(Position position, int player) {
        if (!packed) {
            return movesByTrial(position, player);
        }
        long own = position.words[player];
        long other = position.words[player ^ 1];
        if (plain && other != 0) {
            return filled(own);
        }
        if (classic && !plain) {
            return leavingSeedsIfAny(CLASSIC_ENTRIES, TWO, TWO_OR_THREE, NOTHING_ELSE, own, other, filled(own));
        }
        int pits = liftable(own);
        if (slam == Slam.FORBIDDEN_UNLESS_ALL_ARE) {
            return leavingSeedsIfAny(entries, taken, compared, furtherTakes, own, other, pits);
        }
        if (other == 0 && mustFeed) {
            return reachFeeds ? PackedPits.mask(own + reach & PackedPits.HIGH) : feeding(own, pits);
        }
        return slam == Slam.FORBIDDEN ? notSlams(own, other, pits) : pits;
    }

    private static int filled(long own) {
        return PackedPits.mask(own + PackedPits.REST & PackedPits.HIGH);
    }

    /** The pits of a row that hold seeds and may be lifted. */
    private int liftable(long own) {
        if (singles != Singles.FREE) {
            int two = PackedPits.mask(PackedPits.atLeast(own, 2));
            return two == 0 && singles == Singles.LAST ? filled(own) : two;
        }
        return filled(own);
    }

    private static int leavingSeedsIfAny(
            long[] by, long taken, long compared, long[] further, long own, long other, int pits) {
        int leaving = leavingSeeds(by, taken, compared, further, own, other, pits);
        return leaving == 0 ? pits : leaving;
    }

    private int leavingSeeds(long own, long other, int pits) {
        return leavingSeeds(entries, taken, compared, furtherTakes, own, other, pits);
    }

    /** Those of the pits after which, captures included, the other row is not empty. */
    private static int leavingSeeds(
            long[] by, long taken, long compared, long[] further, long own, long other, int pits) {
        int leaving = 0;
        for (int rest = pits; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            int index = LapTables.index(own, pit);
            long sown = other + by[index + LapTables.TO_OTHER];
            if (sown != captured(sown, by[index + LapTables.TAKEABLE], taken, compared, further)) {
                leaving |= 1 << pit;
            }
        }
        return leaving;
    }

    /** Those of the pits that are no grand slams; where nothing is sown into an empty row there is nothing to take. */
    private int notSlams(long own, long other, int pits) {
        int leaving = leavingSeeds(own, other, pits);
        for (int rest = other == 0 ? pits & ~leaving : 0; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            leaving |= entries[LapTables.index(own, pit) + LapTables.TO_OTHER] == 0 ? 1 << pit : 0;
        }
        return leaving;
    }

    /** Those of the pits after which an opponent without a seed has one. */
    private int feeding(long own, int pits) {
        if (!slamCapturesNothing) {
            return leavingSeeds(own, 0, pits);
        }
        int feeding = 0;
        for (int rest = pits; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            feeding |= entries[LapTables.index(own, pit) + LapTables.TO_OTHER] != 0 ? 1 << pit : 0;
        }
        return feeding;
    }

    private int movesByTrial(Position position, int player) {
        int pits = 0;
        int single = 0;
        for (int pit = 0; pit < row; pit++) {
            int seeds = position.seeds(pit + row * player);
            pits |= seeds > 1 ? 1 << pit : 0;
            single |= seeds == 1 ? 1 << pit : 0;
        }
        if (singles == Singles.FREE || (singles == Singles.LAST && pits == 0)) {
            pits |= single;
        }
        boolean hungry = mustFeed && slam != Slam.FORBIDDEN_UNLESS_ALL_ARE && position.seedsOwnedBy(player ^ 1) == 0;
        if (slam != Slam.FORBIDDEN && slam != Slam.FORBIDDEN_UNLESS_ALL_ARE && !hungry) {
            return pits;
        }
        int legal = 0;
        for (int pit = 0; pit < row; pit++) {
            legal |= (pits & 1 << pit) != 0 && passes(position, player, pit, hungry) ? 1 << pit : 0;
        }
        return legal == 0 && slam == Slam.FORBIDDEN_UNLESS_ALL_ARE ? pits : legal;
    }

    /** Whether a move is no forbidden slam and feeds if it must. */
    private boolean passes(Position position, int player, int pit, boolean hungry) {
        Position trial = position.trial();
        trial.player = player;
        int last = sowing.sow(trial, pit + row * player, SowingListener.NONE);
        int taken = sowing.taken(trial, last, position.seeds(pit + row * player));
        boolean isSlam = sowing.isSlam(trial, taken);
        if (slam == Slam.FORBIDDEN && isSlam) {
            return false;
        }
        if (!(isSlam && slamCapturesNothing)) {
            sowing.take(trial, taken, last, SowingListener.NONE);
        }
        boolean feeds = slam == Slam.FORBIDDEN_UNLESS_ALL_ARE || hungry;
        return !feeds || trial.seedsOwnedBy(player ^ 1) > 0;
    }

    @Override
    public boolean play(Position position, int move, SowingListener listener) {
        if (packed && listener == SowingListener.NONE) {
            if (classic) {
                playPacked(
                        position,
                        move,
                        CLASSIC_ROW,
                        CLASSIC_ENTRIES,
                        TWO,
                        TWO_OR_THREE,
                        NOTHING_ELSE,
                        /* special= */ false);
            } else {
                playPacked(position, move, row, entries, taken, compared, furtherTakes, strict || slamFeeds);
            }
            return true;
        }
        int player = position.player;
        int board = position.seedsOnBoard();
        boolean isSlam = playByPits(position, move, listener);
        boolean captured = position.seedsOnBoard() < board;
        position.quiet = captured ? 0 : position.quiet + 1;
        if (!captured || !endsTurnAfterCapture(position, isSlam)) {
            position.player = player ^ 1;
            passOn(position, listener);
        }
        return true;
    }

    /** Whether a capture ended the game, or with it the same player moves again. */
    private boolean endsTurnAfterCapture(Position position, boolean isSlam) {
        if (endsAtMajority && hasMajority(position)) {
            endByMajority(position);
            return true;
        }
        if (isSlam && slamFeeds) {
            endIfStuck(position);
            return true;
        }
        return false;
    }

    /**
     * Sows and captures by the tables. What is constant for most games comes as parameters, so that the compiler folds it where they are.
     *
     * @param special whether a player with seeds in both rows may be without a move, or a capture bring another
     */
    private void playPacked(
            Position position,
            int move,
            int pitsARow,
            long[] by,
            long first,
            long firstCompared,
            long[] further,
            boolean special) {
        int player = position.player;
        long[] words = position.words;
        long own = words[player];
        int index = LapTables.index(own, move - pitsARow * player);
        long other = words[player ^ 1] + by[index + LapTables.TO_OTHER];
        long captured = captured(other, by[index + LapTables.TAKEABLE], first, firstCompared, further);
        boolean isSlam = captured == other;
        if (isSlam && slamCapturesNothing) {
            captured = 0;
        }
        own += by[index];
        other -= captured;
        words[player] = own;
        words[player ^ 1] = other;
        position.player = player ^ 1;
        if (captured == 0) {
            position.quiet++;
        } else {
            position.quiet = 0;
            position.credit(player, PackedPits.sum(captured));
            if ((endsAtMajority && position.store(player) >= moreThanHalf) || (special && isSlam && slamFeeds)) {
                position.player = player;
                endsTurnAfterCapture(position, isSlam);
                return;
            }
        }
        if (special || other == 0 || own == 0) {
            passOn(position, SowingListener.NONE);
        }
    }

    /**
     * The seeds that a sowing captures: pits of the other row that hold what is taken, from the last seed's backwards (rule 3.2).
     *
     * @param takeable the bytes of the other row up to the last seed
     */
    private static long captured(long other, long takeable, long first, long firstCompared, long[] further) {
        long others = untaken(other, first, firstCompared) & takeable;
        if (further.length > 0) {
            others = untaken(other, others, further);
        }
        return other & takeable & -Long.highestOneBit(others << 1 | 1);
    }

    /** Those of the marks whose bytes hold none of further contents. */
    private static long untaken(long other, long marks, long[] further) {
        long others = marks;
        for (int i = 0; i < further.length; i += 2) {
            others &= untaken(other, further[i], further[i + 1]);
        }
        return others;
    }

    /** Marks of the bytes that differ from {@code seeds} in the bits {@code compared}. */
    private static long untaken(long word, long seeds, long compared) {
        return ((word ^ seeds) & compared) + PackedPits.REST & PackedPits.HIGH;
    }

    private boolean playByPits(Position position, int move, SowingListener listener) {
        int seeds = position.seeds(move);
        int last = sowing.sow(position, move, listener);
        int taken = sowing.taken(position, last, seeds);
        boolean isSlam = sowing.isSlam(position, taken);
        if (!(isSlam && slamCapturesNothing)) {
            sowing.take(position, taken, last, listener);
        }
        return isSlam;
    }

    /** Gives the turn to the player who has it, or the other if that one cannot move and is passed over, or ends the game (rule 3.5). */
    private void passOn(Position position, SowingListener listener) {
        if (canMove(position, position.player)) {
            return;
        }
        if (!passes) {
            endStranded(position, Reason.NO_MOVE);
        } else if (canMove(position, position.player ^ 1)) {
            listener.passed(position.player);
            position.player ^= 1;
        } else {
            endStranded(position, Reason.BLOCKED);
        }
    }

    private void endIfStuck(Position position) {
        if (!canMove(position, position.player)) {
            endStranded(position, Reason.NO_MOVE);
        }
    }

    private boolean canMove(Position position, int player) {
        if (!packed || strict) {
            return movesOf(position, player) != 0;
        }
        return position.words[player] != 0 && (position.words[player ^ 1] != 0 || movesOf(position, player) != 0);
    }

    private boolean hasMajority(Position position) {
        return Math.max(position.store(0), position.store(1)) >= moreThanHalf;
    }

    private void endByMajority(Position position) {
        position.endAndDivide(Reason.MAJORITY, leftover(Reason.MAJORITY));
    }

    private void endStranded(Position position, Reason reason) {
        position.endAndDivide(reason, leftover(reason));
    }

    @Override
    public Refusal refusal(Position position, int pit) {
        if (position.isOver()) {
            return Refusal.GAME_OVER;
        }
        if (pit == Moves.DECLINE) {
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
        if (position.seeds(pit) == 1 && singles != Singles.FREE && !isLastSingle(position)) {
            return Refusal.SINGLE;
        }
        if (slam == Slam.FORBIDDEN_UNLESS_ALL_ARE) {
            return Refusal.STARVES;
        }
        boolean isSlam =
                slam == Slam.FORBIDDEN && !passes(position, position.player, pit - row * position.player, false);
        return isSlam ? Refusal.SLAM : Refusal.DOES_NOT_FEED;
    }

    private boolean isLastSingle(Position position) {
        boolean larger = false;
        for (int pit = row * position.player; pit < row * (position.player + 1); pit++) {
            larger |= position.seeds(pit) > 1;
        }
        return singles == Singles.LAST && !larger;
    }

    @Override
    public void settle(Position position) {
        if (endsAtMajority && hasMajority(position)) {
            endByMajority(position);
        } else {
            passOn(position, SowingListener.NONE);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SingleLap that && definition.equals(that.definition);
    }

    @Override
    public int hashCode() {
        return definition.hashCode();
    }

    @Override
    public String toString() {
        return id();
    }
}
