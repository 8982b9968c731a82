package semeia.rules;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Who owns which pit. Each player's pits lie next to one another, laid in seat order from pit {@code A} (rules 4.6 and 7); a player
 * may own none. Pits are numbered in sowing order from 0. Immutable.
 */
public final class Territory {
    private static final int FEWEST_PITS = 2 * PackedPits.FEWEST_PITS_A_ROW;
    private static final int MOST_PITS = 2 * PackedPits.MOST_PITS_A_ROW;
    private static final int MOST_PLAYERS = 4;

    private final int[] owner;
    private final int[] share;
    private final long[][] marks;
    private final PackedPits board;

    private Territory(int[] share) {
        this.share = share;
        this.owner = new int[Arrays.stream(share).sum()];
        this.board = PackedPits.ofRow(owner.length / 2);
        this.marks = new long[share.length][board.words];
        int pit = 0;
        for (int player = 0; player < share.length; player++) {
            for (int i = 0; i < share[player]; i++, pit++) {
                owner[pit] = player;
                marks[player][board.slots[pit] >>> 6] |= 0x80L << board.slots[pit];
            }
        }
    }

    /**
     * The usual territory: every player owns as many pits.
     *
     * @param pits pits on the board, even, 4 to 26, a multiple of the players
     * @param players players, 2 to 4
     */
    public static Territory equalShares(int pits, int players) {
        int[] share = new int[players];
        Arrays.fill(share, pits / players);
        return of(share);
    }

    /**
     * The territory in which the first player owns the first {@code shares[0]} pits, the second the next {@code shares[1]}, and so on.
     *
     * @throws IllegalArgumentException unless there are two to four shares, none negative, at least two of them above nothing, that make
     *     an even number of pits from 4 to 26
     */
    public static Territory of(int... shares) {
        int pits = Arrays.stream(shares).sum();
        boolean negative = Arrays.stream(shares).anyMatch(share -> share < 0);
        long inPlay = Arrays.stream(shares).filter(share -> share > 0).count();
        boolean isBoard = pits >= FEWEST_PITS && pits <= MOST_PITS && pits % 2 == 0;
        if (negative || inPlay < 2 || shares.length > MOST_PLAYERS || !isBoard) {
            throw new IllegalArgumentException("territory " + text(shares) + ": expected 2 to " + MOST_PLAYERS
                    + " shares of 0 or more pits, at least two of them not 0, an even number of pits from "
                    + FEWEST_PITS
                    + " to " + MOST_PITS + " in all");
        }
        return new Territory(shares.clone());
    }

    /** The number of pits on the board, 4 to 26. */
    public int pits() {
        return owner.length;
    }

    /** The number of pits in each of the two rows, 2 to 13. */
    public int row() {
        return board.row;
    }

    /** The number of seats, 2 to 4; a seat without pits counts. */
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

    /** The player's pits in word {@code word} of a position: the highest bit of each byte. */
    long marks(int player, int word) {
        return marks[player][word];
    }

    /** How the pits lie in words. */
    PackedPits board() {
        return board;
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
