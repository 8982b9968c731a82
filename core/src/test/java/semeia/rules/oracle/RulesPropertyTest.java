package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Sowing;

/** What holds in every game of the fast rules, whatever the oracle says. */
final class RulesPropertyTest {

    private static final int GAMES = 30;
    private static final int MOST_PLIES = 60;

    /** All games as they were played: the same in every test. */
    static Stream<List<Game>> games() {
        return Stream.concat(
                        OracleRules.PRESETS.stream(),
                        Stream.of("ba-awa:3", "ba-awa:11", "anywoli+last4=opener", "anywoli+last4=lot"))
                .map(RulesPropertyTest::playGames);
    }

    private static List<Game> playGames(String id) {
        RandomPositions positions = new RandomPositions(id.hashCode());
        Random random = new Random(id.hashCode());
        OracleRules slow = OracleRules.of(id);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            String text = i % 5 == 0 ? positions.reachable(slow) : positions.setUp(slow);
            Game game = Pair.from(slow, RuleBook.byId(id), text).fast();
            games.add(play(game, random));
        }
        return games;
    }

    private static Game play(Game beginning, Random random) {
        Game game = beginning;
        for (int ply = 0; ply < MOST_PLIES && !game.isOver(); ply++) {
            List<Integer> legal = View.moves(game.legalMoves());
            game = game.play(View.fastMove(legal.get(random.nextInt(legal.size()))));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_seed_is_lost_or_made(List<Game> games) {
        for (Game game : allPlies(games)) {
            Position position = game.position();
            int seeds = position.seedsOnBoard() + position.undrawnSeeds() + sum(position.stores());
            boolean oddSeedLeftOut = game.isOver()
                    && game.rules().repetition() == Rules.Repetition.SPLIT_EVENLY
                    && !game.endCode().equals("starved");
            boolean leftToNobody = game.isOver() && game.rules().is("stranded", "nobody");
            assertThat(game.rules().seeds() - seeds)
                    .isBetween(0, leftToNobody ? game.rules().seeds() : oddSeedLeftOut ? 1 : 0);
            assertThat(sum(View.pits(position))).isEqualTo(position.seedsOnBoard());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_move_never_changes_the_past(List<Game> games) {
        for (Game end : games) {
            List<View> before = new ArrayList<>();
            Game game = Game.from(end.rules(), end.beginning());
            List<Game> plies = new ArrayList<>(List.of(game));
            for (var action : end.actions()) {
                before.add(View.of(game));
                game = game.act(action);
                plies.add(game);
            }
            before.add(View.of(game));
            assertThat(plies.stream().map(View::of)).isEqualTo(before);
            assertThat(View.of(game)).isEqualTo(View.of(end));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_legal_mask_holds_just_the_moves_that_play_accepts(List<Game> games) {
        for (Game game : allPlies(games)) {
            Rules rules = game.rules();
            long legal = game.legalMoves();
            long candidates = rules.candidates(game.position());
            assertThat(legal & ~candidates).isZero();
            assertThat(legal == 0).isEqualTo(game.isOver());
            for (int move = -1; move <= Moves.DECLINE + 1; move++) {
                int tried = move;
                boolean inMask = Moves.has(legal, move);
                boolean candidate = Moves.has(candidates, move);
                if (inMask) {
                    assertThat(game.play(move).previous()).contains(game);
                } else {
                    assertThatThrownBy(() -> game.play(tried)).isInstanceOf(IllegalMoveException.class);
                }
                assertThat(candidate && rules.play(game.position(), move)).isEqualTo(inMask);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_steps_of_a_sowing_replay_to_the_same_position(List<Game> games) {
        for (Game game : allPlies(games)) {
            if (game.lastSowing().isPresent()) {
                replay(game.previous().orElseThrow().position(), game);
            }
        }
    }

    private static void replay(Position before, Game after) {
        List<Integer> pits = new ArrayList<>(View.pits(before));
        List<Integer> stores = new ArrayList<>(before.stores());
        int hand = 0;
        for (Sowing.Step step : after.lastSowing().orElseThrow().steps()) {
            if (step instanceof Sowing.Lift lift) {
                assertThat(hand == 0 || before.isOpening()).isTrue();
                int lifted = pits.set(lift.pit(), 0);
                assertThat(lift.seeds()).isEqualTo(lifted);
                hand += lifted;
            } else if (step instanceof Sowing.Drop drop) {
                pits.set(drop.pit(), pits.get(drop.pit()) + 1);
                hand--;
            } else if (step instanceof Sowing.Capture capture) {
                assertThat(pits.set(capture.pit(), 0)).isEqualTo(capture.seeds());
                stores.set(capture.by(), stores.get(capture.by()) + capture.seeds());
            }
        }
        Position position = after.position();
        if (after.isOver()) {
            // what was left has been divided since
            for (int seat = 0; seat < stores.size(); seat++) {
                assertThat(position.store(seat)).isGreaterThanOrEqualTo(stores.get(seat));
            }
            assertThat(sum(pits) + hand + sum(stores)).isEqualTo(after.rules().seeds());
        } else {
            assertThat(hand).isZero();
            assertThat(View.pits(position)).isEqualTo(pits);
            assertThat(position.stores()).isEqualTo(stores);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_position_reads_back_from_its_data_and_its_text(List<Game> games) {
        for (Game game : allPlies(games)) {
            if (!game.isOver()) {
                Rules rules = game.rules();
                Position position = game.position();
                String text = Notation.format(rules, position);
                for (Position read : List.of(rules.position(position.setup()), Notation.parsePosition(rules, text))) {
                    assertThat(read.setup()).isEqualTo(position.setup());
                    assertThat(read.key()).isEqualTo(position.key());
                    assertThat(read.repeats(position)).isTrue();
                }
            }
        }
    }

    private static List<Game> allPlies(List<Game> games) {
        List<Game> plies = new ArrayList<>();
        for (Game game : games) {
            plies.add(game);
            for (Game ply = game; ply.previous().isPresent(); ) {
                ply = ply.previous().orElseThrow();
                plies.add(ply);
            }
        }
        return plies;
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(i -> i).sum();
    }
}
