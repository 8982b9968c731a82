package semeia.notation;

import java.io.Serializable;

/**
 * One thing that is wrong in a text, or in data that stand for one.
 *
 * @param line the line, from 1; a line ends with LF, CR or both; 0 where there is no text
 * @param column the column in that line, from 1, counted in UTF-16 units; 0 where there is no text
 * @param place what should stand there, such as {@code pit c} or {@code tag ResultText}
 * @param value what stands there, shortened if it is long; empty at the end of the text
 * @param expected what may stand there
 */
public record TextFault(int line, int column, String place, String value, String expected) implements Serializable {
    private static final int LONGEST_VALUE = 40;

    /** Shortens the value and puts a question mark for every control character in it. */
    public TextFault {
        value = shown(value);
    }

    private static String shown(String value) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < value.length() && i < LONGEST_VALUE; i++) {
            char c = value.charAt(i);
            shown.append(Character.isISOControl(c) ? '?' : c);
        }
        return value.length() > LONGEST_VALUE ? shown.append('…').toString() : shown.toString();
    }

    @Override
    public String toString() {
        return (line == 0 ? "" : "line " + line + ", column " + column + ": ") + place + " is "
                + (value.isEmpty() ? "missing" : "\"" + value + "\"") + ", expected " + expected;
    }
}
