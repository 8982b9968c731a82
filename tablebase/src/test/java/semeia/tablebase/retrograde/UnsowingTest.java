package semeia.tablebase.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.Boards;
import semeia.tablebase.layer.BoardIndex;

/** Holds moves taken back against moves played. */
class UnsowingTest {
    private record Rows(long own, long other) {}

    private static Position position(Rules rules, Rows rows) {
        Position position = rules.start();
        position.clear(0, 0);
        position.fill(0, rows.own);
        position.fill(1, rows.other);
        return position;
    }

    /** The positions after moves that capture nothing and after which play goes on. */
    private static List<Rows> after(Rules rules, Rows rows) {
        Position before = position(rules, rows);
        List<Rows> after = new ArrayList<>();
        for (long rest = rules.legalMoves(before); rest != 0; rest = Moves.rest(rest)) {
            Position child = before.copy();
            rules.play(child, Moves.first(rest));
            if (!child.isOver() && child.seedsOnBoard() == before.seedsOnBoard()) {
                after.add(new Rows(child.six(1), child.six(0)));
            }
        }
        return after;
    }

    private static List<Rows> before(Rules rules, Rows rows) {
        List<Rows> before = new ArrayList<>();
        new Unsowing(rules).before(rows.own, rows.other, (origin, own, other) -> before.add(new Rows(own, other)));
        return before;
    }

    @ParameterizedTest
    @ValueSource(strings = {"awari", "abapa", "ayo"})
    void takes_back_just_the_moves_that_can_be_played_with_few_seeds(String id) {
        Rules rules = RuleBook.byId(id);
        for (int seeds = 1; seeds <= 4; seeds++) {
            List<Rows> all = all(seeds);
            long played = 0;
            long takenBack = 0;
            for (Rows rows : all) {
                for (Rows next : after(rules, rows)) {
                    played++;
                    assertThat(before(rules, next)).contains(rows);
                }
                if (rules.legalMoves(position(rules, rows)) != 0) {
                    for (Rows previous : before(rules, rows)) {
                        takenBack++;
                        assertThat(after(rules, previous)).contains(rows);
                    }
                }
            }
            assertThat(takenBack).isEqualTo(played);
        }
    }

    private static List<Rows> all(int seeds) {
        BoardIndex boards = new BoardIndex(12, seeds);
        return IntStream.range(0, (int) boards.size())
                .mapToObj(number -> {
                    long[] board = new long[2];
                    boards.unrank(number, board);
                    return new Rows(board[0], board[1]);
                })
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"awari", "abapa", "ayo"})
    void takes_back_random_moves_and_large_heaps(String id) {
        Rules rules = RuleBook.byId(id);
        Random random = new Random(11);
        long[] board = new long[2];
        int laps = 0;
        for (int i = 0; i < 20_000; i++) {
            Boards.scatter(random, 12, 1 + random.nextInt(47), board);
            Rows rows = new Rows(board[0], board[1]);
            for (Rows next : after(rules, rows)) {
                assertThat(before(rules, next)).contains(rows);
                laps += 1;
            }
            if (rules.legalMoves(position(rules, rows)) != 0) {
                for (Rows previous : before(rules, rows)) {
                    assertThat(after(rules, previous)).contains(rows);
                }
            }
        }
        assertThat(laps).isGreaterThan(10_000);
    }

    /** Eleven and twenty-two seeds end in the pit before the origin, which they skip. */
    @Test
    void takes_back_sowings_of_eleven_and_twenty_two_seeds() {
        Stream.of(11, 22).forEach(seeds -> {
            Rules rules = RuleBook.ABAPA;
            Rows rows = new Rows((long) seeds << 16, 0x0505_0505_0505L);
            List<Rows> after = after(rules, rows);
            assertThat(after).hasSize(1);
            assertThat(after.get(0).other >>> 16 & 0xFF).isZero();
            assertThat(before(rules, after.get(0))).contains(rows);
        });
    }
}
