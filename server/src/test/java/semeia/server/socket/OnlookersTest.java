package semeia.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class OnlookersTest {
    private final Set<String> seated = new HashSet<>(Set.of("south", "north"));
    private final AtomicLong clock = new AtomicLong(1_000_000);
    private final Node here = new Node("here");
    private final Node there = new Node("there");

    /** A node and what it sends. */
    private final class Node {
        private final String name;
        private final Onlookers onlookers = new Onlookers(clock::get);
        private final List<Integer> shown = new ArrayList<>();
        private int told;

        Node(String name) {
            this.name = name;
        }

        /** Sends the changes to the other node and its own clients. */
        void tell(Node other) {
            onlookers.tell(
                    (table, person) -> seated.contains(person),
                    (table, people) -> {
                        told++;
                        other.onlookers.heard(table, name, people);
                    },
                    (table, people) -> shown.add(people));
        }
    }

    private void exchange() {
        here.tell(there);
        there.tell(here);
        here.tell(there);
    }

    @Test
    void who_has_a_seat_is_not_counted_and_nobody_is_told_of_nobody() {
        here.onlookers.came("t", "south");
        here.onlookers.came("t", "north");
        exchange();
        assertThat(here.shown).isEmpty();
        assertThat(here.told).isZero();
    }

    @Test
    void a_person_with_two_windows_is_one_until_both_are_closed() {
        here.onlookers.came("t", "south");
        here.onlookers.came("t", "ama");
        exchange();
        here.onlookers.came("t", "ama");
        here.onlookers.left("t", "ama");
        exchange();
        here.onlookers.left("t", "ama");
        exchange();
        assertThat(here.shown).containsExactly(1, 1, 0);
    }

    @Test
    void who_sits_down_looks_on_no_more() {
        here.onlookers.came("t", "ama");
        exchange();
        seated.add("ama");
        here.onlookers.seatsChanged("t");
        exchange();
        assertThat(here.shown).containsExactly(1, 0);
    }

    @Test
    void nodes_add_up_what_they_count_and_do_not_answer_each_other_for_ever() {
        here.onlookers.came("t", "ama");
        there.onlookers.came("t", "kofi");
        exchange();
        exchange();
        assertThat(here.shown).endsWith(2);
        assertThat(there.shown).endsWith(2);
        assertThat(here.told).isEqualTo(1);
        there.onlookers.left("t", "kofi");
        exchange();
        assertThat(here.shown).endsWith(1);
    }

    @Test
    void what_a_node_that_is_no_more_has_told_is_forgotten() {
        here.onlookers.came("t", "ama");
        there.onlookers.came("t", "kofi");
        exchange();
        clock.addAndGet(70_000);
        here.tell(there);
        assertThat(here.shown).endsWith(1);
    }
}
