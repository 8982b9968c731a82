package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's modules fit together: what one takes from another, the other gives. */
class ModulesTest {
    private static final Path PAGE = Messages.ofPage().page();
    /** Compiled from Java. */
    private static final Path RULES = PAGE.resolve("rules");

    private static final Pattern IMPORT = Pattern.compile("import \\{([^}]*)\\} from '([^']+)'");
    private static final Pattern EXPORT = Pattern.compile(
            "^export (?:async )?(?:function\\*?|const|let|class) (\\w+)|^export \\{([^}]*)\\}", Pattern.MULTILINE);

    @Test
    void each_module_gives_what_others_take_from_it() throws Exception {
        Set<String> missing = new TreeSet<>();
        for (Path script : scripts()) {
            IMPORT.matcher(Files.readString(script)).results().forEach(found -> {
                Path other = script.resolveSibling(found.group(2)).normalize();
                Set<String> taken = names(found.group(1));
                if (!other.startsWith(RULES)) {
                    taken.removeAll(exports(other));
                    taken.forEach(name -> missing.add(PAGE.relativize(script) + ": " + name + " of " + found.group(2)));
                }
            });
        }
        assertThat(missing).isEmpty();
    }

    private static Set<String> exports(Path script) {
        try {
            Set<String> names = new TreeSet<>();
            EXPORT.matcher(Files.readString(script))
                    .results()
                    .forEach(found -> names.addAll(names(found.group(1) == null ? found.group(2) : found.group(1))));
            return names;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static Set<String> names(String list) {
        return Arrays.stream(list.split(",", -1))
                .map(name -> name.strip().replaceAll(" as .*", ""))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> !file.startsWith(RULES))
                    .toList();
        }
    }
}
