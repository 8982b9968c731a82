package semeia.server.table;

import semeia.server.message.Json;
import semeia.server.message.ToClient;
import semeia.server.store.Entry;

/** One entry and the table after it. Immutable. */
public final class Step {
    private final Entry entry;
    private final TableState after;
    /** Written once for all who watch; that two threads may both write it does no harm. */
    private volatile String json = "";

    Step(Entry entry, TableState after) {
        this.entry = entry;
        this.after = after;
    }

    /** What happened. */
    public Entry entry() {
        return entry;
    }

    /** The table then. */
    public TableState after() {
        return after;
    }

    /** What happened, as clients are told. */
    public ToClient.Numbered message() {
        return View.of(this);
    }

    /** The message as JSON. */
    public String json() {
        if (json.isEmpty()) {
            json = Json.write(message());
        }
        return json;
    }
}
