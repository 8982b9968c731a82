package semeia.cli.games;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import semeia.cli.terminal.InputLines;
import semeia.cli.terminal.JsonLine;
import semeia.cli.terminal.Shown;
import semeia.notation.Comment;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.PlainRecord;
import semeia.notation.Tag;

/**
 * Games as JSON Lines, the form that {@code semeia replay} reads and more: {@code rules}, {@code position}, {@code moves} (whatever was done,
 * {@code "A b resign S"}), {@code tags}, {@code comments}, {@code result}, {@code winner}, {@code end}. All but rules and moves may be left
 * out. Not thread-safe.
 */
public final class JsonGames implements GameReader {
    /** Bytes in the longest line, more than the longest record needs. */
    private static final int LONGEST_LINE = 1 << 23;

    /** The fields of every game. */
    static final List<String> REQUIRED = List.of("rules", "moves");
    /** The other fields; those from {@code note} on are what {@code replay} prints and files of cases hold, and say nothing. */
    static final List<String> OTHERS = List.of(
            "position",
            "tags",
            "comments",
            "result",
            "winner",
            "end",
            "note",
            "positions",
            "stores",
            "legal",
            "legalAfter",
            "lot");

    private static final Set<String> TEXTS = Set.of("rules", "position", "moves", "result", "winner", "end");
    /** Acts that name a seat after them. */
    private static final Set<String> VERBS = Set.of("resign", "flag", "claim", "lot");

    private final InputLines lines;
    private final boolean lenient;
    private List<String> losses = List.of();

    public JsonGames(InputStream bytes, InputLines.Waiting waiting) {
        this(bytes, waiting, false);
    }

    /**
     * Reads games.
     *
     * @param lenient whether other fields are skipped and reported as {@linkplain #losses() lost}, rather than refused
     */
    public JsonGames(InputStream bytes, InputLines.Waiting waiting, boolean lenient) {
        this.lines = new InputLines(bytes, LONGEST_LINE, waiting);
        this.lenient = lenient;
    }

    @Override
    public List<String> losses() {
        return losses;
    }

    @Override
    public Optional<GameRecord> next() throws IOException {
        if (!lines.next()) {
            return Optional.empty();
        }
        try {
            return Optional.of(parse(lines.text()).toRecord());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + lines.number() + ": " + e.getMessage(), e);
        }
    }

    private PlainRecord parse(String text) {
        List<String> unknown = new ArrayList<>();
        Map<String, String> texts = new HashMap<>();
        List<Tag> tags = new ArrayList<>();
        List<Comment> comments = new ArrayList<>();
        JsonLine.Fields fields = (field, value, json, line) -> {
            if (TEXTS.contains(field)) {
                line.text(field, value, json).ifPresent(found -> texts.put(field, found));
            } else if (field.equals("tags")) {
                readTags(value, json, line, tags);
            } else if (field.equals("comments")) {
                readComments(value, json, line, comments);
            }
        };
        Optional<Consumer<String>> others =
                lenient ? Optional.of(field -> unknown.add("field " + Shown.of(field))) : Optional.empty();
        JsonLine.read(text, REQUIRED, OTHERS, fields, others);
        losses = unknown;
        return new PlainRecord(
                texts.get("rules"),
                Optional.ofNullable(texts.get("position")),
                tags,
                acts(texts.get("moves")),
                comments,
                Optional.ofNullable(texts.get("result")),
                Optional.ofNullable(texts.get("winner")),
                Optional.ofNullable(texts.get("end")).filter(end -> !end.isEmpty()));
    }

    /** The acts of a text, each with the seat that it names: {@code A}, {@code resign S}. */
    static List<String> acts(String text) {
        List<String> acts = new ArrayList<>();
        StringTokenizer words = new StringTokenizer(text);
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            acts.add(VERBS.contains(word) && words.hasMoreTokens() ? word + " " + words.nextToken() : word);
        }
        return acts;
    }

    /** Whether an act is a move, and no resignation or the like. */
    static boolean isMove(String act) {
        return !act.equals("agree") && !VERBS.contains(act.substring(0, Math.max(0, act.indexOf(' '))));
    }

    private static void readTags(JsonToken value, JsonParser json, JsonLine line, List<Tag> tags) throws IOException {
        if (value != JsonToken.START_OBJECT) {
            line.refuse("tags", value, "an object of texts");
            return;
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            Optional<String> text = line.text("tags." + name, json.nextToken(), json);
            text.ifPresent(found -> tags.add(new Tag(name, found)));
            json.skipChildren();
        }
    }

    private static void readComments(JsonToken value, JsonParser json, JsonLine line, List<Comment> comments)
            throws IOException {
        if (value != JsonToken.START_ARRAY) {
            line.refuse("comments", value, "an array of {\"after\":N,\"text\":TEXT}");
            return;
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            readComment(json, line).ifPresent(comments::add);
        }
    }

    private static Optional<Comment> readComment(JsonParser json, JsonLine line) throws IOException {
        Optional<Integer> after = Optional.empty();
        Optional<String> text = Optional.empty();
        boolean told = false;
        if (json.currentToken() != JsonToken.START_OBJECT) {
            line.refuse("comments[]", json.currentToken(), "an object");
            json.skipChildren();
            return Optional.empty();
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String field = json.currentName();
            JsonToken value = json.nextToken();
            if (field.equals("after")
                    && value == JsonToken.VALUE_NUMBER_INT
                    && json.getNumberType() == JsonParser.NumberType.INT) {
                after = Optional.of(json.getIntValue());
            } else if (field.equals("after")) {
                line.refuse("comments[].after", value, "a number of acts");
            } else if (field.equals("text")) {
                text = line.text("comments[].text", value, json);
                told = true;
            } else {
                line.refuseName("comments[]." + field, Stream.of("after", "text"));
            }
            json.skipChildren();
        }
        if (!told) {
            line.miss("comments[].text");
        }
        return text.isPresent() ? Optional.of(new Comment(after.orElse(0), text.get())) : Optional.empty();
    }

    /** Writes the fields of one game. */
    public static void write(GameRecord record, JsonGenerator json) throws IOException {
        PlainRecord plain = PlainRecord.of(record);
        json.writeStringField("rules", plain.rules());
        writeIfPresent("position", plain.position(), json);
        json.writeStringField("moves", String.join(" ", plain.acts()));
        if (!plain.tags().isEmpty()) {
            json.writeObjectFieldStart("tags");
            for (Tag tag : plain.tags()) {
                json.writeStringField(tag.name(), tag.value());
            }
            json.writeEndObject();
        }
        writeComments(plain.comments(), json);
        writeIfPresent("result", plain.result(), json);
        writeIfPresent("winner", plain.winner(), json);
        writeIfPresent("end", plain.termination(), json);
    }

    private static void writeComments(List<Comment> comments, JsonGenerator json) throws IOException {
        if (comments.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("comments");
        for (Comment comment : comments) {
            json.writeStartObject();
            json.writeNumberField("after", comment.after());
            json.writeStringField("text", comment.text());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeIfPresent(String field, Optional<String> value, JsonGenerator json) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(field, value.get());
        }
    }
}
