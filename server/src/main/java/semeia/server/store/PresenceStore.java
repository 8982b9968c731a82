package semeia.server.store;

import java.util.Collection;
import java.util.List;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Keeps who is here through which server. Thread-safe. */
public final class PresenceStore {
    private final Database database;

    /**
     * What a server last noted of a person.
     *
     * @param node the server
     * @param here whether the person was here through it
     * @param at when, in milliseconds since 1970
     */
    public record Sign(String person, String node, boolean here, long at) {}

    /** In that database. */
    public PresenceStore(Database database) {
        this.database = database;
    }

    /** Notes that people are here through a server, or no longer. */
    public void note(String node, Collection<String> people, boolean here, long now) {
        if (people.isEmpty()) {
            return;
        }
        database.useTransaction(handle -> {
            PreparedBatch batch = handle.prepareBatch("""
                insert into presence (person_id, node, here, at) values (:person, :node, :here, :now)
                on conflict (person_id, node) do update set here = :here, at = :now\
                """);
            people.stream()
                    .sorted()
                    .forEach(person -> batch.bind("person", person)
                            .bind("node", node)
                            .bind("here", here ? 1 : 0)
                            .bind("now", now)
                            .add());
            batch.execute();
        });
    }

    /** What was noted since a time. */
    public List<Sign> since(long time) {
        return database.withHandle(handle -> handle.createQuery(
                        "select person_id as person, node, here, at from presence where at >= :time")
                .bind("time", time)
                .map(ConstructorMapper.of(Sign.class))
                .list());
    }

    /** Forgets what was noted before a time. */
    public void tidy(long before) {
        database.useHandle(handle -> handle.createUpdate("delete from presence where at < :before")
                .bind("before", before)
                .execute());
    }
}
