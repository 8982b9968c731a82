package semeia.server.mail;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who takes letters to people, and in whose name.
 *
 * @param secure whether the connection is encrypted from its first byte; otherwise as soon as the other side can
 * @param host its name
 * @param port where it listens
 * @param user who signs in there; empty: nobody has to
 * @param password of that user
 * @param sender the address that letters come from
 */
public record MailServer(
        boolean secure, String host, int port, Optional<String> user, Optional<String> password, String sender) {
    private static final int SECURE_PORT = 465;
    private static final int DEFAULT_PORT = 587;
    private static final int LONGEST_ADDRESS = 254;
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s@<>\",;:\\\\()\\[\\]]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*");

    /**
     * The server that a text names.
     *
     * @param url such as {@code smtp://mail.example.org:587} or {@code smtps://user:password@mail.example.org}
     * @throws IllegalArgumentException if it names none
     */
    public static MailServer parse(String url, String sender) {
        String expected = "expected smtp://HOST or smtps://USER:PASSWORD@HOST:PORT";
        try {
            URI uri = URI.create(url);
            boolean secure = "smtps".equals(uri.getScheme());
            if (uri.getHost() == null || !(secure || "smtp".equals(uri.getScheme()))) {
                throw new IllegalArgumentException("mail names no server, " + expected);
            }
            int port = uri.getPort() >= 0 ? uri.getPort() : secure ? SECURE_PORT : DEFAULT_PORT;
            Optional<String> whole = Optional.ofNullable(uri.getUserInfo());
            Optional<String> user = whole.map(text -> text.replaceFirst(":.*", ""));
            Optional<String> password =
                    whole.filter(text -> text.contains(":")).map(text -> text.substring(text.indexOf(':') + 1));
            return new MailServer(secure, uri.getHost(), port, user, password, sender);
        } catch (IllegalArgumentException wrong) {
            // The text may hold a password, so it is not repeated.
            throw new IllegalArgumentException("mail is not the address of a mail server, " + expected, wrong);
        }
    }

    /** Whether a text can be somebody's address. */
    public static boolean isAddress(String text) {
        return text.length() <= LONGEST_ADDRESS && ADDRESS.matcher(text).matches();
    }

    /** It without its secrets. */
    public String shown() {
        return (secure ? "smtps://" : "smtp://") + host + ":" + port + ", from " + sender;
    }
}
