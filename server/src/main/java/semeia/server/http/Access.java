package semeia.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import semeia.server.config.ServerConfig;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Finds out who calls, and keeps out calls that another site made a browser send. Thread-safe. */
public final class Access {
    /** The cookie of a session, and of a browser in which somebody has signed in before. */
    private static final String SESSION = "semeia";

    private static final String DEVICE = "semeia-device";

    /** A cookie with this prefix comes from this very host over https, and from no other that may set cookies for it. */
    private static final String FROM_HOST = "__Host-";

    private static final Pattern SAFE_HOST =
            Pattern.compile("(localhost|[\\w-]+\\.localhost|[0-9.]+|\\[[0-9A-Fa-f:.]+])(:\\d+)?");
    /** What browsers call themselves, and what people call them; the first that is found counts. */
    private static final List<List<String>> BROWSERS = List.of(
            List.of("Firefox/", "Firefox"),
            List.of("Edg", "Edge"),
            List.of("OPR/", "Opera"),
            List.of("SamsungBrowser/", "Samsung Internet"),
            List.of("Chrome/", "Chrome"),
            List.of("Safari/", "Safari"));

    private static final List<List<String>> SYSTEMS = List.of(
            List.of("Android", "Android"),
            List.of("iPhone", "iPhone"),
            List.of("iPad", "iPad"),
            List.of("Windows", "Windows"),
            List.of("Mac OS X", "macOS"),
            List.of("CrOS", "ChromeOS"),
            List.of("Linux", "Linux"));

    private static final String BEARER = "Bearer ";
    private static final List<String> READING = List.of("GET", "HEAD");
    private static final int COOKIE_DAYS = 365;
    private static final int LONGEST_SECRET = 100;

    private final People people;
    private final ServerConfig settings;

    public Access(People people, ServerConfig settings) {
        this.people = people;
        this.settings = settings;
    }

    /** Who calls; empty if nobody who is known. */
    public Optional<Person> person(Context context) {
        return secret(context).flatMap(people::bySecret);
    }

    /**
     * Who calls.
     *
     * @throws RefusedException if nobody who is known
     */
    public Person required(Context context) {
        Person person = person(context)
                .orElseThrow(() -> new RefusedException(RefusalCode.NOT_SIGNED_IN, "sign in, or send a token"));
        if (person.banned()) {
            throw new RefusedException(RefusalCode.BANNED, "the operator has banned you");
        }
        return person;
    }

    /** What the caller is known by. */
    public Optional<String> secret(Context context) {
        String header = context.header("Authorization");
        Optional<String> secret = header != null && header.startsWith(BEARER)
                ? Optional.of(header.substring(BEARER.length()))
                : Optional.ofNullable(context.cookie(name(SESSION)));
        return secret.filter(text -> text.length() <= LONGEST_SECRET);
    }

    private boolean isSecure() {
        return settings.origin().map(origin -> origin.startsWith("https:")).orElse(false);
    }

    private String name(String cookie) {
        return isSecure() ? FROM_HOST + cookie : cookie;
    }

    /** What a browser is known by in which somebody has signed in before. */
    public Optional<String> device(Context context) {
        return Optional.ofNullable(context.cookie(name(DEVICE))).filter(text -> text.length() <= LONGEST_SECRET);
    }

    /** Gives the browser its session. */
    public void giveCookie(Context context, String secret) {
        give(context, name(SESSION), secret);
    }

    /** Has the browser remember that somebody has signed in there. */
    public void giveDevice(Context context, String secret) {
        give(context, name(DEVICE), secret);
    }

    /** Scripts cannot read it and other sites cannot use it. */
    private void give(Context context, String name, String secret) {
        Cookie cookie = new Cookie(name, secret);
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.LAX);
        cookie.setSecure(isSecure());
        cookie.setMaxAge((int) TimeUnit.DAYS.toSeconds(COOKIE_DAYS));
        context.cookie(cookie);
    }

    /** Ends the browser's session. */
    public void takeCookie(Context context) {
        context.removeCookie(name(SESSION), "/");
    }

    /**
     * Checks that a call that changes something does not come from a page of another site. Whoever sends a token is no browser of
     * somebody else's.
     *
     * @throws RefusedException if it may
     */
    public void checkOrigin(Context context) {
        boolean token = context.header("Authorization") != null;
        if (!token && !READING.contains(context.req().getMethod()) && !isOwn(context)) {
            throw new RefusedException(
                    RefusalCode.NOT_YOURS, "the call comes from another site, or does not say where from");
        }
    }

    /** Whether a host is this machine or an address: a name could be anybody's that leads to us (DNS rebinding). */
    private static boolean isSafe(String host) {
        return SAFE_HOST.matcher(host).matches();
    }

    /** Whether a call comes from our own page. */
    public boolean isOwn(Context context) {
        String origin = context.header("Origin");
        if (origin == null) {
            return "same-origin".equals(context.header("Sec-Fetch-Site"));
        }
        return settings.origin()
                .map(origin::equals)
                .orElseGet(() -> isSafe(String.valueOf(context.host()))
                        && (origin.equals("http://" + context.host()) || origin.equals("https://" + context.host())));
    }

    /** Whether a socket may be opened: by our own page, or by a program with a token. */
    public boolean maySocket(Context context) {
        return isOwn(context) || (context.header("Origin") == null && context.header("Authorization") != null);
    }

    /** In which browser the caller is, in a few words, such as {@code Firefox, Linux}; empty if it is not known. */
    public static String browser(Context context) {
        String agent = String.valueOf(context.header("User-Agent"));
        return Stream.of(BROWSERS, SYSTEMS)
                .map(known -> known.stream()
                        .filter(name -> agent.contains(name.get(0)))
                        .map(name -> name.get(1))
                        .findFirst())
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    /** Whose address the call comes from, see {@link Addresses}. */
    public String address(Context context) {
        return Addresses.holder(
                context.ip(), Optional.ofNullable(context.header("X-Forwarded-For")), settings.proxies());
    }
}
