package semeia.server.store;

/** Keeps what sessions and tokens of people are known by. Thread-safe. */
public final class CredentialStore {
    private final Database database;

    /** Sessions and tokens in that database. */
    public CredentialStore(Database database) {
        this.database = database;
    }

    /** Keeps what a session or an API token is known by. */
    public void add(String hash, String person, String kind, String label, long now) {
        database.useHandle(handle -> handle.createUpdate("""
            insert into credential (hash, person_id, kind, label, created)
            values (:hash, :person, :kind, :label, :now)\
            """)
                .bind("hash", hash)
                .bind("person", person)
                .bind("kind", kind)
                .bind("label", label)
                .bind("now", now)
                .execute());
    }

    /** Forgets one session or token. */
    public void drop(String hash) {
        database.useHandle(handle -> handle.createUpdate("delete from credential where hash = :hash")
                .bind("hash", hash)
                .execute());
    }

    /** Forgets all sessions and tokens of a person but one. */
    public void dropAllBut(String person, String hash) {
        database.useHandle(
                handle -> handle.createUpdate("delete from credential where person_id = :person and hash <> :but")
                        .bind("person", person)
                        .bind("but", hash)
                        .execute());
    }

    /** How many sessions or tokens of a kind a person has. */
    public int count(String person, String kind) {
        return database.withHandle(handle -> handle.createQuery(
                        "select count(*) from credential where person_id = :person and kind = :kind")
                .bind("person", person)
                .bind("kind", kind)
                .mapTo(Integer.class)
                .one());
    }

    /** Ends browsers' sessions that began before a time. */
    public int deleteSessions(long before) {
        return database.withHandle(
                handle -> handle.createUpdate("delete from credential where kind = 'session' and created < :before")
                        .bind("before", before)
                        .execute());
    }
}
