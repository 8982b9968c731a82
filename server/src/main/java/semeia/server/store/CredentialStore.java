package semeia.server.store;

import java.util.List;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Keeps what sessions, tokens and known devices of people are known by. Thread-safe. */
public final class CredentialStore {
    private final Database database;

    /**
     * A session, token or known device as stored.
     *
     * @param kind {@code session}, {@code token} or {@code device}
     * @param used when it was last used, to the day
     */
    public record CredentialRow(String hash, String kind, String label, long created, long used) {}

    /** Sessions and tokens in that database. */
    public CredentialStore(Database database) {
        this.database = database;
    }

    /** Keeps what a session, a token or a known device is known by. */
    public void add(String hash, String person, String kind, String label, long now) {
        database.useHandle(handle -> handle.createUpdate("""
            insert into credential (hash, person_id, kind, label, created, used)
            values (:hash, :person, :kind, :label, :now, :now)\
            """)
                .bind("hash", hash)
                .bind("person", person)
                .bind("kind", kind)
                .bind("label", label)
                .bind("now", now)
                .execute());
    }

    /** Notes that a session or token was used. */
    public void use(String hash, long now) {
        database.useHandle(handle -> handle.createUpdate("update credential set used = :now where hash = :hash")
                .bind("now", now)
                .bind("hash", hash)
                .execute());
    }

    /** Sessions, tokens and known devices of a person, the newest first. */
    public List<CredentialRow> of(String person) {
        return database.withHandle(handle -> handle.createQuery("""
            select hash, kind, label, created, used from credential where person_id = :person
            order by created desc, hash\
            """)
                .bind("person", person)
                .map(ConstructorMapper.of(CredentialRow.class))
                .list());
    }

    /** Forgets one session or token. */
    public void drop(String hash) {
        database.useHandle(handle -> handle.createUpdate("delete from credential where hash = :hash")
                .bind("hash", hash)
                .execute());
    }

    /** Forgets all sessions, tokens and known devices of a person but one. */
    public void dropAllBut(String person, String hash) {
        database.useHandle(
                handle -> handle.createUpdate("delete from credential where person_id = :person and hash <> :but")
                        .bind("person", person)
                        .bind("but", hash)
                        .execute());
    }

    /** Ends browsers' sessions that were not used since a time, and sessions and known devices that began before another. */
    public void deleteOld(long unused, long begun) {
        database.useHandle(handle -> handle.createUpdate("""
            delete from credential
            where (kind = 'session' and used < :unused) or (kind <> 'token' and created < :begun)\
            """)
                .bind("unused", unused)
                .bind("begun", begun)
                .execute());
    }
}
