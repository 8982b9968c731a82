package semeia.notation;

import java.io.IOException;
import java.io.Reader;

/** Hands out the characters of a text one by one and knows the place of the next. Not thread-safe. */
final class Source {
    static final int END = -1;

    static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;
    private final char[] buffer = new char[8192];
    private int next;
    private int length;
    private int line = 1;
    private int column = 1;
    private boolean afterReturn;
    private boolean begun;

    Source(Reader reader) {
        this.reader = reader;
    }

    /** The next character, which stays the next; {@link #END} at the end. */
    int peek() throws IOException {
        while (next == length) {
            length = reader.read(buffer, 0, buffer.length);
            next = 0;
            if (length < 0) {
                length = 0;
                return END;
            }
            if (!begun && length > 0) {
                begun = true;
                next = buffer[0] == BYTE_ORDER_MARK ? 1 : 0;
            }
        }
        return buffer[next];
    }

    /** Takes the next character; {@link #END} at the end. */
    int take() throws IOException {
        int c = peek();
        if (c == END) {
            return END;
        }
        next++;
        if (c == '\n' && afterReturn) {
            afterReturn = false;
            return c;
        }
        afterReturn = c == '\r';
        if (c == '\n' || c == '\r') {
            line++;
            column = 1;
        } else {
            column++;
        }
        return c;
    }

    Mark mark() {
        return new Mark(line, column);
    }

    /** Takes all white space ahead, and the byte order marks that joined files have between them. */
    void skipSpace() throws IOException {
        while (peek() != END && (Word.isSpace((char) peek()) || peek() == BYTE_ORDER_MARK)) {
            take();
        }
    }

    /** Takes all blanks and tabs ahead. */
    void skipBlanks() throws IOException {
        while (peek() == ' ' || peek() == '\t') {
            take();
        }
    }
}
