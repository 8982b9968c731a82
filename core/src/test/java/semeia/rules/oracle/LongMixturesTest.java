package semeia.rules.oracle;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A million moves under random legal combinations of all parameters; {@code -Dsemeia.seed=N} plays those of a seed again. */
@Tag("slow")
final class LongMixturesTest {

    @Test
    void fast_rules_play_a_million_moves_of_random_mixtures_as_the_oracle_does() {
        long seed = Long.getLong("semeia.seed", new Random().nextInt(Integer.MAX_VALUE));
        System.out.println("LongMixturesTest plays with -Dsemeia.seed=" + seed);
        Mixtures.compare(1_000_000, seed);
    }
}
