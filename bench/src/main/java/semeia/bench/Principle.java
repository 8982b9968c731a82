package semeia.bench;

import java.util.Optional;
import java.util.Random;
import semeia.engine.Greedy;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.engine.Uct;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** A way to play with three seats. */
enum Principle {
    /** The best line of the product's search: one against both others, who stand together. */
    PARANOID("paranoid"),
    /** {@link MaxN}: each player plays alone. */
    MAX_N("max-n"),
    /** {@link Uct}: each player for their own points. */
    UCT("UCT"),
    /** The product's simple opponent, which looks at the reply. */
    GREEDY("greedy"),
    /** {@link OneMove}. */
    ONE_MOVE("one-move");

    /**
     * What each does in a millisecond of processor time, so that a run can be repeated exactly and yet costs the same for all; the run
     * prints what it really cost. Moves played, for UCT games played out.
     */
    private static final long PARANOID_A_MILLI = 6000;

    private static final long MAX_N_A_MILLI = 9500;
    private static final long UCT_A_MILLI = 750;

    static final Rules RULES = RuleBook.BA_AWA_3;

    final String title;

    Principle(String title) {
        this.title = title;
    }

    /**
     * A player for one game.
     *
     * @param millis processor time for a move, roughly
     * @param seed where lots come from
     */
    StudyPlayer player(int millis, long seed) {
        return switch (this) {
            case PARANOID -> paranoid(millis * PARANOID_A_MILLI);
            case MAX_N -> new MaxN(RULES, millis * MAX_N_A_MILLI, seed);
            case UCT -> uct(millis * UCT_A_MILLI, seed);
            case GREEDY, ONE_MOVE -> byHabit(habit().orElseThrow(), seed);
        };
    }

    /** What it does, if it has no foresight but a mere habit. */
    Optional<Habit> habit() {
        return switch (this) {
            case GREEDY -> Optional.of(new Greedy(RULES, 0)::choices);
            case ONE_MOVE -> Optional.of(new OneMove(RULES));
            default -> Optional.empty();
        };
    }

    private static StudyPlayer paranoid(long plays) {
        Search search = new Search(RULES, 1, Prober.NONE, () -> 0);
        return game ->
                search.search(game, Limits.nodes(plays), progress -> {}).best().move();
    }

    private static StudyPlayer uct(long playouts, long seed) {
        Uct player = new Uct(RULES, seed);
        return game -> player.choose(game, playouts);
    }

    private static StudyPlayer byHabit(Habit habit, long seed) {
        Random lots = new Random(seed);
        return game -> habit.draw(game.position(), lots);
    }
}
