package semeia.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Lets everybody do something so often and no oftener: a bucket for each that fills at a steady rate. Thread-safe. */
public final class Limiter {
    private static final double NANOS = 1e9;
    private static final int TIDY_ABOVE = 10_000;

    private final double perSecond;
    private final double burst;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private record Bucket(double left, long at) {}

    /**
     * A limit.
     *
     * @param perSecond how often in the long run
     * @param burst how often at once
     */
    public Limiter(double perSecond, double burst) {
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /** Whether it may be done once more by whom the key names. */
    public boolean allows(String key) {
        long now = System.nanoTime();
        if (buckets.size() > TIDY_ABOVE) {
            buckets.values().removeIf(bucket -> filled(bucket, now) >= burst);
        }
        boolean[] allowed = {false};
        buckets.compute(key, (name, bucket) -> {
            double left = bucket == null ? burst : filled(bucket, now);
            allowed[0] = left >= 1;
            return new Bucket(allowed[0] ? left - 1 : left, now);
        });
        return allowed[0];
    }

    private double filled(Bucket bucket, long now) {
        return Math.min(burst, bucket.left() + (now - bucket.at()) / NANOS * perSecond);
    }
}
