package semeia.tablebase.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardWalkTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 12, 24, 48})
    void comes_to_the_boards_of_the_numbering(int seeds) {
        Random random = new Random(seeds);
        BoardIndex boards = new BoardIndex(12, seeds);
        BoardWalk walk = new BoardWalk(seeds);
        long[] board = new long[2];
        long rank = 0;
        for (int i = 0; i < 20_000 && rank < boards.size(); i++) {
            walk.to(rank);
            boards.unrank(rank, board);
            assertThat(walk.first()).isEqualTo(board[0]);
            assertThat(walk.second()).isEqualTo(board[1]);
            long left = boards.size() - rank;
            rank += i % 50 == 0 ? random.nextLong(left) / 10 : i % 3 == 0 ? 0 : random.nextInt(30);
        }
    }
}
