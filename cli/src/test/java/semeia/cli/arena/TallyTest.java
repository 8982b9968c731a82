package semeia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TallyTest {
    /** Computed by another program from the definitions. */
    @ParameterizedTest
    @CsvSource({
        "120, 20,  60, 0.65, 0.062366, 107.538,  61.530, 157.545",
        " 60, 100, 40, 0.55, 0.048507,  34.860,   1.038,  69.356",
    })
    void score_and_rating_with_their_errors(
            int wins, int draws, int losses, double score, double error, double elo, double low, double high) {
        Tally tally = new Tally(wins, draws, losses);
        assertThat(tally.score()).isCloseTo(score, within(1e-9));
        assertThat(tally.scoreError()).isCloseTo(error, within(1e-6));
        assertThat(tally.elo()).isCloseTo(elo, within(1e-3));
        assertThat(tally.eloLow()).isCloseTo(low, within(1e-3));
        assertThat(tally.eloHigh()).isCloseTo(high, within(1e-3));
    }

    /** Computed by another program that searches the constrained maximum by itself. */
    @ParameterizedTest
    @CsvSource({
        "120, 20,   60,  0, 10, 1.827745",
        " 60, 100,  40,  0, 20, 1.647040",
        "500, 1000, 450, 0, 5,  1.062822",
        "  6, 0,    0,   0, 300, 3.176182",
    })
    void likelihood_ratio_of_two_ratings(int wins, int draws, int losses, double elo0, double elo1, double ratio) {
        assertThat(new Tally(wins, draws, losses).logLikelihoodRatio(elo0, elo1))
                .isCloseTo(ratio, within(1e-4));
    }

    @Test
    void nothing_is_known_before_the_first_game() {
        assertThat(Tally.NONE.score()).isEqualTo(0.5);
        assertThat(Tally.NONE.elo()).isZero();
        assertThat(Tally.NONE.logLikelihoodRatio(0, 10)).isZero();
    }

    @Test
    void counts_wins_draws_and_losses() {
        assertThat(Tally.NONE.plus(1).plus(0.5).plus(0).plus(1)).isEqualTo(new Tally(2, 1, 1));
    }

    @Test
    void the_test_accepts_what_the_results_say_clearly() {
        Sprt sprt = new Sprt(0, 10, 0.05, 0.05);
        assertThat(sprt.upper()).isCloseTo(2.944, within(1e-3));
        assertThat(sprt.lower()).isCloseTo(-2.944, within(1e-3));
        assertThat(sprt.verdict(Tally.NONE)).isEqualTo(Sprt.Verdict.OPEN);
        assertThat(sprt.verdict(new Tally(400, 100, 200))).isEqualTo(Sprt.Verdict.ELO1);
        assertThat(sprt.verdict(new Tally(200, 100, 400))).isEqualTo(Sprt.Verdict.ELO0);
        assertThat(sprt.verdict(new Tally(20, 10, 18))).isEqualTo(Sprt.Verdict.OPEN);
    }

    @Test
    void the_test_refuses_what_is_no_test() {
        assertThatThrownBy(() -> new Sprt(10, 10, 0.05, 0.05)).hasMessageContaining("elo0 is 10.0");
        assertThatThrownBy(() -> new Sprt(0, 10, 0, 0.05)).hasMessageContaining("alpha is 0.0");
        assertThatThrownBy(() -> new Sprt(0, 10, 0.05, 0.7)).hasMessageContaining("beta is 0.7");
    }
}
