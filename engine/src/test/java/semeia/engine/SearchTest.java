package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Setup;

class SearchTest {
    static Stream<Rules> rulesets() {
        return RuleBook.all().stream();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abapa+guard=6",
                "ayo+guard=7",
                "awale+guard=6",
                "awale-points+guard=6",
                "awari+guard=7",
                "ba-awa+guard=4",
                "ba-awa:8+guard=4",
                "ba-awa-3+guard=4",
                "anywoli+guard=4",
                "anywoli+last4=opener+guard=4"
            })
    void finds_the_value_of_plain_minimax_and_a_line_that_reaches_it(String id) {
        Rules rules = RuleBook.byId(id);
        FewSeeds games = new FewSeeds(rules, 1);
        Search search = search(rules);
        for (int i = 0; i < 400; i++) {
            Game game = games.next();
            int seat = game.position().player();
            Analysis analysis = search.search(game, Limits.NONE, progress -> {});
            String story = game.position().setup() + " " + game.actions() + " " + analysis;
            assertThat(analysis.score().flag()).as(story).isEqualTo(Score.Flag.EXACT);
            assertThat(analysis.score().seeds()).as(story).isEqualTo(Minimax.value(game, seat));
            Game end = play(game, analysis.best().moves());
            Game over = end.isOver() ? end : end.claim(seat);
            assertThat((double) Minimax.lead(over, seat))
                    .as(story)
                    .isEqualTo(analysis.score().seeds());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void proves_only_what_plain_minimax_confirms_in_positions_that_come_back(Rules rules) {
        Rules guarded =
                RuleBook.byId(rules.id() + "+guard=" + (rules.territory().pits() == 24 ? 5 : 7));
        FewSeeds games = new FewSeeds(guarded, 2);
        Search search = search(guarded);
        for (int i = 0; i < 30; i++) {
            Game game = games.next();
            int seat = game.position().player();
            Score score =
                    search.search(game, Limits.nodes(20_000), progress -> {}).score();
            assertThat(Minimax.value(game, seat)).isBetween(score.atLeast(), score.atMost());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void answers_with_a_legal_move_wherever_it_is_cut_off(Rules rules) {
        Search search = search(rules);
        for (Game game : openings(rules)) {
            for (long nodes = 1; nodes < 3000; nodes = nodes * 5 / 4 + 1) {
                Analysis analysis = search.search(game, Limits.nodes(nodes), progress -> {});
                assertThat(analysis.nodes())
                        .isLessThanOrEqualTo(nodes + rules.territory().pits() + 2);
                play(game, analysis.best().moves());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void stops_at_once(Rules rules) {
        Game game = Game.start(rules);
        Search search = search(rules);
        Analysis analysis = search.search(game, Limits.NONE, progress -> search.stop());
        assertThat(analysis.depth()).isEqualTo(1);
        play(game, analysis.best().moves());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void finds_the_same_by_the_same_nodes(Rules rules) {
        Analysis first = search(rules).search(Game.start(rules), Limits.depth(7), progress -> {});
        Analysis second = search(rules).search(Game.start(rules), Limits.depth(7), progress -> {});
        assertThat(second.nodes()).isEqualTo(first.nodes());
        assertThat(second.lines()).isEqualTo(first.lines());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void gives_several_lines_of_legal_moves_best_first(Rules rules) {
        for (Game game : openings(rules)) {
            int legal = Moves.count(game.legalMoves());
            Analysis analysis = search(rules).search(game, Limits.depth(5).andLines(4), progress -> {});
            assertThat(analysis.lines()).hasSize(Math.min(4, legal));
            assertThat(analysis.lines().stream().map(Line::move)).doesNotHaveDuplicates();
            assertThat(analysis.lines().stream()
                            .mapToDouble(line -> -line.score().seeds()))
                    .isSorted();
            analysis.lines().forEach(line -> play(game, line.moves()));
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void gives_several_lines_best_first_wherever_it_is_cut_off(Rules rules) {
        Search search = search(rules);
        for (Game game : openings(rules)) {
            for (long nodes = 10; nodes < 20_000; nodes = nodes * 4 / 3) {
                Analysis analysis = search.search(game, Limits.nodes(nodes).andLines(3), progress -> {});
                assertThat(analysis.lines().stream()
                                .mapToDouble(line -> -line.score().seeds()))
                        .isSorted();
            }
        }
    }

    @Test
    void has_nothing_to_search_when_the_game_is_over() {
        Game over = Game.start(RuleBook.ABAPA).resign(0);
        assertThatIllegalStateException()
                .isThrownBy(() -> search(RuleBook.ABAPA).search(over, Limits.NONE, progress -> {}));
    }

    @Test
    void believes_a_prober() {
        Rules rules = RuleBook.ABAPA;
        // F takes two from a; from then on, says the prober, North gets all that is left.
        Setup setup = Setup.of(rules.territory(), List.of(0, 0, 0, 1, 0, 1, 1, 2, 0, 1, 0, 0), List.of(21, 21), 0);
        Game game = Game.from(rules, rules.position(setup));
        Prober prober = (position, into) -> {
            into.set(0, 0);
            into.set(1, position.seedsOnBoard());
            into.setQuietPlies(0, 0);
            return position.quiet() == 0 && position.player() == 1;
        };
        Analysis analysis = new Search(rules, 1, prober, () -> 0)
                .search(game, Limits.depth(3).andLines(2), progress -> {});
        assertThat(analysis.lines()).anySatisfy(line -> {
            assertThat(line.move()).isEqualTo(5);
            assertThat(line.score()).isEqualTo(new Score(-2, -2, -2));
        });
    }

    private static Search search(Rules rules) {
        return new Search(rules, 1, Prober.NONE, () -> 0);
    }

    /** The game after so many different beginnings. */
    private static List<Game> openings(Rules rules) {
        List<Game> games = new ArrayList<>();
        Greedy greedy = new Greedy(rules, 5);
        Game game = Game.start(rules);
        for (int i = 0; i < 20 && !game.isOver(); i++) {
            if (i % 5 == 0) {
                games.add(game);
            }
            game = game.play(greedy.choose(game.position()));
        }
        return games;
    }

    private static Game play(Game game, List<Integer> moves) {
        Game end = game;
        for (int move : moves) {
            end = end.play(move);
        }
        return end;
    }

    /** A lead of more seeds than the old games have on the board was beyond every value. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "songo-douala              | 0,0,2,1,4,1,0/1,1,0,0,1,1,0 98-2 S",
                "songo-douala              | 0,0,2,1,4,1,0/1,1,0,0,1,1,0 2-98 N",
                "single-lap+row=8+seeds=15 | 0,0,2,1,4,1,0,1/1,1,0,0,1,1,0,2 224-1 S",
                "single-lap+row=8+seeds=15 | 0,0,2,1,4,1,0,1/1,1,0,0,1,1,0,2 1-224 S",
            })
    void searches_games_with_more_than_a_hundred_seeds(String id, String position) {
        Rules rules = RuleBook.byId(id);
        Game game = Game.from(rules, Notation.parsePosition(rules, position));
        Analysis found = Search.of(rules).search(game, Limits.nodes(20_000), progress -> {});
        int lead = game.position().store(game.position().player())
                - game.position().store(1 - game.position().player());
        assertThat(found.score().seeds()).isBetween(lead - 16.0, lead + 16.0);
        assertThat(Moves.has(game.legalMoves(), found.move())).isTrue();
    }
}
