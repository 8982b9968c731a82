package semeia.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the faults of one text; of a text without end only the first hundred. */
final class Faults {
    private static final int MOST = 100;

    private final List<TextFault> faults = new ArrayList<>();
    private int omitted;

    void add(Mark mark, String place, String value, String expected) {
        if (faults.size() < MOST) {
            faults.add(new TextFault(mark.line(), mark.column(), place, value, expected));
        } else {
            omitted++;
        }
    }

    void addAll(List<TextFault> others) {
        for (TextFault fault : others) {
            add(new Mark(fault.line(), fault.column()), fault.place(), fault.value(), fault.expected());
        }
    }

    /** What was collected, in the order of the text. */
    List<TextFault> list() {
        List<TextFault> sorted = new ArrayList<>(faults);
        sorted.sort(Comparator.comparingInt(TextFault::line).thenComparingInt(TextFault::column));
        if (omitted > 0) {
            TextFault last = sorted.get(sorted.size() - 1);
            sorted.add(new TextFault(last.line(), last.column(), "the rest", omitted + " more faults", "none"));
        }
        return sorted;
    }

    boolean isEmpty() {
        return faults.isEmpty();
    }

    int size() {
        return faults.size() + omitted;
    }

    /**
     * Throws what was collected.
     *
     * @throws NotationException unless there is nothing
     */
    void throwIfAny() {
        if (!faults.isEmpty()) {
            throw exception();
        }
    }

    NotationException exception() {
        return new NotationException(list());
    }
}
