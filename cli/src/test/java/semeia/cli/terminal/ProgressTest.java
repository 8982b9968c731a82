package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import semeia.cli.Run;

class ProgressTest {
    private static final String ERASE = "\r\u001b[K";

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long seconds;

    private Progress progress(boolean watched) {
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(new byte[0]),
                new Output(OutputStream.nullOutputStream()),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new Run.ColourfulScreen());
        return new Progress(streams, () -> watched, () -> TimeUnit.SECONDS.toNanos(seconds));
    }

    private String shown() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void stays_hidden_for_two_seconds_and_then_tells_the_time_left() {
        try (Progress progress = progress(true)) {
            progress.begin("depth 9");
            seconds = 1;
            progress.at(0.1);
            assertThat(shown()).isEmpty();
            seconds = 60;
            progress.at(0.25);
            assertThat(shown())
                    .isEqualTo(ERASE + "depth 9  " + "━".repeat(7) + "╌".repeat(23) + "  25 %  3 min 0 s left");
        }
        assertThat(shown()).endsWith("left" + ERASE);
    }

    @Test
    void draws_no_more_than_five_times_a_second() {
        try (Progress progress = progress(true)) {
            progress.begin("replay");
            seconds = 5;
            progress.at(0.5);
            progress.at(0.6);
            assertThat(shown()).contains("50 %").doesNotContain("60 %");
        }
    }

    @Test
    void shows_nothing_where_nobody_watches() {
        try (Progress progress = progress(false)) {
            progress.begin("replay");
            seconds = 100;
            progress.at(0.5);
        }
        assertThat(shown()).isEmpty();
    }

    @Test
    void tells_long_times_in_coarse_words() {
        assertThat(Durations.words(TimeUnit.SECONDS.toNanos(7))).isEqualTo("7 s");
        assertThat(Durations.words(TimeUnit.MINUTES.toNanos(310))).isEqualTo("5 h 10 min");
        assertThat(Durations.words(TimeUnit.HOURS.toNanos(100))).isEqualTo("4 days");
    }
}
