package semeia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Finds, makes and deletes people. Thread-safe. */
public final class PeopleStore {
    private final Jdbi jdbi;

    /**
     * Somebody as he is kept.
     *
     * @param login the name in lower case, by which he signs in; empty for guests
     * @param password what is kept of the password; empty for guests
     */
    public record PersonRow(
            String id,
            String name,
            Optional<String> login,
            Optional<String> password,
            boolean bot,
            boolean banned,
            long created) {}

    /** A rating as it is kept. */
    public record RatingRow(
            String ruleset, String speed, double rating, double deviation, double volatility, int games, long at) {}

    /** People in that database. */
    public PeopleStore(Database database) {
        this.jdbi = database.jdbi();
    }

    /** Adds a guest. */
    public void add(String id, String name, long now) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into person (id, name, created, seen) values (:id, :name, :now, :now)")
                .bind("id", id)
                .bind("name", name)
                .bind("now", now)
                .execute());
    }

    /** Makes a guest an account; false if the name is taken or he is no guest. */
    public boolean enrol(String id, String name, String login, String password) {
        return jdbi.inTransaction(handle -> {
            boolean taken = handle.createQuery("select count(*) from person where login = :login")
                            .bind("login", login)
                            .mapTo(Integer.class)
                            .one()
                    > 0;
            return !taken
                    && handle.createUpdate("""
                                            update person set name = :name, login = :login, password = :password
                                            where id = :id and login is null""")
                                    .bind("name", name)
                                    .bind("login", login)
                                    .bind("password", password)
                                    .bind("id", id)
                                    .execute()
                            == 1;
        });
    }

    /** Who has that id. */
    public Optional<PersonRow> byId(String id) {
        return one("select * from person where id = :key", id);
    }

    /** Who signs in by that name. */
    public Optional<PersonRow> byLogin(String login) {
        return one("select * from person where login = :key", login);
    }

    /** Whose credential that is. */
    public Optional<PersonRow> byCredential(String hash) {
        return one("select p.* from person p join credential c on c.person_id = p.id where c.hash = :key", hash);
    }

    private Optional<PersonRow> one(String query, String key) {
        return jdbi.withHandle(handle -> handle.createQuery(query)
                .bind("key", key)
                .map((row, context) -> person(row))
                .findOne());
    }

    private static PersonRow person(ResultSet row) throws SQLException {
        return new PersonRow(
                row.getString("id"),
                row.getString("name"),
                Column.text(row, "login"),
                Column.text(row, "password"),
                row.getInt("bot") == 1,
                row.getInt("banned") == 1,
                row.getLong("created"));
    }

    /** Keeps what a session or an API token is known by. */
    public void addCredential(String hash, String person, String kind, String label, long now) {
        jdbi.useHandle(handle -> handle.createUpdate("""
                        insert into credential (hash, person_id, kind, label, created)
                        values (:hash, :person, :kind, :label, :now)""")
                .bind("hash", hash)
                .bind("person", person)
                .bind("kind", kind)
                .bind("label", label)
                .bind("now", now)
                .execute());
    }

    /** Forgets one session or token. */
    public void dropCredential(String hash) {
        update("delete from credential where hash = :key", hash);
    }

    /** Forgets all sessions and tokens of a person but one. */
    public void dropCredentials(String person, String but) {
        jdbi.useHandle(
                handle -> handle.createUpdate("delete from credential where person_id = :person and hash <> :but")
                        .bind("person", person)
                        .bind("but", but)
                        .execute());
    }

    /** How many sessions or tokens of a kind a person has. */
    public int countCredentials(String person, String kind) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select count(*) from credential where person_id = :person and kind = :kind")
                .bind("person", person)
                .bind("kind", kind)
                .mapTo(Integer.class)
                .one());
    }

    /** Changes what is kept of the password. */
    public void setPassword(String person, String password) {
        jdbi.useHandle(handle -> handle.createUpdate("update person set password = :password where id = :id")
                .bind("password", password)
                .bind("id", person)
                .execute());
    }

    /** Lets a program play for the account from now on. */
    public void setBot(String person) {
        update("update person set bot = 1 where id = :key", person);
    }

    /** Shuts a person out, or lets him in again; false if there is nobody of that name. */
    public boolean setBanned(String login, boolean banned) {
        return jdbi.withHandle(handle -> handle.createUpdate("update person set banned = :banned where login = :login")
                        .bind("banned", banned ? 1 : 0)
                        .bind("login", login)
                        .execute())
                == 1;
    }

    /** The ids of all who are shut out. */
    public Set<String> banned() {
        return new HashSet<>(jdbi.withHandle(handle -> handle.createQuery("select id from person where banned = 1")
                .mapTo(String.class)
                .list()));
    }

    /** Deletes a person and all that he said; the seats that he held at tables stay, and nobody's name is on them. */
    public void delete(String person) {
        jdbi.useTransaction(handle -> {
            run(handle, "update entry set body = '' where kind = 'SAID' and person_id = :key", person);
            run(
                    handle,
                    "update seat set holder = 'open', person_id = null where person_id = :key and holder = 'kept'",
                    person);
            run(handle, "update seat set holder = 'gone', person_id = null where person_id = :key", person);
            run(handle, "delete from person where id = :key", person);
        });
    }

    /** Deletes guests who have not been here since a time and hold no seat. */
    public int deleteGuests(long before) {
        return jdbi.withHandle(
                handle -> handle.createUpdate("""
                        delete from person where login is null and seen < :before
                            and not exists (select 1 from seat s where s.person_id = person.id)""").bind("before", before).execute());
    }

    /** Ends browsers' sessions that began before a time. */
    public int deleteSessions(long before) {
        return jdbi.withHandle(
                handle -> handle.createUpdate("delete from credential where kind = 'session' and created < :before")
                        .bind("before", before)
                        .execute());
    }

    /** Notes that a person was here. */
    public void seen(String person, long now) {
        jdbi.useHandle(
                handle -> handle.createUpdate("update person set seen = :now where id = :id and seen < :now - 3600000")
                        .bind("now", now)
                        .bind("id", person)
                        .execute());
    }

    private void update(String statement, String key) {
        jdbi.useHandle(handle -> run(handle, statement, key));
    }

    private static void run(Handle handle, String statement, String key) {
        handle.createUpdate(statement).bind("key", key).execute();
    }

    /** Blocks or mutes somebody, or ends it; the kind is {@code block} or {@code mute}. */
    public void setBlock(String person, String other, String kind, boolean on) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from block where person_id = :person and other_id = :other")
                    .bind("person", person)
                    .bind("other", other)
                    .execute();
            if (on) {
                handle.createUpdate("insert into block (person_id, other_id, kind) values (:person, :other, :kind)")
                        .bind("person", person)
                        .bind("other", other)
                        .bind("kind", kind)
                        .execute();
            }
        });
    }

    /** Whom a person does not want to hear: muted and blocked. */
    public Set<String> unheard(String person) {
        return new HashSet<>(
                jdbi.withHandle(handle -> handle.createQuery("select other_id from block where person_id = :person")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list()));
    }

    /** Whether one of two people blocks the other. */
    public boolean isBlocked(String one, String other) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                                select count(*) from block where kind = 'block' and
                                    (person_id = :one and other_id = :other or person_id = :other and other_id = :one)""")
                        .bind("one", one)
                        .bind("other", other)
                        .mapTo(Integer.class)
                        .one())
                > 0;
    }

    /** Whom a person blocks or mutes. */
    public List<Who> blocked(String person, String kind) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select p.id, p.name from block b join person p on p.id = b.other_id
                        where b.person_id = :person and b.kind = :kind order by p.name""")
                .bind("person", person)
                .bind("kind", kind)
                .map((row, context) -> new Who(row.getString("id"), row.getString("name")))
                .list());
    }

    /** All ratings of a person. */
    public List<RatingRow> ratings(String person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select * from rating where person_id = :person order by ruleset, speed")
                        .bind("person", person)
                        .map((row, context) -> rating(row))
                        .list());
    }

    /** One rating of a person, held against changes by others until the transaction ends; empty if he has none. */
    public static Optional<RatingRow> rating(Handle handle, String person, String ruleset, String speed) {
        String key = " where person_id = :person and ruleset = :ruleset and speed = :speed";
        handle.createUpdate("update rating set games = games" + key)
                .bind("person", person)
                .bind("ruleset", ruleset)
                .bind("speed", speed)
                .execute();
        return handle.createQuery("select * from rating" + key)
                .bind("person", person)
                .bind("ruleset", ruleset)
                .bind("speed", speed)
                .map((row, context) -> rating(row))
                .findOne();
    }

    private static RatingRow rating(ResultSet row) throws SQLException {
        return new RatingRow(
                row.getString("ruleset"),
                row.getString("speed"),
                row.getDouble("rating"),
                row.getDouble("deviation"),
                row.getDouble("volatility"),
                row.getInt("games"),
                row.getLong("at"));
    }

    /** Keeps a rating. */
    public static void rate(Handle handle, String person, RatingRow rating) {
        handle.createUpdate("""
                        insert into rating (person_id, ruleset, speed, rating, deviation, volatility, games, at)
                        values (:person, :ruleset, :speed, :rating, :deviation, :volatility, :games, :at)
                        on conflict (person_id, ruleset, speed) do update set rating = excluded.rating,
                            deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
                            at = excluded.at""")
                .bind("person", person)
                .bind("ruleset", rating.ruleset())
                .bind("speed", rating.speed())
                .bind("rating", rating.rating())
                .bind("deviation", rating.deviation())
                .bind("volatility", rating.volatility())
                .bind("games", rating.games())
                .bind("at", rating.at())
                .execute();
    }
}
