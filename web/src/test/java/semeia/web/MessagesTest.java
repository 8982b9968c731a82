package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Reason;
import semeia.rules.Refusal;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/** The page's words: each one that is asked for is there in every language, and none is there for nothing. */
class MessagesTest {
    private static final Messages MESSAGES = Messages.ofPage();
    private static final Pattern PLACE = Pattern.compile("\\{\\w+(?=(?::\\w+)?\\})|\"#\": \"\\w+\"");
    /** A grammatical form of a game's name, which only some languages need. */
    private static final Pattern FORM = Pattern.compile("game\\.[^.]+\\.(\\w+)");

    /** A form of a message about a player: for the person at the screen, or for the computer. */
    private static final Pattern ABOUT = Pattern.compile("\\.(?:you|machine)$");

    private static final Pattern PLAYER = Pattern.compile("\\{(?:player|opponent)\\}");
    /** What is never about the person at the screen, or reads as well with "You" as with a name. */
    private static final Pattern NOT_ABOUT_YOU = Pattern.compile(
            "setup\\.division\\.share|say\\.(?:thinking|move)|agree\\..+"
                    + "|end\\.(?:wins|by)|match\\.has|people\\.(?:sit|left|back|away\\.name)|left\\..+|offer\\..+|share\\.kept|chat\\..+");

    private static final Pattern ASKED_FORM = Pattern.compile("\\{game:(\\w+)\\}");
    private static final Pattern COUNTED =
            Pattern.compile("\\{ \"#\": \"\\w+\", \"one\": \".+\", \"other\": \".+\" \\}");

    private static final Set<Refusal> SHOWN_OTHERWISE = Set.of(
            Refusal.NO_SUCH_PIT, Refusal.NO_EXTRA_MOVE, Refusal.NO_REPETITION, Refusal.NO_SUCH_PLAYER, Refusal.NO_LOT);

    static Stream<String> parts() {
        return MESSAGES.parts().stream();
    }

    static Stream<String> languages() {
        return MESSAGES.languages().stream();
    }

    static Stream<String> otherLanguages() {
        return MESSAGES.languages().stream().filter(language -> !language.equals("en"));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void has_no_message_that_nobody_asks_for(String part) {
        Set<String> asked = part.equals("page") ? MESSAGES.asked() : MESSAGES.asked(part);
        assertThat(keys("en", part))
                .allMatch(
                        key -> asked.stream()
                                .anyMatch(text -> isAsked(key, text)
                                        || isAsked(ABOUT.matcher(key).replaceFirst(""), text)),
                        "is asked for");
    }

    private static boolean isAsked(String key, String text) {
        return text.equals(key) || (text.endsWith(".") && key.startsWith(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"page", "people", "typed"})
    void has_a_form_for_the_person_at_the_screen_wherever_a_player_is_named(String part) {
        Map<String, String> messages = MESSAGES.of("en", part);
        Set<String> named = new TreeSet<>(messages.keySet());
        named.removeIf(key -> !PLAYER.matcher(messages.get(key)).find()
                || NOT_ABOUT_YOU.matcher(key).matches()
                || ABOUT.matcher(key).find());
        assertThat(named.stream().map(key -> key + ".you")).allMatch(messages::containsKey, "is there");
    }

    @ParameterizedTest
    @MethodSource("parts")
    void has_every_message_that_is_asked_for_by_its_full_name(String part) {
        Set<String> keys = keys("en", "page");
        keys.addAll(keys("en", "play")); // every view but the first page has them too
        keys.addAll(keys("en", part));
        Set<String> families = MESSAGES.parts().stream()
                .flatMap(any -> keys("en", any).stream())
                .map(MessagesTest::family)
                .collect(Collectors.toSet());
        assertThat(MESSAGES.asked(part).stream()
                        .filter(key -> !key.endsWith(".") && key.contains(".") && families.contains(family(key)))
                        .filter(key -> !key.endsWith(".js") && !key.endsWith(".json")))
                .allMatch(keys::contains, "has a message");
    }

    @Test
    void names_every_ruleset_option_reason_and_refusal() {
        Set<String> keys = keys("en", "page");
        keys.addAll(keys("en", "play"));
        for (Rules rules : RuleBook.all()) {
            assertThat(keys).contains("game." + rules.preset(), "line." + rules.preset());
            for (RuleOption option : Picture.options(rules)) {
                String family = option.key().startsWith("last") ? "last" : option.key();
                assertThat(keys).contains("option." + option.key());
                assertThat(option.choices())
                        .allMatch(choice -> choice.contains("…") || keys.contains("option." + family + "." + choice));
            }
        }
        assertThat(Stream.of(Reason.values()).map(reason -> "why." + reason)).allMatch(keys::contains);
        assertThat(Stream.of(RestDivision.values()).map(how -> "how." + how)).allMatch(keys::contains);
        assertThat(Stream.of(Refusal.values())
                        .filter(refusal -> !SHOWN_OTHERWISE.contains(refusal))
                        .map(refusal -> "refusal." + refusal))
                .allMatch(keys::contains);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("otherLanguages")
    void says_the_same_things_in_every_language(String language) {
        assertThat(MESSAGES.parts(language)).isEqualTo(MESSAGES.parts());
        for (String part : MESSAGES.parts()) {
            Set<String> keys = keys(language, part);
            keys.removeIf(key -> FORM.matcher(key).matches() || key.endsWith(".machine"));
            Set<String> english = keys("en", part);
            english.removeIf(key -> key.endsWith(".machine"));
            assertThat(keys).as("%s/%s", language, part).isEqualTo(english);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void has_the_forms_of_every_game_that_its_messages_ask_for(String language) {
        Set<String> games = keys(language, "page").stream()
                .filter(key -> key.startsWith("game.") && !FORM.matcher(key).matches())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> asked = MESSAGES.parts().stream()
                .flatMap(part -> MESSAGES.of(language, part).values().stream())
                .flatMap(message -> ASKED_FORM.matcher(message).results().map(form -> form.group(1)))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> forms = games.stream()
                .flatMap(game -> asked.stream().map(form -> game + "." + form))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> found = keys(language, "page");
        found.removeIf(key -> !FORM.matcher(key).matches());
        assertThat(found).as("forms in %s", language).isEqualTo(forms);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("otherLanguages")
    void leaves_the_same_places_to_fill_in_every_language(String language) {
        for (String part : MESSAGES.parts()) {
            Map<String, String> english = MESSAGES.of("en", part);
            Map<String, String> messages = MESSAGES.of(language, part);
            messages.keySet().retainAll(english.keySet());
            messages.forEach((key, message) -> assertThat(places(message))
                    .as("%s/%s %s", language, part, key)
                    .isEqualTo(places(english.get(key))));
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("otherLanguages")
    void leaves_nothing_in_english(String language) throws Exception {
        Set<String> alike = alike(language);
        Set<String> found = new TreeSet<>();
        for (String part : MESSAGES.parts()) {
            Map<String, String> english = MESSAGES.of("en", part);
            MESSAGES.of(language, part).forEach((key, message) -> {
                if (message.equals(english.get(key))) {
                    found.add(key);
                }
            });
        }
        assertThat(found).as("what %s says as English does", language).isEqualTo(alike);
    }

    /** All parts of the page share one table of words. */
    @Test
    void has_each_key_in_one_part_alone() {
        List<String> keys = MESSAGES.parts().stream()
                .flatMap(part -> keys("en", part).stream())
                .toList();
        assertThat(keys).doesNotHaveDuplicates();
    }

    @Test
    void counts_with_one_form_for_one_and_one_for_more() {
        for (String language : MESSAGES.languages()) {
            for (String part : MESSAGES.parts()) {
                assertThat(MESSAGES.of(language, part).values().stream().filter(message -> message.startsWith("{")))
                        .allMatch(message -> COUNTED.matcher(message).matches());
            }
        }
    }

    /** Keys whose message is rightly the same as in English, such as the names of games. */
    private static Set<String> alike(String language) throws Exception {
        try (InputStream list = MessagesTest.class.getResourceAsStream("alike-" + language + ".txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> places(String message) {
        return PLACE.matcher(message).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String family(String key) {
        return key.substring(0, Math.max(0, key.indexOf('.')));
    }

    private static Set<String> keys(String language, String part) {
        return new TreeSet<>(MESSAGES.of(language, part).keySet());
    }
}
