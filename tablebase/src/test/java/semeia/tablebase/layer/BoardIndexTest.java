package semeia.tablebase.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.tablebase.Boards;

class BoardIndexTest {
    @ParameterizedTest
    @CsvSource({"12,0", "12,1", "12,4", "12,7", "24,0", "24,3", "24,4"})
    void numbers_every_board_once_and_in_order(int pits, int seeds) {
        BoardIndex boards = new BoardIndex(pits, seeds);
        long[] next = new long[pits / 6];
        long[] board = new long[pits / 6];
        boards.unrank(0, next);
        for (long number = 0; number < boards.size(); number++) {
            boards.unrank(number, board);
            assertThat(boards.rank(board)).isEqualTo(number);
            assertThat(next).isEqualTo(board);
            assertThat(Boards.sum(board)).isEqualTo(seeds);
            BoardIndex.next(next);
        }
    }

    @ParameterizedTest
    @CsvSource({"12,20", "12,48", "24,8", "24,12", "24,40"})
    void finds_random_boards_again(int pits, int seeds) {
        BoardIndex boards = new BoardIndex(pits, seeds);
        Random random = new Random(pits + seeds);
        long[] board = new long[pits / 6];
        long[] again = new long[pits / 6];
        for (int i = 0; i < 10_000; i++) {
            Boards.scatter(random, pits, seeds, board);
            long number = boards.rank(board);
            assertThat(number).isBetween(0L, boards.size() - 1);
            boards.unrank(number, again);
            assertThat(again).isEqualTo(board);
        }
    }

    @Test
    void knows_how_many_boards_there_are() {
        assertThat(BoardIndex.size(12, 20)).isEqualTo(84_672_315);
        assertThat(BoardIndex.size(12, 0)).isEqualTo(1);
        assertThat(BoardIndex.size(24, 8)).isEqualTo(7_888_725);
    }
}
