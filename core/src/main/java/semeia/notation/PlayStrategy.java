package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Action;
import semeia.rules.Fault.Part;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Setup;

/**
 * The position of the site PlayStrategy, its FEN: North's row from South's left, {@code /}, South's row, the stores of South and North,
 * the player to move, the number of the move: {@code 4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1}. {@code 4S} is a pit of four seeds, a
 * bare number so many empty pits. It carries neither the rules nor the plies since the last capture.
 */
public final class PlayStrategy {
    /** The tag that carries the number of the move at the beginning of a record read from this form. */
    public static final String MOVE_NUMBER = "MoveNumber";

    private static final int ROW = 6;
    private static final int FIELDS = 4;

    private PlayStrategy() {}

    /**
     * The position as text.
     *
     * @param number the number of the move, both players' moves counted as one, from 1
     * @throws NotationException if the rules are not of one lap
     */
    public static String format(Rules rules, Position position, int number) {
        OneLap.require(rules);
        StringBuilder text = new StringBuilder();
        List<Integer> north = new ArrayList<>(position.setup().seeds().subList(ROW, 2 * ROW));
        Collections.reverse(north);
        appendRow(text, north);
        text.append('/');
        appendRow(text, position.setup().seeds().subList(0, ROW));
        return text.append(' ')
                .append(position.store(0))
                .append(' ')
                .append(position.store(1))
                .append(' ')
                .append(Names.seat(2, position.player()))
                .append(' ')
                .append(number)
                .toString();
    }

    private static void appendRow(StringBuilder text, List<Integer> row) {
        int empty = 0;
        String comma = "";
        for (int i = 0; i < ROW; i++) {
            empty += row.get(i) == 0 ? 1 : 0;
            if (empty > 0 && (row.get(i) > 0 || i == ROW - 1)) {
                text.append(comma).append(empty);
                comma = ",";
                empty = 0;
            }
            if (row.get(i) > 0) {
                text.append(comma).append(row.get(i)).append('S');
                comma = ",";
            }
        }
    }

    /**
     * The position that the text means. The commas may be missing after {@code S}, the number of the move at the end; {@code _} may stand
     * for a space. Where the stores hold all seeds and there are some in the pits, as PlayStrategy writes finished games, each row is
     * taken out of its player's store.
     *
     * @throws NotationException with every fault, or if the rules are not of one lap
     */
    public static Position parsePosition(Rules rules, String text) {
        OneLap.require(rules);
        Faults faults = new Faults();
        Optional<Position> position = new Fen(rules, new Word(text, Mark.START), faults).position();
        faults.throwIfAny();
        return position.orElseThrow();
    }

    /** The position of a word; empty if there were faults, which are now with the others. */
    static Optional<Position> position(Rules rules, Word word, Faults faults) {
        return new Fen(rules, word, faults).position();
    }

    /** The last position of a record as text, the moves counted on from its {@link #MOVE_NUMBER}. */
    static String format(GameRecord record) {
        Game game = record.game();
        int number = record.tag(MOVE_NUMBER)
                .map(Numbers::parse)
                .orElse(OptionalInt.empty())
                .orElse(1);
        long moves =
                game.actions().stream().filter(Action.Move.class::isInstance).count();
        int half = game.beginning().player();
        return format(game.rules(), game.position(), Math.max(0, number) + (int) (moves + half) / 2);
    }

    /** One text while it is read. */
    private static final class Fen {
        private final Rules rules;
        private final Faults faults;
        private final List<Word> words;
        private final Mark end;

        Fen(Rules rules, Word line, Faults faults) {
            this.rules = rules;
            this.faults = faults;
            this.words = new Word(line.text().replace('_', ' '), line.mark()).split();
            this.end = line.mark().plus(line.text().length());
        }

        private Word word(int field) {
            return field < words.size() ? words.get(field) : new Word("", end);
        }

        Optional<Position> position() {
            SetupText text = new SetupText(rules, word(0), faults);
            readBoard(text);
            text.addStores(List.of(word(1), word(2)));
            int player = text.seat(word(FIELDS - 1), "player to move");
            number();
            if (words.size() > FIELDS + 1) {
                Word more = words.get(FIELDS + 1);
                faults.add(more.mark(), "text", more.text(), "nothing after the number of the move");
            }
            List<Integer> seeds = text.seeds();
            return text.position(Setup.of(rules.territory(), seeds, withoutRows(text.stores(), seeds), player));
        }

        /** The number of the move, 0 or more, if it is there. */
        OptionalInt number() {
            if (words.size() <= FIELDS) {
                return OptionalInt.empty();
            }
            OptionalInt number = Numbers.parse(word(FIELDS).text());
            if (number.isEmpty() || number.getAsInt() < 0) {
                faults.add(
                        word(FIELDS).mark(), "number of the move", word(FIELDS).text(), "a number from 0");
            }
            return number;
        }

        private List<Integer> withoutRows(List<Integer> stores, List<Integer> seeds) {
            long south = sum(seeds, 0);
            long north = sum(seeds, ROW);
            boolean counted =
                    stores.get(0) + stores.get(1) == rules.seeds() && stores.get(0) >= south && stores.get(1) >= north;
            return counted ? List.of((int) (stores.get(0) - south), (int) (stores.get(1) - north)) : stores;
        }

        private static long sum(List<Integer> seeds, int from) {
            long sum = 0;
            for (int pit = from; pit < from + ROW && seeds.size() == 2 * ROW; pit++) {
                sum += seeds.get(pit);
            }
            return sum;
        }

        private void readBoard(SetupText text) {
            List<Word> rows = word(0).split('/');
            if (rows.size() != 2) {
                text.refuse(
                        Part.PIT,
                        word(0),
                        "board",
                        "North's row, / and South's row, such as 4S,4S,4S,4S,4S,4S/4S,4S,3,4S");
                return;
            }
            List<Word> north = row(text, "North's row", rows.get(0));
            Collections.reverse(north);
            text.addPits(row(text, "South's row", rows.get(1)));
            text.addPits(north);
        }

        /** The pits of a row from the left; a word of {@code 0} for each of those that a bare number stands for. */
        private List<Word> row(SetupText text, String name, Word row) {
            List<Word> pits = new ArrayList<>();
            for (Word item : items(row)) {
                OptionalInt empty = Numbers.parse(item.text());
                if (item.text().endsWith("S")) {
                    pits.add(item.part(0, item.text().length() - 1));
                } else if (empty.isPresent() && empty.getAsInt() >= 1 && empty.getAsInt() <= ROW) {
                    pits.addAll(Collections.nCopies(empty.getAsInt(), new Word("0", item.mark())));
                } else {
                    text.refuse(Part.PIT, item, "pits", "seeds and S, such as 4S, or 1 to 6 empty pits");
                }
                if (pits.size() > ROW) {
                    break;
                }
            }
            if (pits.size() != ROW) {
                text.refuse(Part.PIT, row, name, ROW + " pits, not " + (pits.size() > ROW ? "more" : pits.size()));
            }
            return pits;
        }

        private static List<Word> items(Word row) {
            List<Word> items = new ArrayList<>();
            for (Word part : row.split(',')) {
                int start = 0;
                for (int i = 0; i < part.text().length(); i++) {
                    if (part.text().charAt(i) == 'S' && i + 1 < part.text().length()) {
                        items.add(part.part(start, i + 1));
                        start = i + 1;
                    }
                }
                items.add(part.part(start, part.text().length()));
            }
            return items;
        }
    }

    /**
     * Reads positions in this form, one a line, each as a game without moves; a text that begins with a tag has games, with moves such as
     * {@code c1f2}, see {@link OgnReader}.
     */
    static final class Games implements GameReader {
        private final Rules rules;
        private final Reader reader;
        private Optional<GameReader> games = Optional.empty();
        private Optional<LineSource> lines = Optional.empty();

        Games(Reader reader, Rules rules) {
            OneLap.require(rules);
            this.rules = rules;
            this.reader = reader;
        }

        @Override
        public Optional<GameRecord> next() throws IOException {
            if (games.isEmpty() && lines.isEmpty()) {
                begin();
            }
            return games.isPresent() ? games.get().next() : nextPosition(lines.orElseThrow());
        }

        @Override
        public List<String> losses() {
            return games.isPresent() ? games.get().losses() : List.of();
        }

        /** Reads up to the first character that says what the text holds, and begins it again. */
        private void begin() throws IOException {
            StringBuilder begun = new StringBuilder();
            int c;
            do {
                c = reader.read();
                begun.append(c < 0 ? "" : String.valueOf((char) c));
            } while (c >= 0 && (Word.isSpace((char) c) || c == Source.BYTE_ORDER_MARK));
            Reader whole = new Rejoined(new StringReader(begun.toString()), reader);
            if (c == '[') {
                games = Optional.of(new OgnReader(whole));
            } else {
                lines = Optional.of(new LineSource(whole));
            }
        }

        private Optional<GameRecord> nextPosition(LineSource lines) throws IOException {
            Optional<Word> line = lines.next();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Faults faults = new Faults();
            LineSource.check(line.get(), faults);
            Fen fen = new Fen(rules, line.get(), faults);
            Optional<Position> position = fen.position();
            faults.throwIfAny();
            OptionalInt number = fen.number();
            List<Tag> tags =
                    number.isPresent() ? List.of(new Tag(MOVE_NUMBER, Integer.toString(number.getAsInt()))) : List.of();
            return Optional.of(new GameRecord(tags, Game.from(rules, position.orElseThrow()), List.of()));
        }
    }

    /** What was read of a text, and then the rest of it. */
    private static final class Rejoined extends Reader {
        private final Reader begun;
        private final Reader rest;

        Rejoined(Reader begun, Reader rest) {
            this.begun = begun;
            this.rest = rest;
        }

        @Override
        public int read(char[] chars, int from, int count) throws IOException {
            int read = begun.read(chars, from, count);
            return read > 0 ? read : rest.read(chars, from, count);
        }

        @Override
        public void close() throws IOException {
            rest.close();
        }
    }
}
