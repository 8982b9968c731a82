package semeia.server.store;

import java.util.List;
import java.util.function.Consumer;

/**
 * Entries that want to follow the newest of a table, all or none.
 *
 * @param entries at least one, of one table, numbered without gaps
 * @param standing what the table is after them
 * @param besides what else is written in the same transaction
 */
public record Append(List<TableEntry> entries, TableSummary standing, Consumer<Transaction> besides) {
    /** Copies the list. */
    public Append {
        entries = List.copyOf(entries);
    }

    String table() {
        return entries.get(0).table();
    }

    /** The number that the newest entry of the table must have. */
    int after() {
        return entries.get(0).number() - 1;
    }

    TableEntry last() {
        return entries.get(entries.size() - 1);
    }
}
