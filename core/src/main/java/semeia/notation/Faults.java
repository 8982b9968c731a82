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
        add(new TextFault(mark.line(), mark.column(), place, value, expected));
    }

    /** Adds a fault, unless it is there already. */
    private void add(TextFault fault) {
        if (faults.size() == MOST) {
            omitted++;
        } else if (!faults.contains(fault)) {
            faults.add(fault);
        }
    }

    void addAll(List<TextFault> others) {
        others.forEach(this::add);
    }

    /** Adds faults, all at one place. */
    void addAll(List<TextFault> others, Mark mark) {
        for (TextFault fault : others) {
            add(mark, fault.place(), fault.value(), fault.expected());
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
