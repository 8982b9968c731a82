package semeia.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/**
 * Knows when no server was at work: that time counts on nobody's clock. Every node leaves a sign every second or so; whoever finds the
 * last sign too old notes an outage. Thread-safe.
 */
public final class Pulse {
    /** A gap as long as this, in milliseconds, is an outage. */
    static final long GAP_MILLIS = 4_000;

    private final Database database;
    private volatile List<Outage> outages = List.of();
    private volatile long beaten = System.nanoTime();

    /** A time when no server was at work, in milliseconds since 1970. */
    record Outage(long began, long ended) {}

    /** Reads the outages of that database. */
    public Pulse(Database database) {
        this.database = database;
    }

    /** Leaves a sign, notes an outage if there was one, and reads those that other nodes noted. */
    public void beat(long now) {
        database.useTransaction(handle -> {
            long last = handle.createQuery("select at from pulse where id = 1")
                    .mapTo(Long.class)
                    .one();
            int taken = handle.createUpdate("update pulse set at = :now where id = 1 and at = :last and at < :now")
                    .bind("now", now)
                    .bind("last", last)
                    .execute();
            if (taken == 1 && last > 0 && now - last > GAP_MILLIS) {
                note(handle, last, now);
            }
            outages = read(handle);
        });
        beaten = System.nanoTime();
    }

    /** Whether a sign could be written in the last few seconds; where none can be, no act can be. */
    public boolean isBeating() {
        return System.nanoTime() - beaten < TimeUnit.MILLISECONDS.toNanos(2 * GAP_MILLIS);
    }

    private static void note(Handle handle, long began, long ended) {
        handle.createUpdate("insert into outage (began, ended) values (:began, :ended) on conflict do nothing")
                .bind("began", began)
                .bind("ended", ended)
                .execute();
    }

    private static List<Outage> read(Handle handle) {
        return new ArrayList<>(handle.createQuery("select began, ended from outage order by began")
                .map(ConstructorMapper.of(Outage.class))
                .list());
    }

    /** The milliseconds between two times in which a server was at work. */
    public long between(long from, long to) {
        long worked = Math.max(0, to - from);
        for (Outage outage : outages) {
            worked -= Math.max(0, Math.min(to, outage.ended()) - Math.max(from, outage.began()));
        }
        return Math.max(0, worked);
    }
}
