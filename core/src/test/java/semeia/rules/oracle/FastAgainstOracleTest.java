package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.SingleLap;

/** Compares the fast rules with the oracle on random games and random set-ups. */
final class FastAgainstOracleTest {

    private static final int QUICK_MOVES = 100_000;
    private static final int FEW_MOVES = 10_000;

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
        Comparison comparison = Comparison.of(OracleRules.of(id), RuleBook.byId(id), QUICK_MOVES, 1);
        assertThat(comparison.ends()).containsAll(Comparison.endsOf(OracleRules.of(id)));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void fast_rules_play_variants_as_the_oracle_does(String id) {
        Comparison.of(OracleRules.of(id), RuleBook.byId(id), FEW_MOVES, 2);
    }

    /** Every combination of the choices of rule 3, none of which the presets need to have. */
    @ParameterizedTest
    @ValueSource(ints = {200, 8})
    void fast_rules_play_every_single_lap_mixture_as_the_oracle_does(int guard) {
        for (SingleLap.GrandSlam slam : SingleLap.GrandSlam.values()) {
            for (SingleLap.Stranded stranded : SingleLap.Stranded.values()) {
                for (SingleLap.Majority majority : SingleLap.Majority.values()) {
                    for (Rules.Repetition repetition : Rules.Repetition.values()) {
                        compareMixture(slam, stranded, majority, repetition, guard);
                    }
                }
            }
        }
    }

    private static void compareMixture(
            SingleLap.GrandSlam slam,
            SingleLap.Stranded stranded,
            SingleLap.Majority majority,
            Rules.Repetition repetition,
            int guard) {
        OracleRules slow = OracleRules.of("awale")
                .with(OracleRules.GrandSlam.valueOf(slam.name()))
                .with(OracleRules.Stranded.valueOf(stranded.name()))
                .with(OracleRules.Majority.valueOf(majority.name()))
                .with(OracleRules.Repetition.valueOf(repetition.name()))
                .withGuard(guard);
        Rules fast =
                new SingleLap("awale", slam, stranded, majority, repetition, Rules.Resignation.RESIGNER_LOSES, guard);
        Comparison.of(slow, fast, FEW_MOVES / 20, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ba-awa+closing=earns-turn", "ba-awa-3+closing=earns-turn", "anywoli+closing=ends-turn"})
    void fast_rules_change_the_closing_four_as_the_oracle_does(String id) {
        OracleRules slow = OracleRules.of(id.substring(0, id.indexOf('+'))).withClosingFour(id.endsWith("earns-turn"));
        Comparison.of(slow, RuleBook.byId(id), FEW_MOVES, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ba-awa", "ba-awa-3"})
    void fast_rules_divide_the_last_eight_by_any_custom_as_the_oracle_does(String preset) {
        for (OracleRules.LastTo custom : List.of(OracleRules.LastTo.TAKER, OracleRules.LastTo.OPENER)) {
            String id = preset + "+last8=" + custom.name().toLowerCase(Locale.ROOT);
            Comparison.of(OracleRules.of(preset).with(custom), RuleBook.byId(id), FEW_MOVES, 5);
        }
    }
}
