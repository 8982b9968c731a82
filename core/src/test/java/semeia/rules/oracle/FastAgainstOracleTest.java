package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Compares the fast rules with the oracle on random games and random set-ups. */
final class FastAgainstOracleTest {

    private static final int QUICK_MOVES = 100_000;
    private static final int FEW_MOVES = 10_000;

    /** The presets that are played longest in every run; the others are with the long comparisons. */
    private static final List<String> FIRST_PRESETS = OracleRules.PRESETS.subList(0, 8);

    static Stream<String> presets() {
        return OracleRules.PRESETS.stream();
    }

    /** Options and divisions that a user may choose, written after the id. */
    static Stream<String> variants() {
        List<String> variants = new ArrayList<>(List.of(
                "abapa+guard=off",
                "ayo+guard=9",
                "awale+guard=7",
                "awale-points+guard=5",
                "awari+guard=6",
                "ba-awa+guard=off",
                "ba-awa-3+guard=3",
                "anywoli+guard=off",
                "anywoli+last4=taker",
                "anywoli+last4=opener",
                "anywoli+last4=lot+guard=50"));
        for (int south = 1; south < 12; south++) {
            variants.add("ba-awa:" + south);
        }
        return variants.stream();
    }

    /** The oracle is proven by the cases, so fast rules that agree with it all along are proven too. */
    @ParameterizedTest
    @MethodSource({"semeia.rules.oracle.OracleTest#edges", "semeia.rules.oracle.OracleTest#games"})
    void fast_rules_play_every_case_as_the_oracle_does(OracleTest.Case line) {
        OracleRules slow = OracleRules.of(line.text("rules"));
        Rules fast = RuleBook.byId(line.text("rules"));
        String start = OracleText.write(slow.start(slow.own(), 0));
        Pair pair = Pair.from(
                slow, fast, line.fields().getOrDefault("position", start).toString());
        for (String move : line.moves()) {
            pair.play(OracleText.move(slow, move));
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void fast_rules_play_as_the_oracle_does(String id) {
        boolean first = FIRST_PRESETS.contains(id);
        Comparison comparison = compare(id, first ? QUICK_MOVES : FEW_MOVES / 2, 1);
        if (first) {
            assertThat(comparison.ends()).containsAll(Comparison.endsOf(OracleRules.of(id)));
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void fast_rules_play_variants_as_the_oracle_does(String id) {
        compare(id, FEW_MOVES, 2);
    }

    /** Every combination of the choices that the first five presets differ in, none of which the presets need to have. */
    @ParameterizedTest
    @ValueSource(ints = {200, 8})
    void fast_rules_play_every_single_lap_mixture_as_the_oracle_does(int guard) {
        for (String slam : List.of("captures-nothing", "forbidden-unless-all-are")) {
            for (String stranded : List.of("row-owner", "empty-row", "opponent-of-mover")) {
                for (String majority : List.of("plays-on", "wins-at-once", "ends-and-both-collect")) {
                    for (Rules.Repetition repetition : Rules.Repetition.values()) {
                        String word = repetition.name().toLowerCase(Locale.ROOT).replace('_', '-');
                        String id = "awale+slam=" + slam + "+stranded=" + stranded + "+majority=" + majority
                                + "+repetition=" + word + "+guard=" + guard;
                        compare(id, FEW_MOVES / 20, 3);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ba-awa+closing=earns-turn",
                "ba-awa-3+closing=earns-turn",
                "anywoli+closing=ends-turn",
                "ba-awa+last8=taker",
                "ba-awa+last8=opener",
                "ba-awa-3+last8=taker",
                "ba-awa-3+last8=opener"
            })
    void fast_rules_play_by_other_customs_as_the_oracle_does(String id) {
        compare(id, FEW_MOVES, 4);
    }

    /** Random combinations of all parameters that go together; other ones at every run, and the seed is in the message. */
    @Test
    void fast_rules_play_random_mixtures_as_the_oracle_does() {
        Mixtures.compare(3 * FEW_MOVES, System.nanoTime());
    }

    private static Comparison compare(String id, int moves, long seed) {
        return Comparison.of(OracleRules.of(id), RuleBook.byId(id), moves, seed);
    }
}
