package semeia.rules;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import semeia.rules.RelayParameters.Chain;
import semeia.rules.RelayParameters.Closes;
import semeia.rules.RelayParameters.Closing;
import semeia.rules.RelayParameters.Feed;
import semeia.rules.RelayParameters.Fours;
import semeia.rules.RelayParameters.Last;
import semeia.rules.RelayParameters.Opening;
import semeia.rules.RelayParameters.Singles;
import semeia.rules.RelayParameters.Stranded;
import semeia.rules.RelayParameters.Stuck;

/** Games of laps until an empty pit, in which dropped seeds make fours: Ba-awa, Anywoli and their kin (rule 4), by {@link RelayParameters}. */
final class Relay implements Rules {
    private static final int FOUR = RelayParameters.FOUR;
    private static final int NO_PIT = -1;
    private static final long FOURS = PackedPits.LOW * FOUR;
    private static final long THREES = PackedPits.LOW * (FOUR - 1);
    /**
     * Where every four is taken, an endless sowing needs a board, hand included, of at most two seeds more than pits: while it runs, each turn
     * round the board drops one seed in every pit, a pit is lifted at two or three seeds (never one, never four), so it holds one seed or less
     * on average, and the hand at most two. With more seeds on the board there is nothing to look for. See docs/decisions.md.
     */
    private static final int MOST_ENDLESS_ABOVE_PITS = 2;

    private static final long[][] DROPS = new long[PackedPits.MOST_PITS_A_ROW + 1][];

    private final Definition definition;
    private final int pits;
    private final boolean pairOpens;
    private final boolean liftsSingles;
    private final boolean mustFeed;
    private final Fours fours;
    private final Closes closes;
    /** Whether every four is taken by somebody. */
    private final boolean takesAll;

    private final boolean chains;
    private final Closing closing;
    private final int endAt;
    /** Seeds on the board at which the game ends, or a number that is never reached. */
    private final int ends;

    private final Last last;
    private final boolean passes;
    private final boolean owned;
    /** Seeds on the board, the hand included, above which no sowing is endless. */
    private final int mostEndless;
    /** What dropping n seeds after a pit adds to word w of a position, at index {@code (pit * (pits + 1) + n) * words + w}; n ≤ pits. */
    private final long[] drops;

    private final int[] firsts;
    /** The first pits of the second, third and fourth word. */
    private final int first1;

    private final int first2;
    private final int first3;
    private final boolean foursToOwner;
    private final boolean closesToOwner;
    private final boolean opens;
    private final long[] every;
    private final boolean hasSevens;

    Relay(Definition definition) {
        Values values = definition.values();
        this.definition = definition;
        this.pits = 2 * values.number("row");
        this.pairOpens = values.of("opening", Opening.values()) == Opening.PAIR;
        this.liftsSingles = values.of("singles", Singles.values()) == Singles.FREE;
        this.mustFeed = values.of("feed", Feed.values()) == Feed.MUST;
        this.fours = values.of("fours", Fours.values());
        this.closes = values.of("closes", Closes.values());
        this.takesAll =
                (fours == Fours.OWNER || fours == Fours.MOVER) && (closes == Closes.OWNER || closes == Closes.MOVER);
        this.chains = values.of("chain", Chain.values()) == Chain.BACK;
        this.closing = values.of("closing", Closing.values());
        this.endAt = definition.endAt();
        this.ends = endAt == 0 ? Integer.MIN_VALUE : endAt;
        this.last = values.of("last", Last.values());
        this.passes = values.of("stuck", Stuck.values()) == Stuck.PASSES;
        this.owned = values.of("stranded", Stranded.values()) == Stranded.OWNER;
        this.mostEndless = takesAll ? pits + MOST_ENDLESS_ABOVE_PITS : Integer.MAX_VALUE;
        PackedPits board = PackedPits.ofRow(pits / 2);
        this.drops = drops(board);
        this.firsts = board.firsts;
        this.first1 = firsts[1];
        this.first2 = firsts.length == 2 ? 0 : firsts[2];
        this.first3 = firsts.length == 2 ? 0 : firsts[3];
        this.foursToOwner = fours == Fours.OWNER;
        this.closesToOwner = closes == Closes.OWNER;
        this.opens = endAt > 0 && last == Last.OPENER;
        this.every = board.every;
        this.hasSevens = board.hasSevens;
    }

    /** The drops on a board; the same for all rules. Made twice if two threads ask at once, which does no harm. */
    private static long[] drops(PackedPits board) {
        if (DROPS[board.row] == null) {
            DROPS[board.row] = makeDrops(board);
        }
        return DROPS[board.row];
    }

    private static long[] makeDrops(PackedPits board) {
        int pits = 2 * board.row;
        long[] drops = new long[pits * (pits + 1) * board.words];
        for (int pit = 0; pit < pits; pit++) {
            for (int seeds = 1; seeds <= pits; seeds++) {
                for (int i = 1; i <= seeds; i++) {
                    int slot = board.slots[(pit + i) % pits];
                    drops[(pit * (pits + 1) + seeds) * board.words + (slot >>> 6)] += 1L << slot;
                }
            }
        }
        return drops;
    }

    private enum Ending {
        EMPTY_PIT,
        FOUR,
        GAME_OVER,
        ENDLESS
    }

    @Override
    public Definition definition() {
        return definition;
    }

    @Override
    public Laps laps() {
        return Laps.RELAY;
    }

    @Override
    public Repetition repetition() {
        return Repetition.ENDS;
    }

    @Override
    public Resignation resignation() {
        return Resignation.RESIGNER_LOSES;
    }

    @Override
    public boolean endsAtMajority() {
        return false;
    }

    /** A relay can bring a position back in one move. */
    @Override
    public int shortestCycle() {
        return 1;
    }

    @Override
    public Set<Fault.Part> asks() {
        Set<Fault.Part> asks = EnumSet.noneOf(Fault.Part.class);
        if (closing == Closing.EARNS_TURN) {
            asks.add(Fault.Part.EXTRA_MOVE);
        }
        if (endAt > 0 && last == Last.OPENER) {
            asks.add(Fault.Part.OPENER);
        }
        if (endAt > 0 && last == Last.STARTER) {
            asks.add(Fault.Part.STARTER);
        }
        if (pairOpens) {
            asks.add(Fault.Part.MOVED);
        }
        return asks;
    }

    @Override
    public Optional<String> refusesBoard(long seeds) {
        return endAt == 0 || (seeds % FOUR == 0 && seeds > endAt)
                ? Optional.empty()
                : Optional.of("a multiple of 4 above " + endAt);
    }

    @Override
    public Leftover leftover(Reason reason) {
        return switch (reason) {
            case LAST_SEEDS ->
                switch (last) {
                    case TAKER -> Leftover.TAKER;
                    case MOVER -> Leftover.MOVER;
                    case STARTER -> Leftover.STARTER;
                    case OPENER -> Leftover.OPENER;
                    case LOT -> Leftover.LOT;
                    case OWNER -> Leftover.OWNERS;
                };
            case NO_MOVE, BLOCKED, REPETITION, GUARD, AGREEMENT, CLAIM -> owned ? Leftover.OWNERS : Leftover.NOBODY;
            case RESIGNATION, TIMEOUT -> territory().players() == 2 ? Leftover.OPPONENT : Leftover.OWNERS;
            case MAJORITY -> throw new IllegalArgumentException(reason + " is no end of these games");
        };
    }

    @Override
    public long candidates(Position position) {
        return position.isOver()
                ? Moves.NONE
                : starts(position, position.player) | (position.hasExtraMove() ? 1L << Moves.DECLINE : 0);
    }

    @Override
    public long legalMoves(Position position) {
        long legal = candidates(position);
        for (int rest = (int) legal; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            if (!isFinite(position, position.player, pit)) {
                legal &= ~(1L << pit);
            }
        }
        return legal;
    }

    /** The pits from which the player may move, perhaps some whose sowing is endless. */
    private int starts(Position position, int player) {
        int starts = liftsSingles ? occupied(position, player) : filled(position, player);
        if (pairOpens && position.isOpening()) {
            int pairs = starts & pairs(position, player);
            starts = pairs == 0 ? starts : pairs;
        }
        return mustFeed && position.seedsOwnedBy(player) == position.seedsOnBoard()
                ? feeding(position, player, starts)
                : starts;
    }

    private int occupied(Position position, int player) {
        int pits = 0;
        for (int i = 0; i < position.words.length; i++) {
            long owned = PackedPits.occupied(position.words[i]) & position.territory.marks(player, i);
            pits |= PackedPits.mask(owned) << firsts[i];
        }
        return pits;
    }

    /** The player's pits with two seeds or more. */
    private int filled(Position position, int player) {
        int pits = 0;
        for (int i = 0; i < position.words.length; i++) {
            long owned = PackedPits.atLeast(position.words[i], 2) & position.territory.marks(player, i);
            pits |= PackedPits.mask(owned) << firsts[i];
        }
        return pits;
    }

    /** The player's filled pits whose next pit is filled and the player's too. */
    private int pairs(Position position, int player) {
        int filled = occupied(position, player);
        return filled & (filled >>> 1 | (filled & 1) << (pits - 1));
    }

    /** Those of the pits from which a sowing ends, captures included, with a seed in a pit of somebody else. */
    private int feeding(Position position, int player, int starts) {
        int feeding = 0;
        for (int rest = starts; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            Position trial = position.trial();
            if (comesToAnEnd(trial, player, pit) && trial.seedsOwnedBy(player) < trial.seedsOnBoard()) {
                feeding |= 1 << pit;
            }
        }
        return feeding;
    }

    /** Whether sowing from the pit comes to an end (rule 4.8). */
    private boolean isFinite(Position position, int player, int pit) {
        return endsInOneLap(position, player, pit) || comesToAnEnd(position.trial(), player, pit);
    }

    private boolean endsInOneLap(Position position, int player, int pit) {
        int hand = position.seeds(pit);
        if (hand == 0 || hand >= pits || position.isOpening()) {
            return false;
        }
        int closingPit = ahead(pit, hand, pits);
        int seeds = position.seeds(closingPit);
        return seeds == 0 || (seeds == FOUR - 1 && isTakenAtLast(position, player, closingPit));
    }

    /** Whether a four that the last seed makes is captured (rule 4.2). */
    private boolean isTakenAtLast(Position position, int player, int pit) {
        return switch (closes) {
            case MOVER, OWNER -> true;
            case MOVER_OWN -> position.territory.ownerOf(pit) == player;
            case MOVER_OTHER -> position.territory.ownerOf(pit) != player;
        };
    }

    /** The pit {@code steps} pits further on; at most once round. */
    private static int ahead(int pit, int steps, int pits) {
        int ahead = pit + steps;
        return ahead < pits ? ahead : ahead - pits;
    }

    private boolean comesToAnEnd(Position trial, int player, int pit) {
        trial.player = player;
        return sow(trial, pit, SowingListener.NONE) != Ending.ENDLESS;
    }

    @Override
    public boolean play(Position position, int move, SowingListener listener) {
        if (move == Moves.DECLINE) {
            position.quiet++;
            passOn(position, false, listener);
            return true;
        }
        int before = position.seedsOnBoard();
        Ending ending = sow(position, move, listener);
        if (ending == Ending.ENDLESS) {
            return false;
        }
        position.quiet = position.seedsOnBoard() == before ? position.quiet + 1 : 0;
        if (ending != Ending.GAME_OVER) {
            passOn(position, ending == Ending.FOUR && closing != Closing.ENDS_TURN, listener);
        }
        return true;
    }

    /** Lifts the pit and sows lap after lap (rules 4.1 to 4.3, 4.5 and 4.8). */
    private Ending sow(Position position, int origin, SowingListener listener) {
        position.laps.clear();
        if (position.isOpening()) {
            return sowOpening(position, origin, listener);
        }
        if (position.seedsOnBoard() <= mostEndless) {
            position.laps.seen(position.words, origin);
        }
        return sowOn(position, origin, lift(position, origin, listener), listener);
    }

    /** The first move of a game, which may lift two pits. */
    private Ending sowOpening(Position position, int origin, SowingListener listener) {
        boolean pair = (pairs(position, position.player) & 1 << origin) != 0;
        position.setOpening(false);
        if (!pair) {
            return sow(position, origin, listener);
        }
        int second = ahead(origin, 1, pits);
        int hand = lift(position, origin, listener) + lift(position, second, listener);
        return sowOn(position, second, hand, listener);
    }

    /** Sows the hand into the pits after {@code from}, and lap after lap. */
    private Ending sowOn(Position position, int from, int lifted, SowingListener listener) {
        int pit = from;
        int hand = lifted;
        while (true) {
            for (; hand > pits; hand -= pits) {
                if (drop(position, pit, pits, NO_PIT, listener)) {
                    return Ending.GAME_OVER;
                }
            }
            int closingPit = ahead(pit, hand, pits);
            if (drop(position, pit, hand, closingPit, listener)) {
                return Ending.GAME_OVER;
            }
            pit = closingPit;
            int seeds = position.seeds(pit);
            if (seeds <= 1) {
                return seeds == 0 ? Ending.FOUR : Ending.EMPTY_PIT;
            }
            if (position.seedsOnBoard() <= mostEndless && position.laps.seen(position.words, pit)) {
                return Ending.ENDLESS;
            }
            hand = lift(position, pit, listener);
        }
    }

    private static int lift(Position position, int pit, SowingListener listener) {
        int seeds = position.lift(pit);
        if (listener != SowingListener.NONE) {
            listener.lifted(pit, seeds);
        }
        return seeds;
    }

    /**
     * Drops seeds one by one into the pits after {@code origin}, at most once round, and captures the fours they make (rule 4.2).
     *
     * @param closing the pit in which the last seed of the hand falls, or {@link #NO_PIT} if the hand holds more
     * @return whether a capture left just the last seeds, which ended the game (rule 4.5)
     */
    private boolean drop(Position position, int origin, int seeds, int closing, SowingListener listener) {
        long[] words = position.words;
        int index = (origin * (pits + 1) + seeds) * words.length;
        long marks0 = dropInto(words, 0, drops[index]);
        long marks1 = dropInto(words, 1, drops[index + 1]);
        long marks2 = words.length == 2 ? 0 : dropInto(words, 2, drops[index + 2]);
        long marks3 = words.length == 2 ? 0 : dropInto(words, 3, drops[index + 3]);
        int fours = 0;
        if ((marks0 | marks1 | marks2 | marks3) != 0) {
            if (!takesAll) {
                marks0 = taken(position, 0, marks0, closing);
                marks1 = taken(position, 1, marks1, closing);
                marks2 = taken(position, 2, marks2, closing);
                marks3 = taken(position, 3, marks3, closing);
            }
            fours = take(words, 0, marks0) | take(words, 1, marks1) << first1;
            fours |= words.length == 2 ? 0 : take(words, 2, marks2) << first2 | take(words, 3, marks3) << first3;
        }
        if (listener != SowingListener.NONE) {
            tell(position, origin, seeds, fours, closing, listener);
        }
        return fours != 0 && capture(position, origin, fours, closing, listener);
    }

    /** Adds the dropped seeds to a word; marks the fours that they make. */
    private static long dropInto(long[] words, int word, long drops) {
        long sown = words[word] + drops;
        words[word] = sown;
        return PackedPits.equalAmong(sown, FOURS, drops << 7);
    }

    /** Those of the fours made in a word that somebody takes (rule 4.2). */
    private long taken(Position position, int word, long made, int closing) {
        if (made == 0) {
            return 0;
        }
        long taken = switch (fours) {
            case OWNER, MOVER -> made;
            case MOVER_OWN -> made & position.territory.marks(position.player, word);
            case NOBODY -> 0;
        };
        int slot = closing == NO_PIT ? -1 : position.territory.board().slots[closing];
        if (slot >>> 6 == word && (made & 0x80L << slot) != 0) {
            taken &= ~(0x80L << slot);
            taken |= isTakenAtLast(position, position.player, closing) ? 0x80L << slot : 0;
        }
        return taken;
    }

    /** Empties the marked pits of a word and gives their mask. */
    private static int take(long[] words, int word, long marks) {
        words[word] &= ~PackedPits.bytes(marks);
        return PackedPits.mask(marks);
    }

    /** Credits fours in sowing order until just the last seeds are left. */
    private boolean capture(Position position, int origin, int fours, int closing, SowingListener listener) {
        int first = origin + 1;
        position.laps.clear();
        int inOrder = ((fours >>> first) | (fours << (pits - first))) & ((1 << pits) - 1);
        for (int rest = inOrder; rest != 0; rest &= rest - 1) {
            int pit = ahead(origin, 1 + Integer.numberOfTrailingZeros(rest), pits);
            int taker = taker(position, pit, closing);
            if (opens && pit == closing && position.openerOrNobody() == Position.NOBODY) {
                position.setOpener(taker);
            }
            if (credit(position, taker)
                    || (chains && pit == closing && captureBehind(position, pit, taker, listener))) {
                return true;
            }
        }
        return false;
    }

    /** Credits a four; whether that left just the last seeds. */
    private boolean credit(Position position, int taker) {
        position.credit(taker, FOUR);
        if (position.seedsOnBoard() == ends) {
            endWithLastSeeds(position, taker);
            return true;
        }
        return false;
    }

    /** Takes the fours behind a captured closing four; whether that left just the last seeds ({@code chain=back}). */
    private boolean captureBehind(Position position, int closing, int taker, SowingListener listener) {
        int pit = closing;
        while (true) {
            pit = pit == 0 ? pits - 1 : pit - 1;
            if (position.seeds(pit) != FOUR) {
                return false;
            }
            position.lift(pit);
            listener.captured(pit, FOUR, taker);
            if (credit(position, taker)) {
                return true;
            }
        }
    }

    private int taker(Position position, int pit, int closing) {
        return (pit == closing ? closesToOwner : foursToOwner) ? position.territory.ownerOf(pit) : position.player;
    }

    private void endWithLastSeeds(Position position, int taker) {
        switch (last) {
            case STARTER -> position.credit(position.starter(), endAt);
            case TAKER -> position.credit(taker, endAt);
            case MOVER -> position.credit(position.player, endAt);
            case OPENER ->
                position.credit(
                        position.openerOrNobody() == Position.NOBODY ? taker : position.openerOrNobody(), endAt);
            case LOT -> position.leaveUndrawn(endAt);
            case OWNER -> {
                position.endAndCollect(Reason.LAST_SEEDS);
                return;
            }
        }
        position.endAndClear(Reason.LAST_SEEDS);
    }

    /** Tells what {@link #drop} did; nothing after the capture that ends the game. */
    private void tell(Position position, int origin, int seeds, int fours, int closing, SowingListener listener) {
        int captures = endAt == 0 ? Integer.MAX_VALUE : (position.seedsOnBoard() - endAt) / FOUR;
        for (int i = 1; i <= seeds && captures > 0; i++) {
            int pit = ahead(origin, i, pits);
            listener.dropped(pit);
            if ((fours & 1 << pit) != 0) {
                listener.captured(pit, FOUR, taker(position, pit, closing));
                captures--;
            }
        }
    }

    /** Gives the turn to the same player for a further move, or to the next who can move, or ends the game (rules 4.4 and 4.7). */
    private void passOn(Position position, boolean further, SowingListener listener) {
        int mover = position.player;
        int players = position.territory.players();
        boolean again = further && canMove(position, mover);
        position.setExtraMove(again && closing == Closing.EARNS_TURN);
        if (again) {
            return;
        }
        for (int i = 1; i <= players; i++) {
            int next = (mover + i) % players;
            if (canMove(position, next)) {
                position.player = next;
                tellPasses(position, mover, i, listener);
                return;
            }
            if (!passes && position.isIn(next)) {
                position.player = next;
                position.endAndDivide(Reason.NO_MOVE, leftover(Reason.NO_MOVE));
                return;
            }
        }
        position.endAndDivide(Reason.BLOCKED, leftover(Reason.BLOCKED));
    }

    private static void tellPasses(Position position, int mover, int until, SowingListener listener) {
        int players = position.territory.players();
        for (int i = 1; i < until; i++) {
            int passed = (mover + i) % players;
            if (position.isIn(passed)) {
                listener.passed(passed);
            }
        }
    }

    /** Whether some pit of the player surely ends its sowing with the first lap; false says nothing. Free of branches on seeds. */
    private boolean someEndInOneLap(Position position, int player) {
        long[] words = position.words;
        long enders = 0;
        for (int i = 0; i < words.length; i++) {
            long threes = PackedPits.equalAmong(words[i], THREES, takesAll ? every[i] : closable(position, player, i));
            long marks = threes | (every[i] & ~PackedPits.occupied(words[i]));
            enders |= (long) PackedPits.mask(marks) << firsts[i];
        }
        enders |= enders << pits;
        for (int i = 0; i < words.length; i++) {
            long owned = PackedPits.occupied(words[i]) & position.territory.marks(player, i);
            boolean wide = PackedPits.atLeast(words[i], pits) != 0;
            if (owned != 0 && !wide && (reaching(words[i], enders >>> firsts[i]) & PackedPits.mask(owned)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Marks of the pits of a word in which a four made by the last seed is captured. */
    private long closable(Position position, int player, int word) {
        long own = position.territory.marks(player, word);
        return switch (closes) {
            case MOVER, OWNER -> every[word];
            case MOVER_OWN -> own;
            case MOVER_OTHER -> every[word] & ~own;
        };
    }

    /** The pits of the word whose last seed falls in a pit of the set {@code targets}, in which bit 0 is the first pit of the word. */
    private int reaching(long word, long targets) {
        int reaching = 0;
        for (int pit = 0; pit < PackedPits.MOST_PITS_A_WORD - 1; pit++) {
            int end = pit + ((int) (word >>> (8 * pit)) & 0xFF);
            reaching |= (int) (targets >>> end & 1) << pit;
        }
        if (hasSevens) {
            int seventh = PackedPits.MOST_PITS_A_WORD - 1;
            int end = seventh + ((int) (word >>> (8 * seventh)) & 0xFF);
            reaching |= (int) (targets >>> end & 1) << seventh;
        }
        return reaching;
    }

    private boolean canMove(Position position, int player) {
        if (position.hasResigned(player)) {
            return false;
        }
        boolean hungry = mustFeed && position.seedsOwnedBy(player) == position.seedsOnBoard();
        if (liftsSingles && !hungry && !position.isOpening() && someEndInOneLap(position, player)) {
            return true;
        }
        int starts = starts(position, player);
        for (int rest = starts; rest != 0; rest &= rest - 1) {
            if (hungry || comesToAnEnd(position.trial(), player, Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Refusal refusal(Position position, int pit) {
        if (position.isOver()) {
            return Refusal.GAME_OVER;
        }
        if (pit == Moves.DECLINE) {
            return Refusal.NO_EXTRA_MOVE;
        }
        if (pit < 0 || pit >= pits) {
            return Refusal.NO_SUCH_PIT;
        }
        int player = position.player;
        if (position.territory.ownerOf(pit) != player) {
            return Refusal.NOT_YOURS;
        }
        if (position.seeds(pit) == 0) {
            return Refusal.EMPTY;
        }
        if (position.seeds(pit) == 1 && !liftsSingles) {
            return Refusal.SINGLE;
        }
        int pairs = position.isOpening() ? pairs(position, player) : 0;
        if (pairs != 0 && (pairs & 1 << pit) == 0) {
            return Refusal.NOT_A_PAIR;
        }
        return isFinite(position, player, pit) ? Refusal.DOES_NOT_FEED : Refusal.ENDLESS;
    }

    @Override
    public void settle(Position position) {
        if (canMove(position, position.player)) {
            return;
        }
        if (passes || position.hasExtraMove() || !position.isIn(position.player)) {
            passOn(position, false, SowingListener.NONE);
        } else {
            position.endAndDivide(Reason.NO_MOVE, leftover(Reason.NO_MOVE));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relay that && definition.equals(that.definition);
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
