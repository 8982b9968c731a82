package semeia.match;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;

/** Reports every error in what was given for a match. */
public final class MatchException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final Fault[] faults;

    MatchException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("; ")));
        this.faults = faults.toArray(Fault[]::new);
    }

    MatchException(String place, Object value, String expected) {
        this(List.of(new Fault(place, value.toString(), expected)));
    }

    /** What is wrong, one or more. */
    public List<Fault> faults() {
        return List.of(faults);
    }

    /**
     * One thing that is wrong.
     *
     * @param place where
     * @param value what stands there
     * @param expected what may stand there
     */
    public record Fault(String place, String value, String expected) implements Serializable {
        @Override
        public String toString() {
            return place + " is " + value + ", expected " + expected;
        }
    }
}
