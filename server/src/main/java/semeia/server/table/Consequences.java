package semeia.server.table;

import org.jdbi.v3.core.Handle;

/** What else is written, in the same transaction, when something happens at a table. */
@FunctionalInterface
public interface Consequences {
    /** Writes it. */
    void write(Handle handle, Step step);
}
