package semeia.server.store;

import java.util.Optional;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Keeps which acts were done, by keys that people's clients gave them, so that what is sent again is not done again. Thread-safe. */
public final class ActKeyStore {
    private final Database database;

    /**
     * An act under its key.
     *
     * @param person whose act it was
     * @param name the key, of the client's own
     * @param subject what it was done to, such as the id of a table
     * @param number the number of its entry or version there, from 1; 0 if it made the subject
     * @param at when, in milliseconds since 1970
     */
    public record ActKey(String person, String name, String subject, int number, long at) {}

    /** Keys in that database. */
    public ActKeyStore(Database database) {
        this.database = database;
    }

    /** The act that a person did under a key; empty if none was done, or it is long ago. */
    public Optional<ActKey> find(String person, String name) {
        return database.withHandle(handle -> handle.createQuery("""
            select person_id as person, name, subject, number, at from act_key
            where person_id = :person and name = :name\
            """)
                .bind("person", person)
                .bind("name", name)
                .map(ConstructorMapper.of(ActKey.class))
                .findOne());
    }

    /** Keeps a key, in the transaction of what the act brings about; fails if it is kept already. */
    public static void add(Transaction transaction, ActKey key) {
        transaction.handle().createUpdate("""
            insert into act_key (person_id, name, subject, number, at)
            values (:person, :name, :subject, :number, :at)\
            """).bindMethods(key).execute();
    }

    /** Forgets keys from before a time. */
    public void tidy(long before) {
        database.useHandle(handle -> handle.createUpdate("delete from act_key where at < :before")
                .bind("before", before)
                .execute());
    }
}
