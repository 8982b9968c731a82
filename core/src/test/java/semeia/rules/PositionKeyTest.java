package semeia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PositionKeyTest {
    static List<Rules> rulesets() {
        return RuleBook.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void keys_of_different_positions_differ(Rules rules) {
        Map<Long, Position> seen = new HashMap<>();
        collect(rules, rules.start(), 6, seen);
        assertThat(seen).hasSizeGreaterThan(rules.territory().players() > 3 ? 300 : 1000);
    }

    @Test
    void few_seeds_and_the_player_do_not_mix() {
        Map<Long, Position> seen = new HashMap<>();
        for (int player = 0; player < 2; player++) {
            for (int first = 0; first < 12; first++) {
                for (int second = 0; second < 12; second++) {
                    Position position = new Position(RuleBook.ABAPA.territory());
                    position.put(first, 1);
                    position.put(second, 2);
                    position.player = player;
                    assertThat(seen.put(position.key(), position)).isNull();
                }
            }
        }
    }

    private static void collect(Rules rules, Position position, int depth, Map<Long, Position> seen) {
        Position other = seen.putIfAbsent(position.key(), position);
        assertThat(other == null || other.repeats(position)).isTrue();
        if (depth == 0 || seen.size() > 20_000) {
            return;
        }
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            Position next = position.copy();
            rules.play(next, Moves.first(rest));
            collect(rules, next, depth - 1, seen);
        }
    }
}
