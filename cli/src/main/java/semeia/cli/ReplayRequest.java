package semeia.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One line of what {@code semeia replay} reads: {@code {"rules":ID,"position":TEXT?,"moves":"A b pass C"}}. Other fields may stand there too
 * and say nothing.
 *
 * @param rules the id of the rules
 * @param position where the moves begin; empty: at the start of a game
 * @param moves the moves, with blanks between
 */
record ReplayRequest(String rules, Optional<String> position, String moves) {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is no such object; the message names every fault
     */
    static ReplayRequest parse(String line) {
        if (line.isBlank()) {
            throw new IllegalArgumentException("the line is empty, expected a JSON object");
        }
        Map<String, String> fields = new HashMap<>();
        List<String> faults = new ArrayList<>();
        try (JsonParser json = JSON.createParser(line)) {
            read(json, fields, faults);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "the line is no JSON at column " + e.getLocation().getColumnNr() + ": " + e.getOriginalMessage(),
                    e);
        } catch (IOException e) {
            throw new IllegalStateException("text in memory cannot fail", e);
        }
        for (String field : List.of("rules", "moves")) {
            if (!fields.containsKey(field)) {
                faults.add("field \"" + field + "\" is missing, expected text");
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return new ReplayRequest(fields.get("rules"), Optional.ofNullable(fields.get("position")), fields.get("moves"));
    }

    private static void read(JsonParser json, Map<String, String> fields, List<String> faults) throws IOException {
        JsonToken first = json.nextToken();
        if (first != JsonToken.START_OBJECT) {
            json.skipChildren();
            checkEnd(json);
            faults.add("the line is " + describe(first) + ", expected an object");
            return;
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String field = json.currentName();
            JsonToken value = json.nextToken();
            boolean ours = field.equals("rules") || field.equals("position") || field.equals("moves");
            if (ours && value == JsonToken.VALUE_STRING) {
                fields.put(field, json.getText());
            } else if (ours) {
                fields.put(field, "");
                faults.add("field \"" + field + "\" is " + describe(value) + ", expected text");
            }
            json.skipChildren();
        }
        checkEnd(json);
    }

    private static void checkEnd(JsonParser json) throws IOException {
        if (json.nextToken() != null) {
            throw new IllegalArgumentException("the line goes on after its object at column "
                    + json.currentTokenLocation().getColumnNr() + ", expected one object a line");
        }
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
