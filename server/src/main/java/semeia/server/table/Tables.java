package semeia.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import semeia.server.message.Command;
import semeia.server.store.ActKeyStore;
import semeia.server.store.ActKeyStore.ActKey;
import semeia.server.store.DatabaseException;
import semeia.server.store.Journal;
import semeia.server.store.Newest;
import semeia.server.store.TableRow;
import semeia.server.store.TableStore;
import semeia.server.store.Transaction;
import semeia.server.store.Who;

/**
 * All tables, as this node sees them. Commands at one table are executed one after another, and are published to those who watch only
 * when it is on disk. Thread-safe.
 */
public final class Tables {
    private static final int TRIES = 5;
    /** The subject of a key under which a table was opened; its id follows. */
    private static final String CREATED = "create ";

    private final TableStore store;
    private final Archive archive;
    private final Keys keys;
    private final LongSupplier clock;
    private final Referee referee = new Referee(Ids::table);
    private final Map<String, Live> live = new ConcurrentHashMap<>();
    private final Scribe scribe;

    /**
     * The tables of a database.
     *
     * @param worked how much of the time between two moments counts on a clock
     * @param clock the time in milliseconds since 1970
     * @param consequences what else is written when something happens
     */
    public Tables(
            TableStore store,
            Keys keys,
            Journal journal,
            LongBinaryOperator worked,
            LongSupplier clock,
            Consequences consequences) {
        this.store = store;
        this.keys = keys;
        this.archive = new Archive(store, worked);
        this.clock = clock;
        this.scribe = new Scribe(journal, consequences);
    }

    /** Adds a listener for every table that this node knows. */
    public void listen(Watcher listener) {
        scribe.listen(listener);
    }

    /** Opens a table; play begins at once if no seat is free. */
    public TableState create(TableTerms terms, List<Seat> seats, Who creator, Optional<String> key) {
        long now = clock.getAsLong();
        TableRow row = Rows.of(Ids.table(), terms, Ids.lots(), seats, Optional.of(creator), now);
        try {
            store.create(
                    row,
                    now + Deadlines.OPEN_MILLIS,
                    transaction -> key.ifPresent(name ->
                            ActKeyStore.add(transaction, new ActKey(creator.id(), name, CREATED + row.id(), 0, now))));
            return look(row.id());
        } catch (DatabaseException problem) {
            return created(creator.id(), key).orElseThrow(() -> problem); // it may have come twice at the same time
        }
    }

    /** The table that a person opened under a key. */
    public Optional<TableState> created(String person, Optional<String> key) {
        return keys.done(person, key, CREATED).map(done -> look(done.subject().substring(CREATED.length())));
    }

    /** Opens a table in a transaction that does more; gives its id. */
    public String create(Transaction transaction, TableTerms terms, List<Seat> seats) {
        long now = clock.getAsLong();
        TableRow row = Rows.of(Ids.table(), terms, Ids.lots(), seats, Optional.empty(), now);
        TableStore.create(transaction, row, now + Deadlines.OPEN_MILLIS);
        return row.id();
    }

    /**
     * The table as it is now.
     *
     * @throws RefusedException if there is none
     */
    public TableState look(String id) {
        return with(id, Live::state);
    }

    /**
     * What a person does at a table.
     *
     * @return the table afterwards, which is on disk
     * @throws RefusedException if it is not allowed
     */
    public TableState act(String id, Who who, Command command) {
        return append(id, table -> act(table, who, command), key(id, who, command.key()));
    }

    private List<Step> act(TableState table, Who who, Command command) {
        if (isDone(table, who, command.key())) {
            return List.of();
        }
        try {
            return referee.decide(table, who, command, clock.getAsLong());
        } catch (RefusedException refused) {
            if (Played.isRepeated(table, who, command, refused)) {
                return List.of();
            }
            throw refused;
        }
    }

    /** Whether the act was done already; the key is looked for again after each entry of another node. */
    private boolean isDone(TableState table, Who who, Optional<String> key) {
        Optional<ActKey> done = keys.done(who.id(), key, table.id());
        if (done.isPresent() && done.get().number() > table.number()) {
            throw new RefusedException(
                    RefusalCode.STALE, "the table is at entry " + done.get().number());
        }
        return done.isPresent();
    }

    private static BiConsumer<Transaction, Step> key(String id, Who who, Optional<String> key) {
        return (transaction, first) -> key.ifPresent(name -> ActKeyStore.add(
                transaction,
                new ActKey(
                        who.id(),
                        name,
                        id,
                        first.entry().number(),
                        first.entry().at())));
    }

    /** The computer's move, if it is still wanted. */
    public void play(String id, int seat, Command.Play play) {
        append(id, table -> referee.play(table, seat, play, clock.getAsLong()), Tables::nothing);
    }

    /** Closes an open table for somebody who was asked to play there. */
    public void close(String id, Who who) {
        append(id, table -> referee.close(table, who, clock.getAsLong()), Tables::nothing);
    }

    /** Flags the player whose time is up, and closes a table that waited too long. Does nothing if it is not time. */
    public void checkTime(String id) {
        TableState before = append(
                id,
                table -> referee.timeUp(
                        table, clock.getAsLong(), Deadlines.openUntil(table), Deadlines.firstMove(table)),
                Tables::nothing);
        store.setDeadline(id, before.number(), Deadlines.of(before));
    }

    /**
     * Subscribes a watcher to what happens at a table.
     *
     * @param after the number of the last entry that the watcher knows; empty: the watcher gets the table as it is
     * @param shown gets the table as it is, before anything else, if no entry is known
     * @return how to end it
     * @throws RefusedException if there is no such table
     */
    public Runnable watch(String id, OptionalInt after, Watcher watcher, Consumer<TableState> shown) {
        return with(id, table -> {
            TableState state = table.state();
            if (after.isEmpty()) {
                shown.accept(state);
            } else if (after.getAsInt() < state.number()) {
                archive.tell(id, after.getAsInt(), state.number(), watcher);
            }
            table.add(watcher);
            return () -> unwatch(id, watcher);
        });
    }

    private void unwatch(String id, Watcher watcher) {
        live.computeIfPresent(id, (key, table) -> {
            synchronized (table) {
                table.remove(watcher);
            }
            return table;
        });
    }

    /** Reads what other nodes wrote at a table that this node has in memory. */
    public void refresh(Newest newest) {
        Live table = live.get(newest.table());
        if (table != null) {
            synchronized (table) {
                if (table.number() < newest.number()) {
                    catchUp(table);
                }
            }
        }
    }

    /** Reads a table anew if it is in memory: somebody's name is gone from it. */
    public void reload(String id) {
        Live table = live.get(id);
        if (table != null) {
            synchronized (table) {
                table.reload(archive.newest(id));
            }
        }
    }

    /** Forgets tables that nobody uses; they are read again when somebody does. */
    public void tidy(long idleNanos) {
        for (String id : live.keySet()) {
            live.computeIfPresent(id, (key, table) -> {
                synchronized (table) {
                    return table.isIdle(idleNanos) ? null : table;
                }
            });
        }
    }

    /**
     * Everything that happened at a table, in order; it is not kept in memory.
     *
     * @throws RefusedException if there is no such table
     */
    public List<Step> history(String id) {
        return archive.history(id);
    }

    /** How many tables are in memory. */
    public int inMemory() {
        return live.size();
    }

    private <T> T with(String id, Function<Live, T> use) {
        if (!Ids.isTable(id)) {
            throw new RefusedException(RefusalCode.NO_SUCH_TABLE, "there is no such table");
        }
        while (true) {
            Live table = live.computeIfAbsent(id, known -> new Live(archive.newest(known)));
            synchronized (table) {
                if (live.get(id) == table) {
                    if (table.isDoubtful()) {
                        catchUp(table);
                    }
                    openIfNew(table);
                    return use.apply(table);
                }
            }
        }
    }

    private void catchUp(Live table) {
        scribe.tell(table, archive.after(table.state()));
    }

    private void openIfNew(Live table) {
        if (table.state().status() == Status.OPEN) {
            List<Step> steps = referee.open(table.state(), clock.getAsLong());
            if (!steps.isEmpty() && !scribe.write(table, steps, transaction -> {})) {
                catchUp(table);
            }
        }
    }

    /** What is written besides an act that has no key. */
    private static void nothing(Transaction transaction, Step first) {}

    private TableState append(
            String id, Function<TableState, List<Step>> decide, BiConsumer<Transaction, Step> besides) {
        return with(id, table -> {
            for (int tries = 0; tries < TRIES; tries++) {
                if (tryOnce(table, decide, besides)) {
                    return table.state();
                }
            }
            throw new RefusedException(RefusalCode.UNAVAILABLE, "too many things happen at this table at once");
        });
    }

    /** Whether it was decided on what the database knows too; otherwise the table is now newer. */
    private boolean tryOnce(
            Live table, Function<TableState, List<Step>> decide, BiConsumer<Transaction, Step> besides) {
        int known = table.state().number();
        try {
            List<Step> steps = decide.apply(table.state());
            if (steps.isEmpty()
                    || scribe.write(table, steps, transaction -> besides.accept(transaction, steps.get(0)))) {
                return true;
            }
        } catch (RefusedException refused) {
            // Another node may have written what makes it right.
            catchUp(table);
            if (table.state().number() == known) {
                throw refused;
            }
            return false;
        }
        catchUp(table);
        return false;
    }
}
