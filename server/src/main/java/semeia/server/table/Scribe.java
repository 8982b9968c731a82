package semeia.server.table;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import semeia.server.store.Append;
import semeia.server.store.DatabaseException;
import semeia.server.store.Journal;
import semeia.server.store.TableEntry;
import semeia.server.store.TableSummary;
import semeia.server.store.Transaction;

/** Stores what happens at tables, and publishes it once it is on disk. Used only by whoever holds the lock of the table. */
final class Scribe {
    private static final long WRITE_SECONDS = 10;

    private final Journal journal;
    private final Consequences consequences;
    private final Set<Watcher> listeners = new CopyOnWriteArraySet<>();

    Scribe(Journal journal, Consequences consequences) {
        this.journal = journal;
        this.consequences = consequences;
    }

    /** Adds a listener for every table. */
    void listen(Watcher listener) {
        listeners.add(listener);
    }

    /**
     * Stores what happened, and publishes it when it is on disk; false if the database knows more than the table does.
     *
     * @param besides what else is written in the same transaction
     * @throws RefusedException if it is not known whether it was written
     */
    boolean write(Live table, List<Step> steps, Consumer<Transaction> besides) {
        TableState last = steps.get(steps.size() - 1).after();
        TableSummary standing = new TableSummary(last.status().name(), Deadlines.of(last), last.thinking());
        List<TableEntry> entries = steps.stream().map(Step::entry).toList();
        try {
            Append append = new Append(entries, standing, transaction -> {
                steps.forEach(step -> consequences.write(transaction, step));
                besides.accept(transaction);
            });
            boolean written = journal.append(append).get(WRITE_SECONDS, TimeUnit.SECONDS);
            if (written) {
                tell(table, steps);
            }
            return written;
        } catch (ExecutionException | TimeoutException | IllegalStateException | DatabaseException problem) {
            table.doubt();
            throw new RefusedException(RefusalCode.UNAVAILABLE, "the server cannot write now; try again");
        } catch (InterruptedException e) {
            table.doubt();
            Thread.currentThread().interrupt();
            throw new RefusedException(RefusalCode.UNAVAILABLE, "the server is stopping");
        }
    }

    /** Publishes what is on disk to those who watch the table, and to those who watch all. */
    void tell(Live table, List<Step> steps) {
        table.take(steps);
        for (Step step : steps) {
            listeners.forEach(listener -> listener.tell(step));
        }
    }
}
