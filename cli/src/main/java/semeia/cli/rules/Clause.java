package semeia.cli.rules;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One clause of the rules: a section, or a numbered part of one.
 *
 * @param number as the pages cite it, such as {@code 3} or {@code 3.2}; empty for a section that nobody cites
 * @param title its first words
 * @param text what it says, Markdown, in lines as they are kept
 */
record Clause(String number, String title, String text) {
    private static final Pattern SECTION = Pattern.compile("##? (?:(\\d+) )?(.*)");
    private static final Pattern PART = Pattern.compile("\\*\\*(\\d+\\.\\d+) (.*?)\\.?\\*\\* ?(.*)");

    /** The clauses of a page, in order; together they hold all of its text. */
    static List<Clause> all(String markdown) {
        List<Clause> clauses = new ArrayList<>();
        for (String line : markdown.lines().toList()) {
            Matcher section = SECTION.matcher(line);
            Matcher part = PART.matcher(line);
            if (section.matches()) {
                clauses.add(new Clause(section.group(1) == null ? "" : section.group(1), section.group(2), ""));
            } else if (part.matches()) {
                clauses.add(new Clause(part.group(1), part.group(2), part.group(3)));
            } else {
                int last = clauses.size() - 1;
                clauses.set(last, clauses.get(last).with(line));
            }
        }
        return clauses.stream()
                .map(clause -> new Clause(clause.number, clause.title, clause.text.strip()))
                .toList();
    }

    private Clause with(String line) {
        return new Clause(number, title, text + "\n" + line);
    }

    /** Writes the clause as the fields of one object. */
    void writeJson(JsonGenerator json) throws IOException {
        json.writeStringField("clause", number);
        json.writeStringField("title", title);
        json.writeStringField("text", text);
    }
}
