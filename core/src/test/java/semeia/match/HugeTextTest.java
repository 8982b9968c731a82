package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.notation.GameFormat;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Texts of a million characters: work and memory that grew with their square would never come to an end here. */
@Tag("slow")
class HugeTextTest {
    private static final int SIZE = 1_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9",
                "-",
                "4,",
                "4S,",
                "S",
                "4-",
                "/",
                "x ",
                "x=x ",
                "A ",
                "A+1 ",
                "1. ",
                "1.",
                "*",
                "{",
                "{}",
                "{\\",
                "}",
                "[",
                "[A",
                "[A \"",
                "(",
                "()",
                ")",
                "\\",
                "\"",
                "\n",
                "\r",
                "\r\n",
                " ",
                "resign ",
                "resign S ",
                "moves ",
                "+",
                "guard=1+",
                "é",
                "\ud800"
            })
    void of_one_piece_over_and_over_are_read_or_refused(String piece) throws IOException {
        readOrRefuse(piece, SIZE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "* ",
                "26-22 ",
                "[\n",
                "[A \"\"]\n",
                "(\n",
                "[Rules \"abapa\"] *\n",
                "[Rules \"abapa\"]\n1. F {c} f 2. z *\n"
            })
    void of_very_many_games_are_read_or_refused(String piece) throws IOException {
        readOrRefuse(piece, SIZE / 10);
    }

    private static void readOrRefuse(String piece, int size) throws IOException {
        String text = piece.repeat(size / piece.length());
        for (GameFormat format : GameFormat.values()) {
            read(format.reader(new StringReader(text)));
            read(format.reader(new StringReader("[Rules \"abapa\"]\n1. F f " + text)));
            read(format.reader(new StringReader("startpos moves " + text)));
        }
        refuse(() -> Notation.parsePosition(RuleBook.ABAPA, text));
        refuse(() -> Notation.parsePosition(RuleBook.ABAPA, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S " + text));
        refuse(() -> Notation.parseMove(RuleBook.ABAPA, RuleBook.ABAPA.start(), text));
        refuse(() -> RuleBook.byId(text));
        refuse(() -> RuleBook.byId("abapa+" + text));
        refuse(() -> MatchRules.parse(text));
        refuse(() -> MatchRecord.parse(text));
    }

    private static void read(GameReader reader) throws IOException {
        boolean more = true;
        while (more) {
            try {
                more = reader.next().isPresent();
            } catch (NotationException e) {
                assertThat(e.faults()).hasSizeBetween(1, 101);
            }
        }
    }

    private static void refuse(Runnable parser) {
        try {
            parser.run();
        } catch (IllegalArgumentException e) {
            assertThat(e.getClass().getPackageName()).startsWith("semeia.");
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = GameFormat.class,
            names = {"SEMEIA", "OGN", "AUALE"})
    void many_games_are_read_one_by_one(GameFormat format) throws IOException {
        String game =
                format.format(GameRecord.of(Game.start(RuleBook.ABAPA).play(5).play(11))) + format.separator();
        int games = 200_000;
        GameReader reader = format.reader(new Repeating(game, games));
        int read = 0;
        for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            read++;
        }
        assertThat(read).isEqualTo(games);
    }

    @Test
    void a_game_as_long_as_a_record_holds_is_read_and_a_longer_one_refused() throws IOException {
        Rules rules = RuleBook.byId("abapa+guard=off");
        Position few = Notation.parsePosition(rules, "1,0,0,0,0,1/0,0,0,0,1,0 22-23 S");
        Game game = Game.from(rules, few);
        while (game.length() < GameRecord.MOST_ACTS) {
            game = quietly(game);
        }
        GameRecord longest = GameRecord.of(game);
        String text = longest.format();
        assertThat(GameRecord.parse(text)).isEqualTo(longest);
        String longer = text.substring(0, text.lastIndexOf('*'))
                + Notation.format(game.position(), Moves.first(game.legalMoves())) + " *";
        NotationException e = catchThrowableOfType(NotationException.class, () -> GameRecord.parse(longer));
        assertThat(e.faults()).hasSize(1).first().asString().contains("at most 20000 acts in a record");
    }

    /** The game after a move that captures nothing and does not end it. */
    private static Game quietly(Game game) {
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            Game next = game.play(Moves.first(rest));
            if (!next.isOver() && next.position().quiet() > 0) {
                return next;
            }
        }
        throw new AssertionError("no quiet move at " + Notation.format(game.rules(), game.position()));
    }

    /** A text many times over that is never in memory as a whole. */
    private static final class Repeating extends Reader {
        private final String text;
        private int left;
        private int next;

        Repeating(String text, int times) {
            this.text = text;
            this.left = times;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            int read = 0;
            while (read < length && left > 0) {
                buffer[offset + read++] = text.charAt(next++);
                if (next == text.length()) {
                    next = 0;
                    left--;
                }
            }
            return read == 0 ? -1 : read;
        }

        @Override
        public void close() {}
    }
}
