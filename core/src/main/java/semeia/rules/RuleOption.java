package semeia.rules;

import java.util.List;

/**
 * One option of some rules, as it stands.
 *
 * @param key its name in an id, such as {@code last4}
 * @param value how it is set
 * @param usual how the preset sets it
 * @param choices what it may be; for a number the range in words
 */
public record RuleOption(String key, String value, String usual, List<String> choices) {
    /** Copies the list. */
    public RuleOption {
        choices = List.copyOf(choices);
    }

    /** The options of the rules, in the order in which an id gives them. */
    public static List<RuleOption> of(Rules rules) {
        return rules.options();
    }
}
