package semeia.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.notation.Comment;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.Tag;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Nothing is lost silently: each kind of game, through each form and back, is the same or its loss is reported. */
@org.junit.jupiter.api.Tag("slow")
class ConvertLossesTest {
    private static final List<String> FORMS = List.of("semeia", "auale", "ogn", "playstrategy", "json", "csv");

    /** What a position of PlayStrategy says besides. */
    private static final String GAINED = "\"tags\":{\"MoveNumber\":\"1\"},";

    /** Every preset, and two with another guard. */
    static Stream<String> rulesets() {
        return Stream.concat(RuleBook.all().stream().map(Rules::id), Stream.of("abapa+guard=50", "anywoli+guard=50"));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void keeps_every_kind_of_game_or_reports_the_loss(String id) {
        Rules rules = RuleBook.byId(id);
        for (GameRecord game : games(rules)) {
            String json = Run.with(game.format(), "convert", "--from", "semeia", "--to", "json")
                    .out();
            for (String form : FORMS) {
                Run there = Run.with(json, "convert", "--from", "json", "--to", form);
                Run back = Run.with(there.out(), "convert", "--from", form, "--to", "json");
                String what = id + " through " + form + ": " + json + there.out() + there.err();
                if (back.out().replace(GAINED, "").equals(json)) {
                    assertThat(there.err()).as(what).isEmpty();
                } else {
                    assertThat(there.err()).as(what).containsAnyOf("cannot hold its", "cannot be written");
                    Run strict = Run.with(json, "convert", "--from", "json", "--to", form, "--strict");
                    assertThat(strict.code()).as(what).isEqualTo(ExitCode.BAD_DATA);
                    assertThat(strict.out()).as(what).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void keeps_every_position_or_reports_the_loss(String id) {
        Rules rules = RuleBook.byId(id);
        GameRecord game = GameRecord.of(played(rules, 5));
        String json = Run.with(game.format(), "convert", "--from", "semeia", "--to", "json", "--positions")
                .out();
        for (String form : List.of("semeia", "auale", "playstrategy")) {
            Run there = Run.with(game.format(), "convert", "--from", "semeia", "--to", form, "--positions");
            Run back = Run.with(there.out(), "convert", "--from", form, "--to", "json", "--positions");
            String what = id + " through " + form + ": " + json + there.out() + there.err();
            if (back.out().equals(json)) {
                assertThat(there.err()).as(what).isEmpty();
            } else {
                assertThat(there.err()).as(what).containsAnyOf("cannot hold its", "cannot be written");
            }
        }
    }

    private static List<GameRecord> games(Rules rules) {
        Game played = played(rules, 5);
        List<GameRecord> games = new ArrayList<>(List.of(
                GameRecord.of(Game.start(rules)),
                GameRecord.of(played),
                GameRecord.of(played.resign(played.position().player())),
                GameRecord.of(Game.from(rules, played.position())),
                new GameRecord(List.of(new Tag("Event", "x")), played, List.of(new Comment(1, "well seen")))));
        Game whole = played(rules, 400);
        if (whole.isOver() && !whole.awaitsLot()) {
            games.add(GameRecord.of(whole));
        }
        return games;
    }

    /** So many plies, each the first legal move. */
    private static Game played(Rules rules, int plies) {
        Game game = Game.start(rules);
        while (game.length() < plies && !game.isOver()) {
            String[] moves =
                    Notation.formatMoves(game.position(), game.legalMoves()).split(" ");
            game = game.play(Notation.parseMove(rules, game.position(), moves[0]));
        }
        return game;
    }
}
