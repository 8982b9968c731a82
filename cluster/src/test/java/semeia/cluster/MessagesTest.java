package semeia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds blocks of messages against what was put in. */
class MessagesTest {
    private static final LayerPlan PLAN = new LayerPlan("run", "abapa", "none", 12, 7);

    private record Place(long position, int slot, int level) {}

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void blocks_say_the_best_of_what_was_told(boolean plies) {
        Random random = new Random(3);
        Messages messages = new Messages(PLAN, plies, 1 << 12);
        Map<Place, Integer> best = new HashMap<>();
        for (int i = 0; i < 1 << 12; i++) {
            long position = random.nextLong(PLAN.size()) / 1000 * 1000;
            int slot = random.nextInt(7);
            int level = 1 + random.nextInt(40);
            int within = plies ? 1 + random.nextInt(159) : 0;
            messages.add(position, slot, level, within);
            if (plies) {
                best.merge(new Place(position, slot, level), within, Math::min);
            } else {
                best.merge(new Place(position, slot, 0), level, Math::max);
            }
        }
        Map<Place, Integer> heard = new HashMap<>();
        Queue<Messages.Block> blocks = messages.flush();
        assertThat(blocks).hasSize(PLAN.ranges());
        for (Messages.Block block : blocks) {
            RangeCells cells = plies ? plies(block.range()) : new BoundCells(new long[PLAN.sizeOf(block.range())]);
            List<Heard> all = decode(block, plies);
            assertThat(Messages.hear(block.bytes(), cells)).isEqualTo(all.size());
            for (Heard one : all) {
                long position = PLAN.from(block.range()) + one.position();
                Place place = new Place(position, one.slot(), plies ? one.level() : 0);
                assertThat(heard.put(place, plies ? one.plies() : one.level())).isNull();
            }
        }
        assertThat(heard).isEqualTo(best);
    }

    private static PlyCells plies(int range) {
        int size = PLAN.sizeOf(range);
        return new PlyCells(PLAN.layers().kind(), new long[size], new byte[size], new byte[size]);
    }

    private record Heard(int position, int slot, int level, int plies) {}

    /** Reads a block in the most literal way. */
    private static List<Heard> decode(Messages.Block block, boolean plies) {
        List<Heard> list = new ArrayList<>();
        int[] at = {0};
        int position = 0;
        while (at[0] < block.bytes().length) {
            position += number(block.bytes(), at);
            int head = number(block.bytes(), at);
            list.add(new Heard(position, head & 7, head >> 3, plies ? block.bytes()[at[0]++] & 0xFF : 0));
        }
        assertThat(list).isSortedAccordingTo(Comparator.comparingInt(Heard::position));
        return list;
    }

    private static int number(byte[] bytes, int[] at) {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            int next = bytes[at[0]++];
            number |= (next & 0x7F) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }
}
