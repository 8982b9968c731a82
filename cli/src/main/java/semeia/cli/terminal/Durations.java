package semeia.cli.terminal;

import java.time.Duration;

/** Durations in words for people, as coarse as people want them. */
final class Durations {
    private Durations() {}

    /** {@code 7 s}, {@code 3 min 20 s}, {@code 5 h 10 min}, {@code 12 days}. */
    static String words(long nanos) {
        Duration time = Duration.ofNanos(nanos);
        if (time.toDays() > 1) {
            return time.toDays() + " days";
        }
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : time.toSeconds() + " s";
    }
}
