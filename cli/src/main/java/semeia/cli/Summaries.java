package semeia.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import semeia.rules.Rules;

/** One plain line about each ruleset, read from {@code rulesets.properties}. */
final class Summaries {
    private final Properties lines = new Properties();

    private Summaries() {}

    static Summaries load() throws IOException {
        Summaries summaries = new Summaries();
        try (Reader text = new InputStreamReader(
                Summaries.class.getResourceAsStream("rulesets.properties"), StandardCharsets.UTF_8)) {
            summaries.lines.load(text);
        }
        return summaries;
    }

    /** The line about the preset that the rules are or come from. */
    String of(Rules rules) {
        return lines.getProperty(rules.preset());
    }
}
