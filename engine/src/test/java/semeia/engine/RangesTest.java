package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.match.Lots;
import semeia.match.MatchException;
import semeia.match.MatchRules;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;

/** What the libraries document as a range is checked where it comes in. */
class RangesTest {
    private static final Position START = RuleBook.ABAPA.start();

    static Stream<Arguments> calls() {
        return Stream.of(
                wrong(
                        "megabytes are 0, expected 1 to 8192",
                        () -> new Search(RuleBook.ABAPA, 0, Prober.NONE, () -> 0L)),
                wrong(
                        "threads are 0, expected 1 to 256",
                        () -> Search.of(RuleBook.ABAPA).useThreads(0, tasks -> () -> {})),
                wrong(
                        "the game is by anywoli, expected one by abapa",
                        () -> Search.of(RuleBook.ABAPA)
                                .search(Game.start(RuleBook.ANYWOLI), Limits.nodes(1), found -> {})),
                wrong("level is 9, expected 1 to 8", () -> new Opponent(RuleBook.ABAPA, 9, 1, () -> null)),
                wrong("nodes -1, expected 1 or more", () -> Limits.nodes(-1)),
                wrong("move is 40, expected a pit from 0 to 11, or to decline", () -> Notation.format(START, 40)),
                wrong("move is -5, expected a pit from 0 to 11, or to decline", () -> Notation.format(START, -5)),
                wrong("seat is 5, expected 0 to 1", () -> Notation.formatSeat(2, 5)),
                wrong(
                        "the position has 24 pits and 2 seats, expected 12 and 2 by abapa",
                        () -> Game.from(RuleBook.ABAPA, RuleBook.ANYWOLI.start())),
                wrong(
                        "the position has 12 pits and 3 seats, expected 12 and 2 by ba-awa",
                        () -> Game.from(RuleBook.BA_AWA, RuleBook.BA_AWA_3.start())),
                wrong("expected a game from 0 and 1 choice or more", () -> new Lots(1).starter(-1, 2)),
                wrong("expected a game from 0 and 1 choice or more", () -> new Lots(1).lastSeeds(0, 0)));
    }

    private static Arguments wrong(String message, ThrowingCallable call) {
        return Arguments.of(message, call);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void refuses_what_is_out_of_range(String message, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
    }

    @Test
    void keeps_the_faults_of_an_exception_that_was_sent_elsewhere() throws IOException, ClassNotFoundException {
        Throwable text = catchThrowable(() -> Notation.parsePosition(RuleBook.ABAPA, "x"));
        assertThat(((NotationException) copy(text)).faults()).isEqualTo(((NotationException) text).faults());
        Throwable match = catchThrowable(() -> MatchRules.parse("chess 1"));
        assertThat(((MatchException) copy(match)).faults()).isNotEmpty().isEqualTo(((MatchException) match).faults());
    }

    private static Object copy(Throwable fault) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(fault);
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    @Test
    void shows_games_and_positions_to_who_debugs() {
        Game game = Game.start(RuleBook.ABAPA).play(5);
        assertThat(game).hasToString("abapa after 1 acts: 4,4,4,4,4,0/5,5,5,5,4,4 0-0, player 1 to move");
        assertThat(game.positions()).hasSize(2).extracting(Position::player).isEqualTo(List.of(0, 1));
    }
}
