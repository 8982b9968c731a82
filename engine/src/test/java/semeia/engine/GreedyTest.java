package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Setup;

class GreedyTest {
    static List<Rules> rulesets() {
        return RuleBook.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void plays_whole_games_of_legal_moves(Rules rules) {
        for (int seed = 0; seed < 20; seed++) {
            Greedy greedy = new Greedy(rules, seed);
            Game game = Game.start(rules);
            while (!game.isOver()) {
                game = game.play(greedy.choose(game.position()));
            }
            assertThat(game.outcome().isPresent() || game.awaitsLot()).isTrue();
        }
    }

    @Test
    void takes_the_larger_capture() {
        // F takes two from a; E takes three from b and two from a.
        Position position = position(RuleBook.ABAPA, List.of(0, 0, 0, 0, 3, 1, 1, 2, 0, 1, 0, 0), 20, 20);
        assertThat(new Greedy(RuleBook.ABAPA, 1).choose(position)).isEqualTo(4);
    }

    @Test
    void grudges_what_the_reply_takes() {
        // F takes two, but then e takes four from A and B; B runs away.
        Position position = position(RuleBook.ABAPA, List.of(1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 3, 0), 20, 20);
        assertThat(new Greedy(RuleBook.ABAPA, 1).choose(position)).isEqualTo(1);
    }

    @Test
    void likes_a_capture_that_earns_an_extra_move() {
        Rules rules = RuleBook.ANYWOLI;
        List<Integer> pits = List.of(1, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        Position position = position(rules, pits, 40, 44);
        int move = new Greedy(rules, 1).choose(position);
        rules.play(position, move);
        assertThat(move).isZero();
        assertThat(position.hasExtraMove()).isTrue();
        assertThat(position.player()).isZero();
    }

    @Test
    void draws_lots_between_equal_moves_from_its_seed() {
        List<Integer> choices = firstChoices();
        assertThat(firstChoices()).isEqualTo(choices);
        assertThat(Set.copyOf(choices)).hasSizeGreaterThan(1);
    }

    @Test
    void draws_with_even_chances_though_a_worse_move_lies_between() {
        // After A, B or D nobody takes anything; C lays seeds open.
        Position position = position(RuleBook.ABAPA, List.of(1, 1, 8, 2, 0, 0, 0, 0, 0, 2, 0, 0), 18, 16);
        Greedy greedy = new Greedy(RuleBook.ABAPA, 1);
        int[] counts = new int[12];
        for (int i = 0; i < 1200; i++) {
            counts[greedy.choose(position)]++;
        }
        assertThat(greedy.choices(position)).isEqualTo(0b1011);
        assertThat(counts[0]).isCloseTo(400, within(50));
        assertThat(counts[1]).isCloseTo(400, within(50));
        assertThat(counts[3]).isCloseTo(400, within(50));
    }

    private static List<Integer> firstChoices() {
        return IntStream.range(0, 20)
                .mapToObj(seed -> new Greedy(RuleBook.AYO, seed).choose(RuleBook.AYO.start()))
                .toList();
    }

    @Test
    void has_nothing_to_choose_when_the_game_is_over() {
        Position over = Game.start(RuleBook.AYO).resign(0).position();
        assertThatIllegalStateException().isThrownBy(() -> new Greedy(RuleBook.AYO, 1).choose(over));
    }

    private static Position position(Rules rules, List<Integer> pits, int south, int north) {
        return rules.position(Setup.of(rules.territory(), pits, List.of(south, north), 0));
    }
}
