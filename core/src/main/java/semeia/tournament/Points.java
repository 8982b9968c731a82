package semeia.tournament;

import java.util.OptionalInt;

/**
 * Points are counted in twenty-fourths, so that halves, and places shared by two or three, stay whole numbers.
 */
public final class Points {
    /** One point. */
    public static final int ONE = 24;
    /** The most points that a game can bring, in whole points. */
    public static final int MOST = 100;

    private static final int HALF = ONE / 2;

    private Points() {}

    /** A number of points in decimals, two at most: {@code 3}, {@code 2.5}, {@code 0.67}. */
    public static String text(long points) {
        long hundredths = Math.round(points * 100.0 / ONE);
        long part = Math.abs(hundredths % 100);
        String decimals = part == 0 ? "" : part % 10 == 0 ? "." + part / 10 : part < 10 ? ".0" + part : "." + part;
        return (hundredths < 0 ? "-" : "") + Math.abs(hundredths / 100) + decimals;
    }

    /** Reads whole or half points, 0 to 100; empty if the text is neither. */
    static OptionalInt parse(String text) {
        boolean half = text.endsWith(".5");
        OptionalInt whole = StrictText.number(half ? text.substring(0, text.length() - 2) : text);
        return whole.isEmpty() || whole.getAsInt() > MOST
                ? OptionalInt.empty()
                : OptionalInt.of(whole.getAsInt() * ONE + (half ? HALF : 0));
    }
}
