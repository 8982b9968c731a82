package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Small pieces of text, read strictly. */
final class StrictText {
    private static final int LONGEST = 40;
    private static final int DIGITS = 7;

    private StrictText() {}

    /** A number without sign and leading zeros, up to seven digits; empty if the text is none. */
    static OptionalInt number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= DIGITS && (text.charAt(0) != '0' || text.length() == 1);
        for (int i = 0; i < text.length(); i++) {
            digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    /** What was given, in quotes, shortened if it is long. */
    static String shown(String text) {
        String plain = plain(text);
        return "\"" + (plain.length() > LONGEST ? plain.substring(0, LONGEST) + "…" : plain) + "\"";
    }

    /** The text with a question mark for every control character. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            plain.append(Character.isISOControl(text.charAt(i)) ? '?' : text.charAt(i));
        }
        return plain.toString();
    }

    /** The parts between separators; one more than there are of these. Without regular expressions, which would weigh on the page. */
    static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }

    /** The lines of a text, however they end. The page's Java has no {@code String.lines}. */
    static List<String> lines(String text) {
        return split(text.replace("\r\n", "\n").replace('\r', '\n'), '\n');
    }

    /** A text in quotes, as a record has it. */
    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
