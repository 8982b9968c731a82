package semeia.cli.rules;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.TextWrap;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/**
 * One ruleset as the terminal describes it.
 *
 * @param rules the ruleset, its options set
 * @param summary one plain line about it
 */
record RulesetDescription(Rules rules, String summary) {
    private static final int NAMES = 14;

    /** The ruleset in a list: what it is, and what differs from the defaults of its family. */
    String entry(Paint paint) {
        String options = rules.definition().differences().stream()
                .map(option -> option.key() + "=" + option.value())
                .collect(Collectors.joining(" "));
        StringBuilder entry = new StringBuilder();
        entry.append(paint.bold(rules.id()))
                .append(" ".repeat(Math.max(1, NAMES - rules.id().length())));
        List<String> about = TextWrap.wrap(summary, TextWrap.WIDTH - NAMES);
        entry.append(about.get(0)).append('\n');
        for (String line : about.subList(1, about.size())) {
            entry.append(" ".repeat(NAMES)).append(line).append('\n');
        }
        for (String line : options.isEmpty() ? List.<String>of() : TextWrap.wrap(options, TextWrap.WIDTH - NAMES)) {
            entry.append(" ".repeat(NAMES)).append(paint.faint(line)).append('\n');
        }
        return entry.toString();
    }

    /** How the options of the ruleset stand and what else they can be, an option a line. */
    String options(Paint paint) {
        StringBuilder page = new StringBuilder();
        page.append(paint.bold("Options"))
                .append("\n  Write them after the id, as in %s+guard=off.\n\n".formatted(rules.preset()));
        for (RuleOption option : RuleOption.of(rules)) {
            List<String> lines = TextWrap.wrap(setting(option) + alternatives(option), TextWrap.WIDTH - NAMES);
            page.append("  %-12s".formatted(option.key())).append(lines.get(0)).append('\n');
            for (String line : lines.subList(1, lines.size())) {
                page.append(" ".repeat(NAMES)).append(line).append('\n');
            }
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
                : option.value() + " (default " + option.usual() + ")";
    }

    private static String alternatives(RuleOption option) {
        List<String> others = option.choices().stream()
                .filter(choice -> !choice.equals(option.value()))
                .toList();
        return others.isEmpty() ? "" : "; or " + String.join(", ", others);
    }
}
