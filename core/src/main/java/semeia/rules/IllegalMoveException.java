package semeia.rules;

/** Tells that a move, a claim or another act is not allowed now, and why. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final Refusal refusal;

    IllegalMoveException(Refusal refusal, String message) {
        super(message);
        this.refusal = refusal;
    }

    /** Why it is not allowed. */
    public Refusal refusal() {
        return refusal;
    }
}
