package semeia.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairQueueTest {
    private static List<String> all(FairQueue queue) throws InterruptedException {
        List<String> taken = new ArrayList<>();
        while (queue.size() > 0) {
            taken.add(queue.take());
        }
        return taken;
    }

    @Test
    void people_are_served_in_turn_and_tables_of_computers_last() throws InterruptedException {
        FairQueue queue = new FairQueue(100);
        for (int i = 0; i < 3; i++) {
            queue.add("alone" + i, "greedy", true);
            queue.add("many" + i, "greedy", false);
        }
        queue.add("one", "calm", false);
        queue.add("one", "calm", false);
        assertThat(all(queue)).containsExactly("many0", "one", "many1", "many2", "alone0", "alone1", "alone2");
    }

    @Test
    void takes_no_more_than_its_size() throws InterruptedException {
        FairQueue queue = new FairQueue(2);
        for (String table : List.of("a", "b", "c")) {
            queue.add(table, "person", false);
        }
        assertThat(all(queue)).containsExactly("a", "b");
    }
}
