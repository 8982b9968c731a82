package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Rules;
import semeia.rules.Sowing;
import semeia.rules.Territory;

/** One game played by the oracle and by the fast rules together; every act is followed by a comparison. */
final class Pair {

    private final OracleGame oracle;
    private final StringBuilder history;
    private Game fast;

    private Pair(OracleGame oracle, Game fast, String history) {
        this.oracle = oracle;
        this.fast = fast;
        this.history = new StringBuilder(history);
    }

    /** Both from the beginning. */
    static Pair start(OracleRules slow, Rules rules, List<Integer> division, int starter) {
        return new Pair(
                        slow.start(division, starter).begin(),
                        Game.start(rules, territory(division), starter),
                        rules.id() + " from the start, own " + division + ", first " + starter)
                .compared();
    }

    /** Both from a position, each reading the text itself; one that is over at once is allowed. */
    static Pair from(OracleRules slow, Rules rules, String text) {
        return new Pair(
                        OracleText.read(slow, text),
                        Game.from(rules, Notation.parsePosition(rules, text)),
                        rules.id() + " from " + text)
                .compared();
    }

    private static Territory territory(List<Integer> division) {
        return Territory.of(division.stream().mapToInt(i -> i).toArray());
    }

    OracleGame oracle() {
        return oracle;
    }

    Game fast() {
        return fast;
    }

    /** Plays the move on both and compares what it did, step by step. */
    void play(int move) {
        history.append(' ').append(OracleText.moveName(oracle.rules(), move));
        oracle.play(move);
        fast = fast.play(View.fastMove(move));
        List<String> steps = new ArrayList<>();
        fast.lastSowing().orElseThrow().steps().forEach(step -> steps.add(step(step)));
        same("steps: ", steps, oracle.steps());
        compared();
    }

    private static String step(Sowing.Step step) {
        if (step instanceof Sowing.Lift lift) {
            return "lift " + lift.pit() + " " + lift.seeds();
        } else if (step instanceof Sowing.Drop drop) {
            return "drop " + drop.pit();
        } else if (step instanceof Sowing.Capture capture) {
            return "capture " + capture.pit() + " " + capture.seeds() + " " + capture.by();
        }
        return "pass " + ((Sowing.Pass) step).player();
    }

    /** Does the same to both. */
    void act(String name, Consumer<OracleGame> slow, UnaryOperator<Game> quick) {
        history.append(' ').append(name);
        slow.accept(oracle);
        fast = quick.apply(fast);
        compared();
    }

    /** An independent copy to go another way from here. */
    Pair branch() {
        return new Pair(oracle.copy(), fast, history.toString());
    }

    private Pair compared() {
        same("", View.of(fast), View.of(oracle));
        if (!oracle.over()) {
            same("", Notation.format(fast.rules(), fast.position()), OracleText.write(oracle));
        }
        return this;
    }

    /** Words are found only for what differs: most of the time of a long comparison would go into them. */
    private void same(String what, Object fast, Object slow) {
        if (!fast.equals(slow)) {
            assertThat(fast).as("%s%s", what, history).isEqualTo(slow);
        }
    }
}
