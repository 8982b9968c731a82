package semeia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Keeps ratings. Thread-safe. */
public final class RatingStore {
    private final Jdbi jdbi;

    /** A rating as it is kept. */
    public record RatingRow(
            String ruleset, String speed, double rating, double deviation, double volatility, int games, long at) {}

    /** Ratings in that database. */
    public RatingStore(Database database) {
        this.jdbi = database.jdbi();
    }

    /** All ratings of a person. */
    public List<RatingRow> ratings(String person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select * from rating where person_id = :person order by ruleset, speed")
                        .bind("person", person)
                        .map((row, context) -> rating(row))
                        .list());
    }

    /** One rating of a person, held against changes by others until the transaction ends; empty if there is none. */
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
