package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** The computer ends a game where that is no worse than playing on, and not before. */
class AgreementTest {
    /** Both sides shun every capture until a position has come three times. */
    private static final String ROUND =
            "A,a,B,b,D,c,C,e,D,d,E,a,F,f,A,e,B,b,C,c,D,a,E,f,A,b,F,d,B,c,C,a,D,d,E,b,F,e,A,f,A,a,B,"
                    + "b,D,c,C,d,D,e,A,f,E,a,A,b,F,a,B";

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "abapa, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', false",
        "ba-awa, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', false",
        "abapa, '1,0,0,0,0,0/1,0,0,0,0,0 23-23 S', true",
        "abapa, '0,0,0,0,0,4/2,1,0,0,0,0 20-21 S', false",
        "abapa, '0,0,0,0,0,1/1,0,0,0,0,0 20-26 S', true",
        "abapa, '0,0,0,0,0,1/1,0,0,0,0,0 26-20 S', false"
    })
    void north_agrees_to_what_is_no_worse_than_playing_on(String id, String position, boolean agrees) {
        Rules rules = RuleBook.byId(id);
        Game game = Game.from(rules, Notation.parsePosition(rules, position));
        assertThat(Agreement.isWelcome(game, 1)).isEqualTo(agrees);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S",
                "1,0,0,0,0,0/1,0,0,0,0,0 22-24 S",
                "1,0,0,0,0,0/1,0,0,0,0,0 24-22 S"
            })
    void the_end_is_claimed_where_play_goes_round_and_nothing_is_to_be_gained(String position) {
        Game game = Game.from(RuleBook.ABAPA, Notation.parsePosition(RuleBook.ABAPA, position));
        assertThat(Agreement.isClaimed(game, 0)).as("nothing to claim yet").isFalse();
        Game round = goRound(game);
        assertThat(round.canClaim()).isTrue();
        assertThat(Agreement.isClaimed(round, round.position().player())).isTrue();
    }

    @Test
    void the_end_is_not_claimed_where_a_capture_wins() {
        Game game =
                Game.from(RuleBook.ABAPA, Notation.parsePosition(RuleBook.ABAPA, "1,0,0,1,0,0/1,0,1,0,0,0 22-22 S"));
        for (String move : ROUND.split(",", -1)) {
            game = game.act(Notation.parseAct(game.position(), move));
        }
        assertThat(game.canClaim()).isTrue();
        assertThat(Agreement.isClaimed(game, 1)).isFalse();
    }

    /** Plays the first legal move until the end may be claimed, if it ever may. */
    private static Game goRound(Game game) {
        Game now = game;
        while (!now.isOver() && !now.canClaim()) {
            now = now.play(Moves.first(now.legalMoves()));
        }
        return now;
    }
}
