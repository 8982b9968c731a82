package semeia.server.table;

import semeia.server.store.Transaction;

/** What else is written, in the same transaction, when something happens at a table. */
@FunctionalInterface
public interface Consequences {
    /** Writes it. */
    void write(Transaction transaction, Step step);
}
