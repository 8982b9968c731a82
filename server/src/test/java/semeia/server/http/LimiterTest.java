package semeia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LimiterTest {
    @Test
    void allows_a_burst_and_then_no_more_to_each_by_himself() {
        Limiter limiter = new Limiter(1e-9, 3);
        assertThat(IntStream.range(0, 10).filter(i -> limiter.allows("one"))).hasSize(3);
        assertThat(limiter.allows("other")).isTrue();
    }

    @Test
    void fills_again_in_time() {
        Limiter limiter = new Limiter(1e9, 1);
        assertThat(IntStream.range(0, 10).filter(i -> limiter.allows("one"))).hasSizeGreaterThan(1);
    }
}
