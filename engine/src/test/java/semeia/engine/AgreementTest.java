package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** The computer ends a game where that is no worse than playing on, and not before. */
class AgreementTest {
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
}
