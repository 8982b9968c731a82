package semeia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A step of the machine's clock takes nobody's time and gives nobody any. */
class SteadyClockTest {
    private long wall = 1_000_000;
    private long nanos;
    private final SteadyClock clock = new SteadyClock(() -> wall, () -> nanos);

    private long after(long millis) {
        wall += millis;
        nanos += TimeUnit.MILLISECONDS.toNanos(millis);
        return clock.now();
    }

    @Test
    void counts_on_when_the_clock_is_put_an_hour_on_and_back() {
        long hour = TimeUnit.HOURS.toMillis(1);
        assertThat(after(1_000)).isEqualTo(1_001_000);
        wall += hour;
        assertThat(after(1_000)).isEqualTo(1_002_000);
        wall -= hour;
        assertThat(after(1_000)).isEqualTo(1_003_000);
        wall -= hour;
        assertThat(after(1_000)).isEqualTo(1_004_000);
    }

    @Test
    void follows_a_machine_that_has_slept() {
        wall += TimeUnit.HOURS.toMillis(8);
        assertThat(after(1_000)).isEqualTo(1_001_000);
        assertThat(after(TimeUnit.MINUTES.toMillis(5))).isEqualTo(wall);
        assertThat(after(1_000)).isEqualTo(wall);
    }
}
