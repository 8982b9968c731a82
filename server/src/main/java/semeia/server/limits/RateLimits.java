package semeia.server.limits;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** The rate limits of a node, the same at each of its doors: a bucket of tokens for each person and address. Thread-safe. */
public final class RateLimits {
    private static final double NANOS = 1e9;
    private static final int TIDY_ABOVE = 10_000;

    private final double factor;
    private final Map<RateLimit, Map<String, Bucket>> buckets = new EnumMap<>(RateLimit.class);

    /**
     * Limits multiplied by a factor.
     *
     * @param factor above 0
     */
    public RateLimits(double factor) {
        this.factor = factor;
        for (RateLimit limit : RateLimit.values()) {
            buckets.put(limit, new ConcurrentHashMap<>());
        }
    }

    /**
     * Counts one more.
     *
     * @param key whose it is: a person's id, an address, a name
     * @throws RefusedException if it is too many; it says in how many seconds there is room again
     */
    public void require(RateLimit limit, String key) {
        Map<String, Bucket> all = buckets.get(limit);
        if (all.size() > TIDY_ABOVE) {
            all.values().removeIf(bucket -> bucket.getAvailableTokens() >= burst(limit));
        }
        ConsumptionProbe probe = all.computeIfAbsent(key.toLowerCase(Locale.ROOT), name -> bucket(limit))
                .tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            long seconds = (long) Math.ceil(probe.getNanosToWaitForRefill() / NANOS);
            throw new RefusedException(
                    RefusalCode.TOO_MUCH,
                    limit.message() + "; wait a little",
                    Duration.ofSeconds(Math.max(1, seconds)));
        }
    }

    private long burst(RateLimit limit) {
        return Math.max(1, Math.round(limit.burst() * factor));
    }

    private Bucket bucket(RateLimit limit) {
        Duration each = Duration.ofNanos(Math.max(1, (long) (NANOS / (limit.perSecond() * factor))));
        return Bucket.builder()
                .addLimit(bandwidth -> bandwidth.capacity(burst(limit)).refillGreedy(1, each))
                .build();
    }
}
