package semeia.tablebase;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;
import semeia.tablebase.file.Header;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.RelayBuilder;

/**
 * Rules as far as a database depends on them: who may claim, who wins after resigning, the guard, and an end at 25 are no matter of the seeds that
 * can be forced. So Abapa and Awalé share their files.
 *
 * @param rules the rules by which positions are played
 * @param form how the files lie
 */
record TableRules(Rules rules, Header.Form form) {
    /** What may differ from Abapa in a database of all boards of one lap. */
    private static final Set<String> LAP_KEYS =
            Set.of("slam", "stranded", "majority", "repetition", "resignation", "guard", "direction");

    private static final Set<String> RELAY_KEYS = Set.of("guard", "direction");

    /**
     * What goes for these rules, if there can be a database for them.
     *
     * @param rules any
     */
    static Optional<TableRules> of(Rules rules) {
        if (rules.isLike(RuleBook.ABAPA, LAP_KEYS)) {
            return ofLap(rules);
        }
        if (rules.isLike(RuleBook.ANYWOLI, RELAY_KEYS) && rules.territory().equals(RuleBook.ANYWOLI.territory())) {
            return Optional.of(new TableRules(RuleBook.ANYWOLI, Header.Form.BOUNDS));
        }
        return rules.isLike(RuleBook.BA_AWA, RELAY_KEYS) ? Optional.of(division(rules.territory())) : Optional.empty();
    }

    private static Optional<TableRules> ofLap(Rules rules) {
        String slam = rules.option("slam").orElseThrow();
        String stranded = rules.option("stranded").orElseThrow();
        boolean known = slam.equals("captures-nothing") || slam.equals("forbidden-unless-all-are");
        if (!known || stranded.equals("nobody")) {
            return Optional.empty();
        }
        boolean values = rules.repetition() == Rules.Repetition.SPLIT_EVENLY;
        Rules standard = values ? RuleBook.AWARI : stranded.equals("empty-row") ? RuleBook.AYO : RuleBook.ABAPA;
        return Optional.of(new TableRules(
                standard.with("slam", slam).with("stranded", stranded),
                values ? Header.Form.VALUES : Header.Form.BOUNDS));
    }

    /** Ba-awa on one division, the first player being the starter. */
    static TableRules division(Territory territory) {
        return new TableRules(RuleBook.BA_AWA.on(territory), Header.Form.REACHED);
    }

    /** The name of the rules in files. */
    String id() {
        return rules.id();
    }

    /** The folder of the files, below that of all databases. */
    String folder() {
        return id().replace(':', '.');
    }

    /** What entries say of all boards. */
    Layer.Kind kind() {
        return form == Header.Form.VALUES ? Layer.Kind.VALUES : Layer.Kind.BOUNDS;
    }

    /** The layers of all boards up to a number of seeds. */
    List<Integer> layers(int most) {
        if (isRelay()) {
            return List.of(RelayBuilder.seeds(rules));
        }
        return IntStream.rangeClosed(0, most).boxed().toList();
    }

    /** Whether sowing may have several laps. */
    boolean isRelay() {
        return rules.laps() == Rules.Laps.RELAY;
    }
}
