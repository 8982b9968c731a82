package semeia.engine;

import java.util.List;
import java.util.function.LongSupplier;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * The same searches every time: fixed positions of all rulesets to fixed depths. The number of nodes is the same on every machine and
 * changes with every change of what the engine does, so that it identifies the search.
 */
public final class Bench {
    private static final int MEGABYTES = 64;

    private static final List<Task> TASKS = List.of(
            new Task(RuleBook.ABAPA, 22, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
            new Task(RuleBook.ABAPA, 22, "0,2,7,1,5,3/2,0,9,1,2,4 7-5 N"),
            new Task(RuleBook.ABAPA, 26, "1,0,3,0,2,1/0,2,1,0,4,1 17-16 S"),
            new Task(RuleBook.AYO, 22, "1,0,14,2,1,0/3,3,0,1,6,2 8-7 S"),
            new Task(RuleBook.AYO, 26, "0,1,2,0,0,3/2,0,1,1,0,0 20-18 N"),
            new Task(RuleBook.AWALE, 22, "5,5,0,5,5,1/5,5,0,6,5,5 0-1 S"),
            new Task(RuleBook.AWALE, 24, "3,0,1,2,4,0/1,1,0,3,0,2 16-15 S"),
            new Task(RuleBook.AWALE_POINTS, 22, "2,1,0,8,0,3/4,1,1,0,7,2 9-10 N"),
            new Task(RuleBook.AWARI, 22, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
            new Task(RuleBook.AWARI, 26, "0,1,0,3,2,1/1,0,2,0,1,3 18-16 S"),
            new Task(RuleBook.BA_AWA, 30, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
            new Task(RuleBook.BA_AWA, 30, "2,0,3,1,0,5/1,2,0,6,0,0 16-12 N"),
            new Task(RuleBook.BA_AWA_3, 24, "4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1"),
            new Task(RuleBook.BA_AWA_3, 24, "2,0,3,1,0,5/1,2,0,6,0,0 12-8-8 2"),
            new Task(RuleBook.ANYWOLI, 18, "4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 0-0 S"),
            new Task(RuleBook.ANYWOLI, 18, "1,0,2,5,0,3,0,1,2,0,6,0/3,1,0,0,2,5,1,0,2,3,0,3 28-28 N"));

    private Bench() {}

    private record Task(Rules rules, int depth, String position) {}

    /**
     * What the searches of one ruleset took.
     *
     * @param rules the ruleset
     * @param nodes moves played in them
     * @param millis milliseconds
     */
    public record Part(Rules rules, long nodes, long millis) {}

    /**
     * Runs the searches of one ruleset, on an engine that knows nothing yet.
     *
     * @param rules one of {@link #rulesets}
     * @param millis a clock in milliseconds that never goes back
     */
    public static Part run(Rules rules, LongSupplier millis) {
        long start = millis.getAsLong();
        Search search = new Search(rules, MEGABYTES, Prober.NONE, millis);
        long nodes = 0;
        for (Task task : TASKS) {
            if (task.rules().equals(rules)) {
                Game game = Game.from(rules, Notation.parsePosition(rules, task.position()));
                nodes += search.search(game, Limits.depth(task.depth()), progress -> {})
                        .nodes();
            }
        }
        return new Part(rules, nodes, millis.getAsLong() - start);
    }

    /** The rulesets that are searched: a fixed few, so that the number of nodes tells whether a search is the same as before. */
    public static List<Rules> rulesets() {
        return TASKS.stream().map(Task::rules).distinct().toList();
    }
}
