package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * Reads games in Oware Game Notation, one after another: tags, moves, comments, perhaps a result. Numbers and variations are read over.
 * Not thread-safe.
 *
 * <p>A result that the moves alone do not bring about is taken so: if each player has what he would have after both agreed to end, they
 * did; otherwise, if it can still come about from what was captured, the game is left unfinished and the result kept in the tag {@code
 * Score}.
 */
final class OgnReader implements GameReader {
    private final Lexer lexer;

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
        return Optional.of(new OneGame().read());
    }

    /** One game while it is read. */
    private final class OneGame {
        private final Faults faults = new Faults();
        private final Map<String, Word> own = new HashMap<>();
        private final Map<String, Word> names = new HashMap<>();
        private final List<Tag> tags = new ArrayList<>();
        private final List<Comment> comments = new ArrayList<>();
        private GameBuilder builder = new GameBuilder(Optional.empty(), Optional.empty(), "", faults);
        private Optional<Word> capture = Optional.empty();

        GameRecord read() throws IOException {
            while (lexer.ahead() == Token.Kind.TAG) {
                readTag(take());
            }
            Optional<Rules> rules = Ogn.rules(tag(Ogn.VARIANT), faults);
            builder = new GameBuilder(rules, rules.flatMap(this::beginning), " or a result", faults);
            Optional<Word> result = readMoves();
            checkCapture(true);
            Optional<Game> game = builder.game().flatMap(played -> end(played, result));
            faults.throwIfAny();
            return record(game.orElseThrow());
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
            String name = token.name();
            boolean ours = List.of(Ogn.VARIANT, Ogn.FEN, Ogn.ENDING, Tag.RESULT).contains(name);
            if (names.putIfAbsent(name, token.word()) != null) {
                faults.add(token.mark(), "tag " + name, token.text(), name + " only once");
            } else if (ours) {
                own.put(name, token.word());
            } else if (!token.text().equals(Ogn.UNKNOWN) && !Tag.isDerived(name)) {
                tags.add(new Tag(name, token.text()));
            }
        }

        private Optional<Game> beginning(Rules rules) {
            return tag(Ogn.FEN).isEmpty()
                    ? Optional.of(Game.start(rules))
                    : Auale.position(rules, tag(Ogn.FEN).get(), faults).map(found -> Game.from(rules, found));
        }

        private Optional<Word> tag(String name) {
            return Optional.ofNullable(own.get(name));
        }

        /** Reads moves and comments up to a result or the next game; empty without a result. */
        private Optional<Word> readMoves() throws IOException {
            while (lexer.ahead() == Token.Kind.WORD || lexer.ahead() == Token.Kind.COMMENT) {
                Token token = take();
                if (token.kind() == Token.Kind.WORD && Result.isResult(token.text())) {
                    return Optional.of(token.word());
                } else if (token.kind() == Token.Kind.WORD) {
                    readWord(token.word());
                } else if (token.faults().isEmpty()) {
                    comments.add(new Comment(builder.acts(), Ogn.inOneLine(token.text())));
                }
            }
            return Optional.empty();
        }

        private void readWord(Word word) {
            String text = word.text();
            int start = 0;
            while (start < text.length() && text.charAt(start) >= '0' && text.charAt(start) <= '9') {
                start++;
            }
            if (start < text.length() && text.charAt(start) == '.') {
                while (start < text.length() && text.charAt(start) == '.') {
                    start++;
                }
                if (start == text.length()) {
                    return;
                }
                word = word.part(start, text.length());
            }
            readMove(word);
        }

        private void readMove(Word word) {
            checkCapture(false);
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
            return divided(game).get(mover) - before.store(mover);
        }

        /** The seeds of each player, each having taken his own row if the game is not over. */
        private static List<Integer> divided(Game game) {
            return game.outcome().isPresent()
                    ? game.outcome().get().seeds()
                    : game.agreeToEnd().outcome().orElseThrow().seeds();
        }

        /** The game with its end; empty if the result cannot be, which is now a fault with the others. */
        private Optional<Game> end(Game played, Optional<Word> result) {
            Optional<Game> ended =
                    tag(Ogn.ENDING).isPresent() ? ending(played, tag(Ogn.ENDING).get()) : Optional.of(played);
            if (ended.isEmpty()) {
                return ended;
            }
            Game game = ended.get();
            for (Optional<Word> said : List.of(tag(Tag.RESULT), result)) {
                if (said.isPresent()) {
                    game = withResult(game, said.get());
                }
            }
            return Optional.of(game);
        }

        private Optional<Game> ending(Game played, Word word) {
            List<Word> words = word.split();
            String verb = words.isEmpty() ? "" : words.get(0).text();
            OptionalInt seat = words.size() == 2 ? Names.seat(2, words.get(1).text()) : OptionalInt.empty();
            try {
                if (verb.equals(Acts.AGREE) && words.size() == 1) {
                    return Optional.of(played.agreeToEnd());
                } else if (Acts.needsSeat(verb) && seat.isPresent()) {
                    return Optional.of(played.act(Acts.bySeat(verb, seat.getAsInt())));
                }
                faults.add(word.mark(), "tag Ending", word.text(), "agree, or resign, flag or claim and S or N");
            } catch (IllegalMoveException e) {
                faults.add(
                        word.mark(),
                        "tag Ending",
                        word.text(),
                        "a legal act: " + e.refusal().text());
            }
            return Optional.empty();
        }

        private Game withResult(Game game, Word word) {
            String text = word.text();
            if (text.equals(Result.OPEN) || text.equals(Ogn.UNKNOWN) || text.equals(Result.text(game))) {
                return game;
            }
            String divided = Result.seeds(divided(game));
            if (game.outcome().isEmpty() && text.equals(divided)) {
                return game.agreeToEnd();
            }
            if (game.outcome().isEmpty() && isPossible(game.position(), word)) {
                keepScore(word);
            } else {
                faults.add(word.mark(), "result", text, divided);
            }
            return game;
        }

        /** Whether the players can still end with so many seeds. */
        private static boolean isPossible(Position position, Word word) {
            List<Word> parts = word.split('-');
            if (parts.size() != 2) {
                return false;
            }
            int south = Numbers.parse(parts.get(0).text()).orElse(-1);
            int north = Numbers.parse(parts.get(1).text()).orElse(-1);
            int all = position.store(0) + position.store(1) + position.seedsOnBoard();
            return south >= position.store(0) && north >= position.store(1) && south + north <= all;
        }

        private void keepScore(Word word) {
            Optional<String> before = tags.stream()
                    .filter(tag -> tag.name().equals(Ogn.SCORE))
                    .map(Tag::value)
                    .findFirst();
            if (before.isEmpty()) {
                tags.add(new Tag(Ogn.SCORE, word.text()));
            } else if (!before.get().equals(word.text())) {
                faults.add(word.mark(), "result", word.text(), before.get());
            }
        }

        private GameRecord record(Game game) {
            try {
                return new GameRecord(tags, game, comments);
            } catch (IllegalArgumentException e) {
                faults.add(lexer.mark(), "record", "", e.getMessage());
                throw faults.exception();
            }
        }
    }
}
