package semeia.cli.terminal;

/** Text from outside as messages may show it: nothing in it can steer a terminal, and it does not bury what is said about it. */
public final class Shown {
    private static final int LONGEST = 200;
    private static final int END = 60;
    private static final int LONGEST_MESSAGE = 2000;

    private Shown() {}

    /** A value that somebody gave: cleaned, and if it is long, without its middle. */
    public static String of(String value) {
        return value.length() <= LONGEST
                ? clean(value)
                : clean(value.substring(0, LONGEST - END)) + "…" + clean(value.substring(value.length() - END));
    }

    /** A message that may repeat what somebody gave: as it is, and if it is very long, without its middle. */
    public static String message(String text) {
        return text.length() <= LONGEST_MESSAGE
                ? text
                : text.substring(0, LONGEST_MESSAGE / 2) + "…" + text.substring(text.length() - LONGEST_MESSAGE / 2);
    }

    /** The text in one line, with a question mark for every character that is none to be seen. */
    public static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            clean.append(isPrintable(c) ? c : '?');
        }
        return clean.toString();
    }

    private static boolean isPrintable(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
