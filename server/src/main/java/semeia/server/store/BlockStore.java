package semeia.server.store;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Keeps whom people block, and whom they do not hear. Thread-safe. */
public final class BlockStore {
    private final Database database;

    /** Blocks in that database. */
    public BlockStore(Database database) {
        this.database = database;
    }

    /** Blocks or mutes somebody, or ends it; the kind is {@code block} or {@code mute}. */
    public void setBlock(String person, String other, String kind, boolean on) {
        database.useTransaction(handle -> {
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
                database.withHandle(handle -> handle.createQuery("select other_id from block where person_id = :person")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list()));
    }

    /** Whether one of two people blocks the other. */
    public boolean isBlocked(String one, String other) {
        return database.withHandle(handle -> handle.createQuery("""
            select count(*) from block where kind = 'block' and
                (person_id = :one and other_id = :other or person_id = :other and other_id = :one)\
            """)
                        .bind("one", one)
                        .bind("other", other)
                        .mapTo(Integer.class)
                        .one())
                > 0;
    }

    /** Whom a person blocks or mutes. */
    public List<Who> blocked(String person, String kind) {
        return database.withHandle(handle -> handle.createQuery("""
            select p.id, p.name from block b join person p on p.id = b.other_id
            where b.person_id = :person and b.kind = :kind order by p.name\
            """)
                .bind("person", person)
                .bind("kind", kind)
                .map(ConstructorMapper.of(Who.class))
                .list());
    }
}
