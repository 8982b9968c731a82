package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import semeia.rules.RuleBook;

/** What the first page says before the rules are loaded, and what it loads before anything else. */
class FirstPageTest {
    private static final Path PAGE = Messages.ofPage().page();
    private static final Pattern GAME =
            Pattern.compile("\\{ preset: '([\\w-]+)', family: '(\\w+)', players: (\\d), pits: (\\d+), seeds: (\\d+) }");
    private static final Pattern IMPORT = Pattern.compile("^(?:import|export) [^;]*?'(\\.[^']+)';$", Pattern.MULTILINE);
    private static final Pattern PRELOAD = Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"");

    @Test
    void names_the_games_of_the_rule_book_with_their_boards() throws IOException {
        List<String> told = GAME.matcher(read(PAGE.resolve("games.js")))
                .results()
                .map(game -> String.join(" ", game.group(1), game.group(3), game.group(4), game.group(5)))
                .toList();
        assertThat(told)
                .containsExactlyElementsOf(PageRules.presets().stream()
                        .map(rules -> String.join(
                                " ",
                                rules.preset(),
                                String.valueOf(rules.territory().players()),
                                String.valueOf(rules.territory().pits()),
                                String.valueOf(rules.seeds())))
                        .toList());
    }

    @Test
    void says_how_many_games_there_are_in_all() throws IOException {
        assertThat(read(PAGE.resolve("games.js")))
                .contains("export const ALL_GAMES = " + RuleBook.all().size() + ";");
    }

    @Test
    void loads_at_once_every_script_that_the_first_page_needs_and_no_other() throws IOException {
        Set<String> needed = new TreeSet<>();
        Deque<Path> open = new ArrayDeque<>(List.of(PAGE.resolve("app.js"), PAGE.resolve("views/home.js")));
        while (!open.isEmpty()) {
            Path script = open.remove();
            if (needed.add(PAGE.relativize(script).toString().replace('\\', '/'))) {
                IMPORT.matcher(read(script))
                        .results()
                        .map(found -> script.resolveSibling(found.group(1)).normalize())
                        .forEach(open::add);
            }
        }
        assertThat(PRELOAD.matcher(read(PAGE.resolve("index.html"))).results().map(FirstPageTest::first))
                .containsExactlyInAnyOrderElementsOf(needed);
    }

    private static String first(MatchResult found) {
        return found.group(1);
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file);
    }
}
