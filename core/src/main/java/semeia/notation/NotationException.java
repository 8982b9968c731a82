package semeia.notation;

import java.util.List;

/** Tells every fault of a text. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<TextFault> faults;

    /**
     * Makes an exception.
     *
     * @param faults what is wrong, one or more
     */
    public NotationException(List<TextFault> faults) {
        super(text(faults));
        this.faults = List.copyOf(faults);
    }

    /** What is wrong, one or more, in the order of the text. Of more than 100 faults the rest is summed up in the last. */
    public List<TextFault> faults() {
        return faults;
    }

    private static String text(List<TextFault> faults) {
        StringBuilder text = new StringBuilder();
        for (TextFault fault : faults) {
            text.append(text.length() == 0 ? "" : "; ").append(fault);
        }
        return text.toString();
    }
}
