package semeia.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table of the page: a line of names, then a line for each row, all with tabs between their fields. */
final class Lines {
    private Lines() {}

    /** The rows, each by the names of its columns. */
    static List<Map<String, String>> of(String table) {
        List<String> lines = read(table);
        String[] names = lines.get(0).split("\t", -1);
        return lines.stream().skip(1).map(line -> row(names, line)).toList();
    }

    private static Map<String, String> row(String[] names, String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != names.length) {
            throw new IllegalArgumentException(
                    "\"" + line + "\" has " + fields.length + " fields, expected " + names.length);
        }
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            row.put(names[i], fields[i]);
        }
        return row;
    }

    private static List<String> read(String table) {
        try {
            return Files.readAllLines(Messages.ofPage().page().resolve("learn").resolve(table));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
