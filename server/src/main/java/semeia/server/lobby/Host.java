package semeia.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import semeia.engine.Level;
import semeia.server.limits.RateLimit;
import semeia.server.limits.RateLimits;
import semeia.server.message.Command;
import semeia.server.message.FromClient.NewTable;
import semeia.server.message.ToClient;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.people.Presence;
import semeia.server.store.TableStore;
import semeia.server.store.Who;
import semeia.server.table.Records;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.server.table.Seat;
import semeia.server.table.Status;
import semeia.server.table.TableState;
import semeia.server.table.TableTerms;
import semeia.server.table.Tables;
import semeia.server.table.TimeControl;
import semeia.server.table.View;
import semeia.server.table.Watcher;

/** Lets people to tables: checks who may see, join and do what before the table decides what the game allows. Thread-safe. */
public final class Host {
    private static final int MOST_OPEN = 20;
    private static final int MOST_OF_COMPUTERS = 2;
    private static final int MOST_SHOWN = 50;
    /** Of how many open tables those are chosen at which somebody is. */
    private static final int MOST_OPENED = 200;

    private static final String FOR = "for ";
    private static final String COMPUTER = "computer ";

    private final Tables tables;
    private final TableStore store;
    private final People people;
    private final LongSupplier clock;
    private final RateLimits limits;
    private final Presence presence;
    private final Away away;

    /** A host over those tables and people. */
    public Host(
            Tables tables,
            TableStore store,
            People people,
            Presence presence,
            Away away,
            RateLimits limits,
            LongSupplier clock) {
        this.presence = presence;
        this.away = away;
        this.tables = tables;
        this.store = store;
        this.people = people;
        this.clock = clock;
        this.limits = limits;
    }

    /**
     * Opens a table.
     *
     * @param address where the person calls from
     * @throws IllegalArgumentException with every fault of what is wanted
     * @throws RefusedException if the person may not
     */
    public TableState create(Person person, String address, NewTable wanted) {
        requireWelcome(person);
        Optional<TableState> made = tables.created(person.id(), wanted.key());
        return made.orElseGet(() -> open(person, address, wanted));
    }

    private TableState open(Person person, String address, NewTable wanted) {
        limits.require(RateLimit.TABLES, person.id());
        limits.require(RateLimit.TABLES_OF_ADDRESS, address);
        TableTerms terms = TableTerms.parse(
                wanted.rules(),
                wanted.match().orElse(""),
                wanted.starter().orElse("lot"),
                wanted.clock().orElse("none"),
                wanted.rated().orElse(false),
                wanted.listed().orElse(true));
        if (terms.isTooLong()) {
            throw new IllegalArgumentException(
                    "match is " + terms.matchText() + ", expected at most " + TableTerms.HIGHEST_TARGET);
        }
        List<Seat> seats = seats(person, wanted.seats(), terms);
        if (terms.rated()) {
            requireRateable(person, terms, seats);
        }
        require(
                store.tablesOf(person.id(), Status.OPEN.name(), MOST_OPEN).size() < MOST_OPEN,
                RefusalCode.TOO_MUCH,
                "you have " + MOST_OPEN + " open tables");
        boolean alone = seats.stream().allMatch(Seat.Computer.class::isInstance);
        require(
                !alone || store.countOfComputers(person.id()) < MOST_OF_COMPUTERS,
                RefusalCode.TOO_MUCH,
                "you have " + MOST_OF_COMPUTERS + " tables of computers alone; wait until one is over");
        return tables.create(terms, seats, who(person), wanted.key());
    }

    private static void requireRateable(Person person, TableTerms terms, List<Seat> seats) {
        requireAccount(person);
        if (terms.clock() instanceof TimeControl.Untimed) {
            throw new IllegalArgumentException("clock is none, expected a clock in a rated game");
        }
        if (seats.stream().anyMatch(Seat.Computer.class::isInstance)) {
            throw new IllegalArgumentException("seats has a computer, expected people in a rated game");
        }
    }

    private List<Seat> seats(Person person, List<String> wanted, TableTerms terms) {
        List<String> faults = new ArrayList<>();
        if (wanted.size() != terms.players()) {
            faults.add("seats are " + wanted.size() + ", expected " + terms.players());
        }
        if (wanted.stream().filter("me"::equals).count() > 1) {
            faults.add("seats has me more than once, expected at most once");
        }
        List<Seat> seats = new ArrayList<>();
        for (String word : wanted) {
            seat(person, word)
                    .ifPresentOrElse(
                            seats::add,
                            () -> faults.add("seat is \"" + word + "\", expected me, open, computer 1 to computer "
                                    + Level.STRONGEST + ", or for and a name"));
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", faults));
        }
        return seats;
    }

    private Optional<Seat> seat(Person person, String word) {
        if (word.equals("me")) {
            return Optional.of(new Seat.Taken(who(person)));
        } else if (word.equals("open")) {
            return Optional.of(new Seat.Open());
        } else if (word.startsWith(COMPUTER) && word.length() == COMPUTER.length() + 1) {
            int level = word.charAt(COMPUTER.length()) - '0';
            return level >= 1 && level <= Level.STRONGEST ? Optional.of(new Seat.Computer(level)) : Optional.empty();
        } else if (word.startsWith(FOR)) {
            Optional<Person> other = people.byName(word.substring(FOR.length()));
            other.ifPresent(invited -> requireOnTerms(person, invited.id()));
            return other.filter(invited -> !invited.id().equals(person.id()))
                    .map(invited -> new Seat.Kept(who(invited)));
        }
        return Optional.empty();
    }

    /**
     * A table as it is, if that person, or anybody, may see it.
     *
     * @throws RefusedException if there is none that the person may see
     */
    public TableState look(Optional<Person> person, String id) {
        TableState table = tables.look(id);
        person.ifPresent(caller -> presence.called(caller.id()));
        require(table.isVisibleTo(person.map(Person::id)), RefusalCode.NO_SUCH_TABLE, "there is no such table");
        return table;
    }

    /** What was played at a table that a person, or anybody, may see, as text. */
    public String record(Optional<Person> person, String id) {
        TableState table = look(person, id);
        return Records.of(table, table.match().isPresent() ? tables.history(id) : List.of());
    }

    /**
     * What a person does at a table.
     *
     * @return the table afterwards, which is on disk
     * @throws RefusedException if it is not allowed
     */
    public TableState act(Person person, String id, Command command) {
        requireWelcome(person);
        if (command.speaks()) {
            limits.require(RateLimit.SPEECH, person.id());
        }
        TableState table = look(Optional.of(person), id);
        if (command instanceof Command.Sit) {
            if (table.terms().rated()) {
                requireAccount(person);
            }
            table.seats().forEach(seat -> seat.person().ifPresent(other -> requireOnTerms(person, other)));
        }
        if (command instanceof Command.Left left) {
            require(
                    away.isClaimable(table, left.seat()),
                    RefusalCode.NOT_ALLOWED,
                    "nobody has left there for long enough");
        }
        return tables.act(id, who(person), command);
    }

    /**
     * Subscribes a person to what happens at a table, see {@link Tables#watch}.
     *
     * @return how to end it
     */
    public Runnable watch(
            Optional<Person> person, String id, OptionalInt after, Watcher watcher, Consumer<TableState> shown) {
        look(person, id);
        return tables.watch(id, after, watcher, shown);
    }

    /** Closes a table at which a seat is kept for a person who does not want it. */
    public void decline(Person person, String id) {
        TableState table = look(Optional.of(person), id);
        boolean asked = table.seats().stream()
                .anyMatch(seat ->
                        seat instanceof Seat.Kept kept && kept.who().id().equals(person.id()));
        require(asked && table.status() == Status.OPEN, RefusalCode.NOT_SEATED, "no seat is kept for you there");
        tables.close(id, who(person));
    }

    /** Ends all that a person does, before the person is deleted: closes, leaves and resigns. */
    public void withdraw(Person person) {
        for (String id : store.tablesOf(person.id(), Status.OPEN.name(), Integer.MAX_VALUE)) {
            quietly(person, id, new Command.Abort(Optional.empty()));
        }
        for (String id : store.tablesOf(person.id(), Status.PLAYING.name(), Integer.MAX_VALUE)) {
            while (tables.look(id).mover().isPresent()
                    && quietly(person, id, new Command.Resign(Optional.empty(), Optional.empty()))) {
                // a match goes on until it is lost
            }
        }
    }

    private boolean quietly(Person person, String id, Command command) {
        try {
            tables.act(id, who(person), command);
            return true;
        } catch (RefusedException refused) {
            return false;
        }
    }

    /** Where a person plays or is asked to play, newest first. */
    public List<TableState> tablesOf(Person person, Status status, int most) {
        return store.tablesOf(person.id(), status.name(), most).stream()
                .map(tables::look)
                .toList();
    }

    /** A table that concerns a person, whoever may see it otherwise. */
    public TableState tableOf(String id) {
        return tables.look(id);
    }

    /** The tables that wait for players and of which somebody is here, newest first. */
    public List<ToClient.TableShown> lobby() {
        return store.lobby(MOST_OPENED).stream()
                .map(tables::look)
                .filter(table -> !away.isDeserted(table))
                .limit(MOST_SHOWN)
                .map(this::show)
                .toList();
    }

    /** The listed tables that are being played at, the liveliest first. */
    public List<ToClient.TableShown> playing() {
        return shown(store.playing(MOST_SHOWN));
    }

    /** All listed tables. */
    public ToClient.Lobby rooms() {
        return new ToClient.Lobby(lobby(), playing());
    }

    private List<ToClient.TableShown> shown(List<String> ids) {
        return ids.stream().map(tables::look).map(this::show).toList();
    }

    /** A table as it is now, as clients see it. */
    public ToClient.TableShown show(TableState table) {
        return View.of(table, clock.getAsLong(), false)
                .without(away(table).stream().map(ToClient.Away::seat).toList());
    }

    /** Who of those that sit at a table is away. */
    public List<ToClient.Away> away(TableState table) {
        return away.seats(table);
    }

    private void requireOnTerms(Person person, String other) {
        require(!people.isBlocked(person.id(), other), RefusalCode.BLOCKED, "one of you blocks the other");
    }

    private void requireWelcome(Person person) {
        require(!person.banned() && !people.isBanned(person.id()), RefusalCode.BANNED, "the operator has banned you");
    }

    private static void requireAccount(Person person) {
        require(!person.guest(), RefusalCode.NEEDS_ACCOUNT, "rated games are for accounts, not for guests");
    }

    private static void require(boolean right, RefusalCode refusal, String message) {
        if (!right) {
            throw new RefusedException(refusal, message);
        }
    }

    private static Who who(Person person) {
        return new Who(person.id(), person.name());
    }
}
