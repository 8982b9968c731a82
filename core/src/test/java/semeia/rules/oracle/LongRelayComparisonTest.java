package semeia.rules.oracle;

import java.util.stream.Stream;

/** Compares the relay games at length. */
final class LongRelayComparisonTest extends LongComparison {

    static Stream<String> presets() {
        return FastAgainstOracleTest.presets().filter(id -> OracleRules.of(id).relay());
    }

    static Stream<String> variants() {
        return FastAgainstOracleTest.variants().filter(id -> OracleRules.of(id).relay());
    }
}
