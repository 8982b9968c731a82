package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Sowing;

/**
 * Reads games in Oware Game Notation, one after another: tags, moves, comments, perhaps a result. The tags it knows may be in any case.
 * Glyphs become comments, see {@link Annotations}; numbers are skipped; variations and lines after {@code %} too, but reported as
 * {@linkplain #losses() lost}. Not thread-safe.
 *
 * <p>Moves may be those of PlayStrategy, and then the result that of chess: {@code 1-0} of an unfinished game is a resignation.
 *
 * <p>As Aualé writes it, a result in the tags stands at the end of the moves again, {@code *} perhaps not: so most games cut short are
 * noticed.
 *
 * <p>A result that the moves alone do not bring about is interpreted: if each player has what agreement to end would give, they
 * did; otherwise, if it can still come about from what was captured, the game is left unfinished and the result kept in the tag {@code
 * Score}.
 */
final class OgnReader implements GameReader {
    private static final int PITS = 12;
    private static final List<String> OURS = List.of(Ogn.VARIANT, Ogn.FEN, Ogn.ENDING, Tag.RESULT);

    private final Lexer lexer;
    private List<String> losses = List.of();

    OgnReader(Reader reader) {
        this.lexer = new Lexer(new Source(reader), Lexer.Style.OGN);
    }

    @Override
    public Optional<GameRecord> next() throws IOException {
        lexer.beginRecord();
        if (lexer.ahead() == Token.Kind.END) {
            Faults faults = new Faults();
            faults.addAll(lexer.take().faults());
            faults.throwIfAny();
            return Optional.empty();
        }
        OneGame game = new OneGame();
        GameRecord record = game.read();
        losses = game.losses();
        return Optional.of(record);
    }

    @Override
    public List<String> losses() {
        return losses;
    }

    private static int lastPit(Sowing sowing) {
        int last = sowing.move();
        for (Sowing.Step step : sowing.steps()) {
            last = step instanceof Sowing.Drop drop ? drop.pit() : last;
        }
        return last;
    }

    /** A word without the number of a move, {@code 1.F} or {@code 2...}, that it begins with. */
    static Word withoutNumber(Word word) {
        String text = word.text();
        int dot = 0;
        while (dot < text.length() && text.charAt(dot) >= '0' && text.charAt(dot) <= '9') {
            dot++;
        }
        int end = dot;
        while (end < text.length() && text.charAt(end) == '.') {
            end++;
        }
        return end > dot ? word.part(end, text.length()) : word;
    }

    /** One game while it is read. */
    private final class OneGame {
        private final Faults faults = new Faults();
        private final Map<String, Word> own = new HashMap<>();
        private final Map<String, Word> names = new HashMap<>();
        private final List<Tag> tags = new ArrayList<>();
        private final List<Comment> comments = new ArrayList<>();
        private final List<String> unheld = new ArrayList<>();
        private final Variations variations = new Variations(faults);
        private GameBuilder builder = new GameBuilder(Optional.empty(), Optional.empty(), "", faults);
        private Optional<Word> capture = Optional.empty();
        private boolean bySquares;

        GameRecord read() throws IOException {
            if (lexer.ahead() == Token.Kind.COMMENT) {
                faults.add(lexer.mark(), "game", "{", "a tag or a move at its beginning");
            }
            while (lexer.ahead() == Token.Kind.TAG) {
                readTag(take());
            }
            Optional<Rules> rules = Ogn.rules(tag(Ogn.VARIANT), faults);
            builder = new GameBuilder(rules, rules.flatMap(this::beginning), " or a result", faults);
            Optional<Word> result = readMoves();
            variations.finish();
            checkCapture(true);
            if (result.isEmpty()) {
                missResult();
            }
            Optional<Game> game =
                    builder.game().flatMap(played -> new OgnEnd(own, tags, bySquares, faults).of(played, result));
            if (lexer.tookEscape()) {
                unheld.add("lines after %");
            }
            faults.throwIfAny();
            return record(game.orElseThrow());
        }

        /** What the text said that the record has no place for. */
        List<String> losses() {
            return variations.areThere()
                    ? Stream.concat(Stream.of("variations"), unheld.stream()).toList()
                    : unheld;
        }

        private Token take() throws IOException {
            Token token = lexer.take();
            faults.addAll(token.faults());
            return token;
        }

        private void readTag(Token token) {
            if (token.kind() != Token.Kind.TAG || !token.faults().isEmpty()) {
                return;
            }
            Optional<String> known =
                    OURS.stream().filter(token.name()::equalsIgnoreCase).findFirst();
            String name = known.orElse(token.name());
            boolean ours = known.isPresent();
            if (names.putIfAbsent(name, token.word()) != null) {
                faults.add(token.mark(), "tag " + name, token.text(), name + " only once");
            } else if (ours) {
                own.put(name, token.word());
            } else if (Tag.isDerived(name)) {
                unheld.add("tag " + name);
            } else if (!token.text().equals(Ogn.UNKNOWN)) {
                tags.add(new Tag(name, token.text()));
            }
        }

        private Optional<Game> beginning(Rules rules) {
            if (tag(Ogn.FEN).isEmpty()) {
                return Optional.of(Game.start(rules));
            }
            Word word = tag(Ogn.FEN).get();
            Optional<Position> position = word.text().indexOf('/') > 0
                    ? PlayStrategy.position(rules, word, faults)
                    : Auale.position(rules, word, faults);
            return position.map(found -> Game.from(rules, found));
        }

        private Optional<Word> tag(String name) {
            return Optional.ofNullable(own.get(name));
        }

        /** Reads moves and comments up to a result or the next game; empty without a result. */
        private Optional<Word> readMoves() throws IOException {
            while (lexer.ahead() == Token.Kind.WORD || lexer.ahead() == Token.Kind.COMMENT) {
                Token token = take();
                if (token.kind() == Token.Kind.COMMENT) {
                    addComment(token);
                } else if (!variations.take(token.word(), builder.acts())) {
                    if (ResultText.isResult(token.text()) || token.text().equals(Ogn.UNKNOWN)) {
                        return Optional.of(token.word());
                    }
                    readMove(withoutNumber(token.word()));
                }
            }
            return Optional.empty();
        }

        private void addComment(Token token) {
            if (token.faults().isEmpty() && !variations.isOpen()) {
                comments.add(new Comment(builder.acts(), Ogn.inOneLine(token.text())));
            }
        }

        /** Reports that there is no result where there must be one: after the tag of one, and where there is nothing else of a game. */
        private void missResult() {
            Optional<Word> told = tag(Tag.RESULT);
            if (told.isPresent()
                    && ResultText.isResult(told.get().text())
                    && !told.get().text().equals(ResultText.OPEN)) {
                faults.add(lexer.mark(), "result", "", told.get().text());
            } else if (told.isEmpty() && builder.acts() == 0 && faults.isEmpty()) {
                faults.add(lexer.mark(), "result", "", "a move, a result or a tag Result");
            }
        }

        private void readMove(Word word) {
            if (word.text().isEmpty()) {
                return;
            }
            Optional<String> alone = Annotations.glyph(word);
            if (alone.isPresent()) {
                addGlyph(word, alone.get());
                return;
            }
            checkCapture(false);
            Word bare = Annotations.bare(word);
            Optional<int[]> squares = Annotations.squares(bare.text());
            if (squares.isPresent()) {
                moveBetween(bare, squares.get());
            } else {
                readNamedMove(bare);
            }
            if (bare.text().length() < word.text().length()) {
                addGlyph(word, word.text().substring(bare.text().length()));
            }
        }

        private void addGlyph(Word word, String glyph) {
            if (builder.acts() == 0) {
                faults.add(word.mark(), "annotation", word.text(), "a move before it");
            } else {
                comments.add(new Comment(builder.acts(), glyph));
            }
        }

        /** Plays a move of PlayStrategy, and checks where its last seed falls. */
        private void moveBetween(Word word, int[] squares) {
            bySquares = true;
            builder.move(new Word(Names.move(PITS, squares[0]), word.mark()));
            int last = builder.game()
                    .flatMap(Game::lastSowing)
                    .map(OgnReader::lastPit)
                    .orElse(squares[1]);
            if (last != squares[1]) {
                faults.add(
                        word.mark(),
                        "move",
                        word.text(),
                        "a last seed in " + Names.move(PITS, last) + ", not in " + Names.move(PITS, squares[1]));
            }
            capture = Optional.empty();
        }

        private void readNamedMove(Word word) {
            int plus = word.text().indexOf('+');
            builder.move(plus < 0 ? word : word.part(0, plus));
            capture = plus < 0
                    ? Optional.empty()
                    : Optional.of(word.part(plus, word.text().length()));
        }

        /** Checks what the last move is said to capture; at the end of a game it may be said with the row taken then. */
        private void checkCapture(boolean atEnd) {
            Optional<Word> said = capture;
            capture = Optional.empty();
            if (said.isEmpty() || builder.game().isEmpty()) {
                return;
            }
            Game game = builder.game().get();
            int captured = game.lastSowing().map(RecordWriter::captured).orElse(0);
            Word word = said.get();
            if (!word.text().equals("+" + captured) && !(atEnd && word.text().equals("+" + withRow(game)))) {
                faults.add(word.mark(), "capture", word.text(), captured == 0 ? "none" : "+" + captured);
            }
        }

        private int withRow(Game game) {
            Position before = game.previous().orElseThrow().position();
            int mover = before.player();
            return OgnEnd.divided(game).get(mover) - before.store(mover);
        }

        private GameRecord record(Game game) {
            try {
                return new GameRecord(tags, game, comments);
            } catch (NotationException e) {
                faults.addAll(e.faults(), lexer.mark());
                throw faults.exception();
            }
        }
    }
}
