package semeia.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads bytes as lines of UTF-8 text, each on its own: one that is too long or no UTF-8 spoils itself alone. The room this takes does not
 * grow with the input. Not thread-safe.
 */
public final class InputLines {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private final int longest;
    private final Waiting waiting;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);

    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int from;
    private int to;

    private byte[] line = new byte[BUFFER_BYTES];
    private int length;
    private long number;

    /** Hears that the next bytes may be long in coming. */
    @FunctionalInterface
    public interface Waiting {
        void begins() throws IOException;
    }

    /**
     * Makes a reader.
     *
     * @param longest bytes in the longest line that is read, without its end
     * @param waiting called before every read that may have to wait
     */
    public InputLines(InputStream in, int longest, Waiting waiting) {
        this.in = in;
        this.longest = longest;
        this.waiting = waiting;
    }

    /**
     * Goes to the next line, the first at the first call.
     *
     * @return false if there is none
     * @throws IOException if the input cannot be read
     */
    public boolean next() throws IOException {
        length = 0;
        boolean any = false;
        while (from < to || fill()) {
            any = true;
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            append(end);
            from = Math.min(end + 1, to);
            if (end < to) {
                break;
            }
        }
        number += any ? 1 : 0;
        return any;
    }

    private boolean fill() throws IOException {
        if (in.available() == 0) {
            waiting.begins();
        }
        from = 0;
        to = Math.max(in.read(buffer), 0);
        return to > 0;
    }

    private void append(int end) {
        int more = end - from;
        if (length + more > line.length && line.length <= longest) {
            line = Arrays.copyOf(line, Math.min(Math.max(2 * line.length, length + more), longest + BUFFER_BYTES));
        }
        int kept = Math.min(more, line.length - length);
        System.arraycopy(buffer, from, line, length, kept);
        length += kept;
    }

    /** The number of the line, from 1. */
    public long number() {
        return number;
    }

    /**
     * The line, without its end, and the first without a byte order mark.
     *
     * @throws IllegalArgumentException if it is too long or no UTF-8
     */
    public String text() {
        if (length > longest) {
            throw new IllegalArgumentException("the line is too long, expected at most " + longest + " bytes");
        }
        try {
            String text = utf8.decode(ByteBuffer.wrap(line, 0, length)).toString();
            return number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("the line is not UTF-8 text", e);
        }
    }
}
