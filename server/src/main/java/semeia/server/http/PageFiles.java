package semeia.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The list of the page's files with the tag of each, as the script that the page's service worker begins with. It is made from the files
 * themselves, so that it cannot say anything else than what the server gives; any change of a file changes the version.
 */
final class PageFiles {
    /** The name under which the list is served. */
    static final String NAME = "files.js";

    private static final String INDEX = "index.html";
    /** The worker must not keep itself: a browser looks for a newer one at the server. */
    private static final Predicate<String> KEPT =
            name -> !name.equals("sw.js") && !name.equals(NAME) && !name.endsWith(".txt");

    private PageFiles() {}

    /** The list as a file of the page. */
    static Asset list() {
        Map<String, String> tags = new TreeMap<>();
        for (String name : names()) {
            Asset.load(name).ifPresent(asset -> tags.put(name, asset.digest()));
        }
        String files = tags.entrySet().stream()
                .map(file -> '"' + file.getKey() + "\":\"" + file.getValue() + '"')
                .collect(Collectors.joining(",", "{", "}"));
        String version = Asset.digest(files.getBytes(StandardCharsets.UTF_8));
        String script = "self.PAGE = {\"version\":\"" + version + "\",\"files\":" + files + "};\n";
        return Asset.of("js", script.getBytes(StandardCharsets.UTF_8));
    }

    /** The names of all files that lie beside the page's first one, wherever on the class path that is. */
    private static SortedSet<String> names() {
        try {
            SortedSet<String> names = new TreeSet<>();
            for (URL index :
                    Collections.list(PageFiles.class.getClassLoader().getResources(Asset.ROOT.substring(1) + INDEX))) {
                names.addAll("jar".equals(index.getProtocol()) ? inJar(index) : inFolder(index));
            }
            names.removeIf(KEPT.negate());
            return names;
        } catch (IOException | URISyntaxException damaged) {
            throw new IllegalStateException("the files of the page cannot be listed: " + damaged, damaged);
        }
    }

    private static SortedSet<String> inFolder(URL index) throws URISyntaxException {
        URI place = index.toURI();
        Path root = Path.of(place).getParent();
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private static SortedSet<String> inJar(URL index) throws IOException {
        String root = Asset.ROOT.substring(1);
        JarURLConnection connection = (JarURLConnection) index.openConnection();
        return connection.getJarFile().stream()
                .filter(entry -> !entry.isDirectory() && entry.getName().startsWith(root))
                .map(entry -> entry.getName().substring(root.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
