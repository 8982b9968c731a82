package semeia.server.store;

/** The database did not answer, or refused a statement. Whether a transaction under way took effect is not known. */
public final class DatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    DatabaseException(RuntimeException cause) {
        super(cause.getMessage(), cause);
    }
}
