package semeia.cli.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard output: lines of text, or JSON with one object a line; UTF-8, lines end in LF on every system.
 *
 * <p>Buffered; a command that waits for an answer calls {@link #flush} first. Not thread-safe.
 */
public final class Output {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final int LINE_BYTES = 1 << 10;

    private final OutputStream stream;

    /** Writes to the given stream, which is never closed. */
    public Output(OutputStream stream) {
        this.stream = new BufferedOutputStream(new Guarded(stream), BUFFER_BYTES);
    }

    /**
     * Writes text as it stands.
     *
     * @throws OutputException when the stream does not take it
     */
    public void text(String text) throws IOException {
        stream.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes text and ends the line.
     *
     * @throws OutputException when the stream does not take it
     */
    public void line(String text) throws IOException {
        text(text);
        stream.write('\n');
    }

    /**
     * Writes one JSON object on a line of its own, once it is complete: a failure while the fields are made writes nothing.
     *
     * @param fields writes the fields; the braces are written around them
     * @throws OutputException when the stream does not take it
     */
    public void json(JsonFields fields) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(LINE_BYTES);
        JsonGenerator json = Json.FACTORY.createGenerator(line);
        json.writeStartObject();
        fields.write(json);
        json.writeEndObject();
        json.close();
        line.write('\n');
        line.writeTo(stream);
    }

    /**
     * Sends everything written so far on its way.
     *
     * @throws OutputException when the stream does not take it
     */
    public void flush() throws IOException {
        stream.flush();
    }

    /** Writes the fields of one JSON object. */
    @FunctionalInterface
    public interface JsonFields {
        /**
         * Writes the fields, and leaves the object open.
         *
         * @throws IOException when the generator throws it
         */
        void write(JsonGenerator json) throws IOException;
    }

    /** Loads Jackson only when a command prints JSON. */
    private static final class Json {
        static final JsonFactory FACTORY = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .build();
    }

    /** Distinguishes a failure of standard output from one of any other file. */
    private static final class Guarded extends OutputStream {
        private final OutputStream target;

        Guarded(OutputStream target) {
            this.target = target;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                target.write(bytes, from, count);
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }

        @Override
        public void flush() throws IOException {
            try {
                target.flush();
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }
    }
}
