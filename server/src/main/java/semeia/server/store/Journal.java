package semeia.server.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Writes the entries of all tables of this node, those that wait at the same time in one transaction. Of two nodes that append to a
 * table at the same time one succeeds. Thread-safe.
 */
public final class Journal implements AutoCloseable {
    private static final int MOST_WAITING = 4_096;
    private static final int MOST_TOGETHER = 128;
    private static final long IDLE_MILLIS = 200;

    private static final String CLAIM = """
        update play_table set number = :last, status = :status, deadline = :deadline, thinking = :thinking,
            thinker = null, thinker_until = 0, changed = :at
        where id = :table and number = :after\
        """;

    private static final String INSERT = """
        insert into entry (table_id, number, at, kind, seat, person_id, body, game, ply)
        values (:table, :number, :at, :kind, :seat, :person, :body, :game, :ply)\
        """;

    private static final String TAKE_BACK =
            "update entry set ply = null where table_id = :table and game = :game and ply > :left";

    private final Database database;
    private final BlockingQueue<Waiting> queue = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread writer = new Thread(this::run, "journal");
    private volatile boolean closed;

    private record Waiting(Append append, CompletableFuture<Boolean> done) {}

    /** Starts writing. */
    public Journal(Database database) {
        this.database = database;
        writer.start();
    }

    /**
     * Writes entries. When the future is done they are on disk; it is false if the table has newer entries than the writer knew,
     * and fails if the database did, in which case it is not known whether they were written.
     *
     * @throws IllegalStateException if too many wait already, or after {@link #close}
     */
    public CompletableFuture<Boolean> append(Append append) {
        Waiting waiting = new Waiting(append, new CompletableFuture<>());
        if (closed || !queue.offer(waiting)) {
            throw new IllegalStateException("the journal accepts no more entries now");
        }
        return waiting.done;
    }

    /** How many wait to be written. */
    public int waiting() {
        return queue.size();
    }

    private void run() {
        List<Waiting> together = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                Waiting first = queue.poll(IDLE_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    together.add(first);
                    queue.drainTo(together, MOST_TOGETHER - 1);
                    write(together);
                    together.clear();
                }
            } catch (InterruptedException e) {
                closed = true;
            }
        }
    }

    private void write(List<Waiting> together) {
        // Nodes lock rows in the same order, so they cannot wait for each other.
        together.sort(Comparator.comparing(waiting -> waiting.append.table()));
        try {
            boolean[] written = database.inTransaction(handle -> write(handle, together));
            for (int i = 0; i < written.length; i++) {
                together.get(i).done.complete(written[i]);
            }
        } catch (RuntimeException problem) {
            if (together.size() == 1) {
                together.get(0).done.completeExceptionally(problem);
            } else {
                together.forEach(alone -> write(new ArrayList<>(List.of(alone))));
            }
        }
    }

    private boolean[] write(Handle handle, List<Waiting> together) {
        boolean[] written = claim(handle, together);
        List<Append> ours = new ArrayList<>();
        for (int i = 0; i < written.length; i++) {
            if (written[i]) {
                ours.add(together.get(i).append);
            }
        }
        if (!ours.isEmpty()) {
            takeBack(handle, ours);
            insert(handle, ours);
            Transaction transaction = new Transaction(handle);
            ours.forEach(append -> append.besides().accept(transaction));
            tell(handle, ours);
        }
        return written;
    }

    private static boolean[] claim(Handle handle, List<Waiting> together) {
        boolean[] claimed = new boolean[together.size()];
        try (PreparedBatch batch = handle.prepareBatch(CLAIM)) {
            for (Waiting waiting : together) {
                Append append = waiting.append;
                TableSummary standing = append.standing();
                batch.bind("table", append.table())
                        .bind("after", append.after())
                        .bind("last", append.last().number())
                        .bind("at", SteadyClock.millis())
                        .bind("status", standing.status())
                        .bind("deadline", standing.deadline())
                        .bind("thinking", standing.thinking())
                        .add();
            }
            int[] counts = batch.execute();
            for (int i = 0; i < counts.length; i++) {
                claimed[i] = counts[i] == 1;
            }
        }
        return claimed;
    }

    /** Before the insertion: a ply that was taken back may come again in the same transaction. */
    private static void takeBack(Handle handle, List<Append> ours) {
        for (Append append : ours) {
            for (TableEntry entry : append.entries()) {
                if (entry.kind() == TableEntry.Kind.TOOK_BACK) {
                    handle.createUpdate(TAKE_BACK)
                            .bind("table", entry.table())
                            .bind("game", entry.game())
                            .bind("left", Integer.parseInt(entry.body()))
                            .execute();
                }
            }
        }
    }

    private static void insert(Handle handle, List<Append> ours) {
        try (PreparedBatch batch = handle.prepareBatch(INSERT)) {
            for (Append append : ours) {
                append.entries().forEach(entry -> Column.bind(batch, entry).add());
            }
            batch.execute();
        }
    }

    /** Only numbers are sent: what happened is read where it is wanted. */
    private void tell(Handle handle, List<Append> ours) {
        if (database.isShared()) {
            String news = ours.stream()
                    .map(append -> Herald.written(append.table(), append.last().number()))
                    .collect(Collectors.joining(" "));
            Herald.tell(handle, news);
        }
    }

    /** Writes what waits, then stops. */
    @Override
    public void close() {
        closed = true;
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
