package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.rules.RuleBook;

/**
 * A million moves of each of the first presets, 100,000 of each other and of each variant, other ones in every run. The seed is printed and is part of what fails;
 * {@code -Dsemeia.seed=N} plays the moves of a seed again. Each family has a class of its own, so that two processes share them.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class LongComparison {

    private static final int MILLION = 1_000_000;
    private static final int MANY_MOVES = 100_000;
    private static final List<String> FIRST_PRESETS = OracleRules.PRESETS.subList(0, 8);

    private final long seed = Long.getLong("semeia.seed", new Random().nextInt(Integer.MAX_VALUE));

    LongComparison() {
        System.out.println(getClass().getSimpleName() + " plays with -Dsemeia.seed=" + seed);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void fast_rules_play_many_moves_as_the_oracle_does(String id) {
        OracleRules slow = OracleRules.of(id);
        int moves = FIRST_PRESETS.contains(id) ? MILLION : MANY_MOVES;
        Comparison comparison = compare(id, moves);
        assertThat(comparison.moves()).isGreaterThanOrEqualTo(moves);
        assertThat(comparison.ends()).as("ends with seed " + seed).containsAll(Comparison.endsOf(slow));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void fast_rules_play_many_moves_of_variants_as_the_oracle_does(String id) {
        compare(id, MANY_MOVES);
    }

    private Comparison compare(String id, int moves) {
        try {
            return Comparison.of(OracleRules.of(id), RuleBook.byId(id), moves, seed);
        } catch (RuntimeException broken) {
            throw new AssertionError("with seed " + seed, broken);
        }
    }
}
