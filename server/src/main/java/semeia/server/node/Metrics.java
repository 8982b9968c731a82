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
import java.util.function.ToDoubleFunction;

/** What is measured, for Prometheus. Thread-safe. */
public final class Metrics implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Counter entries;
    private final Timer calls;
    private final JvmGcMetrics collections = new JvmGcMetrics();

    Metrics(ServerNode node) {
        entries = Counter.builder("semeia.entries")
                .description("Things that happened at tables, as this node saw them")
                .register(registry);
        calls = Timer.builder("semeia.calls")
                .description("Calls over HTTP")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
        gauge(
                "semeia.sockets",
                "Clients that are connected",
                node,
                of -> of.sockets().count());
        gauge(
                "semeia.tables.memory",
                "Tables in memory",
                node,
                of -> of.tables().inMemory());
        gauge(
                "semeia.journal.waiting",
                "Writes that wait",
                node,
                of -> of.journal().waiting());
        gauge(
                "semeia.thinkers.waiting",
                "Tables that wait for the computer's move",
                node,
                of -> of.thinkers().waiting());
        gauge(
                "semeia.analyst.waiting",
                "Analyses that wait",
                node,
                of -> of.analyst().waiting());
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collections.bindTo(registry);
        node.tables().listen(step -> entries.increment());
    }

    private void gauge(String name, String description, ServerNode node, ToDoubleFunction<ServerNode> value) {
        Gauge.builder(name, node, value).description(description).register(registry);
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
