package semeia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.LapBuilder;
import semeia.tablebase.retrograde.Watch;

/** The two fixed points without Spark: ranges in memory that lose what they know, and messages that come twice, late and in any order. */
class FixedPointTest {
    private static final int RANGES = 5;

    private final Random random = new Random(17);

    @ParameterizedTest
    @CsvSource({
        "awari, 6, 0",
        "abapa, 5, 0",
        "ayo, 5, 0",
        "awari, 6, 12",
        "abapa, 5, 12",
        "awari+slam=forbidden-unless-all-are, 5, 5"
    })
    void ends_with_the_entries_of_one_machine(String id, int most, int losses) throws InterruptedException {
        Rules rules = RuleBook.byId(id);
        Layer.Kind kind = rules.repetition() == Rules.Repetition.SPLIT_EVENLY ? Layer.Kind.VALUES : Layer.Kind.BOUNDS;
        List<Layer> layers = new ArrayList<>();
        try (Crew crew = new Crew(1)) {
            for (int seeds = 0; seeds <= most; seeds++) {
                Layer[] below = layers.toArray(new Layer[0]);
                Layer layer = new LapBuilder(rules, kind, crew, below).build(Watch.NONE);
                LayerPlan plan = new LayerPlan("run", id, "none", seeds, RANGES);
                assertSame(plan, solve(plan, rules, kind, losses, below), layer);
                layers.add(layer);
            }
        }
    }

    private static void assertSame(LayerPlan plan, List<PlyCells> ranges, Layer layer) {
        for (int range = 0; range < RANGES; range++) {
            for (int i = 0; i < plan.sizeOf(range); i++) {
                long index = plan.from(range) + i;
                int expected = layer.kind() == Layer.Kind.VALUES
                        ? EntryCode.ofValue(layer.mover(index), layer.moverPlies(index))
                        : EntryCode.ofBound(layer.mover(index), layer.moverPlies(index))
                                | (EntryCode.ofBound(layer.other(index), layer.otherPlies(index)) << 8);
                assertThat(ranges.get(range).entry(i))
                        .as("entry %d of %s", index, plan)
                        .isEqualTo(expected);
            }
        }
    }

    private List<PlyCells> solve(LayerPlan plan, Rules rules, Layer.Kind kind, int losses, Layer... below) {
        List<RangeCells> bounds = new ArrayList<>();
        for (int range = 0; range < RANGES; range++) {
            bounds.add(BoundCells.enter(plan, range, rules, kind, below));
        }
        settle(plan, bounds, losses, range -> BoundCells.enter(plan, range, rules, kind, below));
        List<long[]> kept = bounds.stream()
                .map(cells -> ((BoundCells) cells).cells().clone())
                .toList();
        List<RangeCells> plies = new ArrayList<>();
        for (RangeCells cells : bounds) {
            plies.add(PlyCells.begin(kind, (BoundCells) cells));
        }
        settle(
                plan,
                plies,
                losses,
                range -> PlyCells.begin(kind, new BoundCells(kept.get(range).clone())));
        return plies.stream().map(PlyCells.class::cast).toList();
    }

    private interface Restoring {
        RangeCells restore(int range);
    }

    private void settle(LayerPlan plan, List<RangeCells> ranges, int losses, Restoring restoring) {
        BitSet lost = new BitSet();
        boolean everything = true;
        int left = losses;
        while (true) {
            List<Messages.Block> told = new ArrayList<>();
            BitSet restored = new BitSet();
            boolean loses = left > 0 && random.nextInt(4) == 0;
            boolean beforeTelling = random.nextBoolean();
            int range = random.nextInt(RANGES);
            if (loses) {
                restored.set(range);
                left--;
            }
            if (loses && beforeTelling) { // it does not know any more what was news
                ranges.set(range, restoring.restore(range));
            }
            for (int teller = 0; teller < RANGES; teller++) {
                boolean all = everything || (beforeTelling && restored.get(teller));
                new Teller(plan, teller, ranges.get(teller), all, lost).forEachRemaining(told::add);
            }
            if (loses && !beforeTelling) {
                ranges.set(range, restoring.restore(range));
            }
            lost = everything ? new BitSet() : restored;
            everything = false;
            ranges.forEach(RangeCells::clearNews);
            Collections.shuffle(told, random);
            told.addAll(told.subList(0, told.size() / 4).stream().toList());
            told.forEach(block -> Messages.hear(block.bytes(), ranges.get(block.range())));
            if (lost.isEmpty() && ranges.stream().allMatch(cells -> cells.countNews() == 0)) {
                return;
            }
        }
    }
}
