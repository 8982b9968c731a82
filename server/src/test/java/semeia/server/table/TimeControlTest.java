package semeia.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
    @ParameterizedTest
    @CsvSource({"none, untimed", "60+0, bullet", "180+2, blitz", "300+5, rapid", "1800+20, slow", "3d, correspondence"})
    void is_read_back_and_has_a_speed(String text, String speed) {
        TimeControl control = TimeControl.parse(text);
        assertThat(control.text()).isEqualTo(text);
        assertThat(control.speed()).isEqualTo(speed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0+0", "10801+0", "1+181", "0d", "15d", "1+", "+1", "-1+0", "5", "NONE", "1d "})
    void refuses_what_is_none(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeControl.parse(text))
                .withMessageContaining("300+5");
    }

    @Test
    void a_fischer_clock_adds_after_a_move_and_nothing_otherwise() {
        Clock clock = Clock.of(TimeControl.parse("10+2"), 2).start(0, 1_000);
        Clock pressed = clock.press(1, 4_000, (from, to) -> to - from);
        assertThat(pressed.left()).isEqualTo(List.of(9_000L, 10_000L));
        assertThat(pressed.left(1, 7_000, (from, to) -> to - from)).isEqualTo(7_000);
        assertThat(pressed.stop(7_000, (from, to) -> to - from, false).left()).isEqualTo(List.of(9_000L, 7_000L));
        assertThat(pressed.isUp(14_000, (from, to) -> to - from)).isTrue();
        assertThat(pressed.isUp(14_000, (from, to) -> 0))
                .as("no server was at work")
                .isFalse();
    }

    @Test
    void a_correspondence_clock_starts_anew_with_every_move() {
        Clock clock = Clock.of(TimeControl.parse("2d"), 2).start(0, 0);
        assertThat(clock.press(1, 86_400_000, (from, to) -> to - from).left(0, 86_400_000, (from, to) -> to - from))
                .isEqualTo(2 * 86_400_000);
    }
}
