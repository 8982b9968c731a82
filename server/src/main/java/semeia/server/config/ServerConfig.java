package semeia.server.config;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.TreeMap;
import semeia.server.mail.MailServer;
import semeia.server.store.Database;

/**
 * How a server is set up.
 *
 * @param host the address to listen on
 * @param port 1 to 65535, or 0 for any free one; empty: {@link #DEFAULT_PORT}, or any if that is in use
 * @param database {@code sqlite:FILE} or {@code jdbc:postgresql://…}
 * @param origin the address in people's browsers, such as {@code https://play.example.org}; empty: whatever they call
 * @param thinkers threads that play the computer's moves
 * @param proxies whether a proxy in front of the server gives the addresses of clients
 * @param limits factor applied to the rate limits
 * @param log what is logged: {@code error}, {@code warn}, {@code info}, {@code debug}
 * @param mail who takes letters to people; empty: none are sent. With it there is an origin, to which letters lead
 */
public record ServerConfig(
        String host,
        OptionalInt port,
        String database,
        Optional<String> origin,
        int thinkers,
        boolean proxies,
        double limits,
        String log,
        Optional<MailServer> mail) {
    /** The port that is listened on where none is given. */
    public static final int DEFAULT_PORT = 8017;

    /** What names of settings begin with in the environment. */
    static final String PREFIX = "SEMEIA_";

    private static final List<String> LEVELS = List.of("error", "warn", "info", "debug");
    private static final int MOST_THINKERS = 64;
    private static final double MOST_LIMITS = 100_000;

    /** The default settings. */
    public static ServerConfig defaults() {
        return read(Map.of(), Map.of());
    }

    /** These settings with another database. */
    public ServerConfig withDatabase(String url) {
        return new ServerConfig(host, port, url, origin, thinkers, proxies, limits, log, mail);
    }

    /** These settings listening on another address. */
    public ServerConfig withHost(String address) {
        return new ServerConfig(address, port, database, origin, thinkers, proxies, limits, log, mail);
    }

    /** These settings listening elsewhere. */
    public ServerConfig at(String address, int number) {
        return new ServerConfig(
                address, OptionalInt.of(number), database, origin, thinkers, proxies, limits, log, mail);
    }

    /** These settings with other limits. */
    public ServerConfig withLimits(double factor) {
        return new ServerConfig(host, port, database, origin, thinkers, proxies, factor, log, mail);
    }

    /** The same behind a proxy that gives the addresses of clients. */
    public ServerConfig behindProxy() {
        return new ServerConfig(host, port, database, origin, thinkers, true, limits, log, mail);
    }

    /** These settings with letters to people, which lead to a page at that origin. */
    public ServerConfig withMail(MailServer server, String page) {
        return new ServerConfig(
                host, port, database, Optional.of(page), thinkers, proxies, limits, log, Optional.of(server));
    }

    /**
     * The settings of a file, which the environment overrides.
     *
     * @param environment such as {@link System#getenv()}
     * @param file lines {@code name = value}, if there is a file
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException with every fault, one a line
     */
    public static ServerConfig read(Map<String, String> environment, Optional<Path> file) throws IOException {
        Map<String, String> values = new TreeMap<>();
        if (file.isPresent()) {
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(file.get())) {
                properties.load(reader);
            }
            properties.forEach((name, value) ->
                    values.put(name.toString(), value.toString().strip()));
        }
        return read(environment, values);
    }

    private static ServerConfig read(Map<String, String> environment, Map<String, String> file) {
        return new ServerConfigReader(environment, file).read();
    }

    /** Every setting and its value, secrets left out, one a line. */
    public List<String> summary() {
        Map<String, String> shown = new LinkedHashMap<>();
        shown.put("host", host);
        shown.put("port", port.isPresent() ? Integer.toString(port.getAsInt()) : DEFAULT_PORT + " (or any)");
        shown.put("database", Database.shown(database));
        shown.put("origin", origin.orElse("(any)"));
        shown.put("thinkers", Integer.toString(thinkers));
        shown.put("proxies", Boolean.toString(proxies));
        shown.put("limits", Double.toString(limits));
        shown.put("log", log);
        shown.put("mail", mail.map(MailServer::shown).orElse("(none)"));
        List<String> lines = new ArrayList<>();
        shown.forEach((name, value) -> lines.add(String.format(Locale.ROOT, "%-9s %s", name, value)));
        return lines;
    }

    static List<String> levels() {
        return LEVELS;
    }

    static int mostThinkers() {
        return MOST_THINKERS;
    }

    static double mostLimits() {
        return MOST_LIMITS;
    }
}
