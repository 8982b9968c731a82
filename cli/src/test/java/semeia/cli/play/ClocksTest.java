package semeia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClocksTest {
    private final AtomicLong now = new AtomicLong(1_000_000);
    private final Clocks clocks = Clocks.parse("60+20", 2, now::get).orElseThrow();

    @Test
    void counts_the_time_of_the_player_to_move_and_adds_the_increment() {
        clocks.start(0);
        now.addAndGet(15_000);
        assertThat(clocks.left(0)).isEqualTo(45_000);
        clocks.moved(0);
        clocks.start(1);
        now.addAndGet(61_000);
        assertThat(clocks.left(1)).isEqualTo(-1_000);
        assertThat(clocks.leftText()).isEqualTo("65,60");
    }

    @Test
    void takes_back_the_increment_with_the_move() {
        clocks.start(0);
        for (int again = 0; again < 4; again++) {
            now.addAndGet(1_000);
            clocks.moved(0);
            clocks.start(1);
            clocks.back(0);
        }
        assertThat(clocks.left(0)).isEqualTo(60_000);
    }

    @Test
    void goes_on_with_what_was_left() {
        clocks.restore("12,7");
        assertThat(clocks.left(1) - clocks.left(0)).isEqualTo(-5_000);
        clocks.restore("nonsense");
        assertThat(clocks.leftText()).isEqualTo("12,7");
        assertThat(clocks.anew().leftText()).isEqualTo("60,60");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "0+5", "+5", "5+", "-5+1", "5 + 1", "100000+1", "\u0665+1"})
    void refuses_a_control_that_is_none(String control) {
        assertThat(Clocks.parse(control, 2, now::get)).isEmpty();
    }
}
