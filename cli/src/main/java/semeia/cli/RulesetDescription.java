package semeia.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/**
 * One ruleset as the terminal tells of it.
 *
 * @param rules the ruleset, its options set
 * @param summary one plain line about it
 */
record RulesetDescription(Rules rules, String summary) {
    /** The ruleset in one line of a list. */
    String line() {
        return "%-14s%s".formatted(rules.id(), summary);
    }

    /** The ruleset and its options, an option a line. */
    String page() {
        StringBuilder page = new StringBuilder();
        page.append(rules.id()).append('\n').append(summary).append("\n\n");
        page.append("%d pits, %d seeds, %d players\n"
                .formatted(
                        rules.territory().pits(),
                        rules.seeds(),
                        rules.territory().players()));
        page.append("\nOptions (write them after the id, as in %s+guard=off):\n".formatted(rules.preset()));
        for (RuleOption option : RuleOption.of(rules)) {
            page.append("  %-13s%-30s%s\n".formatted(option.key(), setting(option), alternatives(option)));
        }
        return page.toString();
    }

    /** Writes the ruleset as the fields of one object. */
    void writeJson(JsonGenerator json) throws IOException {
        json.writeStringField("id", rules.id());
        json.writeStringField("summary", summary);
        json.writeNumberField("pits", rules.territory().pits());
        json.writeNumberField("seeds", rules.seeds());
        json.writeNumberField("players", rules.territory().players());
        json.writeArrayFieldStart("options");
        for (RuleOption option : RuleOption.of(rules)) {
            writeJson(json, option);
        }
        json.writeEndArray();
    }

    private static void writeJson(JsonGenerator json, RuleOption option) throws IOException {
        json.writeStartObject();
        json.writeStringField("key", option.key());
        json.writeStringField("value", option.value());
        json.writeStringField("usual", option.usual());
        json.writeArrayFieldStart("choices");
        for (String choice : option.choices()) {
            json.writeString(choice);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static String setting(RuleOption option) {
        return option.value().equals(option.usual())
                ? option.value()
                : option.value() + " (usually " + option.usual() + ")";
    }

    private static String alternatives(RuleOption option) {
        List<String> others = option.choices().stream()
                .filter(choice -> !choice.equals(option.value()))
                .toList();
        return others.isEmpty() ? "" : "or " + String.join(", ", others);
    }
}
