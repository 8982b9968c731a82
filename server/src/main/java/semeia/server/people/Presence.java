package semeia.server.people;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import semeia.server.store.PresenceStore;
import semeia.server.store.PresenceStore.Sign;

/**
 * Who is here, through whichever server: has a socket or a stream open, or called a moment ago. Servers learn it of each other from the
 * database within about a second; what one has not noted again for a while came from one that no longer exists. Time in which no server
 * was at work counts for nobody as being away. Thread-safe.
 */
public final class Presence {
    /** Who comes back as soon as this, after a page was loaded anew, was never away. */
    static final long GRACE_MILLIS = TimeUnit.SECONDS.toMillis(3);

    private static final long NOTED_AGAIN_MILLIS = TimeUnit.SECONDS.toMillis(10);
    private static final long STALE_MILLIS = TimeUnit.SECONDS.toMillis(25);
    private static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(1);
    /** How far the clocks of servers may be apart. */
    private static final long SKEW_MILLIS = TimeUnit.SECONDS.toMillis(5);

    private final PresenceStore store;
    private final String node;
    private final LongBinaryOperator worked;
    private final LongSupplier clock;
    private final Map<String, Map<String, Sign>> signs = new ConcurrentHashMap<>();
    private final Set<String> called = ConcurrentHashMap.newKeySet();
    private Set<String> here = Set.of();
    private long noted;
    private long read;

    /**
     * What is known in that database.
     *
     * @param node what other servers call this one
     * @param worked how much of the time between two moments a server was at work
     * @param clock the time in milliseconds since 1970
     */
    public Presence(PresenceStore store, String node, LongBinaryOperator worked, LongSupplier clock) {
        this.store = store;
        this.node = node;
        this.worked = worked;
        this.clock = clock;
        this.read = clock.getAsLong() - KEPT_MILLIS;
    }

    /** A person calls without having anything open. */
    public void called(String person) {
        called.add(person);
    }

    /**
     * Notes who is here, and reads what other servers noted.
     *
     * @param open who has a socket or stream open at this one
     */
    public synchronized void beat(Set<String> open) {
        long now = clock.getAsLong();
        boolean again = now - noted >= NOTED_AGAIN_MILLIS;
        Set<String> come = new HashSet<>(open);
        Set<String> gone = new HashSet<>(here);
        gone.removeAll(open);
        Set<String> passing = new HashSet<>(called);
        called.removeAll(passing);
        passing.removeAll(open);
        gone.addAll(passing);
        if (!again) {
            come.removeAll(here);
        }
        store.note(node, come, true, now);
        store.note(node, gone, false, now);
        here = Set.copyOf(open);
        noted = again ? now : noted;
        store.since(read - SKEW_MILLIS).forEach(this::take);
        read = now;
    }

    private void take(Sign sign) {
        signs.computeIfAbsent(sign.person(), person -> new ConcurrentHashMap<>())
                .merge(sign.node(), sign, (known, newer) -> newer.at() >= known.at() ? newer : known);
    }

    /**
     * Since when a person is away, in milliseconds since 1970; empty if the person is here. Of whom nothing is known is away from when
     * this was first asked.
     */
    public OptionalLong awaySince(String person) {
        long now = clock.getAsLong();
        long last = 0;
        for (Sign sign : signs.computeIfAbsent(person, who -> unknown(who, now)).values()) {
            if (sign.here() && worked.applyAsLong(sign.at(), now) < STALE_MILLIS) {
                return OptionalLong.empty();
            }
            last = Math.max(last, sign.at());
        }
        return worked.applyAsLong(last, now) < GRACE_MILLIS ? OptionalLong.empty() : OptionalLong.of(last);
    }

    private static Map<String, Sign> unknown(String person, long now) {
        Map<String, Sign> all = new ConcurrentHashMap<>();
        all.put("", new Sign(person, "", false, now));
        return all;
    }

    /** Forgets who was here long ago. */
    public void tidy() {
        long before = clock.getAsLong() - KEPT_MILLIS;
        store.tidy(before);
        signs.replaceAll((person, all) -> {
            Map<String, Sign> kept = new HashMap<>(all);
            kept.values().removeIf(sign -> sign.at() < before);
            return new ConcurrentHashMap<>(kept);
        });
        signs.values().removeIf(Map::isEmpty);
    }
}
