package semeia.rules;

/**
 * Finds that a sowing runs for ever: a lap starts from a pit with the same board as an earlier lap (rule 4.8). Remembers one lap and
 * replaces it after 1, 2, 4, 8, … further laps (Brent's way to find a cycle), so it needs no more room however long the sowing is.
 */
final class LapMemory {
    private final long[] words;
    private int pit;
    private int laps;
    private int limit;

    LapMemory(int words) {
        this.words = new long[words];
    }

    /** Forgets all laps: a sowing begins, or a capture makes earlier boards impossible. */
    void clear() {
        pit = -1;
        laps = 0;
        limit = 1;
    }

    /** Whether the lap that now starts is known to have started before; sooner or later true if and only if the sowing is endless. */
    boolean seen(long[] board, int from) {
        if (from == pit && same(board)) {
            return true;
        }
        if (++laps == limit) {
            System.arraycopy(board, 0, words, 0, words.length);
            pit = from;
            laps = 0;
            limit *= 2;
        }
        return false;
    }

    private boolean same(long[] board) {
        for (int i = 0; i < words.length; i++) {
            if (board[i] != words[i]) {
                return false;
            }
        }
        return true;
    }
}
