package semeia.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The case files that core's tests keep; {@code README.md} beside them describes their contents. */
public final class Cases {
    private static final Path FOLDER = Path.of("..", "core", "src", "test", "resources", "cases");

    private Cases() {}

    /** The lines of one file. */
    public static List<String> lines(String file) {
        try {
            return Files.readAllLines(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of the files of games and edge cases. */
    public static List<String> games() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jsonl"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a field, a string or an array, in a line without blanks between its parts; empty text if there is none. */
    public static String field(String line, String name) {
        String value = name.equals("positions") ? "\\[(?:.*})?]" : "\"[^\"]*\"|\\[[^\\]]*\\]";
        Matcher field = Pattern.compile("\"" + name + "\":(" + value + ")").matcher(line);
        return field.find() ? field.group(1) : "";
    }
}
