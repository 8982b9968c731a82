package semeia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import semeia.rules.Game;
import semeia.rules.Rules;

/**
 * The engine: searches games by one set of rules by iterative deepening, and keeps its transposition table for the next search. On one thread the same
 * searches in the same order find the same. Not thread-safe but for {@link #stop}.
 */
public final class Search {
    /** The default size of the transposition table, in megabytes. */
    public static final int DEFAULT_MEGABYTES = 64;

    private static final int MOST_MEGABYTES = 8192;
    private static final int MOST_THREADS = 256;

    /** Nodes that may be spent to play an exact line on to its end. */
    private static final int FINISH_NODES = 1_000_000;

    /** Games that are played out before a move with three seats, at most: more do not play better. */
    private static final long PLAYOUTS = 10_000;

    private final Rules rules;
    private final TranspositionTable table;
    private final TimeManager time;
    private final AlphaBeta alphaBeta;
    private final Prober prober;
    private final LongSupplier millis;
    private List<Helper> helpers = List.of();
    private Helpers starter = tasks -> () -> {};

    /**
     * An engine that knows nothing yet.
     *
     * @param rules the rules of the games it will search
     * @param megabytes size of the transposition table, 1 to 8192
     * @param prober a source of exact knowledge, or {@link Prober#NONE}
     * @param millis a clock in milliseconds that never goes back
     * @throws IllegalArgumentException if the size is outside of its range
     */
    public Search(Rules rules, int megabytes, Prober prober, LongSupplier millis) {
        check("megabytes", megabytes, MOST_MEGABYTES);
        this.rules = rules;
        this.prober = prober;
        this.millis = millis;
        this.table = new TranspositionTable(megabytes);
        this.time = new TimeManager(millis);
        this.alphaBeta = new AlphaBeta(rules, table, Evaluations.of(rules), prober, time);
    }

    /** An engine of the default size on the system's clock. */
    public static Search of(Rules rules) {
        return new Search(rules, DEFAULT_MEGABYTES, Prober.NONE, () -> System.nanoTime() / 1_000_000);
    }

    /**
     * Searches on several threads from now on: all but this one run helpers that share the transposition table. The limits are those of this
     * thread; what is found then depends on the threads' speed. With one thread, as at first, the same searches find the same.
     *
     * @param threads 1 to 256
     * @param newStarter starts the helpers
     * @throws IllegalArgumentException if the number is outside of its range
     */
    public void useThreads(int threads, Helpers newStarter) {
        check("threads", threads, MOST_THREADS);
        List<Helper> all = new ArrayList<>();
        for (int number = 0; number < threads - 1; number++) {
            all.add(new Helper(number, rules, table, Evaluations.of(rules), prober, millis));
        }
        helpers = all;
        starter = newStarter;
    }

    private static void check(String what, int number, int most) {
        if (number < 1 || number > most) {
            throw new IllegalArgumentException(what + " are " + number + ", expected 1 to " + most);
        }
    }

    /** Forgets all it has learned. */
    public void clear() {
        table.clear();
        alphaBeta.clear();
        helpers.forEach(Helper::clear);
    }

    /** Ends the search that is under way, if one is, as soon as possible; it still answers. From any thread. */
    public void stop() {
        time.stop();
    }

    /**
     * Searches a game for the best moves. A line whose score is exact reaches the end of the game (or a claim that both would make), unless
     * a limit cut it off.
     *
     * @param root a game that is not over, by the rules this was made for
     * @param limits when to stop
     * @param progress receives the result of every depth that was searched to its end
     * @throws IllegalArgumentException if the game is by other rules
     * @throws IllegalStateException if the game is over
     */
    public Analysis search(Game root, Limits limits, Consumer<Analysis> progress) {
        if (!root.rules().equals(rules)) {
            throw new IllegalArgumentException(
                    "the game is by " + root.rules().id() + ", expected one by " + rules.id());
        }
        if (root.isOver()) {
            throw new IllegalStateException("nothing to search: the game is over");
        }
        boolean duel = rules.territory().players() == 2;
        time.begin(duel ? limits : limits.most());
        table.newSearch();
        IterativeDeepening deepening =
                new IterativeDeepening(root, root.position().player(), alphaBeta, time);
        Runnable join = starter.start(helpers.stream()
                .map(helper -> helper.task(root, limits.depth(), limits.lines()))
                .toList());
        try {
            deepening.run(limits.depth(), limits.lines(), progress);
        } finally {
            helpers.forEach(Helper::stop);
            join.run();
        }
        Analysis found = deepening.analysis(limits.lines());
        List<Line> lines =
                found.lines().stream().map(line -> finished(root, line)).toList();
        int move = found.move();
        if (!duel && found.score().atLeast() <= 0) {
            time.widen(limits);
            move = time.isSpent() ? move : new Uct(rules, root.position().key()).choose(root, PLAYOUTS, time);
        }
        long nodes = time.nodes() + helpers.stream().mapToLong(Helper::nodes).sum();
        return new Analysis(found.depth(), found.score(), move, lines, nodes, time.elapsed());
    }

    /** If the line's score is exact, the line anew, by moves that are proved, to the end of the game. */
    private Line finished(Game root, Line line) {
        if (line.score().flag() != Score.Flag.EXACT) {
            return line;
        }
        time.allow(FINISH_NODES);
        List<Integer> moves = new ArrayList<>(List.of(line.move()));
        Game game = root.play(line.move());
        int me = root.position().player();
        while (!game.isOver() && !game.canClaim()) {
            IterativeDeepening next = new IterativeDeepening(game, me, alphaBeta, time);
            int move = next.move(
                    next.isFor(me) ? line.score().atLeast() : -line.score().atLeast());
            if (move == TranspositionTable.NO_MOVE) {
                break;
            }
            moves.add(move);
            game = game.play(move);
        }
        time.allowAll();
        return new Line(line.score(), moves);
    }
}
