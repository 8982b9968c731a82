package semeia.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One question that a family of games leaves open.
 *
 * @param key its name in ids
 * @param choices what it may be, for messages: words, or a range of numbers
 * @param usual the value unless a game says otherwise
 * @param preset whether only a preset or a bare family may set it
 * @param read the value that a text means, as ids write it; empty if it means none
 */
record Parameter(
        String key, List<String> choices, String usual, boolean preset, Function<String, Optional<String>> read) {

    /** A choice of words; the first is the default. */
    static <E extends Enum<E>> Parameter of(String key, E[] values) {
        List<String> words = Stream.of(values).map(Parameter::word).toList();
        return of(key, words);
    }

    /** A choice of words; the first is the default. */
    static Parameter of(String key, List<String> words) {
        return new Parameter(
                key,
                words,
                words.get(0),
                false,
                text -> words.stream().filter(text::equals).findFirst());
    }

    /** A whole number, or one word that stands beside the numbers (empty for none). */
    static Parameter number(String key, int least, int most, String word, String usual) {
        String range = least + "…" + most;
        return new Parameter(
                key,
                word.isEmpty() ? List.of(range) : List.of(range, word),
                usual,
                false,
                text -> (!word.isEmpty() && text.equals(word)) || isNumber(text, least, most)
                        ? Optional.of(text)
                        : Optional.empty());
    }

    /** A set of digits 1 to 9, written in order, or one word that stands beside them (empty for none). */
    static Parameter digits(String key, String word, String usual) {
        String range = "different digits 1…9";
        return new Parameter(
                key,
                word.isEmpty() ? List.of(range) : List.of(word, range),
                usual,
                false,
                text -> !word.isEmpty() && text.equals(word) ? Optional.of(text) : digits(text));
    }

    /** The same parameter, only for presets and bare families. */
    Parameter inPresetsOnly() {
        return new Parameter(key, choices, usual, true, read);
    }

    private static boolean isNumber(String text, int least, int most) {
        boolean digits = !text.isEmpty() && text.length() < 8 && (text.charAt(0) != '0' || text.length() == 1);
        for (int i = 0; i < text.length(); i++) {
            digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most;
    }

    private static Optional<String> digits(String text) {
        StringBuilder inOrder = new StringBuilder();
        for (char digit = '1'; digit <= '9'; digit++) {
            if (text.indexOf(digit) >= 0) {
                inOrder.append(digit);
            }
        }
        return !text.isEmpty() && inOrder.length() == text.length()
                ? Optional.of(inOrder.toString())
                : Optional.empty();
    }

    /** The word for a value in an id: {@code PLAYS_ON} is {@code plays-on}. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
