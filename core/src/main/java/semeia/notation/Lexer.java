package semeia.notation;

import java.io.IOException;
import java.util.Optional;

/** Cuts a stream of game records into tags, comments and words. Memory is bounded whatever the text. */
final class Lexer {
    /** How tags and comments are written. */
    enum Style {
        /** Ours: {@code \} escapes in tags and comments. */
        SEMEIA,
        /**
         * Aualé's: {@code \"} and {@code \\} in tags, nothing in comments; parentheses are words by themselves. As in chess, {@code ;}
         * begins a comment to the end of the line, and a line after {@code %} is left out.
         */
        OGN
    }

    private static final int LONGEST_WORD = 64;
    private static final int HEX_DIGITS = 4;
    private static final int ROOM_FOR_DERIVED_TAGS = 10_000;

    private final Source source;
    private final Style style;
    private long room;
    private Optional<Mark> full = Optional.empty();
    private Faults faults = new Faults();
    private boolean escaped;

    Lexer(Source source, Style style) {
        this.source = source;
        this.style = style;
    }

    /** Gives room for the text of one record. */
    void beginRecord() {
        room = GameRecord.MOST_TEXT + ROOM_FOR_DERIVED_TAGS;
        full = Optional.empty();
    }

    /** Whether a line was left out since this was asked last. */
    boolean tookEscape() {
        boolean took = escaped;
        escaped = false;
        return took;
    }

    /** The place of what comes next; call {@link #ahead} before. */
    Mark mark() {
        return source.mark();
    }

    /** What comes next; {@link Token.Kind#TAG} for anything in brackets. */
    Token.Kind ahead() throws IOException {
        source.skipSpace();
        while (style == Style.OGN && source.peek() == '%' && source.mark().column() == 1) {
            escaped = true;
            skipLine();
            source.skipSpace();
        }
        if (style == Style.OGN && source.peek() == ';') {
            return Token.Kind.COMMENT;
        }
        return switch (source.peek()) {
            case Source.END -> Token.Kind.END;
            case '[' -> Token.Kind.TAG;
            case '{' -> Token.Kind.COMMENT;
            default -> Token.Kind.WORD;
        };
    }

    /** Takes what comes next. */
    Token take() throws IOException {
        Token.Kind kind = ahead();
        Mark mark = source.mark();
        Token token = switch (kind) {
            case TAG, NO_TAG -> tag(mark);
            case COMMENT -> comment(mark);
            case WORD -> word(mark);
            case END -> new Token(Token.Kind.END, "", "", mark, mark, faults.list());
        };
        faults = new Faults();
        return token;
    }

    private Token word(Mark mark) throws IOException {
        StringBuilder text = new StringBuilder();
        boolean alone = isParenthesis(source.peek());
        int c;
        do {
            int taken = source.take();
            if (text.length() <= LONGEST_WORD) {
                text.append((char) taken);
            }
            c = source.peek();
        } while (!alone && c != Source.END && !Word.isSpace((char) c) && !endsWord(c));
        return new Token(Token.Kind.WORD, "", text.toString(), mark, mark, faults.list());
    }

    private boolean endsWord(int c) {
        return c == '{'
                || c == '['
                || c == Source.BYTE_ORDER_MARK
                || isParenthesis(c)
                || (style == Style.OGN && c == ';');
    }

    private boolean isParenthesis(int c) {
        return style == Style.OGN && (c == '(' || c == ')');
    }

    private Token tag(Mark mark) throws IOException {
        StringBuilder raw = new StringBuilder();
        raw.append((char) source.take());
        source.skipBlanks();
        String name = tagName(raw);
        source.skipBlanks();
        if (name.isEmpty() || source.peek() != '"') {
            return noTag(mark, raw);
        }
        source.take();
        Mark textMark = source.mark();
        Text value = new Text(GameRecord.cost(name.length()));
        while (source.peek() != '"') {
            int c = source.peek();
            if (c == Source.END || c == '\n' || c == '\r') {
                return noTag(mark, raw.append(" \"").append(value.shown()));
            }
            value.append(character("tag " + name, "\\\""));
        }
        source.take();
        source.skipBlanks();
        if (source.peek() != ']') {
            return noTag(mark, raw.append(" \"").append(value.shown()).append('"'));
        }
        source.take();
        return token(Token.Kind.TAG, name, value, mark, textMark);
    }

    private String tagName(StringBuilder raw) throws IOException {
        StringBuilder name = new StringBuilder();
        while (Tag.isNameChar(source.peek(), name.isEmpty()) && name.length() < Tag.LONGEST_NAME) {
            name.append((char) source.take());
        }
        raw.append(name);
        return name.toString();
    }

    /** Something that begins like a tag, left out to the end of the line. */
    private Token noTag(Mark mark, StringBuilder raw) throws IOException {
        while (source.peek() != Source.END && source.peek() != '\n' && source.peek() != '\r') {
            int c = source.take();
            if (raw.length() <= LONGEST_WORD) {
                raw.append((char) c);
            }
        }
        faults.add(mark, "tag", raw.toString(), "[Name \"value\"]");
        return new Token(Token.Kind.NO_TAG, "", "", mark, mark, faults.list());
    }

    private void skipLine() throws IOException {
        while (source.peek() != Source.END && source.peek() != '\n' && source.peek() != '\r') {
            source.take();
        }
    }

    private Token comment(Mark mark) throws IOException {
        if (source.take() == ';') {
            Mark textMark = source.mark();
            Text text = new Text(GameRecord.TEXT_OVERHEAD);
            while (source.peek() != Source.END && source.peek() != '\n' && source.peek() != '\r') {
                text.append(source.take());
            }
            return token(Token.Kind.COMMENT, "", text, mark, textMark);
        }
        Mark textMark = source.mark();
        Text text = new Text(GameRecord.TEXT_OVERHEAD);
        while (source.peek() != '}') {
            if (source.peek() == Source.END) {
                faults.add(mark, "comment", "{" + text.shown(), "} at its end");
                break;
            }
            text.append(style == Style.SEMEIA ? character("comment", "\\}") : source.take());
        }
        source.take();
        return token(Token.Kind.COMMENT, "", text, mark, textMark);
    }

    /** A tag or comment; one for which there is no room has the same fault as the first such. */
    private Token token(Token.Kind kind, String name, Text text, Mark mark, Mark textMark) {
        if (room < 0) {
            full = full.or(() -> Optional.of(mark));
            String expected = "at most " + GameRecord.MOST_TEXT + " characters in all of a record";
            faults.add(full.get(), "text of tags and comments", "too long", expected);
        }
        return new Token(kind, name, text.text.toString(), mark, textMark, faults.list());
    }

    /** The next character of a tag or comment, escapes resolved. */
    private int character(String place, String escaped) throws IOException {
        Mark at = source.mark();
        int c = source.take();
        if (c == '\r') {
            if (source.peek() == '\n') {
                source.take();
            }
            return '\n';
        }
        if (c != '\\' || (style == Style.OGN && escaped.indexOf(source.peek()) < 0)) {
            return c;
        }
        if (source.peek() != Source.END && escaped.indexOf(source.peek()) >= 0) {
            return source.take();
        }
        if (source.peek() == 'u') {
            source.take();
            return hexadecimal(at, place);
        }
        faults.add(
                at,
                place,
                "\\" + shown(source.peek()),
                "after \\ one of " + escaped + " or u and four hexadecimal digits");
        return c;
    }

    private int hexadecimal(Mark at, String place) throws IOException {
        int value = 0;
        StringBuilder read = new StringBuilder("\\u");
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = source.peek() == Source.END ? -1 : Character.digit((char) source.peek(), 16);
            if (digit < 0 || source.peek() > 'f') {
                faults.add(at, place, read + shown(source.peek()), "after \\u four hexadecimal digits");
                return value;
            }
            read.append((char) source.take());
            value = 16 * value + digit;
        }
        return value;
    }

    private static String shown(int c) {
        return c == Source.END ? "" : String.valueOf((char) c);
    }

    /** The text of a tag or comment, as far as there is room in the record. */
    private final class Text {
        private final StringBuilder text = new StringBuilder();

        Text(long overhead) {
            room -= overhead;
        }

        void append(int c) {
            room--;
            if (room >= 0) {
                text.append((char) c);
            }
        }

        String shown() {
            return text.length() <= LONGEST_WORD ? text.toString() : text.substring(0, LONGEST_WORD);
        }
    }
}
