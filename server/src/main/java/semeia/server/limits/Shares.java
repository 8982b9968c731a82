package semeia.server.limits;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Of something that is scarce, so much at a time for each person or address. Thread-safe. */
public final class Shares {
    private final double most;
    private final String message;
    private final Map<String, Integer> taken = new ConcurrentHashMap<>();

    /**
     * Shares of one size.
     *
     * @param most how much each may have at a time
     * @param message what is said to who wants more
     */
    public Shares(double most, String message) {
        this.most = most;
        this.message = message;
    }

    /**
     * Takes one.
     *
     * @return gives it back; to be run once
     * @throws RefusedException if the holder has all of the share
     */
    public Runnable take(String holder) {
        if (taken.merge(holder, 1, Integer::sum) > most) {
            giveBack(holder);
            throw new RefusedException(RefusalCode.TOO_MUCH, message, Duration.ofSeconds(1));
        }
        return () -> giveBack(holder);
    }

    private void giveBack(String holder) {
        taken.computeIfPresent(holder, (who, count) -> count == 1 ? null : count - 1);
    }
}
