package semeia.cli.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A line of JSON Lines: one object, whose fields are read one after another. Collects what is wrong with them. */
public final class JsonLine {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final List<String> faults = new ArrayList<>();

    private JsonLine() {}

    /** Takes in the fields that it knows. */
    @FunctionalInterface
    public interface Fields {
        /**
         * Takes in one field. It reads no more than the value; what it leaves unread of it is skipped.
         *
         * @param value the first token of the value
         */
        void read(String field, JsonToken value, JsonParser json, JsonLine line) throws IOException;
    }

    /** What Jackson says after its first sentence: what it expected in its own words, and where to set its limits. */
    private static final Pattern ASIDE = Pattern.compile(
            "(?s):? \\(?(?:was expecting|expected|has to|maybe|enable|start marker|for \\w+ starting) .*|, from `[^`]*`");

    /**
     * Reads a line.
     *
     * @param required fields that must be there
     * @param others fields that may be there
     * @throws IllegalArgumentException if it is no object of such fields; the message names every fault
     */
    public static void read(String line, List<String> required, List<String> others, Fields fields) {
        read(line, required, others, fields, Optional.empty());
    }

    /**
     * Reads a line in which there may be other fields, too.
     *
     * @param required fields that must be there
     * @param others fields that may be there
     * @param unknown hears of each other field; where it is empty, such a field is a fault
     * @throws IllegalArgumentException if it is no object of such fields; the message names every fault
     */
    public static void read(
            String line,
            List<String> required,
            List<String> others,
            Fields fields,
            Optional<Consumer<String>> unknown) {
        if (line.isBlank()) {
            throw new IllegalArgumentException("the line is empty, expected a JSON object");
        }
        JsonLine reader = new JsonLine();
        try (JsonParser json = JSON.createParser(line)) {
            reader.readObject(json, required, others, fields, unknown);
        } catch (StreamConstraintsException e) {
            throw new IllegalArgumentException("the line exceeds a limit: " + words(e), e);
        } catch (JsonProcessingException e) {
            String place = e.getLocation() == null
                    ? ""
                    : " at column " + e.getLocation().getColumnNr();
            throw new IllegalArgumentException("the line is not valid JSON" + place + ": " + words(e), e);
        } catch (IOException e) {
            throw new IllegalStateException("text in memory cannot fail", e);
        }
        if (!reader.faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", reader.faults));
        }
    }

    private static String words(JsonProcessingException e) {
        return Shown.of(ASIDE.matcher(e.getOriginalMessage()).replaceFirst(""));
    }

    private void readObject(
            JsonParser json,
            List<String> required,
            List<String> others,
            Fields fields,
            Optional<Consumer<String>> unknown)
            throws IOException {
        List<String> missing = new ArrayList<>(required);
        JsonToken first = json.nextToken();
        if (first != JsonToken.START_OBJECT) {
            faults.add("the line is " + describe(first) + ", expected an object");
            return;
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String field = json.currentName();
            missing.remove(field);
            JsonToken value = json.nextToken();
            if (required.contains(field) || others.contains(field)) {
                fields.read(field, value, json, this);
            } else if (unknown.isPresent()) {
                unknown.get().accept(field);
            } else {
                refuseName(field, Stream.concat(required.stream(), others.stream()));
            }
            json.skipChildren();
        }
        missing.forEach(this::miss);
        if (json.nextToken() != null) {
            faults.add("the line goes on after its object at column "
                    + json.currentTokenLocation().getColumnNr() + ", expected one object per line");
        }
    }

    /** The text of a field; empty if it is none, which is then a fault. */
    public Optional<String> text(String field, JsonToken value, JsonParser json) throws IOException {
        if (value == JsonToken.VALUE_STRING) {
            return Optional.of(json.getText());
        }
        refuse(field, value, "text");
        return Optional.empty();
    }

    /** Notes that a field has a name that says nothing here. */
    public void refuseName(String field, Stream<String> expected) {
        faults.add("field \"" + Shown.of(field) + "\" is unknown, expected one of "
                + expected.collect(Collectors.joining(", ")));
    }

    /** Notes that a field is not there. */
    public void miss(String field) {
        faults.add("field \"" + field + "\" is missing, expected text");
    }

    /** Notes that a field has a value of another kind. */
    public void refuse(String field, JsonToken value, String expected) {
        faults.add("field \"" + Shown.of(field) + "\" is " + describe(value) + ", expected " + expected);
    }

    private static String describe(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            case VALUE_STRING -> "a text";
            case VALUE_NULL -> "null";
            case VALUE_TRUE, VALUE_FALSE -> "true or false";
            default -> "a number";
        };
    }
}
