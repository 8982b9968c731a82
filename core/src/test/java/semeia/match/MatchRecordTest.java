package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import semeia.notation.Comment;
import semeia.notation.GameRecord;
import semeia.notation.NotationException;
import semeia.notation.Tag;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class MatchRecordTest {
    private static final List<String> IDS =
            List.of("abapa", "awale-points", "ba-awa", "ba-awa-3", "anywoli+last4=lot", "ba-awa-3+last8=lot");
    private static final List<String> KINDS = List.of("points 9", "wins 2", "streak 2", "territory 10");

    @Test
    void is_saved_and_taken_up_again_at_any_act() {
        Random random = new Random(77);
        int saves = 0;
        for (int i = 0; i < 60; i++) {
            MatchRecord match = MatchRecord.of(begin(random));
            for (int turn = 0; turn < 400 && match.current().isPresent(); turn++) {
                match = match.with(onward(match.match(), match.current().get(), random));
                if (random.nextInt(3) == 0 || match.current().isEmpty()) {
                    assertThat(MatchRecord.parse(match.format())).isEqualTo(match);
                    saves++;
                }
            }
        }
        assertThat(saves).isGreaterThan(200);
    }

    private static Match begin(Random random) {
        while (true) {
            Rules rules = RuleBook.byId(IDS.get(random.nextInt(IDS.size())));
            MatchRules kind = MatchRules.parse(KINDS.get(random.nextInt(KINDS.size())));
            if (kind.refuses(rules).isEmpty()) {
                return random.nextBoolean()
                        ? Match.start(rules, kind, new Lots(random.nextLong()))
                        : Match.start(
                                rules, kind, random.nextInt(rules.territory().players()));
            }
        }
    }

    /** A few random moves on, now and then to the end. */
    private static GameRecord onward(Match match, GameRecord record, Random random) {
        Game game = record.game();
        for (int moves = random.nextInt(30); moves > 0 && !game.isOver(); moves--) {
            long legal = game.legalMoves();
            for (int skip = random.nextInt(Moves.count(legal)); skip > 0; skip--) {
                legal = Moves.rest(legal);
            }
            game = game.play(Moves.first(legal));
        }
        if (!game.isOver() && random.nextInt(4) == 0) {
            game = game.agreeToEnd();
        }
        if (game.awaitsLot()) {
            game = match.lots().isPresent() ? match.drawLot(game) : game.drawLot(0);
        }
        return new GameRecord(
                List.of(new Tag("South", "A"), new Tag("Round", "1")), game, List.of(new Comment(0, "c")));
    }

    @Test
    void reads_like_a_file_of_games() {
        Match start = Match.start(RuleBook.BA_AWA, MatchRules.parse("territory 10"), new Lots(2));
        MatchRecord match = MatchRecord.of(start);
        GameRecord first = match.current().orElseThrow();
        match = match.with(
                new GameRecord(List.of(new Tag("South", "Ama")), first.game().agreeToEnd(), List.of()));
        String draw = start.starter() == 0 ? "S" : "N";
        String starter = start.starter() == 0 ? "" : "[Starter \"N\"]\n";
        String other = start.starter() == 1 ? "" : "[Starter \"N\"]\n";
        assertThat(match.format()).isEqualTo("""
                [Rules "ba-awa"]
                [Match "territory 10"]
                [Game "1"]
                [Lots "2"]
                [Draw "%s"]
                [South "Ama"]
                %s[Result "24-24"]
                [Termination "agreement"]

                agree 24-24

                [Rules "ba-awa"]
                [Match "territory 10"]
                [Game "2"]
                [Lots "2"]
                [South "Ama"]
                %s[Result "*"]

                *
                """.formatted(draw, starter, other));
    }

    @Test
    void the_next_game_begins_when_one_has_ended_and_none_when_the_match_is_over() {
        MatchRecord match = MatchRecord.of(Match.start(RuleBook.AYO, MatchRules.parse("wins 2"), 0));
        match = match.with(GameRecord.of(match.current().orElseThrow().game().resign(0)));
        assertThat(match.games()).hasSize(2);
        match = match.with(GameRecord.of(match.current().orElseThrow().game().resign(0)));
        assertThat(match.games()).hasSize(2);
        assertThat(match.match().outcome().orElseThrow().winner()).hasValue(1);
        MatchRecord over = match;
        assertThatThrownBy(() -> over.with(over.games().get(1))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void takes_no_game_that_the_match_does_not_ask_for() {
        MatchRecord match = MatchRecord.of(Match.start(RuleBook.AYO, MatchRules.parse("wins 2"), 0));
        List<GameRecord> others = List.of(
                GameRecord.of(Game.start(RuleBook.ABAPA)),
                GameRecord.of(Game.start(RuleBook.AYO, RuleBook.AYO.territory(), 1)),
                new GameRecord(List.of(new Tag("Match", "x")), Game.start(RuleBook.AYO), List.of()));
        for (GameRecord other : others) {
            assertThatThrownBy(() -> match.with(other)).isInstanceOf(MatchException.class);
        }
    }

    @Test
    void a_lot_in_a_game_must_be_the_drawn_one() {
        Rules rules = RuleBook.byId("anywoli+last4=lot");
        Random random = new Random(3);
        MatchRecord match = MatchRecord.of(Match.start(rules, MatchRules.parse("wins 9"), new Lots(11)));
        Game game = match.current().orElseThrow().game();
        while (!game.awaitsLot()) {
            game = game.isOver() ? match.current().orElseThrow().game() : game;
            long legal = game.legalMoves();
            for (int skip = random.nextInt(Moves.count(legal)); skip > 0; skip--) {
                legal = Moves.rest(legal);
            }
            game = game.play(Moves.first(legal));
        }
        GameRecord right = GameRecord.of(match.match().drawLot(game));
        GameRecord wrong =
                GameRecord.of(game.drawLot(1 - match.match().lastSeedsLot(game).orElseThrow()));
        String text = match.with(right).format();
        assertThat(MatchRecord.parse(text).games().get(0)).isEqualTo(right);
        assertThatThrownBy(() -> match.with(wrong))
                .isInstanceOf(MatchException.class)
                .hasMessageContaining("game 1, lot");
    }

    @Test
    void names_line_and_column_of_what_is_wrong_in_a_text() {
        MatchRecord match = MatchRecord.of(Match.start(RuleBook.AYO, MatchRules.parse("wins 3"), new Lots(1)));
        for (int game = 0; game < 2; game++) {
            match = match.with(
                    GameRecord.of(match.current().orElseThrow().game().agreeToEnd()));
        }
        String text = match.format();
        assertThat(faults(text.replaceFirst("wins 3", "wins"))).containsExactly("2:9 tag Match");
        assertThat(faults(text.replaceFirst("Lots \"1\"", "Lots \"one\""))).containsExactly("4:8 tag Lots");
        assertThat(faults(text.replace("Game \"2\"", "Game \"7\"")))
                .containsExactly(line(text, "Game \"2\"") + ":8 tag Game");
        assertThat(faults(text.replace("Match \"wins 3\"]\n[Game \"3\"", "Match \"wins 4\"]\n[Game \"3\"")))
                .containsExactly(line(text, "Game \"3\"") - 1 + ":9 tag Match");
        assertThat(faults(text.replaceFirst("Draw \"[SN]\"", "Draw \"?\""))).containsExactly("5:8 tag Draw");
        assertThat(faults("")).containsExactly("1:1 match");
        assertThat(faults(text.substring(0, text.length() - 2)))
                .hasSize(1)
                .first()
                .asString()
                .contains("result");
    }

    private static int line(String text, String part) {
        return (int) text.substring(0, text.indexOf(part)).lines().count();
    }

    private static List<String> faults(String text) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> MatchRecord.parse(text));
        return e.faults().stream()
                .map(fault -> fault.line() + ":" + fault.column() + " " + fault.place())
                .toList();
    }
}
