package semeia.server.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import semeia.server.table.RefusedException;

class RateLimitsTest {
    private static boolean allows(RateLimits limits, RateLimit limit, String key) {
        try {
            limits.require(limit, key);
            return true;
        } catch (RefusedException refused) {
            return false;
        }
    }

    @Test
    void allows_a_burst_and_then_no_more_to_each_alone() {
        RateLimits limits = new RateLimits(1);
        assertThat(IntStream.range(0, 10).filter(i -> allows(limits, RateLimit.LETTERS, "one")))
                .hasSize(4);
        assertThat(allows(limits, RateLimit.LETTERS, "other")).isTrue();
        assertThat(allows(limits, RateLimit.GUESTS, "one")).isTrue();
    }

    @Test
    void fills_again_in_time() {
        RateLimits limits = new RateLimits(1e9);
        for (int i = 0; i < 1_000; i++) {
            assertThatCode(() -> limits.require(RateLimit.LETTERS, "one")).doesNotThrowAnyException();
        }
    }

    @Test
    void tells_in_how_many_seconds_there_is_room_again() {
        RateLimits limits = new RateLimits(1);
        for (int i = 0; i < 4; i++) {
            limits.require(RateLimit.LETTERS, "one");
        }
        assertThatThrownBy(() -> limits.require(RateLimit.LETTERS, "ONE"))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused ->
                                assertThat(refused.retryAfter().orElseThrow()).hasSeconds(500));
    }
}
