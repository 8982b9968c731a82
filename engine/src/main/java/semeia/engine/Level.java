package semeia.engine;

import java.util.List;

/**
 * How strong the computer plays below its full strength. What a level lacks is what people lack: it looks less far ahead, does not follow
 * long sowings to their end, and misjudges what it sees. Immutable.
 *
 * @param number 1, the weakest, to {@link #STRONGEST} less one
 * @param depth how far it looks ahead at most, in plies
 * @param nodes moves that it looks at before each of its own, about
 * @param overlooks how easily a sowing is too long for it, 0 to 1: the chance, for a sowing without end, that its effect goes unseen
 * @param misjudges how far it is wrong about a full board, in seeds: about two in three judgements are closer
 * @param knowledge how much it knows of the worth of seeds that are not captured yet, 0 nothing to 1 all
 */
public record Level(int number, int depth, long nodes, double overlooks, double misjudges, double knowledge) {
    /** The number of the full strength, which is {@link Search} itself. */
    public static final int STRONGEST = 8;

    private static final List<Level> WEAKER = List.of(
            new Level(1, 1, 1_000, 0.75, 1.8, 0),
            new Level(2, 2, 1_000, 0.75, 1.7, 0.03),
            new Level(3, 2, 1_000, 0.53, 1.22, 0.09),
            new Level(4, 2, 1_000, 0.34, 0.8, 0.17),
            new Level(5, 3, 3_000, 0.44, 0.9, 0.26),
            new Level(6, 4, 10_000, 0.32, 0.75, 0.45),
            new Level(7, 5, 20_000, 0.25, 0.66, 0.58));

    /**
     * The level of that number.
     *
     * @param number 1 to {@link #STRONGEST} less one
     * @throws IllegalArgumentException if there is none
     */
    public static Level of(int number) {
        if (number < 1 || number >= STRONGEST) {
            throw new IllegalArgumentException("level is " + number + ", expected 1 to " + (STRONGEST - 1));
        }
        return WEAKER.get(number - 1);
    }
}
