package semeia.server.node;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import semeia.server.engine.AnalysisQueue;
import semeia.server.engine.Thinkers;
import semeia.server.socket.Sockets;
import semeia.server.store.Journal;
import semeia.server.table.Tables;

/** What is measured, for Prometheus. Thread-safe. */
public final class Metrics implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Counter entries;
    private final Timer calls;
    private final JvmGcMetrics collections = new JvmGcMetrics();

    /** Measures these parts of a node. */
    Metrics(Sockets sockets, Tables tables, Journal journal, Thinkers thinkers, AnalysisQueue analyst) {
        entries = Counter.builder("semeia.entries")
                .description("Things that happened at tables, as this node saw them")
                .register(registry);
        calls = Timer.builder("semeia.calls")
                .description("Calls over HTTP")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
        gauge("semeia.sockets", "Clients that are connected", sockets::count);
        gauge("semeia.tables.memory", "Tables in memory", tables::inMemory);
        gauge("semeia.journal.waiting", "Writes that wait", journal::waiting);
        gauge("semeia.thinkers.waiting", "Tables that wait for the computer's move", thinkers::waiting);
        gauge("semeia.analyst.waiting", "Analyses that wait", analyst::waiting);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collections.bindTo(registry);
        tables.listen(step -> entries.increment());
    }

    private void gauge(String name, String description, Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    /** Something happened that {@link semeia.server.http.SecurityLog} notes. */
    void noted(String event) {
        registry.counter("semeia.security", "event", event).increment();
    }

    /** A call was answered. */
    public void answered(float millis) {
        calls.record(Duration.ofNanos((long) (millis * 1_000_000)));
    }

    /** All measurements as Prometheus reads them. */
    public String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
