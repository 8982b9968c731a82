package semeia.cli.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The clocks of the players of one game: each has so much time for the whole game, and every move adds some. A takeback gives back what
 * the clocks showed then. Times are milliseconds. Not thread-safe.
 */
final class Clocks {
    /** The tag of a saved game with the control, {@code 300+5}. */
    static final String CONTROL_TAG = "Clock";
    /** The tag of a saved game with what is left, in seconds: {@code 281,300}. */
    static final String LEFT_TAG = "ClockLeft";

    /** A clock that nobody can set, in milliseconds. */
    static final LongSupplier NOW = () -> System.nanoTime() / 1_000_000;

    private static final String FORM = "[0-9]{1,5}\\+[0-9]{1,3}";
    private static final int SECOND = 1000;

    private final String control;
    private final long main;
    private final long increment;
    private final LongSupplier now;
    private final Map<Integer, long[]> shown = new HashMap<>();
    private long[] left;
    private long since;

    private Clocks(String control, int players, LongSupplier now) {
        String[] parts = control.split("\\+");
        this.control = control;
        this.main = Long.parseLong(parts[0]) * SECOND;
        this.increment = Long.parseLong(parts[1]) * SECOND;
        this.now = now;
        this.left = LongStream.generate(() -> main).limit(players).toArray();
    }

    /**
     * New clocks.
     *
     * @param control seconds for the game and seconds that each move adds, {@code 300+5}
     * @param now the time of a clock that nobody can set, in milliseconds
     * @return empty if the control cannot be read or gives nobody any time
     */
    static Optional<Clocks> parse(String control, int players, LongSupplier now) {
        return control.matches(FORM) && !control.startsWith("0")
                ? Optional.of(new Clocks(control, players, now))
                : Optional.empty();
    }

    /** The same control with full clocks, for the next game. */
    Clocks anew() {
        return new Clocks(control, left.length, now);
    }

    /** Sets what is left from the tag of a saved game; anything else in it is ignored. */
    void restore(String text) {
        String[] parts = text.split(",");
        if (parts.length == left.length && text.matches("[0-9]{1,6}(,[0-9]{1,6})*")) {
            for (int seat = 0; seat < left.length; seat++) {
                left[seat] = Long.parseLong(parts[seat]) * SECOND;
            }
        }
    }

    /** Seconds for the game and seconds a move, {@code 300+5}. */
    String control() {
        return control;
    }

    /** What is left, as {@link #restore} reads it; the clock of who thinks now counts from when it was started. */
    String leftText() {
        return LongStream.of(left)
                .mapToObj(millis -> Long.toString(Math.max(0, millis) / SECOND))
                .collect(Collectors.joining(","));
    }

    /** Starts the clock of the player to move, who has not thought yet. */
    void start(int length) {
        shown.put(length, left.clone());
        since = now.getAsLong();
    }

    /** What the player to move has left now; nothing or less when the time is over. */
    long left(int player) {
        return left[player] - (now.getAsLong() - since);
    }

    /** What each move adds. */
    long increment() {
        return increment;
    }

    /** Stops the clock of a player who has moved, and adds the increment. */
    void moved(int player) {
        left[player] = left(player) + increment;
        since = now.getAsLong();
    }

    /** Stops the clock without a move. */
    void stop(int player) {
        left[player] = left(player);
        since = now.getAsLong();
    }

    /** Sets the clocks to what they showed when the game had that length. */
    void back(int length) {
        Optional.ofNullable(shown.get(length)).ifPresent(then -> left = then.clone());
        since = now.getAsLong();
    }

    /** A time as people read it, {@code 4:05}. */
    static String text(long millis) {
        long seconds = Math.max(0, millis) / SECOND;
        return "%d:%02d".formatted(seconds / 60, seconds % 60);
    }
}
