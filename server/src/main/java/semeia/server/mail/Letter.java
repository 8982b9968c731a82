package semeia.server.mail;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Something to send by mail.
 *
 * @param to an address
 * @param subject in a line
 * @param text plain
 */
public record Letter(String to, String subject, String text) {
    private static final String WORDS = "semeia.server.mail.letters";

    /**
     * A letter from the ready words.
     *
     * @param name which one
     * @param locale in which language, where there are such words
     * @param values what stands for {@code {0}} and so on in them
     */
    public static Letter of(String name, Locale locale, String to, Object... values) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle words = ResourceBundle.getBundle(WORDS, locale, noFallback);
        String subject = new MessageFormat(words.getString(name + ".subject"), locale).format(values);
        return new Letter(to, subject, new MessageFormat(words.getString(name + ".text"), locale).format(values));
    }
}
