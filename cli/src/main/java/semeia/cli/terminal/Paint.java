package semeia.cli.terminal;

/** Weight and colour of text on a terminal, or none. The sixteen colours that every terminal has and that its user has chosen. */
public enum Paint {
    /** Text as it is. */
    PLAIN,
    /** Text between ANSI escape sequences. */
    ANSI;

    private static final int BOLD = 1;
    private static final int FAINT = 2;
    private static final int ITALIC = 3;
    private static final int[] SEATS = {33, 36, 35};

    /** The paint that standard output may carry. */
    public static Paint on(Terminals terminals) {
        return terminals.hasColours() ? ANSI : PLAIN;
    }

    /** Important text. */
    public String bold(String text) {
        return code(BOLD, text);
    }

    /** Text that need not be read. */
    public String faint(String text) {
        return code(FAINT, text);
    }

    /** Stressed text. */
    public String italic(String text) {
        return code(ITALIC, text);
    }

    /** Text in the colour of a player. */
    public String seat(int seat, String text) {
        return code(SEATS[seat], text);
    }

    private String code(int code, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }

    /** How many columns the text takes, escape sequences left aside. */
    public static int columns(String text) {
        int columns = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\u001b') {
                i = text.indexOf('m', i);
            } else {
                columns++;
            }
        }
        return columns;
    }
}
