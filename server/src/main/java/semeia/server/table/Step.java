package semeia.server.table;

import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.store.TableEntry;

/** One entry and the table after it. Immutable. */
public final class Step {
    private final TableEntry entry;
    private final TableState after;
    /** Written once for all who watch; that two threads may both write it does no harm. */
    private volatile String json = "";

    Step(TableEntry entry, TableState after) {
        this.entry = entry;
        this.after = after;
    }

    /** What happened. */
    public TableEntry entry() {
        return entry;
    }

    /** The table then. */
    public TableState after() {
        return after;
    }

    /** What happened, as sent to clients. */
    public ToClient.Numbered message() {
        return View.of(this);
    }

    /** The message as JSON. */
    public String json() {
        if (json.isEmpty()) {
            json = MessageJson.write(message());
        }
        return json;
    }
}
