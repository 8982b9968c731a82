package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * Compares what repetition does. Random play hardly ever repeats a relay position three times, so lines that lead back to where
 * they began are looked for first, and then played through on both.
 */
final class RepetitionAgainstOracleTest {

    private static final int CYCLES = 4;
    private static final int MOST_PLIES = 450;
    private static final int MOST_TRIES = 2_000;

    static Stream<String> presets() {
        return OracleRules.PRESETS.stream();
    }

    /** A line of play without captures that leads back to its own beginning. */
    private record Cycle(Game beginning, List<Integer> moves) {}

    @ParameterizedTest
    @MethodSource("presets")
    void repeated_positions_end_the_game_or_may_be_claimed_as_the_oracle_says(String preset) {
        OracleRules slow = OracleRules.of(preset + "+guard=off");
        Rules fast = RuleBook.byId(preset + "+guard=off");
        for (Cycle cycle : cycles(slow, fast)) {
            Pair pair = Pair.from(
                    slow, fast, Notation.format(fast, cycle.beginning().position()));
            int plies = 0;
            while (!pair.oracle().over() && plies < 2 * cycle.moves().size()) {
                pair.play(cycle.moves().get(plies++ % cycle.moves().size()));
            }
            boolean endsByItself = slow.is("repetition", "ends") || slow.is("repetition", "split-evenly");
            if (endsByItself) {
                assertThat(pair.oracle().end()).isEqualTo("repetition");
            }
            if (pair.oracle().canClaim()) {
                pair.act("claim", OracleGame::claim, game -> game.claim(1));
            }
        }
    }

    private static List<Cycle> cycles(OracleRules slow, Rules fast) {
        RandomPositions positions = new RandomPositions(11);
        List<Cycle> cycles = new ArrayList<>();
        for (int tries = 0; cycles.size() < CYCLES && tries < MOST_TRIES; tries++) {
            String text = positions.setUp(slow);
            cycle(Pair.from(slow, fast, text).fast()).ifPresent(cycles::add);
        }
        assertThat(cycles).isNotEmpty();
        return cycles;
    }

    private static Optional<Cycle> cycle(Game from) {
        Game game = from;
        for (int ply = 0; ply < MOST_PLIES && !game.isOver(); ply++) {
            if (game.occurrences() == 2) {
                return Optional.of(backToTheFirst(game));
            }
            game = game.play(habit(game));
        }
        return Optional.empty();
    }

    private static Cycle backToTheFirst(Game second) {
        List<Integer> moves = new ArrayList<>();
        Game game = second;
        do {
            moves.add(0, game.lastSowing().orElseThrow().move());
            game = game.previous().orElseThrow();
        } while (!game.position().repeats(second.position()));
        moves.replaceAll(move -> move == Moves.DECLINE ? OracleGame.PASS : move);
        return new Cycle(game, moves);
    }

    /** Always the same move in the same position, and no capture if it can be helped. */
    private static int habit(Game game) {
        List<Integer> legal = new ArrayList<>(View.moves(game.legalMoves()));
        legal.replaceAll(View::fastMove);
        Collections.rotate(legal, View.pits(game.position()).hashCode() >> 3);
        return legal.stream()
                .filter(move -> game.play(move).position().quiet() > 0)
                .findFirst()
                .orElse(legal.get(0));
    }
}
