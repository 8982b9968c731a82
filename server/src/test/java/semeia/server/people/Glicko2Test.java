package semeia.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    /** The example of Glickman's "Example of the Glicko-2 system". */
    @Test
    void gives_the_numbers_of_the_published_example() {
        Rating player = new Rating(1500, 200, 0.06);
        Rating after = Glicko2.after(
                player,
                List.of(
                        new Glicko2.Result(new Rating(1400, 30, 0.06), 1),
                        new Glicko2.Result(new Rating(1550, 100, 0.06), 0),
                        new Glicko2.Result(new Rating(1700, 300, 0.06), 0)));
        assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void a_rest_makes_a_rating_less_sure_but_never_less_than_nothing() {
        Rating player = new Rating(1700, 60, 0.06);
        assertThat(Glicko2.rested(player, 30L * 86_400_000).deviation()).isBetween(60.0, 100.0);
        assertThat(Glicko2.rested(player, Long.MAX_VALUE / 2).deviation()).isEqualTo(350);
        assertThat(Glicko2.rested(player, 0).rating()).isEqualTo(1700);
    }
}
