package semeia.rules;

import java.util.List;
import java.util.stream.Collectors;

/** Tells every fault of a {@link Setup}. */
public final class SetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final Fault[] faults;

    SetupException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("; ")));
        this.faults = faults.toArray(Fault[]::new);
    }

    /** What is wrong, one or more. */
    public List<Fault> faults() {
        return List.of(faults);
    }
}
