package semeia.cli.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import semeia.cli.words.GameFacts;
import semeia.rules.Rules;

/** The pages of {@code docs/rules}, which the build puts beside this class. */
final class RulesPages {
    private RulesPages() {}

    /** The page of the preset that the rules are or come from, as Markdown; one made of the parameters where none is written. */
    static String of(Rules rules) throws IOException {
        boolean isWritten = RulesPages.class.getResource(rules.preset() + ".md") != null;
        return isWritten ? read(rules.preset()) : GamePage.of(rules, GameFacts.of(rules));
    }

    /** All rules, clause by clause, as Markdown. */
    static String clauses() throws IOException {
        return read("README");
    }

    private static String read(String name) throws IOException {
        try (InputStream text = RulesPages.class.getResourceAsStream(name + ".md")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
