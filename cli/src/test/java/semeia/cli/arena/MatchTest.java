package semeia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.engine.Limits;
import semeia.notation.GameRecord;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class MatchTest {
    private static final Allowance HUNDRED_NODES = new Allowance(Limits.nodes(100), 0);
    private static final Allowance SHORT = new Allowance(Limits.moveTime(50), 450);

    private static MatchPlan plan(Rules rules, String first, String second, Allowance allowance) {
        return new MatchPlan(
                rules,
                new MatchPlan.Side(first, Optional.empty(), List.of()),
                new MatchPlan.Side(second, Optional.empty(), List.of()),
                allowance,
                4,
                7,
                Set.of(),
                Optional.empty(),
                List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "illegal, illegal move, '\"z\", expected a pit'",
        "nothing, illegal move, expected a pit",
        "crash,   crash,        exit code 3",
        "silent,  time-out,     no bestmove after 500 ms",
        "chatter, time-out,     no bestmove after 500 ms",
    })
    void who_does_not_move_loses(String manner, String end, String fault) throws InterruptedException {
        try (EngineMatch match = new EngineMatch(plan(RuleBook.ABAPA, FakeEngine.command(manner), "greedy", SHORT))) {
            PlayedGame first = match.play(1);
            assertThat(first.points()).isZero();
            assertThat(first.end()).isEqualTo(end);
            assertThat(first.fault()).contains(fault);
            PlayedGame again = match.play(2);
            assertThat(again.points()).isZero();
            assertThat(again.end()).isEqualTo(end);
            assertThat(match.names(again)).containsExactly("greedy", "Fake " + manner);
        }
    }

    @Test
    void refuses_a_program_that_does_not_exist() {
        try (EngineMatch match = new EngineMatch(plan(RuleBook.ABAPA, "greedy", "no-such-program-anywhere", SHORT))) {
            assertThatThrownBy(() -> match.play(1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no-such-program-anywhere");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "awari", "ba-awa", "ba-awa-3", "anywoli", "anywoli+last4=lot"})
    void plays_whole_games_by_every_kind_of_rules(String id) throws InterruptedException {
        try (EngineMatch match = new EngineMatch(plan(RuleBook.byId(id), "semeia level 2", "greedy", HUNDRED_NODES))) {
            for (int number = 1; number <= 3; number++) {
                assertThat(match.play(number).game().outcome()).isPresent();
            }
        }
    }

    @Test
    void every_opening_is_played_from_every_seat() throws InterruptedException {
        try (EngineMatch match = new EngineMatch(plan(RuleBook.ABAPA, "semeia level 1", "greedy", HUNDRED_NODES))) {
            PlayedGame one = match.play(1);
            PlayedGame two = match.play(2);
            PlayedGame three = match.play(3);
            assertThat(one.seat()).isZero();
            assertThat(two.seat()).isEqualTo(1);
            assertThat(one.game().actions().subList(0, 4))
                    .isEqualTo(two.game().actions().subList(0, 4))
                    .isNotEqualTo(three.game().actions().subList(0, 4));
        }
    }

    @Test
    void the_same_seed_plays_the_same_match() throws InterruptedException {
        MatchPlan plan = plan(RuleBook.ABAPA, "semeia level 3", "greedy", HUNDRED_NODES);
        try (EngineMatch one = new EngineMatch(plan);
                EngineMatch other = new EngineMatch(plan)) {
            one.play(1);
            assertThat(other.play(2).game().actions())
                    .isEqualTo(one.play(2).game().actions());
        }
    }

    @Test
    void a_recorded_game_reads_back() throws InterruptedException {
        MatchPlan plan = plan(RuleBook.ABAPA, "semeia level 1", "greedy", HUNDRED_NODES);
        try (EngineMatch match = new EngineMatch(plan)) {
            PlayedGame game = match.play(1);
            GameRecord record = GameRecord.parse(
                    game.record(plan.toString(), match.names(game)).format());
            PlayedGame read = PlayedGame.of(record, plan.toString());
            assertThat(read.points()).isEqualTo(game.points());
            assertThat(read.game().actions()).isEqualTo(game.game().actions());
            assertThatThrownBy(() -> PlayedGame.of(record, "another")).hasMessageContaining("another match");
        }
    }

    @Test
    void a_referee_ends_games_that_are_decided_if_asked_to() throws InterruptedException {
        MatchPlan plan = new MatchPlan(
                RuleBook.ABAPA,
                new MatchPlan.Side("semeia", Optional.empty(), List.of()),
                new MatchPlan.Side("greedy", Optional.empty(), List.of()),
                HUNDRED_NODES,
                4,
                7,
                Set.of(Adjudication.MAJORITY, Adjudication.REPETITION),
                Optional.empty(),
                List.of());
        try (EngineMatch match = new EngineMatch(plan)) {
            assertThat(match.play(1).end()).isIn("majority", "repetition", "starved");
        }
    }

    @Test
    void command_lines_are_split_at_white_space_outside_quotes() {
        assertThat(CommandWords.split("java  -jar 'my engine.jar' \"\" a\"b c\"d"))
                .containsExactly("java", "-jar", "my engine.jar", "", "ab cd");
        assertThatThrownBy(() -> CommandWords.split(" ")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CommandWords.split("'open")).isInstanceOf(IllegalArgumentException.class);
    }
}
