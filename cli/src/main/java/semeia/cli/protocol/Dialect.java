package semeia.cli.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.engine.Analysis;
import semeia.engine.Line;
import semeia.engine.Score;
import semeia.notation.Auale;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

/** How positions, moves and scores are said. */
public enum Dialect {
    /** Ours, for every game. */
    SEMEIA {
        @Override
        Game game(Rules rules, String text) {
            List<String> words = words(text);
            int moves = words.contains(MOVES) ? words.indexOf(MOVES) : words.size();
            int from = !words.isEmpty() && words.get(0).equals(FEN) ? 1 : 0;
            String position = String.join(" ", words.subList(Math.min(from, moves), moves));
            Game game = position.equals(START)
                    ? Game.start(rules)
                    : Game.from(rules, Notation.parsePosition(rules, position));
            for (int i = moves + 1; i < words.size(); i++) {
                game = play(game, i - moves, words.get(i));
            }
            return game;
        }

        @Override
        String move(Position position, int move) {
            return Notation.format(position, move);
        }

        @Override
        public String moves(Position position, List<Integer> moves) {
            return String.join(
                    " ", moves.stream().map(move -> move(position, move)).toList());
        }

        @Override
        String info(Position root, Analysis found, int number) {
            Line line = found.lines().get(number - 1);
            return "info depth " + found.depth() + " multipv " + number + " score " + score(line.score()) + " nodes "
                    + found.nodes() + " nps " + found.nodes() * 1000 / Math.max(1, found.millis()) + " time "
                    + found.millis() + " pv " + moves(root, line.moves());
        }

        private String score(Score score) {
            return "seeds " + number(score.seeds()) + " " + score.flag().word() + " bounds " + score.atLeast() + " "
                    + score.atMost();
        }

        @Override
        String none() {
            return "none";
        }
    },
    /** That of Aualé and its engines: the games of one lap on twelve pits, moves without spaces, hundredths of a seed. */
    AUALE {
        @Override
        Game game(Rules rules, String text) {
            return Auale.parseGame(rules, text);
        }

        @Override
        String move(Position position, int move) {
            return Notation.format(position, move);
        }

        @Override
        public String moves(Position position, List<Integer> moves) {
            return String.join(
                    "", moves.stream().map(move -> move(position, move)).toList());
        }

        @Override
        String info(Position root, Analysis found, int number) {
            Line line = found.lines().get(number - 1);
            String bound = switch (line.score().flag()) {
                case AT_LEAST -> " lowerbound";
                case AT_MOST -> " upperbound";
                case EXACT, ESTIMATE -> "";
            };
            String which = found.lines().size() > 1 ? " multipv " + number : "";
            return "info depth " + found.depth() + which + " score cp "
                    + Math.round(100 * line.score().seeds()) + bound + " pv " + moves(root, line.moves());
        }

        @Override
        String none() {
            return "0000";
        }
    };

    private static final String START = "startpos";
    private static final String FEN = "fen";
    private static final String MOVES = "moves";

    /**
     * The game that the words after {@code position} mean.
     *
     * @throws IllegalArgumentException with every fault, if they mean none
     */
    abstract Game game(Rules rules, String text);

    /** The name of a move. */
    abstract String move(Position position, int move);

    /**
     * Moves, one after another.
     *
     * @param position any position on the board in question
     */
    public abstract String moves(Position position, List<Integer> moves);

    /** The line that reports what a search found; {@code number} is the rank of the line, from 1. */
    abstract String info(Position root, Analysis found, int number);

    /** What stands for a move where the game is over. */
    abstract String none();

    /** The name in the option: {@code semeia}, {@code auale}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The dialect of that name; empty if there is none. */
    public static Optional<Dialect> byId(String id) {
        return Stream.of(values()).filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    private static List<String> words(String text) {
        return Stream.of(text.split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    private static Game play(Game game, int number, String word) {
        try {
            return game.play(Notation.parseMove(game.rules(), game.position(), word));
        } catch (NotationException e) {
            throw new CommandException("move " + number + " is \"" + word + "\", expected "
                    + e.faults().get(0).expected());
        }
    }

    /** A number with two decimals at most, none where it is whole. */
    static String number(double seeds) {
        double rounded = Math.round(seeds * 100) / 100.0;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
