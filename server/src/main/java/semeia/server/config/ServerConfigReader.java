package semeia.server.config;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import semeia.server.SemeiaServer;
import semeia.server.mail.MailServer;
import semeia.server.store.Database;
import semeia.tablebase.Tablebases;

/** Reads settings and finds every fault in them. */
final class ServerConfigReader {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final int MOST_PORT = 65_535;
    private static final Set<String> NAMES = new TreeSet<>(
            Set.of("host", "port", "database", "origin", "thinkers", "proxies", "limits", "log", "mail", "sender"));

    private final Map<String, String> environment;
    private final Map<String, String> file;
    private final List<String> faults = new ArrayList<>();

    ServerConfigReader(Map<String, String> environment, Map<String, String> file) {
        this.environment = environment;
        this.file = file;
    }

    ServerConfig read() {
        checkNames();
        int cores = Runtime.getRuntime().availableProcessors();
        ServerConfig settings = new ServerConfig(
                text("host", SemeiaServer.LOOPBACK),
                port(),
                database(),
                origin(),
                (int) number("thinkers", Math.max(1, cores - 1), 1, ServerConfig.mostThinkers()),
                truth("proxies"),
                number("limits", 1, 0.01, ServerConfig.mostLimits()),
                one("log", "warn", ServerConfig.levels()),
                mail());
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", faults));
        }
        return settings;
    }

    private OptionalInt port() {
        int port = (int) number("port", ServerConfig.DEFAULT_PORT, 0, MOST_PORT);
        return given("port").isPresent() ? OptionalInt.of(port) : OptionalInt.empty();
    }

    private void checkNames() {
        for (String name : file.keySet()) {
            if (!NAMES.contains(name)) {
                faults.add("setting " + name + " is unknown, expected one of " + String.join(", ", NAMES));
            }
        }
        for (String name : environment.keySet()) {
            boolean ours = name.startsWith(ServerConfig.PREFIX) && !name.equals(Tablebases.VARIABLE);
            if (ours
                    && !NAMES.contains(
                            name.substring(ServerConfig.PREFIX.length()).toLowerCase(Locale.ROOT))) {
                faults.add(name + " is unknown, expected one of " + ServerConfig.PREFIX
                        + String.join(", " + ServerConfig.PREFIX, NAMES).toUpperCase(Locale.ROOT));
            }
        }
    }

    private Optional<String> given(String name) {
        String fromOutside = environment.get(ServerConfig.PREFIX + name.toUpperCase(Locale.ROOT));
        return Optional.ofNullable(fromOutside != null ? fromOutside : file.get(name))
                .filter(value -> !value.isEmpty());
    }

    private String text(String name, String fallback) {
        return given(name).orElse(fallback);
    }

    private double number(String name, double fallback, double least, double most) {
        Optional<String> text = given(name);
        if (text.isEmpty()) {
            return fallback;
        }
        try {
            double value = Double.parseDouble(text.get());
            boolean whole = (least > 0 && least < 1) || value == Math.rint(value);
            if (value >= least && value <= most && whole) {
                return value;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        faults.add(name + " is \"" + text.get() + "\", expected a number from " + plain(least) + " to " + plain(most));
        return fallback;
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    private boolean truth(String name) {
        return one(name, "false", List.of("true", "false")).equals("true");
    }

    private String one(String name, String fallback, List<String> choices) {
        String value = text(name, fallback);
        if (!choices.contains(value)) {
            faults.add(name + " is \"" + value + "\", expected one of " + String.join(", ", choices));
        }
        return value;
    }

    private String database() {
        String url = given("database")
                .orElseGet(() ->
                        Database.SQLITE + Tablebases.dataDirectory(environment).resolve("semeia.db"));
        boolean known = url.startsWith(Database.POSTGRES)
                || (url.length() > Database.SQLITE.length() && url.startsWith(Database.SQLITE));
        if (!known) {
            faults.add("database is \"" + Database.shown(url) + "\", expected " + Database.SQLITE + "FILE or "
                    + Database.POSTGRES + "//HOST/NAME?user=USER");
        }
        return url;
    }

    private Optional<MailServer> mail() {
        Optional<String> url = given("mail");
        if (url.isEmpty()) {
            given("sender").ifPresent(sender -> faults.add("sender is given without mail, expected both or neither"));
            return Optional.empty();
        }
        String sender = text("sender", "");
        if (!MailServer.isAddress(sender)) {
            faults.add("sender is \"" + sender + "\", expected the sender address of e-mails");
        }
        if (given("origin").isEmpty()) {
            faults.add("origin is not given, expected the address of the page, which the links in e-mails point to");
        }
        try {
            return Optional.of(MailServer.parse(url.get(), sender));
        } catch (IllegalArgumentException e) {
            faults.add(e.getMessage());
            return Optional.empty();
        }
    }

    /** The origin in the form in which browsers name it: in lower case, without the default port. */
    private Optional<String> origin() {
        Optional<String> text = given("origin");
        Optional<String> normal = text.flatMap(ServerConfigReader::normal);
        if (text.isPresent() && normal.isEmpty()) {
            faults.add("origin is \"" + text.get()
                    + "\", expected http or https, a host and perhaps a port, such as https://play.example.org");
        }
        return normal;
    }

    private static Optional<String> normal(String text) {
        try {
            URI uri = URI.create(text.toLowerCase(Locale.ROOT));
            String scheme = String.valueOf(uri.getScheme());
            boolean known = scheme.equals("http") || scheme.equals("https");
            boolean bare = uri.getHost() != null
                    && text.equalsIgnoreCase(scheme + "://" + uri.getAuthority())
                    && uri.getUserInfo() == null;
            if (!known || !bare) {
                return Optional.empty();
            }
            boolean usual = uri.getPort() < 0 || uri.getPort() == (scheme.equals("http") ? HTTP_PORT : HTTPS_PORT);
            return Optional.of(scheme + "://" + uri.getHost() + (usual ? "" : ":" + uri.getPort()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
