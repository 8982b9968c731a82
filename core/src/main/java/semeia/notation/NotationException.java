package semeia.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reports every error in a text. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int MOST = 100;

    private final TextFault[] faults;

    /**
     * Makes an exception.
     *
     * @param faults what is wrong, one or more, in the order of the text
     */
    public NotationException(List<TextFault> faults) {
        super(text(most(faults)));
        this.faults = most(faults).toArray(TextFault[]::new);
    }

    private static List<TextFault> most(List<TextFault> faults) {
        if (faults.size() <= MOST + 1) {
            return faults;
        }
        List<TextFault> most = new ArrayList<>(faults.subList(0, MOST));
        TextFault next = faults.get(MOST);
        String more = faults.size() - MOST + " more faults";
        most.add(new TextFault(next.line(), next.column(), "the rest", more, "none"));
        return most;
    }

    /** What is wrong, one or more, in the order of the text. Of more than 100 faults the rest is summed up in the last. */
    public List<TextFault> faults() {
        return List.of(faults);
    }

    /** The same without lines and columns, for a text that is a part of a larger one, whose own place is reported. */
    public NotationException withoutPlaces() {
        return new NotationException(Stream.of(faults)
                .map(fault -> new TextFault(0, 0, fault.place(), fault.value(), fault.expected()))
                .toList());
    }

    private static String text(List<TextFault> faults) {
        StringBuilder text = new StringBuilder();
        for (TextFault fault : faults) {
            text.append(text.length() == 0 ? "" : "; ").append(fault);
        }
        return text.toString();
    }
}
