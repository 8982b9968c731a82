package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.notation.Notation;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class BoundsTest {
    @ParameterizedTest(name = "{0}, {1} quiet plies: {2} to the next capture, {3} later")
    @CsvSource({
        "abapa,            190,   9, 160, true",
        "abapa,            191,   9, 160, false",
        "abapa,              0, 199,   0, true",
        "abapa,              0, 200,   0, false",
        "abapa+guard=100,    0,   9, 160, false",
        "abapa+guard=100,   10,  30,  40, true",
        "abapa+guard=off,    0, 255, 255, true",
        "abapa,              0, 255,   0, false",
    })
    void hold_where_the_guard_leaves_room(String id, int quiet, int now, int later, boolean hold) {
        Rules rules = RuleBook.byId(id);
        Position position =
                Notation.parsePosition(rules, "0,0,1,1,0,3/0,0,1,0,2,0 20-20 S" + (quiet > 0 ? " quiet=" + quiet : ""));
        Bounds bounds = new Bounds();
        bounds.setQuietPlies(now, later);
        assertThat(bounds.hold(rules, position)).isEqualTo(hold);
    }
}
