package semeia.rules;

import java.util.List;

/** Tells why an id names no rules. */
public final class RulesIdException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String expected;

    RulesIdException(String wrong, String expected) {
        super(wrong + ", expected " + expected);
        this.expected = expected;
    }

    RulesIdException(List<String> faults) {
        super(String.join("; ", faults));
        this.expected = "options that go together";
    }

    /** What may stand where the id is wrong. */
    public String expected() {
        return expected;
    }
}
