package semeia.cli.words;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * What is known of a game beside its rules: a line of {@code games.tsv}.
 *
 * @param name the name in English
 * @param people who plays it
 * @param place where
 * @param introduction one plain sentence
 * @param source where the rules come from
 * @param certainty {@code A}, {@code B} or {@code C}: a full description agreed by a second source, one clear source, a reconstruction
 * @param ours what is our own decision; empty if nothing but what holds in all games
 * @param doubt what the sources leave open; empty if nothing
 */
public record GameFacts(
        String name,
        String people,
        String place,
        String introduction,
        String source,
        String certainty,
        String ours,
        String doubt) {
    private static final int FIELDS = 9;

    /** The facts of each game in the file, by the preset's id. */
    public static Map<String, GameFacts> load() throws IOException {
        Map<String, GameFacts> facts = new LinkedHashMap<>();
        try (InputStream text = RuleBook.class.getResourceAsStream("games.tsv")) {
            new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split("\t", FIELDS))
                    .forEach(f -> facts.put(f[0], new GameFacts(f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8])));
        }
        return facts;
    }

    /** The facts of the preset that the rules are or come from; empty if it has a page of its own, or is a bare family. */
    public static Optional<GameFacts> of(Rules rules) throws IOException {
        return Optional.ofNullable(load().get(rules.preset()));
    }
}
