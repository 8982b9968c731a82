package semeia.web;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes JSON. Every method gives a complete JSON value. */
final class JsonText {
    static final String NULL = "null";

    private JsonText() {}

    /** The answer to a question of the page; what is not allowed gives {@code {"error": "…"}}. */
    static String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (IllegalArgumentException | IllegalStateException problem) {
            return object("error", text(String.valueOf(problem.getMessage())));
        }
    }

    /** An object of alternating names and JSON values. */
    static String object(String... namesAndValues) {
        return IntStream.range(0, namesAndValues.length / 2)
                .mapToObj(i -> text(namesAndValues[2 * i]) + ":" + namesAndValues[2 * i + 1])
                .collect(Collectors.joining(",", "{", "}"));
    }

    static String array(Stream<String> values) {
        return values.collect(Collectors.joining(",", "[", "]"));
    }

    static String numbers(List<Integer> numbers) {
        return array(numbers.stream().map(JsonText::number));
    }

    static String texts(List<String> texts) {
        return array(texts.stream().map(JsonText::text));
    }

    static String number(int number) {
        return Integer.toString(number);
    }

    static String truth(boolean truth) {
        return truth ? "true" : "false";
    }

    static String text(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < ' ') {
                json.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
