package semeia.web;

import java.util.List;
import java.util.Map;
import java.util.Set;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/** The games and options that the page has words for in all its languages. All others can be played by their ids. */
final class PageRules {
    private static final int WITH_WORDS = 8;

    /** Of a key that is not here no choice has words; of one with an empty set all have. */
    private static final Map<String, Set<String>> CHOICES = Map.of(
            "slam", Set.of("captures-nothing", "forbidden-unless-all-are"),
            "stranded", Set.of("row-owner", "empty-row", "opponent-of-mover"),
            "majority", Set.of(),
            "repetition", Set.of(),
            "resignation", Set.of(),
            "guard", Set.of(),
            "closing", Set.of("ends-turn", "earns-turn"),
            "last4", Set.of("starter", "taker", "opener", "lot"),
            "last8", Set.of("starter", "taker", "opener", "lot"));

    private PageRules() {}

    /** The presets that the page offers. */
    static List<Rules> presets() {
        return RuleBook.all().subList(0, WITH_WORDS);
    }

    /** The options that the page offers: those of lap and relay games that mean something there. */
    static List<RuleOption> options(Rules rules) {
        boolean relay = rules.laps() == Rules.Laps.RELAY;
        return rules.options().stream()
                .filter(option -> CHOICES.containsKey(option.key())
                        && !(relay && option.key().equals("stranded")))
                .map(PageRules::known)
                .toList();
    }

    private static RuleOption known(RuleOption option) {
        Set<String> known = CHOICES.get(option.key());
        List<String> choices = option.choices().stream()
                .filter(choice -> known.isEmpty() || known.contains(choice) || choice.equals(option.value()))
                .toList();
        return new RuleOption(option.key(), option.value(), option.usual(), choices);
    }
}
