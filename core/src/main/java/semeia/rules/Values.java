package semeia.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of all parameters of a family, in its order. Immutable.
 *
 * @param texts the value of each key as ids write it
 */
record Values(Map<String, String> texts) {
    /** All defaults. */
    static Values of(List<Parameter> parameters) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            texts.put(parameter.key(), parameter.usual());
        }
        return new Values(texts);
    }

    /** The same but for one. */
    Values with(String key, String value) {
        Map<String, String> changed = new LinkedHashMap<>(texts);
        changed.put(key, value);
        return new Values(changed);
    }

    /** Whether there is such a parameter. */
    boolean has(String key) {
        return texts.containsKey(key);
    }

    /** The value as text. */
    String text(String key) {
        return texts.get(key);
    }

    /** The value of a choice of words. */
    <E extends Enum<E>> E of(String key, E[] values) {
        for (E value : values) {
            if (Parameter.word(value).equals(text(key))) {
                return value;
            }
        }
        throw new IllegalStateException(key + " is " + text(key));
    }

    /** The value of a number; that of {@code word} is {@code number}. */
    int number(String key, String word, int number) {
        return text(key).equals(word) ? number : Integer.parseInt(text(key));
    }

    /** The value of a number. */
    int number(String key) {
        return Integer.parseInt(text(key));
    }

    /** The value of digits as bits: bit d stands for d seeds. */
    int digits(String key) {
        int set = 0;
        for (char digit : text(key).toCharArray()) {
            set |= 1 << (digit - '0');
        }
        return set;
    }
}
