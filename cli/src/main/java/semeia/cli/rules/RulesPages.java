package semeia.cli.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import semeia.rules.Rules;

/** The pages of {@code docs/rules}, which the build puts beside this class. */
final class RulesPages {
    private RulesPages() {}

    /** The page of the preset that the rules are or come from, as Markdown. */
    static String of(Rules rules) throws IOException {
        return read(rules.preset());
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
