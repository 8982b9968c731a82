package semeia.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Keeps ratings. Thread-safe. */
public final class RatingStore {
    private final Database database;

    /** A rating as it is kept. */
    public record RatingRow(
            String ruleset, String speed, double rating, double deviation, double volatility, int games, long at) {}

    /** Ratings in that database. */
    public RatingStore(Database database) {
        this.database = database;
    }

    /** All ratings of a person. */
    public List<RatingRow> ratings(String person) {
        return database.withHandle(
                handle -> handle.createQuery("select * from rating where person_id = :person order by ruleset, speed")
                        .bind("person", person)
                        .map(ConstructorMapper.of(RatingRow.class))
                        .list());
    }

    /** One rating of a person, held against changes by others until the transaction ends; empty if there is none. */
    public static Optional<RatingRow> rating(Transaction transaction, String person, String ruleset, String speed) {
        Handle handle = transaction.handle();
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
                .map(ConstructorMapper.of(RatingRow.class))
                .findOne();
    }

    /** Keeps a rating. */
    public static void rate(Transaction transaction, String person, RatingRow rating) {
        transaction
                .handle()
                .createUpdate("""
                    insert into rating (person_id, ruleset, speed, rating, deviation, volatility, games, at)
                    values (:person, :ruleset, :speed, :rating, :deviation, :volatility, :games, :at)
                    on conflict (person_id, ruleset, speed) do update set rating = excluded.rating,
                        deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
                        at = excluded.at\
                    """)
                .bind("person", person)
                .bindMethods(rating)
                .execute();
    }
}
