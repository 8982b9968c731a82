package semeia.cli.terminal;

import picocli.CommandLine.Help.Ansi.Style;

/** Weight and colour of text on a terminal, or none. The sixteen colours that every terminal has and that its user has chosen. */
public enum Paint {
    /** Text as it is. */
    PLAIN,
    /** Text between ANSI escape sequences. */
    ANSI;

    private static final Style[] SEATS = {Style.fg_yellow, Style.fg_cyan, Style.fg_magenta, Style.fg_green};

    /** The paint that standard output may carry. */
    public static Paint on(Terminals terminals) {
        return terminals.hasColours() ? ANSI : PLAIN;
    }

    /** Important text. */
    public String bold(String text) {
        return styled(Style.bold, text);
    }

    /** Text that need not be read. */
    public String faint(String text) {
        return styled(Style.faint, text);
    }

    /** Stressed text. */
    public String italic(String text) {
        return styled(Style.italic, text);
    }

    /** Text in the colour of a player. */
    public String seat(int seat, String text) {
        return styled(SEATS[seat], text);
    }

    private String styled(Style style, String text) {
        return this == PLAIN || text.isEmpty() ? text : style.on() + text + Style.reset.on();
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
