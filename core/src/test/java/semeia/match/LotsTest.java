package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LotsTest {
    @Test
    void numbers_are_those_published_for_split_mix_64() {
        Lots lots = new Lots(1234567);
        String[] published = {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        };
        for (int i = 0; i < published.length; i++) {
            assertThat(Long.toUnsignedString(lots.number(i))).isEqualTo(published[i]);
        }
    }

    @Test
    void each_game_has_a_number_for_the_starter_and_one_for_the_last_seeds() {
        Lots lots = new Lots(1234567);
        assertThat(lots.starter(1, 2)).isEqualTo((int) (lots.number(2) >>> 33) % 2);
        assertThat(lots.lastSeeds(1, 3)).isEqualTo((int) (lots.number(3) >>> 33) % 3);
    }

    @Test
    void the_same_seed_draws_the_same() {
        for (int game = 0; game < 100; game++) {
            assertThat(new Lots(-9).starter(game, 3)).isEqualTo(new Lots(-9).starter(game, 3));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7})
    void every_choice_is_as_likely(int choices) {
        int[] drawn = new int[choices];
        int lots = 30_000;
        for (int i = 0; i < lots; i++) {
            drawn[new Lots(i * 31L).starter(i % 50, choices)]++;
        }
        for (int count : drawn) {
            assertThat(count).isBetween(lots / choices - 400, lots / choices + 400);
        }
    }

    @Test
    void draws_fairly_where_most_numbers_must_be_thrown_away() {
        int choices = (1 << 30) + 1;
        for (int i = 0; i < 1000; i++) {
            assertThat(new Lots(i).starter(0, choices)).isBetween(0, choices - 1);
        }
    }
}
