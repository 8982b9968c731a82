package semeia.server.table;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long players may think. Times are milliseconds. */
public sealed interface TimeControl {
    /** The most days for a move. */
    int MOST_DAYS = 14;
    /** The most seconds on a Fischer clock. */
    int MOST_SECONDS = 10_800;
    /** The most seconds that a move adds. */
    int MOST_INCREMENT = 180;

    /** As text: {@code none}, {@code 300+5} (seconds and seconds a move), {@code 3d} (days a move); {@link #parse} reads it. */
    String text();

    /** What the player has before the first move; empty without a clock. */
    OptionalLong atFirst();

    /** What the player has after a move begun with {@code left}. */
    long after(long left);

    /** The word under which games of this length are rated. */
    String speed();

    /** No clock. */
    record Untimed() implements TimeControl {
        @Override
        public String text() {
            return "none";
        }

        @Override
        public OptionalLong atFirst() {
            return OptionalLong.empty();
        }

        @Override
        public long after(long left) {
            return left;
        }

        @Override
        public String speed() {
            return "untimed";
        }
    }

    /**
     * A clock for the game to which every move adds.
     *
     * @param seconds at first
     * @param increment seconds that each move adds
     */
    record Fischer(int seconds, int increment) implements TimeControl {
        private static final int EXPECTED_MOVES = 40;
        private static final int BLITZ = 180;
        private static final int RAPID = 480;
        private static final int SLOW = 1_500;

        @Override
        public String text() {
            return seconds + "+" + increment;
        }

        @Override
        public OptionalLong atFirst() {
            return OptionalLong.of(seconds * 1_000L);
        }

        @Override
        public long after(long left) {
            return left + increment * 1_000L;
        }

        @Override
        public String speed() {
            int expected = seconds + EXPECTED_MOVES * increment;
            if (expected < BLITZ) {
                return "bullet";
            }
            return expected < RAPID ? "blitz" : expected < SLOW ? "rapid" : "slow";
        }
    }

    /**
     * So many days for every move.
     *
     * @param days 1 to {@link #MOST_DAYS}
     */
    record Correspondence(int days) implements TimeControl {
        @Override
        public String text() {
            return days + "d";
        }

        @Override
        public OptionalLong atFirst() {
            return OptionalLong.of(Duration.ofDays(days).toMillis());
        }

        @Override
        public long after(long left) {
            return atFirst().orElseThrow();
        }

        @Override
        public String speed() {
            return "correspondence";
        }
    }

    /**
     * The time control that the text means.
     *
     * @throws IllegalArgumentException if it means none, or is out of range
     */
    static TimeControl parse(String text) {
        Matcher fischer = Text.FISCHER.matcher(text);
        Matcher days = Text.DAYS.matcher(text);
        if (text.equals("none")) {
            return new Untimed();
        } else if (fischer.matches()) {
            int seconds = Integer.parseInt(fischer.group(1));
            int increment = Integer.parseInt(fischer.group(2));
            if (seconds <= MOST_SECONDS && increment <= MOST_INCREMENT && seconds + increment > 0) {
                return new Fischer(Math.max(1, seconds), increment);
            }
        } else if (days.matches()) {
            int number = Integer.parseInt(days.group(1));
            if (number >= 1 && number <= MOST_DAYS) {
                return new Correspondence(number);
            }
        }
        throw new IllegalArgumentException("clock is \"" + text + "\", expected none, seconds+increment up to "
                + MOST_SECONDS + "+" + MOST_INCREMENT + " such as 300+5, or days up to " + MOST_DAYS + " such as 3d");
    }

    /** The forms of the text. */
    final class Text {
        private static final Pattern FISCHER = Pattern.compile("(\\d{1,5})\\+(\\d{1,3})");
        private static final Pattern DAYS = Pattern.compile("(\\d{1,2})d");

        private Text() {}
    }
}
