package semeia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Searches on several threads that share a table. */
class HelpersTest {
    private static final int THREADS = 3;

    private static Runnable start(List<Runnable> tasks) {
        List<Thread> threads = tasks.stream().map(Thread::new).toList();
        threads.forEach(Thread::start);
        return () -> threads.forEach(HelpersTest::await);
    }

    private static void await(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Search search(Rules rules) {
        return new Search(rules, 1, Prober.NONE, () -> 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa+guard=7", "awari+guard=7", "ba-awa+guard=4", "ba-awa-3+guard=4", "anywoli+guard=4"})
    void prove_the_same_as_one_thread(String id) {
        Rules rules = RuleBook.byId(id);
        FewSeeds games = new FewSeeds(rules, 5);
        Search several = search(rules);
        several.useThreads(THREADS, HelpersTest::start);
        for (int i = 0; i < 100; i++) {
            Game game = games.next();
            Analysis found = several.search(game, Limits.NONE, progress -> {});
            assertThat(found.score().flag()).isEqualTo(Score.Flag.EXACT);
            assertThat(found.score().seeds())
                    .as(game.position().setup() + " " + game.actions())
                    .isEqualTo(Minimax.value(game, game.position().player()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ba-awa", "anywoli"})
    void end_with_the_search_at_each_of_its_limits(String id) {
        Rules rules = RuleBook.byId(id);
        Search several = search(rules);
        List<Thread> all = new ArrayList<>();
        several.useThreads(THREADS, tasks -> {
            List<Thread> threads = tasks.stream().map(Thread::new).toList();
            all.addAll(threads);
            threads.forEach(Thread::start);
            return () -> threads.forEach(HelpersTest::await);
        });
        for (long nodes = 1; nodes < 100_000; nodes *= 7) {
            Analysis found = several.search(Game.start(rules), Limits.nodes(nodes), progress -> {});
            assertThat(found.depth()).isPositive();
        }
        assertThat(all).isNotEmpty().noneMatch(Thread::isAlive);
    }
}
