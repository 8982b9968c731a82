package semeia.cli.words;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import semeia.engine.Remark;
import semeia.engine.Remarks;
import semeia.rules.Position;
import semeia.rules.Rules;

/** Remarks about a move as JSON. */
public final class RemarkJson {
    private RemarkJson() {}

    /** Writes the field {@code remarks}: for each its key, its numbers and its English words. */
    public static void write(Rules rules, Position position, int move, RemarkWords words, JsonGenerator json)
            throws IOException {
        json.writeArrayFieldStart("remarks");
        for (Remark remark : Remarks.of(rules, position, move)) {
            json.writeStartObject();
            json.writeStringField("key", remark.kind().key());
            json.writeArrayFieldStart("numbers");
            for (int number : remark.numbers()) {
                json.writeNumber(number);
            }
            json.writeEndArray();
            json.writeStringField("text", words.of(position, remark));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
