package semeia.server.table;

/** Receives what happens at a table, in order and without gaps. It must not wait: the table stands still meanwhile. */
@FunctionalInterface
public interface Watcher {
    /** Something happened. */
    void tell(Step step);
}
