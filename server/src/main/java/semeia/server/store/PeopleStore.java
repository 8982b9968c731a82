package semeia.server.store;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Finds, makes and deletes people. Thread-safe. */
public final class PeopleStore {
    /** How the skeleton of a name that rests begins, since no name begins so. */
    private static final String RESTING = "~";

    private final Database database;

    /**
     * A person as stored.
     *
     * @param login the name in small letters, used to sign in; empty for guests
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

    /**
     * A name.
     *
     * @param login the same in small letters, used to sign in
     * @param skeleton what it looks like; nobody else's looks the same
     * @param capitals what it looks like in capitals; nobody else's looks the same
     */
    public record Looked(String name, String login, String skeleton, String capitals) {}

    private static final String ALIKE = "(skeleton = :skeleton or capitals = :capitals)";

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

    /** Gives a guest a name; false if another has one that looks like it, it rests, or the person is not a guest. */
    public boolean name(String id, Looked name, long now) {
        return database.inTransaction(handle -> isFree(handle, name, now)
                && handle.createUpdate("""
                    update person set name = :name, skeleton = :skeleton, capitals = :capitals
                    where id = :id and login is null and not exists (select 1 from person where <alike> and id <> :id)\
                    """)
                                .define("alike", ALIKE)
                                .bindMethods(name)
                                .bind("id", id)
                                .execute()
                        == 1);
    }

    /** Whether no account has that name or one that looks like it, and neither rests. */
    public boolean isFree(Looked name, long now) {
        return database.withHandle(handle -> isFree(handle, name, now));
    }

    private static boolean isFree(Handle handle, Looked name, long now) {
        return handle.createQuery("""
            select (select count(*) from person where login is not null and (login = :login or <alike>))
                + (select count(*) from resting_name where until > :now and login in (:login, :resting, :restingCapitals))\
            """)
                        .define("alike", ALIKE)
                        .bindMethods(name)
                        .bind("resting", RESTING + name.skeleton())
                        .bind("restingCapitals", RESTING + name.capitals())
                        .bind("now", now)
                        .mapTo(Integer.class)
                        .one()
                == 0;
    }

    /** Accounts of which it is not known what their names look like. */
    public List<PersonRow> withoutLooks() {
        return database.withHandle(handle -> handle.createQuery(
                        "select * from person where login is not null and skeleton is null order by created")
                .map(ConstructorMapper.of(PersonRow.class))
                .list());
    }

    /** Notes what the name of an account looks like, unless that of another, older one looks the same. */
    public void setLooks(String id, Looked name) {
        database.useHandle(handle -> handle.createUpdate("""
            update person set skeleton = :skeleton, capitals = :capitals
            where id = :id and not exists (select 1 from person where <alike>)\
            """)
                .define("alike", ALIKE)
                .bindMethods(name)
                .bind("id", id)
                .execute());
    }

    /**
     * Makes a guest an account, by a password or an address; false if the name, one that looks like it, or the address is taken, the
     * name rests, or the person is not a guest. Another guest of that name is called otherwise from then on.
     */
    public boolean enrol(
            String id, Looked name, Optional<String> password, Optional<String> mail, String otherwise, long now) {
        return database.inTransaction(handle -> {
            int taken = handle.createQuery("select count(*) from person where mail = :mail")
                    .bind("mail", mail)
                    .mapTo(Integer.class)
                    .one();
            if (taken > 0 || !isFree(handle, name, now)) {
                return false;
            }
            handle.createUpdate("""
                update person set name = :otherwise, skeleton = null, capitals = null
                where <alike> and login is null and id <> :id\
                """)
                    .define("alike", ALIKE)
                    .bind("otherwise", otherwise)
                    .bindMethods(name)
                    .bind("id", id)
                    .execute();
            return handle.createUpdate("""
                        update person set name = :name, login = :login, skeleton = :skeleton, capitals = :capitals,
                            password = :password, mail = :mail
                        where id = :id and login is null\
                        """)
                            .bindMethods(name)
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
            handle.createUpdate("""
                insert into resting_name (login, until)
                select :resting || looks, :until from (
                    select skeleton as looks from person where id = :key and login is not null and skeleton is not null
                    union select capitals from person where id = :key and login is not null and capitals is not null) as own
                where true on conflict (login) do update set until = :until\
                """)
                    .bind("resting", RESTING)
                    .bind("key", person)
                    .bind("until", until)
                    .execute();
            run(handle, "update entry set body = '' where kind = 'SAID' and person_id = :key", person);
            run(
                    handle,
                    "update seat set holder = 'open', person_id = null where person_id = :key and holder = 'kept'",
                    person);
            run(handle, "update seat set holder = 'gone', person_id = null where person_id = :key", person);
            run(handle, "delete from presence where person_id = :key", person);
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
