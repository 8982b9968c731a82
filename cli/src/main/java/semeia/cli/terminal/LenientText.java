package semeia.cli.terminal;

import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import semeia.notation.Comment;
import semeia.notation.GameRecord;
import semeia.notation.Tag;

/**
 * UTF-8 text with damage in it: bytes that are not valid text become a character that no game contains, and their line is reported. So they spoil
 * the game they stand in and no other. Not thread-safe.
 */
public final class LenientText extends FilterReader {
    /** A code point that is never a character. */
    private static final char NO_CHARACTER = '\uFFFF';

    private final IntConsumer damaged;
    private int line = 1;
    private int lastTold;
    private boolean afterReturn;

    /**
     * Reads bytes as text.
     *
     * @param damaged hears of each line with damage once, numbered from 1; lines end with LF, CR or both
     */
    public LenientText(InputStream bytes, IntConsumer damaged) {
        super(new InputStreamReader(
                bytes,
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPLACE)
                        .replaceWith(String.valueOf(NO_CHARACTER))));
        this.damaged = damaged;
    }

    /** Whether what a game says in its own words holds what was no text; its moves cannot. */
    public static boolean isDamaged(GameRecord record) {
        return Stream.concat(
                        record.tags().stream().map(Tag::value),
                        record.comments().stream().map(Comment::text))
                .anyMatch(text -> text.indexOf(NO_CHARACTER) >= 0);
    }

    @Override
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(char[] chars, int from, int count) throws IOException {
        int more = super.read(chars, from, count);
        for (int i = from; i < from + more; i++) {
            look(chars[i]);
        }
        return more;
    }

    private void look(char c) {
        if (c == NO_CHARACTER && lastTold != line) {
            lastTold = line;
            damaged.accept(line);
        }
        line += c == '\r' || (c == '\n' && !afterReturn) ? 1 : 0;
        afterReturn = c == '\r';
    }
}
