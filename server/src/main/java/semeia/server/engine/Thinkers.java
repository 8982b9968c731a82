package semeia.server.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.engine.Limits;
import semeia.engine.Opponent;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.server.message.Command;
import semeia.server.store.DatabaseException;
import semeia.server.store.TableStore;
import semeia.server.table.RefusedException;
import semeia.server.table.Seat;
import semeia.server.table.Step;
import semeia.server.table.TableState;
import semeia.server.table.Tables;
import semeia.server.table.Watcher;
import semeia.tablebase.FirstLayers;
import semeia.tablebase.Tablebases;

/**
 * Plays the computer's moves on a few threads. All nodes see that a computer is to move; the one that writes its name beside the table
 * first does the thinking, and if it dies another one does after a while. Thread-safe.
 */
public final class Thinkers implements Watcher, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
    private static final int MOST_WAITING = 2_000;
    private static final int MEGABYTES = 16;
    private static final int MOST_MILLIS = 1_000;
    private static final long LEASE_MILLIS = 15_000;

    private final Tables tables;
    private final TableStore store;
    private final String node;
    private final LongSupplier clock;
    private final Tablebases tablebases;
    private final FairQueue queue = new FairQueue(MOST_WAITING);
    private final List<Thread> threads = new ArrayList<>();

    /**
     * Starts so many threads, under the node's name.
     *
     * @param tablebases what the strongest level knows of endings
     */
    public Thinkers(
            Tables tables, TableStore store, String node, int threads, LongSupplier clock, Tablebases tablebases) {
        this.tables = tables;
        this.store = store;
        this.node = node;
        this.clock = clock;
        this.tablebases = tablebases;
        for (int i = 0; i < threads; i++) {
            Thread thread = new Thread(this::run, "thinker-" + (i + 1));
            this.threads.add(thread);
            thread.start();
        }
        tables.listen(this);
    }

    @Override
    public void tell(Step step) {
        if (step.after().thinking().isPresent()) {
            offer(step.after());
        }
    }

    /** Thinks about a table soon. If too many wait it is left to the next look at the database. */
    public void offer(String table) {
        try {
            offer(tables.look(table));
        } catch (RefusedException | DatabaseException later) {
            LOG.debug("a table is not looked at now: {}", later.getMessage());
        }
    }

    private void offer(TableState table) {
        Optional<String> player =
                table.seats().stream().flatMap(seat -> seat.person().stream()).findFirst();
        queue.add(table.id(), player.or(table::creator).orElse(""), player.isEmpty());
    }

    /** How many tables wait. */
    public int waiting() {
        return queue.size();
    }

    private void run() {
        Map<Rules, Search> searches = new HashMap<>();
        while (!Thread.currentThread().isInterrupted()) {
            try {
                String table = queue.take();
                think(table, searches);
            } catch (RefusedException | DatabaseException late) {
                LOG.debug("a computer's move is not wanted any more: {}", late.getMessage());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException fault) {
                LOG.error("the computer failed", fault);
            }
        }
    }

    private void think(String id, Map<Rules, Search> searches) {
        TableState table = tables.look(id);
        long now = clock.getAsLong();
        if (table.thinking().isEmpty() || !store.claimThinking(id, table.number(), node, now, now + LEASE_MILLIS)) {
            return;
        }
        int seat = table.thinking().getAsInt();
        Game game = table.game().orElseThrow();
        int level = ((Seat.Computer) table.seats().get(seat)).level();
        int move = choose(table, game, level, searches);
        String text = Notation.format(game.position(), move);
        tables.play(
                id,
                seat,
                new Command.Play(
                        table.gameNumber(), game.length() + 1, text, Optional.of(table.number()), Optional.empty()));
    }

    private int choose(TableState table, Game game, int level, Map<Rules, Search> searches) {
        List<Long> clocks = table.clocks(clock.getAsLong());
        long left =
                clocks.isEmpty() ? Long.MAX_VALUE : clocks.get(game.position().player());
        Limits limits = Limits.moveTime(Math.min(MOST_MILLIS, Math.max(10, left / 20)));
        Opponent player = new Opponent(game.rules(), level, table.created(), () -> {
            Search search = search(game.rules(), searches);
            search.clear();
            return search;
        });
        return player.choose(game, limits);
    }

    /** Of a preset it is kept; rules with options are too many for that. */
    private Search search(Rules rules, Map<Rules, Search> searches) {
        return RuleBook.all().contains(rules) ? searches.computeIfAbsent(rules, this::search) : search(rules);
    }

    private Search search(Rules rules) {
        Prober prober = FirstLayers.prober(
                tablebases, rules, fault -> LOG.warn("a database is not used: {}", fault.getMessage()));
        return new Search(rules, MEGABYTES, prober, () -> System.nanoTime() / 1_000_000);
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join(TimeUnit.SECONDS.toMillis(2));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
