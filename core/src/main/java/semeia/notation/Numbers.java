package semeia.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Reads whole numbers: decimal digits, at most nine, perhaps a minus sign; no leading zero. */
final class Numbers {
    /** The largest. */
    static final int MOST = 999_999_999;

    private static final int MOST_DIGITS = 9;

    private Numbers() {}

    static OptionalInt parse(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - start;
        if (digits < 1 || digits > MOST_DIGITS || (text.charAt(start) == '0' && text.length() > 1)) {
            return OptionalInt.empty();
        }
        int number = 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return OptionalInt.empty();
            }
            number = 10 * number + c - '0';
        }
        return OptionalInt.of(start == 0 ? number : -number);
    }

    /** The pieces between minus signs; a sign that begins the text or follows another belongs to its piece: {@code 3--1}. */
    static List<Word> splitAtMinus(Word word) {
        List<Word> parts = new ArrayList<>();
        int start = 0;
        String text = word.text();
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || (text.charAt(i) == '-' && i > start)) {
                parts.add(word.part(start, i));
                start = i + 1;
            }
        }
        return parts;
    }
}
