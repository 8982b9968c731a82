package semeia.tournament;

import java.util.OptionalInt;

/** Small pieces of text, read strictly. */
final class Texts {
    private static final int LONGEST = 40;
    private static final int DIGITS = 7;

    private Texts() {}

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
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return "\"" + (plain.length() > LONGEST ? plain.substring(0, LONGEST) + "…" : plain) + "\"";
    }

    /** A text in quotes, as a record has it. */
    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
