package semeia.bench.load;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What was measured. Thread-safe. */
final class LoadTally {
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
    private final LongAdder sent = new LongAdder();
    private final LongAdder acknowledged = new LongAdder();
    private final LongAdder refused = new LongAdder();
    private final LongAdder lost = new LongAdder();
    private final LongAdder doubled = new LongAdder();
    private final LongAdder reconnects = new LongAdder();
    private final LongAdder games = new LongAdder();
    private volatile boolean measuring;

    void measure(boolean on) {
        measuring = on;
    }

    void sent() {
        sent.increment();
    }

    void acknowledged() {
        acknowledged.increment();
    }

    void refused() {
        refused.increment();
    }

    void lost(int messages) {
        lost.add(messages);
    }

    void doubled() {
        doubled.increment();
    }

    void reconnected() {
        reconnects.increment();
    }

    void finished() {
        games.increment();
    }

    /** A move reached the other screen. */
    void arrived(long time) {
        if (measuring) {
            nanos.add(time);
        }
    }

    long lostOrDoubled() {
        return lost.sum() + doubled.sum();
    }

    long acknowledgements() {
        return acknowledged.sum();
    }

    /** The time that so many of a thousand moves took at most, in milliseconds. */
    double permille(int share) {
        long[] all = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        return all.length == 0 ? 0 : all[Math.min(all.length - 1, all.length * share / 1000)] / 1e6;
    }

    private double most() {
        return nanos.stream().mapToLong(Long::longValue).max().orElse(0) / 1e6;
    }

    /** All of it, for people. */
    String text() {
        return String.join(
                "\n",
                Arrays.asList(
                        String.format(
                                Locale.ROOT,
                                "moves    %d sent, %d acknowledged, %d refused; %d games ended",
                                sent.sum(),
                                acknowledged.sum(),
                                refused.sum(),
                                games.sum()),
                        String.format(
                                Locale.ROOT,
                                "to the other screen, %d moves: p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, most %.1f ms",
                                nanos.size(),
                                permille(500),
                                permille(990),
                                permille(999),
                                most()),
                        String.format(
                                Locale.ROOT,
                                "messages %d lost, %d doubled; %d reconnects",
                                lost.sum(),
                                doubled.sum(),
                                reconnects.sum())));
    }
}
