package semeia.match;

/**
 * A source of lots that anyone can check: every lot of a match follows from one number, drawn beforehand. The same on every machine.
 *
 * <p>The numbers are those of SplitMix64 from the seed. Game {@code g} (from 0) has two: the one at index {@code 2g} for who starts, the
 * one at {@code 2g + 1} for the last seeds. See {@code docs/notation.md}.
 *
 * @param seed the number that all follows from
 */
public record Lots(long seed) {
    private static final long STEP = 0x9E37_79B9_7F4A_7C15L;
    private static final int BITS = 31;

    /**
     * Who starts a game: one of {@code choices}, each as likely.
     *
     * @param game the game, from 0
     * @param choices how many may start, 1 or more
     * @return from 0 to {@code choices - 1}
     */
    public int starter(int game, int choices) {
        return draw(2L * game, choices);
    }

    /**
     * Who gets the last seeds of a game (rule 4.5): one of {@code choices}, each as likely.
     *
     * @param game the game, from 0
     * @param choices how many may get them, 1 or more
     * @return from 0 to {@code choices - 1}
     */
    public int lastSeeds(int game, int choices) {
        return draw(2L * game + 1, choices);
    }

    private int draw(long index, int choices) {
        if (index < 0 || choices < 1) {
            throw new IllegalArgumentException(
                    "game " + index / 2 + " with " + choices + " choices, expected a game from 0 and 1 choice or more");
        }
        long fair = (1L << BITS) / choices * choices;
        long number = number(index);
        while (number >>> (Long.SIZE - BITS) >= fair) {
            number = mix(number + STEP);
        }
        return (int) ((number >>> (Long.SIZE - BITS)) % choices);
    }

    /** The number at the index, from 0, of the row that begins with the seed. */
    long number(long index) {
        return mix(seed + (index + 1) * STEP);
    }

    private static long mix(long number) {
        long mixed = (number ^ (number >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ (mixed >>> 31);
    }
}
