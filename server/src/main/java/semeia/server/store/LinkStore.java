package semeia.server.store;

import java.util.Optional;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Keeps the links that were sent to people, until they are used or too old. Thread-safe. */
public final class LinkStore {
    private final Database database;

    /**
     * A link as it is kept.
     *
     * @param purpose what happens when it is used
     * @param person for whom
     * @param name the name that the person asked for, if any
     * @param mail where it was sent
     */
    public record LinkRow(String purpose, String person, Optional<String> name, String mail) {}

    /** Links in that database. */
    public LinkStore(Database database) {
        this.database = database;
    }

    /** Keeps a link, by its hash, until a time. */
    public void add(String hash, LinkRow link, long expires) {
        database.useHandle(handle -> handle.createUpdate("""
            insert into mail_link (hash, purpose, person_id, name, mail, expires)
            values (:hash, :purpose, :person, :name, :mail, :expires)\
            """)
                .bind("hash", hash)
                .bindMethods(link)
                .bind("expires", expires)
                .execute());
    }

    /** Uses a link up; empty if there is none, or it was used, or its time is over. */
    public Optional<LinkRow> take(String hash, long now) {
        return database.inTransaction(handle -> {
            Optional<LinkRow> found = handle.createQuery(
                            "select purpose, person_id as person, name, mail from mail_link where hash = :hash and"
                                    + " expires > :now")
                    .bind("hash", hash)
                    .bind("now", now)
                    .map(ConstructorMapper.of(LinkRow.class))
                    .findOne();
            int taken = handle.createUpdate("delete from mail_link where hash = :hash")
                    .bind("hash", hash)
                    .execute();
            // Of two that come at the same time one takes it.
            return taken == 1 ? found : Optional.empty();
        });
    }

    /** Forgets links whose time is over. */
    public void tidy(long now) {
        database.useHandle(handle -> handle.createUpdate("delete from mail_link where expires <= :now")
                .bind("now", now)
                .execute());
    }
}
