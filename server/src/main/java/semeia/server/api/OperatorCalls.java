package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** What those who run the server, and their machines, ask. */
public final class OperatorCalls implements CallGroup {
    private final BooleanSupplier ready;
    private final Supplier<String> metrics;

    /**
     * The calls.
     *
     * @param ready whether the server can serve requests now
     * @param metrics the measurements in the form of Prometheus
     */
    public OperatorCalls(BooleanSupplier ready, Supplier<String> metrics) {
        this.ready = ready;
        this.metrics = metrics;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get("/health", "Whether the process is running.", context -> Answer.text(context, "alive\n"))
                        .open()
                        .text(),
                Call.get("/ready", "Whether the server can serve requests.", this::ready)
                        .open()
                        .text(),
                Call.get("/metrics", "Metrics for Prometheus.", context -> Answer.text(context, metrics.get()))
                        .open()
                        .text());
    }

    private void ready(Context context) {
        if (!ready.getAsBoolean()) {
            throw new RefusedException(
                    RefusalCode.UNAVAILABLE, "the database does not answer, or the server is stopping");
        }
        Answer.text(context, "ready\n");
    }
}
