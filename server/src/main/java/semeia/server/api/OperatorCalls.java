package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import semeia.server.node.ServerNode;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** What those who run the server, and their machines, ask. */
final class OperatorCalls {
    private final ServerNode node;

    OperatorCalls(ServerNode node) {
        this.node = node;
    }

    List<Call> calls() {
        return List.of(
                Call.get("/health", "Whether the process lives.", context -> Answer.text(context, "alive\n"))
                        .open()
                        .text(),
                Call.get("/ready", "Whether it can serve people now.", this::ready)
                        .open()
                        .text(),
                Call.get(
                                "/metrics",
                                "Measurements for Prometheus.",
                                context -> Answer.text(context, node.metrics().text()))
                        .open()
                        .text());
    }

    private void ready(Context context) {
        if (!node.isReady()) {
            throw new RefusedException(
                    RefusalCode.UNAVAILABLE, "the database does not answer, or the server is stopping");
        }
        Answer.text(context, "ready\n");
    }
}
