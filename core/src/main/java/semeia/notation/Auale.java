package semeia.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Fault.Part;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Setup;

/**
 * The strings of the program Aualé: a position is twelve pits, two stores and the player to move with {@code -} between, {@code
 * 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}; a game is a line {@code POSITION moves FfBeBc}. They carry neither the rules nor the plies since the
 * last capture, and of a game just the moves.
 */
public final class Auale {
    private static final int PITS = 12;
    private static final int FIELDS = 15;
    private static final String MOVES = "moves";
    private static final String START = "startpos";

    private Auale() {}

    /** Whether games by the rules can be written so: those of one lap on 2×6 pits of four seeds. */
    public static boolean carries(Rules rules) {
        return OneLap.carries(rules);
    }

    /**
     * The position as text.
     *
     * @throws NotationException if the rules are not of one lap
     */
    public static String format(Rules rules, Position position) {
        OneLap.require(rules);
        return text(position);
    }

    private static String text(Position position) {
        StringBuilder text = new StringBuilder();
        for (int pit = 0; pit < PITS; pit++) {
            text.append(position.seeds(pit)).append('-');
        }
        return text.append(position.store(0))
                .append('-')
                .append(position.store(1))
                .append('-')
                .append(Names.seat(2, position.player()))
                .toString();
    }

    /**
     * The position that the text means.
     *
     * @throws NotationException with every fault, or if the rules are not of one lap
     */
    public static Position parsePosition(Rules rules, String text) {
        OneLap.require(rules);
        Faults faults = new Faults();
        List<Word> words = Word.split(text);
        Word word = words.isEmpty() ? new Word("", Mark.START) : words.get(0);
        refuseMore(words, 1, "a position alone", faults);
        return position(rules, word, faults).filter(found -> faults.isEmpty()).orElseThrow(faults::exception);
    }

    private static void refuseMore(List<Word> words, int from, String expected, Faults faults) {
        if (words.size() > from) {
            faults.add(words.get(from).mark(), "text", words.get(from).text(), expected);
        }
    }

    /** The position; empty if there were faults, which are now with the others. */
    static Optional<Position> position(Rules rules, Word word, Faults faults) {
        SetupText text = new SetupText(rules, word, faults);
        List<Word> fields = Numbers.splitAtMinus(word);
        if (fields.size() != FIELDS) {
            text.refuse(
                    Part.PIT,
                    word,
                    "position",
                    "12 pits, 2 stores and S or N with - between, not " + fields.size() + " parts");
            return Optional.empty();
        }
        text.addPits(fields.subList(0, PITS));
        text.addStores(fields.subList(PITS, FIELDS - 1));
        int player = text.seat(fields.get(FIELDS - 1), "player to move");
        return text.position(Setup.of(rules.territory(), text.seeds(), text.stores(), player));
    }

    /**
     * The game as one line without its end: where it began and its moves. What else was done in it is left out.
     *
     * @throws NotationException if the rules are not of one lap
     */
    public static String format(Game game) {
        StringBuilder text = new StringBuilder(format(game.rules(), game.beginning()));
        String space = " " + MOVES + " ";
        for (Action act : game.actions()) {
            if (act instanceof Action.Move move) {
                text.append(space).append(Names.move(PITS, move.move()));
                space = "";
            }
        }
        return text.toString();
    }

    /**
     * The game in a line: a position or {@code startpos}, then perhaps {@code moves} and pits, with or without spaces between. {@code
     * position} and {@code fen} before it, as between Aualé and its engine, are read over.
     *
     * @throws NotationException with every fault, or if the rules are not of one lap
     */
    public static Game parseGame(Rules rules, String text) {
        OneLap.require(rules);
        Faults faults = new Faults();
        Optional<Game> game = game(rules, new Word(text, Mark.START), faults);
        faults.throwIfAny();
        return game.orElseThrow();
    }

    private static Optional<Game> game(Rules rules, Word line, Faults faults) {
        List<Word> words = line.split();
        int next = skip(words, skip(words, 0, "position"), "fen");
        Word word = next < words.size()
                ? words.get(next)
                : new Word("", line.mark().plus(line.text().length()));
        Optional<Position> beginning =
                word.text().equals(START) ? Optional.of(rules.start()) : position(rules, word, faults);
        GameBuilder builder =
                new GameBuilder(Optional.of(rules), beginning.map(found -> Game.from(rules, found)), "", faults);
        next++;
        if (next < words.size() && !words.get(next).text().equals(MOVES)) {
            faults.add(words.get(next).mark(), "text", words.get(next).text(), MOVES);
        }
        for (Word moves : words.subList(Math.min(next + 1, words.size()), words.size())) {
            for (int i = 0; i < moves.text().length(); i++) {
                builder.move(moves.part(i, i + 1));
            }
        }
        return builder.game();
    }

    private static int skip(List<Word> words, int next, String word) {
        return next < words.size() && words.get(next).text().equals(word) ? next + 1 : next;
    }

    /** Reads games in this form, one a line, blank lines between or not. */
    static final class Games implements GameReader {
        private final Rules rules;
        private final LineSource lines;

        Games(Reader reader, Rules rules) {
            OneLap.require(rules);
            this.rules = rules;
            this.lines = new LineSource(reader);
        }

        @Override
        public Optional<GameRecord> next() throws IOException {
            Optional<Word> line = lines.next();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Faults faults = new Faults();
            LineSource.check(line.get(), faults);
            Optional<Game> game = game(rules, line.get(), faults);
            faults.throwIfAny();
            return game.map(GameRecord::of);
        }
    }
}
