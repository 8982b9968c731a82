package semeia.cluster;

import java.util.Arrays;

/**
 * What is known of the positions of one range, while one of the two fixed points is being found. Positions are numbered from the beginning of the
 * range. For each position there are two roles, the player to move and the other player. What is learned only ever makes a number better, so that
 * hearing the same twice, late or in another order does no harm. Not thread-safe.
 */
abstract sealed class RangeCells permits BoundCells, PlyCells {
    /** The slot of what the player to move learns from any move; slots 0 to 5 are what the other player learns from the move of that pit. */
    static final int ANY_MOVE = 6;

    private static final int ROLES_A_WORD_SHIFT = 6;

    private final long[] news;
    private final int size;

    RangeCells(int size) {
        this.size = size;
        this.news = new long[(int) (((2L * size) >>> ROLES_A_WORD_SHIFT) + 1)];
    }

    /** How many positions there are. */
    final int size() {
        return size;
    }

    /**
     * Learns what a move brings.
     *
     * @param slot the move, or {@link #ANY_MOVE}
     * @param level the seeds that are sure after it
     * @param plies the plies in which they are had, where plies are counted
     */
    abstract void hear(int position, int slot, int level, int plies);

    /** The seeds that are sure for a role, 0 where there is nothing to tell of it. */
    abstract int level(int position, boolean asMover);

    /** The plies in which they are had, where plies are counted. */
    abstract int plies(int position, boolean asMover);

    /** Whether plies are counted. */
    abstract boolean countsPlies();

    final void mark(int position, boolean asMover) {
        long role = 2L * position + (asMover ? 0 : 1);
        news[(int) (role >>> ROLES_A_WORD_SHIFT)] |= 1L << role;
    }

    final boolean isNews(int position, boolean asMover) {
        long role = 2L * position + (asMover ? 0 : 1);
        return (news[(int) (role >>> ROLES_A_WORD_SHIFT)] & (1L << role)) != 0;
    }

    /** The first position from {@code from} on of which a role has news; the size if there is none. */
    final int nextNews(int from) {
        if (from >= size) {
            return size;
        }
        int word = (int) ((2L * from) >>> ROLES_A_WORD_SHIFT);
        long bits = news[word] & (-1L << (2 * from));
        while (bits == 0 && ++word < news.length) {
            bits = news[word];
        }
        return bits == 0
                ? size
                : (int) ((((long) word << ROLES_A_WORD_SHIFT) + Long.numberOfTrailingZeros(bits)) >>> 1);
    }

    /** How many roles have news. */
    final long countNews() {
        long count = 0;
        for (long word : news) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Forgets which roles have news. */
    final void clearNews() {
        Arrays.fill(news, 0);
    }
}
