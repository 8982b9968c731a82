package semeia.rules;

/** Tells why an id names no rules. */
public final class RulesIdException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    RulesIdException(String message) {
        super(message);
    }
}
