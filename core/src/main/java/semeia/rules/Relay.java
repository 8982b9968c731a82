package semeia.rules;

/**
 * Games of laps until an empty pit, in which fours go to the owner of the pit and a closing four to the player who moves: Ba-awa, Anywoli
 * (rule 4).
 *
 * @param preset the preset's name
 * @param territory the usual division of the pits
 * @param anyTerritory whether any other division may be played
 * @param closingFour what a four with the last seed brings (rule 4.4)
 * @param lastSeeds who gets the last seeds (rule 4.5)
 * @param endAt seeds on the board, the hand included, at which the game ends: 8 or 4 (rule 4.5)
 * @param guard plies without a capture that end the game (rule 5)
 */
public record Relay(
        String preset,
        Territory territory,
        boolean anyTerritory,
        ClosingFour closingFour,
        LastSeeds lastSeeds,
        int endAt,
        int guard)
        implements Rules {

    /** What a four with the last seed of a sowing brings (rule 4.4). */
    public enum ClosingFour {
        /** The turn ends. */
        ENDS_TURN,
        /** The player may move again, or decline. */
        EARNS_TURN
    }

    /** Who gets the last seeds (rule 4.5). */
    public enum LastSeeds {
        /** Who made the first move of the game. */
        TO_STARTER,
        /** Who was credited with the capture that left them. */
        TO_TAKER,
        /** Who first captured with a last seed; if nobody did, the taker. */
        TO_OPENER,
        /** The winner of a lot, see {@link Game#drawLot}. */
        BY_LOT
    }

    private static final int FOUR = 4;
    private static final int NO_PIT = -1;
    /**
     * An endless sowing needs a board, hand included, of at most two seeds more than pits: while it runs, each turn round the board drops
     * one seed in every pit, a pit is lifted at two or three seeds (never one, never four), so it holds one seed or less on average, and the
     * hand at most two. With more seeds on the board there is nothing to look for. See docs/decisions.md.
     */
    private static final int MOST_ENDLESS_ABOVE_PITS = 2;

    /** What dropping n seeds after a pit adds to word w of a position, at index {@code (pit * (pits + 1) + n) * words + w}; n ≤ pits. */
    private static final long[] DROPS_12 = drops(12);

    private static final long[] DROPS_24 = drops(24);

    private static long[] drops(int pits) {
        int words = PackedPits.count(pits);
        long[] drops = new long[pits * (pits + 1) * words];
        for (int pit = 0; pit < pits; pit++) {
            for (int seeds = 1; seeds <= pits; seeds++) {
                for (int i = 1; i <= seeds; i++) {
                    int into = (pit + i) % pits;
                    drops[(pit * (pits + 1) + seeds) * words + PackedPits.word(into)] += 1L << PackedPits.shift(into);
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
    public Repetition repetition() {
        return Repetition.ENDS;
    }

    @Override
    public Resignation resignation() {
        return Resignation.RESIGNER_LOSES;
    }

    @Override
    public int candidates(Position position) {
        if (position.isOver()) {
            return 0;
        }
        return occupied(position, position.player) | (position.extra ? DECLINE_BIT : 0);
    }

    @Override
    public int legalMoves(Position position) {
        int legal = candidates(position);
        for (int rest = legal & ~DECLINE_BIT; rest != 0; rest &= rest - 1) {
            int pit = Integer.numberOfTrailingZeros(rest);
            if (!isFinite(position, position.player, pit)) {
                legal &= ~(1 << pit);
            }
        }
        return legal;
    }

    private static int occupied(Position position, int player) {
        int pits = 0;
        for (int i = 0; i < position.words.length; i++) {
            long owned = PackedPits.occupied(position.words[i]) & position.territory.bytes(player, i);
            pits |= PackedPits.mask(owned) << (PackedPits.PITS * i);
        }
        return pits;
    }

    /** Whether sowing from the pit comes to an end (rule 4.8). */
    private boolean isFinite(Position position, int player, int pit) {
        return endsInOneLap(position.words, pit) || comesToAnEnd(position.trial(), player, pit);
    }

    private static boolean endsInOneLap(long[] words, int pit) {
        int pits = words.length * PackedPits.PITS;
        int hand = PackedPits.seeds(words, pit);
        if (hand == 0 || hand >= pits) {
            return false;
        }
        int last = PackedPits.seeds(words, ahead(pit, hand, pits));
        return last == 0 || last == FOUR - 1;
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
        if (move == DECLINE) {
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
            passOn(position, ending == Ending.FOUR && closingFour == ClosingFour.EARNS_TURN, listener);
        }
        return true;
    }

    /** Lifts the pit and sows lap after lap (rules 4.1 to 4.3, 4.5 and 4.8). */
    private Ending sow(Position position, int origin, SowingListener listener) {
        int pits = position.territory.pits();
        int pit = origin;
        position.laps.clear();
        while (true) {
            if (position.seedsOnBoard() <= pits + MOST_ENDLESS_ABOVE_PITS && position.laps.seen(position.words, pit)) {
                return Ending.ENDLESS;
            }
            int hand = position.lift(pit);
            if (listener != SowingListener.NONE) {
                listener.lifted(pit, hand);
            }
            for (; hand > pits; hand -= pits) {
                if (drop(position, pit, pits, NO_PIT, listener)) {
                    return Ending.GAME_OVER;
                }
            }
            int last = ahead(pit, hand, pits);
            if (drop(position, pit, hand, last, listener)) {
                return Ending.GAME_OVER;
            }
            pit = last;
            int seeds = position.seeds(pit);
            if (seeds <= 1) {
                return seeds == 0 ? Ending.FOUR : Ending.EMPTY_PIT;
            }
        }
    }

    /**
     * Drops seeds one by one into the pits after {@code origin}, at most once round, and captures the fours they make (rule 4.2).
     *
     * @param closing the pit in which the last seed of the hand falls, or {@link #NO_PIT} if the hand holds more
     * @return whether a capture left just the last seeds, which ended the game (rule 4.5)
     */
    private boolean drop(Position position, int origin, int seeds, int closing, SowingListener listener) {
        long[] words = position.words;
        int pits = words.length * PackedPits.PITS;
        long[] drops = words.length == 2 ? DROPS_12 : DROPS_24;
        int index = (origin * (pits + 1) + seeds) * words.length;
        long marks0 = dropInto(words, 0, drops[index]);
        long marks1 = dropInto(words, 1, drops[index + 1]);
        long marks2 = words.length == 2 ? 0 : dropInto(words, 2, drops[index + 2]);
        long marks3 = words.length == 2 ? 0 : dropInto(words, 3, drops[index + 3]);
        int fours = 0;
        if ((marks0 | marks1 | marks2 | marks3) != 0) {
            fours = take(words, 0, marks0) | take(words, 1, marks1);
            fours |= words.length == 2 ? 0 : take(words, 2, marks2) | take(words, 3, marks3);
        }
        if (listener != SowingListener.NONE) {
            tell(position, origin, seeds, fours, closing, listener);
        }
        return fours != 0 && capture(position, origin, fours, closing);
    }

    /** Adds the dropped seeds to a word; marks the fours that they make. */
    private static long dropInto(long[] words, int word, long drops) {
        words[word] += drops;
        return PackedPits.equal(words[word], FOUR) & (drops << 7);
    }

    /** Empties the marked pits of a word and gives their mask. */
    private static int take(long[] words, int word, long marks) {
        words[word] &= ~PackedPits.bytes(marks);
        return PackedPits.mask(marks) << (PackedPits.PITS * word);
    }

    /** Credits fours in sowing order until just the last seeds are left. */
    private boolean capture(Position position, int origin, int fours, int closing) {
        int pits = position.territory.pits();
        int first = origin + 1;
        position.laps.clear();
        int inOrder = ((fours >>> first) | (fours << (pits - first))) & ((1 << pits) - 1);
        for (int rest = inOrder; rest != 0; rest &= rest - 1) {
            int pit = ahead(origin, 1 + Integer.numberOfTrailingZeros(rest), pits);
            int taker = taker(position, pit, closing);
            position.credit(taker, FOUR);
            if (pit == closing && lastSeeds == LastSeeds.TO_OPENER && position.opener == Position.NOBODY) {
                position.opener = taker;
            }
            if (position.seedsOnBoard() == endAt) {
                endWithLastSeeds(position, taker);
                return true;
            }
        }
        return false;
    }

    private static int taker(Position position, int pit, int closing) {
        return pit == closing ? position.player : position.territory.ownerOf(pit);
    }

    private void endWithLastSeeds(Position position, int taker) {
        switch (lastSeeds) {
            case TO_STARTER -> position.credit(position.starter, endAt);
            case TO_TAKER -> position.credit(taker, endAt);
            case TO_OPENER -> position.credit(position.opener == Position.NOBODY ? taker : position.opener, endAt);
            case BY_LOT -> position.leaveUndrawn(endAt);
        }
        position.endAndClear(Reason.LAST_SEEDS);
    }

    /** Tells what {@link #drop} did; nothing after the capture that ends the game. */
    private void tell(Position position, int origin, int seeds, int fours, int closing, SowingListener listener) {
        int captures = (position.seedsOnBoard() - endAt) / FOUR;
        for (int i = 1; i <= seeds && captures > 0; i++) {
            int pit = ahead(origin, i, position.territory.pits());
            listener.dropped(pit);
            if ((fours & 1 << pit) != 0) {
                listener.captured(pit, FOUR, taker(position, pit, closing));
                captures--;
            }
        }
    }

    /** Gives the turn to the player himself for an extra move, or to the next who can move, or ends the game (rules 4.4 and 4.7). */
    private void passOn(Position position, boolean extra, SowingListener listener) {
        int mover = position.player;
        int players = position.territory.players();
        position.extra = extra && canMove(position, mover);
        if (position.extra) {
            return;
        }
        for (int i = 1; i <= players; i++) {
            int next = (mover + i) % players;
            if (canMove(position, next)) {
                position.player = next;
                tellPasses(position, mover, i, listener);
                return;
            }
        }
        position.endAndCollect(Reason.BLOCKED);
    }

    private static void tellPasses(Position position, int mover, int until, SowingListener listener) {
        int players = position.territory.players();
        for (int i = 1; i < until; i++) {
            int passed = (mover + i) % players;
            if (position.territory.share(passed) > 0 && !position.hasResigned(passed)) {
                listener.passed(passed);
            }
        }
    }

    /** Whether some pit of the player surely ends its sowing with the first lap; false says nothing. Free of branches on seeds. */
    private static boolean someEndInOneLap(Position position, int player) {
        long[] words = position.words;
        int pits = words.length * PackedPits.PITS;
        long enders = 0;
        for (int i = 0; i < words.length; i++) {
            long marks = PackedPits.equal(words[i], 0) | PackedPits.equal(words[i], FOUR - 1);
            enders |= (long) PackedPits.mask(marks) << (PackedPits.PITS * i);
        }
        enders |= enders << pits;
        for (int i = 0; i < words.length; i++) {
            long owned = PackedPits.occupied(words[i]) & position.territory.bytes(player, i);
            boolean wide = ((words[i] + PackedPits.LOW * (0x80 - pits)) & PackedPits.HIGH) != 0;
            if (owned != 0
                    && !wide
                    && (reaching(words[i], enders >>> (PackedPits.PITS * i)) & PackedPits.mask(owned)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The pits of the word whose last seed falls in a pit of the set {@code targets}, in which bit 0 is the first pit of the word. */
    private static int reaching(long word, long targets) {
        int reaching = 0;
        for (int pit = 0; pit < PackedPits.PITS; pit++) {
            int last = pit + ((int) (word >>> (8 * pit)) & 0xFF);
            reaching |= (int) (targets >>> last & 1) << pit;
        }
        return reaching;
    }

    private boolean canMove(Position position, int player) {
        if (position.hasResigned(player)) {
            return false;
        }
        if (someEndInOneLap(position, player)) {
            return true;
        }
        int pits = occupied(position, player);
        for (int rest = pits; rest != 0; rest &= rest - 1) {
            if (comesToAnEnd(position.trial(), player, Integer.numberOfTrailingZeros(rest))) {
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
        if (pit == DECLINE) {
            return Refusal.NO_EXTRA_MOVE;
        }
        if (pit < 0 || pit >= position.territory.pits()) {
            return Refusal.NO_SUCH_PIT;
        }
        if (position.territory.ownerOf(pit) != position.player) {
            return Refusal.NOT_YOURS;
        }
        return position.seeds(pit) == 0 ? Refusal.EMPTY : Refusal.ENDLESS;
    }

    @Override
    public void settle(Position position) {
        if (!canMove(position, position.player)) {
            passOn(position, false, SowingListener.NONE);
        }
    }

    @Override
    public String code(Position position) {
        return Rules.super.code(position).replace(Reason.LAST_SEEDS.code(), "last-" + endAt);
    }
}
