package semeia.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of the page as they lie in its folder: for each language a file for each part, one message a line. */
record Messages(Path page) {
    private static final Pattern LINE = Pattern.compile("^  \"([^\"]+)\": (.*?),?$", Pattern.MULTILINE);
    /** A text that reads like a key, or the beginning of one before {@code ${…}}. */
    private static final Pattern ASKED = Pattern.compile("['`]([a-z]+(?:[.-][A-Za-z0-9-]+)*\\.?)(?:['`]|\\$\\{)");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    static Messages ofPage() {
        try {
            Path index = Path.of(
                    Messages.class.getResource("/semeia/page/index.html").toURI());
            return new Messages(index.getParent());
        } catch (URISyntaxException problem) {
            throw new IllegalStateException(problem);
        }
    }

    Set<String> languages() {
        return names(page.resolve("messages"));
    }

    /** The parts of the page in English: {@code page} for what every page says, the others named as their folders. */
    Set<String> parts() {
        return parts("en");
    }

    Set<String> parts(String language) {
        return names(page.resolve("messages").resolve(language)).stream()
                .map(name -> name.replace(".json", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The messages of a part, each as it is written. */
    Map<String, String> of(String language, String part) {
        Map<String, String> messages = new TreeMap<>();
        LINE.matcher(read(page.resolve("messages").resolve(language).resolve(part + ".json")))
                .results()
                .forEach(line -> messages.put(line.group(1), line.group(2)));
        return messages;
    }

    /** What the scripts of a part ask for, each either a whole key or the beginning of one with a full stop at its end. */
    Set<String> asked(String part) {
        return scripts(script -> part(script).equals(part)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What any script asks for. */
    Set<String> asked() {
        return scripts(script -> true).collect(Collectors.toCollection(TreeSet::new));
    }

    private String part(Path script) {
        String folder = page.relativize(script).getName(0).toString();
        return parts().contains(folder) ? folder : "page";
    }

    private Stream<String> scripts(Predicate<Path> which) {
        try (Stream<Path> files = Files.walk(page)) {
            Set<String> asked = new TreeSet<>();
            files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> !file.getParent().equals(page.resolve("rules")))
                    .filter(which)
                    .forEach(file -> ASKED.matcher(COMMENT.matcher(read(file)).replaceAll(""))
                            .results()
                            .forEach(found -> asked.add(found.group(1))));
            return asked.stream();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static Set<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
