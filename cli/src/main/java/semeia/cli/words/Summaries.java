package semeia.cli.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import semeia.rules.Rules;

/** One plain line about each ruleset, read from {@code rulesets.properties}. */
public final class Summaries {
    private final Properties lines = new Properties();

    private Summaries() {}

    public static Summaries load() throws IOException {
        Summaries summaries = new Summaries();
        try (Reader text = new InputStreamReader(
                Summaries.class.getResourceAsStream("rulesets.properties"), StandardCharsets.UTF_8)) {
            summaries.lines.load(text);
        }
        return summaries;
    }

    /** The line about the preset that the rules are or come from. */
    public String of(Rules rules) {
        return lines.getProperty(rules.preset());
    }
}
