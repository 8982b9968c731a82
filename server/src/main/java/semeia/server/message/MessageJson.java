package semeia.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Records to and from JSON. Reading is strict: nothing unknown, nothing missing, nothing twice, nothing of another kind. */
public final class MessageJson {
    private static final int DEEPEST = 16;
    private static final int LONGEST_NUMBER = 20;
    private static final int LONGEST_TEXT = 1_100_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxNumberLength(LONGEST_NUMBER)
                            .maxStringLength(LONGEST_TEXT)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .addModule(new Jdk8Module())
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_ABSENT))
            .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private static final ObjectWriter WRITER = MAPPER.writer();
    private static final Map<Class<?>, ObjectReader> READERS = new ConcurrentHashMap<>();

    private static final String TYPE = "type";
    private static final List<String> ENVELOPE = List.of(TYPE, "id", "table");

    /** The fields of a message about a table that are not the command's. */
    private record Envelope(String type, long id, String table) {}

    @FunctionalInterface
    private interface Source<T> {
        T read() throws JsonProcessingException;
    }

    private MessageJson() {}

    /** The value as JSON. */
    public static String write(Object value) {
        try {
            return WRITER.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a record that cannot be written: " + value.getClass(), impossible);
        }
    }

    /** The server's message as JSON, its type included. */
    public static String write(ToClient message) {
        try {
            return MAPPER.writerFor(ToClient.class).writeValueAsString(message);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a message that cannot be written: " + message.getClass(), impossible);
        }
    }

    /**
     * The value in the text.
     *
     * @throws IllegalArgumentException if the text is not one; the message says where it is wrong
     */
    public static <T> T read(String text, Class<T> type) {
        return strictly(() -> READERS.computeIfAbsent(type, MAPPER::readerFor).<T>readValue(text));
    }

    /**
     * The client's message in the text.
     *
     * @throws IllegalArgumentException if the text is not one; the message tells where it is wrong
     */
    public static FromClient readMessage(String text) {
        return strictly(() -> {
            JsonNode message = MAPPER.readTree(text);
            Class<? extends Command> command =
                    Command.KINDS.get(message.path(TYPE).asText());
            return message instanceof ObjectNode fields && command != null
                    ? act(fields, command)
                    : MAPPER.treeToValue(message, FromClient.class);
        });
    }

    /** A command among the fields of a message. */
    private static FromClient act(ObjectNode fields, Class<? extends Command> command) throws JsonProcessingException {
        ObjectNode envelope = MAPPER.createObjectNode();
        for (String name : ENVELOPE) {
            Optional.ofNullable(fields.remove(name)).ifPresent(value -> envelope.set(name, value));
        }
        Envelope read = MAPPER.treeToValue(envelope, Envelope.class);
        return new FromClient.Act(read.id(), read.table(), MAPPER.treeToValue(fields, command));
    }

    private static <T> T strictly(Source<T> source) {
        try {
            T value = source.read();
            if (value == null) {
                throw new IllegalArgumentException("null, expected an object");
            }
            return value;
        } catch (JsonMappingException wrong) {
            String place = wrong.getPath().stream()
                    .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
                    .reduce((a, b) -> a + "." + b)
                    .orElse("the message");
            throw new IllegalArgumentException(place + " is missing, unknown or not of the documented kind", wrong);
        } catch (JsonProcessingException broken) {
            String place = broken.getLocation() == null
                    ? "" // as for a number that is too long
                    : ": error at character " + broken.getLocation().getCharOffset();
            throw new IllegalArgumentException("not JSON" + place, broken);
        }
    }
}
