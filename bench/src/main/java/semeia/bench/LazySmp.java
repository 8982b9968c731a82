package semeia.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import semeia.engine.Helpers;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * How many fewer nodes the main thread needs to reach a depth when helpers search with it. The threads take turns of 4096 nodes each, so that the
 * numbers do not depend on the machine and its cores.
 */
final class LazySmp {
    private static final int MEGABYTES = 64;
    private static final int PLIES = 10;

    private LazySmp() {}

    /** Arguments: positions of each ruleset, nodes that the depth is chosen by, numbers of threads, rulesets. */
    public static void main(String[] args) {
        int positions = Integer.parseInt(args[0]);
        long nodes = Long.parseLong(args[1]);
        List<Integer> threads =
                Stream.of(args[2].split(",")).map(Integer::valueOf).toList();
        for (String id : args[3].split(",")) {
            Map<Integer, List<Double>> gains = new HashMap<>();
            Random random = new Random(1);
            for (int done = 0; done < positions; ) {
                done += measure(RuleBook.byId(id), random, nodes, threads, gains) ? 1 : 0;
            }
            for (int count : threads) {
                List<Double> sorted = gains.get(count).stream().sorted().toList();
                System.out.printf(
                        Locale.ROOT,
                        "%s, %d threads, %d positions: median %.2f, quartiles %.2f and %.2f%n",
                        id,
                        count,
                        sorted.size(),
                        sorted.get(sorted.size() / 2),
                        sorted.get(sorted.size() / 4),
                        sorted.get(sorted.size() * 3 / 4));
            }
        }
    }

    private static boolean measure(
            Rules rules, Random random, long nodes, List<Integer> threads, Map<Integer, List<Double>> gains) {
        Game game = opening(rules, random);
        if (game.isOver()) {
            return false;
        }
        Map<Integer, Long> alone = nodesByDepth(rules, game, Limits.nodes(nodes), 1);
        int depth = alone.keySet().stream().mapToInt(each -> each).max().orElse(0);
        if (alone.getOrDefault(depth, 0L) < nodes / 8) {
            return false;
        }
        for (int count : threads) {
            long together =
                    nodesByDepth(rules, game, Limits.depth(depth), count).getOrDefault(depth, 0L);
            if (together > 0) {
                gains.computeIfAbsent(count, each -> new ArrayList<>()).add((double) alone.get(depth) / together);
            }
        }
        return true;
    }

    private static Game opening(Rules rules, Random random) {
        Game game = Game.start(rules);
        for (int ply = 0; ply < PLIES && !game.isOver(); ply++) {
            game = game.play(Habit.draw(game.legalMoves(), random));
        }
        return game;
    }

    private static Map<Integer, Long> nodesByDepth(Rules rules, Game game, Limits limits, int threads) {
        Turns turns = new Turns();
        Search search = new Search(rules, MEGABYTES, Prober.NONE, turns::next);
        search.useThreads(threads, turns);
        Map<Integer, Long> nodes = new HashMap<>();
        search.search(game, limits, progress -> nodes.put(progress.depth(), progress.nodes()));
        return nodes;
    }

    /** Lets one thread at a time search; it hands on whenever the search reads the clock. */
    private static final class Turns implements Helpers {
        private final List<Thread> order = new ArrayList<>();
        private int now;

        @Override
        public Runnable start(List<Runnable> tasks) {
            order.add(Thread.currentThread());
            List<Thread> helpers =
                    tasks.stream().map(task -> new Thread(() -> run(task))).toList();
            order.addAll(helpers);
            helpers.forEach(Thread::start);
            return () -> {
                leave();
                helpers.forEach(Turns::await);
            };
        }

        private void run(Runnable task) {
            waitForTurn();
            task.run();
            leave();
        }

        private static void await(Thread thread) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        synchronized long next() {
            if (order.contains(Thread.currentThread()) && isCounting()) {
                now = (now + 1) % order.size();
                notifyAll();
                waitForTurn();
            }
            return 0;
        }

        /** Whether the clock is read because so many nodes were counted, rather than between two depths: only then a turn is over. */
        private static boolean isCounting() {
            return StackWalker.getInstance()
                    .walk(frames ->
                            frames.anyMatch(frame -> frame.getMethodName().equals("count")));
        }

        private synchronized void waitForTurn() {
            while (order.get(now) != Thread.currentThread()) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        private synchronized void leave() {
            order.remove(Thread.currentThread());
            now = order.isEmpty() ? 0 : now % order.size();
            notifyAll();
        }
    }
}
