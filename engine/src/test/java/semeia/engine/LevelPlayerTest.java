package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.notation.Notation;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class LevelPlayerTest {
    private static final int MAX_PLIES = 200;

    private static List<Integer> game(Rules rules, int first, int second, long seed) {
        LevelPlayer one = new LevelPlayer(rules, Level.of(first), seed);
        LevelPlayer other = new LevelPlayer(rules, Level.of(second), seed + 1);
        Position position = rules.start();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver() && moves.size() < MAX_PLIES) {
            int move = (position.player() == 0 ? one : other).choose(position);
            assertThat(rules.legalMoves(position) & 1 << move).isNotZero();
            rules.play(position, move);
            moves.add(move);
        }
        return moves;
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ayo", "awale", "awale-points", "awari", "ba-awa", "ba-awa-3", "anywoli"})
    void plays_legal_moves_in_every_game_and_the_same_for_the_same_seed(String id) {
        Rules rules = RuleBook.byId(id);
        assertThat(game(rules, 3, 4, 11)).isEqualTo(game(rules, 3, 4, 11));
    }

    @Test
    void another_seed_makes_other_mistakes() {
        assertThat(game(RuleBook.ABAPA, 1, 1, 1)).isNotEqualTo(game(RuleBook.ABAPA, 1, 1, 2));
    }

    @Test
    void makes_the_same_mistake_again_in_the_same_position() {
        Position start = RuleBook.ABAPA.start();
        LevelPlayer player = new LevelPlayer(RuleBook.ABAPA, Level.of(1), 3);
        int move = player.choose(start);
        game(RuleBook.ABAPA, 1, 1, 3);
        assertThat(player.choose(start)).isEqualTo(move);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7})
    void higher_levels_see_a_short_capture_of_many(int level) {
        Position position = Notation.parsePosition(RuleBook.ABAPA, "0,0,0,0,1,3/2,2,2,5,5,5 11-12 S");
        int seen = 0;
        for (int seed = 0; seed < 20; seed++) {
            seen += new LevelPlayer(RuleBook.ABAPA, Level.of(level), seed).choose(position) == 5 ? 1 : 0;
        }
        assertThat(seen).isGreaterThanOrEqualTo(14);
    }

    @Test
    void each_level_beats_the_one_three_below() {
        for (int level = 4; level <= 6; level++) {
            int won = 0;
            for (int seed = 0; seed < 20; seed++) {
                won += wins(level, level - 3, seed) ? 1 : 0;
            }
            assertThat(won).as("level " + level).isGreaterThanOrEqualTo(14);
        }
    }

    private static boolean wins(int strong, int weak, int seed) {
        boolean swapped = seed % 2 == 1;
        Position position = RuleBook.ABAPA.start();
        for (int move : game(RuleBook.ABAPA, swapped ? weak : strong, swapped ? strong : weak, seed)) {
            RuleBook.ABAPA.play(position, move);
        }
        int me = swapped ? 1 : 0;
        return position.store(me) > position.store(1 - me);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 8, 9})
    void refuses_a_level_that_is_none(int number) {
        assertThatThrownBy(() -> Level.of(number)).hasMessageContaining("level is " + number);
    }

    @Test
    void refuses_a_game_that_is_over() {
        Position over = Notation.parsePosition(RuleBook.ABAPA, "0,0,0,0,0,0/1,0,0,0,0,0 23-24 S");
        LevelPlayer player = new LevelPlayer(RuleBook.ABAPA, Level.of(1), 1);
        assertThatThrownBy(() -> player.choose(over)).isInstanceOf(IllegalStateException.class);
    }
}
