package semeia.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a text and where it begins.
 *
 * @param text the piece, without line ends
 * @param mark where it begins
 */
record Word(String text, Mark mark) {
    /** The pieces between white space, in order. */
    static List<Word> split(String text) {
        List<Word> words = new ArrayList<>();
        int line = 1;
        int lineStart = 0;
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean space = i == text.length() || isSpace(text.charAt(i));
            if (space && start >= 0) {
                words.add(new Word(text.substring(start, i), new Mark(line, start - lineStart + 1)));
                start = -1;
            } else if (!space && start < 0) {
                start = i;
            }
            if (i < text.length() && endsLine(text, i)) {
                line++;
                lineStart = i + 1;
            }
        }
        return words;
    }

    /** The place just after the last character of the text. */
    static Mark end(String text) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < text.length(); i++) {
            if (endsLine(text, i)) {
                line++;
                lineStart = i + 1;
            }
        }
        return new Mark(line, text.length() - lineStart + 1);
    }

    private static boolean endsLine(String text, int i) {
        char c = text.charAt(i);
        return c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
    }

    /** The pieces between white space; this word holds no line end. */
    List<Word> split() {
        List<Word> words = new ArrayList<>();
        for (Word word : split(text)) {
            words.add(new Word(word.text, mark.plus(word.mark.column() - 1)));
        }
        return words;
    }

    static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    /** The pieces between occurrences of {@code separator}; empty ones count. */
    List<Word> split(char separator) {
        List<Word> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                parts.add(part(start, i));
                start = i + 1;
            }
        }
        return parts;
    }

    /** The piece from {@code start} to before {@code end}. */
    Word part(int start, int end) {
        return new Word(text.substring(start, end), mark.plus(start));
    }
}
