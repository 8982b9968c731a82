package semeia.server.table;

import java.time.Duration;
import java.util.Optional;

/** Something was refused; nothing has changed. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final RefusalCode refusal;
    private final transient Optional<Duration> retryAfter;

    /**
     * A refusal.
     *
     * @param message a sentence with the details
     */
    public RefusedException(RefusalCode refusal, String message) {
        this(refusal, message, Optional.empty());
    }

    /**
     * A refusal of what may be tried again.
     *
     * @param message a sentence that tells more
     * @param retryAfter how long to wait before
     */
    public RefusedException(RefusalCode refusal, String message, Duration retryAfter) {
        this(refusal, message, Optional.of(retryAfter));
    }

    private RefusedException(RefusalCode refusal, String message, Optional<Duration> retryAfter) {
        super(message, null, false, false);
        this.refusal = refusal;
        this.retryAfter = retryAfter;
    }

    /** Why. */
    public RefusalCode refusal() {
        return refusal;
    }

    /** How long to wait before the next try, if that is known. */
    public Optional<Duration> retryAfter() {
        return retryAfter;
    }
}
