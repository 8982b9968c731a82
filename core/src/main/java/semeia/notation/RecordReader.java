package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import semeia.rules.Game;

/**
 * Reads game records in our own form, one after another. A record ends with its result, so that a truncated text is distinguished from a complete
 * one. Not thread-safe.
 */
public final class RecordReader implements GameReader {
    private static final String OTHER_WORDS = ", or pass, resign, flag, claim, lot, agree or a result";

    private final Lexer lexer;
    private Map<String, Word> places = Map.of();
    private Mark begin = Mark.START;

    /** Reads from {@code reader}, which is buffered here and not closed. */
    public RecordReader(Reader reader) {
        this.lexer = new Lexer(new Source(reader), Lexer.Style.SEMEIA);
    }

    static GameRecord parseOne(String text) {
        try {
            RecordReader reader = new RecordReader(new StringReader(text));
            List<GameRecord> records = reader.all();
            if (records.size() == 1) {
                return records.get(0);
            }
            Faults faults = new Faults();
            faults.add(Word.end(text), "number of games", Integer.toString(records.size()), "1");
            throw faults.exception();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<GameRecord> next() throws IOException {
        if (lexer.ahead() == Token.Kind.END) {
            Faults faults = new Faults();
            faults.addAll(lexer.take().faults());
            faults.throwIfAny();
            return Optional.empty();
        }
        lexer.beginRecord();
        begin = lexer.mark();
        return Optional.of(new OneRecord().read());
    }

    /**
     * A fault in the record last read, for those who ask more of its tags than records do.
     *
     * @param tag the tag that is wrong or missing
     * @param value what stands there; empty if the tag is missing
     * @param expected what may stand there
     * @return the fault, at the value of the tag, or where the record begins if there is no such tag
     */
    public TextFault fault(String tag, String value, String expected) {
        Mark mark = places.containsKey(tag) ? places.get(tag).mark() : begin;
        return new TextFault(mark.line(), mark.column(), "tag " + tag, value, expected);
    }

    /** One record while it is read. */
    private final class OneRecord {
        private final Faults faults = new Faults();
        private final Heading heading = new Heading(faults);
        private final List<Comment> comments = new ArrayList<>();
        private GameBuilder builder = new GameBuilder(Optional.empty(), Optional.empty(), OTHER_WORDS, faults);
        private Optional<Word> verb = Optional.empty();

        GameRecord read() throws IOException {
            while (lexer.ahead() == Token.Kind.TAG) {
                readTag(take());
            }
            places = heading.places();
            Optional<Game> beginning = heading.beginning(lexer.mark());
            builder = new GameBuilder(heading.rules(), beginning, OTHER_WORDS, faults);
            Optional<Word> result = readMoves();
            builder.finish();
            result.ifPresent(this::checkEnd);
            faults.throwIfAny();
            return record();
        }

        private Token take() throws IOException {
            Token token = lexer.take();
            faults.addAll(token.faults());
            return token;
        }

        private void readTag(Token token) {
            if (token.kind() == Token.Kind.TAG && (token.faults().isEmpty() || Tag.isDerived(token.name()))) {
                heading.add(token.name(), token.word(), token.mark());
            }
        }

        /** Reads moves and comments up to the result; empty if there is none. */
        private Optional<Word> readMoves() throws IOException {
            while (lexer.ahead() == Token.Kind.WORD || lexer.ahead() == Token.Kind.COMMENT) {
                Token token = take();
                if (token.kind() == Token.Kind.COMMENT) {
                    addComment(token);
                } else if (ResultText.isResult(token.text())) {
                    missSeat(token.mark(), token.text());
                    return Optional.of(token.word());
                } else {
                    readWord(token.word());
                }
            }
            missSeat(lexer.mark(), "");
            faults.add(
                    lexer.mark(),
                    "result",
                    "",
                    builder.game().map(ResultText::text).orElse("the seeds of each player, or *"));
            return Optional.empty();
        }

        private void addComment(Token token) {
            missSeat(token.mark(), "{" + token.text());
            if (token.faults().isEmpty()) {
                comments.add(new Comment(builder.acts(), token.text()));
            }
        }

        private void readWord(Word word) {
            String text = word.text();
            if (verb.isPresent()) {
                builder.bySeat(verb.get(), word);
                verb = Optional.empty();
            } else if (Acts.needsSeat(text)) {
                verb = Optional.of(word);
            } else if (text.equals(Acts.AGREE)) {
                builder.agree(word);
            } else if (isNumber(text)) {
                readNumber(word);
            } else {
                builder.move(word);
            }
        }

        private static boolean isNumber(String text) {
            return text.charAt(0) >= '0' && text.charAt(0) <= '9' && text.indexOf('.') > 0;
        }

        private void readNumber(Word word) {
            int end = word.text().indexOf('.');
            while (end < word.text().length() && word.text().charAt(end) == '.') {
                end++;
            }
            builder.number(word.part(0, end));
            if (end < word.text().length()) {
                readWord(word.part(end, word.text().length()));
            }
        }

        private void missSeat(Mark mark, String value) {
            verb.ifPresent(word -> faults.add(mark, "seat after " + word.text(), value, "a seat"));
            verb = Optional.empty();
        }

        private void checkEnd(Word result) {
            builder.game().ifPresent(game -> {
                check("result", Optional.of(result), Optional.of(ResultText.text(game)));
                check("tag Result", heading.derived(Tag.RESULT), Optional.of(ResultText.text(game)));
                check("tag Winner", heading.derived(Tag.WINNER), ResultText.winner(game));
                check("tag Termination", heading.derived(Tag.TERMINATION), ResultText.termination(game));
            });
        }

        private void check(String place, Optional<Word> found, Optional<String> right) {
            if (found.isPresent() && !right.equals(found.map(Word::text))) {
                Word word = found.get();
                faults.add(word.mark(), place, word.text(), right.orElse("none, the game is not over"));
            }
        }

        private GameRecord record() {
            Game game = builder.game().orElseThrow();
            try {
                return new GameRecord(heading.tags(), game, comments);
            } catch (NotationException e) {
                faults.addAll(e.faults(), lexer.mark());
                throw faults.exception();
            }
        }
    }
}
