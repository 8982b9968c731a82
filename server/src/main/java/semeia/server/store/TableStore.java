package semeia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Finds and makes tables. Thread-safe. */
public final class TableStore {
    private static final String NEW_TABLE = """
        insert into play_table (id, number, status, listed, rated, rules, match_kind, clock, starter, lots, creator,
            created, changed, deadline)
        values (:id, 0, :status, :listed, :rated, :rules, :match, :clock, :starter, :lots, :creator, :created, :created,
            :deadline)\
        """;

    private static final String NEW_SEAT = """
        insert into seat (table_id, seat, holder, person_id, level)
        values (:table, :seat, :holder, :person, :level)\
        """;

    private static final String SEATS = """
        select s.holder, s.person_id as person, p.name, s.level from seat s left join person p on p.id = s.person_id
        where s.table_id = :table order by s.seat\
        """;

    private final Database database;

    /** Tables in that database. */
    public TableStore(Database database) {
        this.database = database;
    }

    /**
     * Makes a table without entries.
     *
     * @param besides what else is written in the same transaction
     */
    public void create(TableRow row, long deadline, Consumer<Transaction> besides) {
        database.useTransaction(handle -> {
            Transaction transaction = new Transaction(handle);
            create(transaction, row, deadline);
            besides.accept(transaction);
        });
    }

    /** Makes a table without entries in a transaction that does more. */
    public static void create(Transaction transaction, TableRow row, long deadline) {
        Handle handle = transaction.handle();
        handle.createUpdate(NEW_TABLE)
                .bindMethods(row)
                .bind("deadline", deadline)
                .execute();
        for (int seat = 0; seat < row.seats().size(); seat++) {
            TableRow.SeatRow holder = row.seats().get(seat);
            handle.createUpdate(NEW_SEAT)
                    .bind("table", row.id())
                    .bind("seat", seat)
                    .bindMethods(holder)
                    .execute();
        }
    }

    /** The table of that id with its seats; empty if there is none. */
    public Optional<TableRow> find(String id) {
        return database.withHandle(handle -> handle.createQuery("select * from play_table where id = :id")
                .bind("id", id)
                .map((row, context) -> table(row))
                .findOne()
                .map(row -> row.with(seats(handle, id))));
    }

    private static List<TableRow.SeatRow> seats(Handle handle, String table) {
        return handle.createQuery(SEATS)
                .bind("table", table)
                .map(ConstructorMapper.of(TableRow.SeatRow.class))
                .list();
    }

    private static TableRow table(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString("id"),
                row.getInt("number"),
                row.getString("status"),
                row.getInt("listed") == 1,
                row.getInt("rated") == 1,
                row.getString("rules"),
                row.getString("match_kind"),
                row.getString("clock"),
                row.getString("starter"),
                row.getLong("lots"),
                Column.text(row, "creator"),
                row.getLong("created"),
                List.of());
    }

    /** What happened at the table after an entry, in order. */
    public List<TableEntry> entries(String table, int after) {
        return database.withHandle(handle -> handle.createQuery("""
            select e.*, p.name from entry e left join person p on p.id = e.person_id
            where e.table_id = :table and e.number > :after order by e.number\
            """)
                .bind("table", table)
                .bind("after", after)
                .map((row, context) -> Column.entry(row))
                .list());
    }

    /** The last that was said at the table, in order. */
    public List<TableEntry> said(String table, int most) {
        List<TableEntry> newest = database.withHandle(handle -> handle.createQuery("""
            select e.*, p.name from entry e left join person p on p.id = e.person_id
            where e.table_id = :table and e.kind in ('SAID', 'GREETED') order by e.number desc limit :most\
            """)
                .bind("table", table)
                .bind("most", most)
                .map((row, context) -> Column.entry(row))
                .list());
        Collections.reverse(newest);
        return newest;
    }

    /** Gives a seat to a person, in the transaction of the entry that says so. */
    public static void sit(Transaction transaction, String table, int seat, Optional<String> person) {
        transaction
                .handle()
                .createUpdate("update seat set holder = :holder, person_id = :person where table_id = :table and seat ="
                        + " :seat")
                .bind("holder", person.isPresent() ? "person" : "open")
                .bind("person", person)
                .bind("table", table)
                .bind("seat", seat)
                .execute();
    }

    /** Notes how a game ended, in the transaction of the act that ended it. */
    public static void record(
            Transaction transaction, String table, int game, String reason, int winner, String seeds, long at) {
        transaction
                .handle()
                .createUpdate("""
                    insert into result (table_id, game, reason, winner, seeds, ended)
                    values (:table, :game, :reason, :winner, :seeds, :at) on conflict do nothing\
                    """)
                .bind("table", table)
                .bind("game", game)
                .bind("reason", reason)
                .bind("winner", winner)
                .bind("seeds", seeds)
                .bind("at", at)
                .execute();
    }

    /** The listed tables that wait for players, newest first. */
    public List<String> lobby(int most) {
        return ids(
                "select id from play_table where status = 'OPEN' and listed = 1 order by created desc limit :most",
                0,
                most);
    }

    /** The listed tables that are being played at, those with the newest entries first. */
    public List<String> playing(int most) {
        return ids(
                "select id from play_table where status = 'PLAYING' and listed = 1 order by changed desc limit :most",
                0,
                most);
    }

    /** The tables where somebody's time may be up. */
    public List<String> due(long now, int most) {
        return ids("select id from play_table where deadline <= :time order by deadline limit :most", now, most);
    }

    /** The tables where a computer is to move and no node thinks. */
    public List<String> thinking(long now, int most) {
        return ids(
                "select id from play_table where thinking is not null and thinker_until <= :time order by changed"
                        + " limit :most",
                now,
                most);
    }

    /** How far the tables are that have entries since a time. */
    public List<Newest> changed(long since) {
        return database.withHandle(
                handle -> handle.createQuery("select id, number from play_table where changed >= :since")
                        .bind("since", since)
                        .map((row, context) -> new Newest(row.getString("id"), row.getInt("number")))
                        .list());
    }

    private List<String> ids(String query, long time, int most) {
        return database.withHandle(handle -> {
            var statement = handle.createQuery(query).bind("most", most);
            if (query.contains(":time")) {
                statement.bind("time", time);
            }
            return statement.mapTo(String.class).list();
        });
    }

    /** The tables where the person holds a seat or one is reserved for them, newest first. */
    public List<String> tablesOf(String person, String status, int most) {
        return database.withHandle(handle -> handle.createQuery("""
            select t.id from play_table t join seat s on s.table_id = t.id
            where s.person_id = :person and t.status = :status
            group by t.id, t.changed order by t.changed desc limit :most\
            """)
                .bind("person", person)
                .bind("status", status)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** All tables where the person holds a seat, one is reserved for them, or they have said something. */
    public List<String> tablesOf(String person) {
        return database.withHandle(handle -> handle.createQuery("""
            select table_id from seat where person_id = :person
            union select table_id from entry where person_id = :person\
            """)
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    /** The finished tables at which the person played, newest first, those after another in that order. */
    public List<Finished> finished(String person, Finished last, int most) {
        return database.withHandle(handle -> handle.createQuery("""
            select t.id, t.changed, t.listed from play_table t join seat s on s.table_id = t.id
            where s.person_id = :person and t.status = 'OVER'
                and (t.changed < :changed or t.changed = :changed and t.id < :last)
            group by t.id, t.changed, t.listed order by t.changed desc, t.id desc limit :most\
            """)
                .bind("person", person)
                .bind("changed", last.changed())
                .bind("last", last.table())
                .bind("most", most)
                .map((row, context) ->
                        new Finished(row.getString("id"), row.getLong("changed"), row.getInt("listed") == 1))
                .list());
    }

    /**
     * A finished table.
     *
     * @param table its id
     * @param changed when its last entry was written
     * @param listed whether everybody may see it
     */
    public record Finished(String table, long changed, boolean listed) {
        /** Comes before all that there are. */
        public static final Finished NONE = new Finished("", Long.MAX_VALUE, false);
    }

    /** Whether this node is now the one that thinks about the computer's move after that entry, until it is done or the time is over. */
    public boolean claimThinking(String table, int number, String node, long now, long until) {
        return database.withHandle(handle -> handle.createUpdate("""
            update play_table set thinker = :node, thinker_until = :until
            where id = :table and number = :number and thinking is not null and thinker_until <= :now\
            """)
                        .bind("node", node)
                        .bind("until", until)
                        .bind("table", table)
                        .bind("number", number)
                        .bind("now", now)
                        .execute())
                == 1;
    }

    /** How many tables without people a person has opened that are not over. */
    public int countOfComputers(String creator) {
        return database.withHandle(handle -> handle.createQuery("""
            select count(*) from play_table t where t.creator = :creator and t.status = 'PLAYING'
                and not exists (select 1 from seat s where s.table_id = t.id and s.holder <> 'computer')\
            """)
                .bind("creator", creator)
                .mapTo(Integer.class)
                .one());
    }

    /** Moves the deadline of a table that has no newer entries. */
    public void setDeadline(String table, int number, OptionalLong deadline) {
        database.useHandle(handle -> handle.createUpdate(
                        "update play_table set deadline = :deadline where id = :table and number = :number")
                .bind("deadline", deadline)
                .bind("table", table)
                .bind("number", number)
                .execute());
    }
}
