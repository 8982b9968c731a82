package semeia.server.table;

/** Something was refused; nothing has changed. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final RefusalCode refusal;

    /**
     * A refusal.
     *
     * @param message a sentence with the details
     */
    public RefusedException(RefusalCode refusal, String message) {
        super(message, null, false, false);
        this.refusal = refusal;
    }

    /** Why. */
    public RefusalCode refusal() {
        return refusal;
    }
}
