package semeia.server.store;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Finds, makes and deletes people. Thread-safe. */
public final class PeopleStore {
    private final Database database;

    /**
     * A person as stored.
     *
     * @param login the name in lower case, used to sign in; empty for guests
     * @param password what is kept of the password; empty for guests and for those who sign in by mail alone
     * @param mail the address in lower case, if given
     */
    public record PersonRow(
            String id,
            String name,
            Optional<String> login,
            Optional<String> password,
            Optional<String> mail,
            boolean bot,
            boolean banned,
            long created) {}

    /** People in that database. */
    public PeopleStore(Database database) {
        this.database = database;
    }

    /** Adds a guest. */
    public void add(String id, String name, long now) {
        database.useHandle(handle -> handle.createUpdate(
                        "insert into person (id, name, created, seen) values (:id, :name, :now, :now)")
                .bind("id", id)
                .bind("name", name)
                .bind("now", now)
                .execute());
    }

    /**
     * Makes a guest an account, by a password or an address; false if the name or the address is taken, the name rests, or the
     * person is not a guest.
     */
    public boolean enrol(
            String id, String name, String login, Optional<String> password, Optional<String> mail, long now) {
        return database.inTransaction(handle -> {
            int taken = handle.createQuery("select count(*) from person where login = :login or mail = :mail")
                    .bind("login", login)
                    .bind("mail", mail)
                    .mapTo(Integer.class)
                    .one();
            return taken == 0
                    && !isResting(handle, login, now)
                    && handle.createUpdate("""
                        update person set name = :name, login = :login, password = :password, mail = :mail
                        where id = :id and login is null\
                        """)
                                    .bind("name", name)
                                    .bind("login", login)
                                    .bind("password", password)
                                    .bind("mail", mail)
                                    .bind("id", id)
                                    .execute()
                            == 1;
        });
    }

    /** Gives a person an address; false if another has it. */
    public boolean setMail(String id, String mail) {
        return database.withHandle(handle -> handle.createUpdate("""
            update person set mail = :mail where id = :id
                and not exists (select 1 from person other where other.mail = :mail and other.id <> :id)\
            """)
                        .bind("mail", mail)
                        .bind("id", id)
                        .execute())
                == 1;
    }

    /** Whose address that is. */
    public Optional<PersonRow> byMail(String mail) {
        return one("select * from person where mail = :key", mail);
    }

    /** Who has that id. */
    public Optional<PersonRow> byId(String id) {
        return one("select * from person where id = :key", id);
    }

    /** Who signs in by that name. */
    public Optional<PersonRow> byLogin(String login) {
        return one("select * from person where login = :key", login);
    }

    /**
     * Whose session or token that is.
     *
     * @param used when it was last used, to the day, in milliseconds since 1970
     */
    public record Known(PersonRow person, long used) {}

    /** Whose session or token that is. */
    public Optional<Known> byCredential(String hash) {
        RowMapper<PersonRow> person = ConstructorMapper.of(PersonRow.class);
        return database.withHandle(handle -> handle.createQuery("""
            select p.*, c.used as used from person p join credential c on c.person_id = p.id
            where c.hash = :hash and c.kind <> 'device'\
            """)
                .bind("hash", hash)
                .map((row, context) -> new Known(person.map(row, context), row.getLong("used")))
                .findOne());
    }

    /** Whether nobody may have that name yet, because its account was deleted not long ago. */
    public boolean isResting(String login, long now) {
        return database.withHandle(handle -> isResting(handle, login, now));
    }

    private static boolean isResting(Handle handle, String login, long now) {
        return handle.createQuery("select count(*) from resting_name where login = :login and until > :now")
                        .bind("login", login)
                        .bind("now", now)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private Optional<PersonRow> one(String query, String key) {
        return database.withHandle(handle -> handle.createQuery(query)
                .bind("key", key)
                .map(ConstructorMapper.of(PersonRow.class))
                .findOne());
    }

    /** Changes what is kept of the password. */
    public void setPassword(String person, String password) {
        database.useHandle(handle -> handle.createUpdate("update person set password = :password where id = :id")
                .bind("password", password)
                .bind("id", person)
                .execute());
    }

    /** Lets a program play for the account from now on. */
    public void setBot(String person) {
        update("update person set bot = 1 where id = :key", person);
    }

    /** Bans a person, or lifts the ban; false if there is no account of that name. */
    public boolean setBanned(String login, boolean banned) {
        return database.withHandle(
                        handle -> handle.createUpdate("update person set banned = :banned where login = :login")
                                .bind("banned", banned)
                                .bind("login", login)
                                .execute())
                == 1;
    }

    /** The ids of all who are shut out. */
    public Set<String> banned() {
        return new HashSet<>(database.withHandle(handle -> handle.createQuery("select id from person where banned = 1")
                .mapTo(String.class)
                .list()));
    }

    /**
     * Deletes a person and all their messages; the seats that they held at tables stay, without a name.
     *
     * @param until when somebody else may have the name
     */
    public void delete(String person, long until) {
        database.useTransaction(handle -> {
            handle.createUpdate("""
                insert into resting_name (login, until) select login, :until from person
                where id = :key and login is not null on conflict (login) do update set until = :until\
                """).bind("key", person).bind("until", until).execute();
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
        return database.withHandle(
                handle -> handle.createUpdate("""
                    delete from person where login is null and seen < :before
                        and not exists (select 1 from seat s where s.person_id = person.id)
                        and not exists (select 1 from tournament t where t.organiser = person.id)
                        and not exists (select 1 from tournament_person t where t.person_id = person.id)\
                    """).bind("before", before).execute());
    }

    /** Forgets names that have rested long enough. */
    public void releaseNames(long now) {
        database.useHandle(handle -> handle.createUpdate("delete from resting_name where until <= :now")
                .bind("now", now)
                .execute());
    }

    /** Notes that a person was here. */
    public void seen(String person, long now) {
        database.useHandle(
                handle -> handle.createUpdate("update person set seen = :now where id = :id and seen < :now - 3600000")
                        .bind("now", now)
                        .bind("id", person)
                        .execute());
    }

    private void update(String statement, String key) {
        database.useHandle(handle -> run(handle, statement, key));
    }

    private static void run(Handle handle, String statement, String key) {
        handle.createUpdate(statement).bind("key", key).execute();
    }
}
