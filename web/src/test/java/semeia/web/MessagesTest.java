package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import semeia.rules.Reason;
import semeia.rules.Refusal;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/** The page's words: each one that is asked for is there, and none is there for nothing. */
class MessagesTest {
    private static final Pattern KEY = Pattern.compile("^  \"([^\"]+)\":", Pattern.MULTILINE);
    /** {@code t('key'} or the beginning of {@code t(`key.${…}`}, also between the two sides of a choice. */
    private static final Pattern ASKED = Pattern.compile("['`]([a-z]+(?:[.-][A-Za-z0-9-]+)*\\.?)(?:['`]|\\$\\{)");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    private static final Set<Refusal> SHOWN_OTHERWISE = Set.of(
            Refusal.NO_SUCH_PIT, Refusal.NO_EXTRA_MOVE, Refusal.NO_REPETITION, Refusal.NO_SUCH_PLAYER, Refusal.NO_LOT);

    @Test
    void has_no_message_that_nobody_asks_for() throws Exception {
        Set<String> asked = asked();
        assertThat(keys())
                .allMatch(
                        key -> asked.stream()
                                .anyMatch(part -> part.equals(key) || (part.endsWith(".") && key.startsWith(part))),
                        "is asked for");
    }

    @Test
    void has_every_message_that_is_asked_for_by_its_full_name() throws Exception {
        Set<String> keys = keys();
        Set<String> families = new TreeSet<>();
        keys.forEach(key -> families.add(key.substring(0, Math.max(0, key.indexOf('.')))));
        assertThat(asked().stream()
                        .filter(key -> !key.endsWith(".")
                                && key.contains(".")
                                && families.contains(key.substring(0, key.indexOf('.')))))
                .allMatch(keys::contains, "has a message");
    }

    @Test
    void names_every_ruleset_option_reason_and_refusal() throws Exception {
        Set<String> keys = keys();
        for (Rules rules : RuleBook.all()) {
            assertThat(keys).contains("game." + rules.preset(), "line." + rules.preset());
            for (RuleOption option : RuleOption.of(rules)) {
                String family = option.key().startsWith("last") ? "last" : option.key();
                assertThat(keys).contains("option." + option.key());
                assertThat(option.choices())
                        .allMatch(choice -> choice.contains("…") || keys.contains("option." + family + "." + choice));
            }
        }
        assertThat(Stream.of(Reason.values()).map(reason -> "why." + reason)).allMatch(keys::contains);
        assertThat(Stream.of(Division.values()).map(how -> "how." + how)).allMatch(keys::contains);
        assertThat(Stream.of(Refusal.values())
                        .filter(refusal -> !SHOWN_OTHERWISE.contains(refusal))
                        .map(refusal -> "refusal." + refusal))
                .allMatch(keys::contains);
    }

    private static Set<String> keys() throws Exception {
        return find(KEY, Files.readString(page().resolve("messages/en.json")));
    }

    private static Set<String> asked() throws Exception {
        Set<String> asked = new TreeSet<>();
        for (Path script : scripts()) {
            asked.addAll(find(ASKED, COMMENT.matcher(Files.readString(script)).replaceAll("")));
        }
        return asked;
    }

    private static List<Path> scripts() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(page())) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> !file.getParent().endsWith("rules"))
                    .toList();
        }
    }

    private static Set<String> find(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .forEach(found::add);
        return found;
    }

    private static Path page() throws URISyntaxException {
        return Path.of(MessagesTest.class.getResource("/semeia/page/index.html").toURI())
                .getParent();
    }
}
