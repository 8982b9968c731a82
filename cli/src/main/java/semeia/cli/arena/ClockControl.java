package semeia.cli.arena;

import java.util.Optional;
import semeia.engine.Limits;

/**
 * A clock for each player of a game: so much time, to which every move adds.
 *
 * @param main milliseconds for a game
 * @param increment milliseconds that each move adds
 */
public record ClockControl(long main, long increment) {
    private static final String FORM = "[0-9]{1,5}(\\.[0-9]{1,3})?\\+[0-9]{1,3}(\\.[0-9]{1,3})?";
    private static final int SECOND = 1000;

    /** Reads seconds for a game and seconds a move, {@code 60+0.5}; empty if the text is none, or gives nobody any time. */
    public static Optional<ClockControl> parse(String text) {
        if (!text.matches(FORM)) {
            return Optional.empty();
        }
        String[] parts = text.split("\\+");
        ClockControl control = new ClockControl(millis(parts[0]), millis(parts[1]));
        return control.main > 0 ? Optional.of(control) : Optional.empty();
    }

    private static long millis(String seconds) {
        return Math.round(Double.parseDouble(seconds) * SECOND);
    }

    /**
     * What a player may use for a move.
     *
     * @param left what each of the two has left, in milliseconds
     * @param seat who is to move
     * @param margin milliseconds beyond which a player who has not answered loses
     */
    Allowance allowance(long[] left, int seat, long margin) {
        String words = "wtime " + left[0] + " btime " + left[1] + " winc " + increment + " binc " + increment;
        return new Allowance(Limits.clock(Math.max(1, left[seat]), increment), margin, left[seat] + margin, words);
    }

    /** As it is read, in seconds. */
    @Override
    public String toString() {
        return seconds(main) + "+" + seconds(increment);
    }

    private static String seconds(long millis) {
        return millis % SECOND == 0 ? Long.toString(millis / SECOND) : Double.toString(millis / (double) SECOND);
    }
}
