package semeia.cli.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import semeia.rules.Rules;

/** One plain line about each ruleset, read from {@code rulesets.properties} and {@code games.tsv}. */
public final class Summaries {
    private final Properties lines = new Properties();
    private final Map<String, GameFacts> facts;

    private Summaries(Map<String, GameFacts> facts) {
        this.facts = facts;
    }

    public static Summaries load() throws IOException {
        Summaries summaries = new Summaries(GameFacts.load());
        try (Reader text = new InputStreamReader(
                Summaries.class.getResourceAsStream("rulesets.properties"), StandardCharsets.UTF_8)) {
            summaries.lines.load(text);
        }
        return summaries;
    }

    /** The line about the preset that the rules are or come from. */
    public String of(Rules rules) {
        GameFacts game = facts.get(rules.preset());
        String fallback = game == null ? "A game of one's own" : game.name() + ": " + game.introduction();
        return lines.getProperty(rules.preset(), fallback);
    }
}
