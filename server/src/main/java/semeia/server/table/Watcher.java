package semeia.server.table;

/** Is told what happens at a table, in order and without gaps. It must not wait: the table stands still meanwhile. */
@FunctionalInterface
public interface Watcher {
    /** Something happened. */
    void tell(Step step);
}
