package semeia.rules;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Who owns which pit. Each player's pits lie next to one another, laid in seat order from pit {@code A} (rules 4.6 and 7); a player
 * may own none. Pits are numbered in sowing order from 0. Immutable.
 */
public final class Territory {
    private static final int MOST_PITS = 24;
    private static final int MOST_PLAYERS = 3;

    private final int[] owner;
    private final int[] share;
    private final long[][] bytes;

    private Territory(int[] share) {
        this.share = share;
        this.owner = new int[Arrays.stream(share).sum()];
        this.bytes = new long[share.length][PackedPits.count(owner.length)];
        int pit = 0;
        for (int player = 0; player < share.length; player++) {
            for (int i = 0; i < share[player]; i++, pit++) {
                owner[pit] = player;
                bytes[player][PackedPits.word(pit)] |= 0x80L << PackedPits.shift(pit);
            }
        }
    }

    /**
     * The usual territory: every player owns as many pits.
     *
     * @param pits pits on the board, 12 or 24
     * @param players players, 2 or 3
     */
    public static Territory equalShares(int pits, int players) {
        int[] share = new int[players];
        Arrays.fill(share, pits / players);
        return of(share);
    }

    /**
     * The territory in which the first player owns the first {@code shares[0]} pits, the second the next {@code shares[1]}, and so on.
     *
     * @throws IllegalArgumentException unless there are two or three shares, none negative, at least two of them above nothing, that make
     *     12 or 24 pits in all
     */
    public static Territory of(int... shares) {
        int pits = Arrays.stream(shares).sum();
        boolean negative = Arrays.stream(shares).anyMatch(share -> share < 0);
        long inPlay = Arrays.stream(shares).filter(share -> share > 0).count();
        if (negative || inPlay < 2 || shares.length > MOST_PLAYERS || (pits != MOST_PITS && pits != MOST_PITS / 2)) {
            throw new IllegalArgumentException("territory " + text(shares)
                    + ": expected 2 or 3 shares of 0 or more pits, at least two of them not 0, 12 or 24 pits in all");
        }
        return new Territory(shares.clone());
    }

    /** The number of pits on the board, 12 or 24. */
    public int pits() {
        return owner.length;
    }

    /** The number of seats, 2 or 3; a seat without pits counts. */
    public int players() {
        return share.length;
    }

    /** The player who owns the pit, from 0. */
    public int ownerOf(int pit) {
        return owner[pit];
    }

    /** How many pits the player owns, 0 to {@link #pits()}. */
    public int share(int player) {
        return share[player];
    }

    /** The pits that the player owns, as a mask: bit i stands for pit i. */
    public int pitsOf(int player) {
        int mask = 0;
        for (int pit = 0; pit < owner.length; pit++) {
            if (owner[pit] == player) {
                mask |= 1 << pit;
            }
        }
        return mask;
    }

    /** The player's pits in word {@code word} of a position: the highest bit of each byte. */
    long bytes(int player, int word) {
        return bytes[player][word];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Territory that && Arrays.equals(share, that.share);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(share);
    }

    /** The shares in seat order, as in {@code 8-4} or {@code 5-4-3}. */
    @Override
    public String toString() {
        return text(share);
    }

    private static String text(int[] shares) {
        return Arrays.stream(shares).mapToObj(Integer::toString).collect(Collectors.joining("-"));
    }
}
